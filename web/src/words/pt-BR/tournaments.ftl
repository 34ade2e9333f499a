### Tournaments

cup-title = Torneios
cup-lead = Qualquer pessoa cria, e eles andam sozinhos. Você entra com um toque, sem criar conta.
cup-make = Criar um
cup-none = Ainda não há torneios. Crie um: ele começa quando você quiser, e bots podem completar os lugares.
cup-all = Todos os torneios
cup-group-running = Em andamento
cup-group-open = Abertos
cup-group-over = Encerrados
cup-kinds = Os três tipos
cup-kind = { $kind ->
    [swiss] Suíço
    [arena] Arena
   *[duplicate] Duplicado
 }
cup-kind-more = { $kind ->
    [swiss] Um número fixo de rodadas; em cada uma você enfrenta alguém com mais ou menos os mesmos pontos, e ninguém duas vezes.
    [arena] Quantas partidas você quiser até o tempo acabar; quem está livre recebe logo um adversário, e vitórias seguidas contam em dobro.
   *[duplicate] Todas as mesas recebem os mesmos azulejos na mesma ordem, e você só é comparado com quem ocupa o seu lugar: a sorte fica de fora.
 }
cup-length = { $kind ->
    [arena] { $count } min
    [swiss] { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
     }
   *[duplicate] { $count ->
        [one] { $count } distribuição
       *[other] { $count } distribuições
     }
 }
cup-start = Começa { $away } ({ $time })
cup-state = { $status ->
    [running] { $kind ->
        [arena] Em andamento agora
        [duplicate] A distribuição { $round } está em jogo
       *[swiss] A rodada { $round } está em jogo
     }
    [cancelled] Não aconteceu
   *[over] Encerrado
 }
cup-entrants = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
 }
cup-rated = Vale classificação
cup-you-in = Você participa.
cup-bot = Bot { $level } { $number }
cup-rounds = { $kind ->
    [duplicate] Distribuições
   *[other] Rodadas
 }
cup-round = { $kind ->
    [duplicate] Distribuição { $round }
   *[other] Rodada { $round }
 }
cup-entered = { $count ->
    [one] { $count } jogador inscrito
   *[other] { $count } jogadores inscritos
 }
cup-standings = Tabela
cup-nobody = Ninguém se inscreveu ainda. Seja o primeiro.
cup-place = Posição
cup-player = Jogador
cup-points = Pontos
cup-counts = { $kind ->
    [swiss] Uma vitória vale 2 pontos, um empate 1. Uma rodada sem adversário conta como vitória.
    [arena] Uma vitória vale 2 pontos, um empate 1. Depois de duas vitórias seguidas, cada partida conta em dobro até você deixar de vencer.
   *[duplicate] 2 pontos por jogador com a sua distribuição e o seu lugar que você superar, 1 por um empate.
 }
cup-tie = { $tie ->
    [met] Advers.
    [beaten] Vencidos
    [arena] Partidas
   *[duplicate] Dif.
 }
cup-tie-more = { $tie ->
    [met] Desempata: a soma dos pontos de todos os adversários deste jogador.
    [beaten] Desempata em seguida: a soma dos pontos de todos os que este jogador venceu, e metade dos pontos daqueles com quem empatou.
    [arena] Desempata: fica na frente quem precisou de menos partidas.
   *[duplicate] Desempata: quantos pontos de jogo este jogador fez acima da média dos outros no mesmo lugar, em todas as distribuições.
 }
cup-games = Partidas
cup-more = Mostrar todas
cup-bye = sem adversário
cup-playing = em jogo
cup-done = encerrada
cup-won-early = { $name } vence
cup-watch = Assistir
cup-replay = Rever
cup-sealed = Esta distribuição ainda está em jogo. Os resultados e as mesas aparecem quando todas terminarem.
cup-deal = { $count ->
    [one] Distribuição { $deal }, em uma mesa
   *[other] Distribuição { $deal }, nas { $count } mesas
 }
cup-same = mesmos azulejos, mesma ordem
cup-dishes = Os primeiros azulejos da distribuição { $deal }: iguais em todas as mesas
cup-seat = { $seat ->
    [0] Quem começou
   *[other] Quem jogou em segundo
 }
cup-early = terminou antes do fim
cup-made = Pontuação: { $points }
cup-brought = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }
cup-bye-points = { $points ->
    [one] sem adversário: { $points } ponto
   *[other] sem adversário: { $points } pontos
 }
cup-tables = Todas as mesas desta distribuição
cup-parted = { $you ->
    [yes] Você e { $other } se separaram na jogada { $move }
   *[no] { $one } e { $other } se separaram na jogada { $move }
 }
cup-look = { $you ->
    [yes] Ver na sua mesa
   *[no] Ver na mesa de { $name }
 }
cup-winner = { $you ->
    [yes] Você venceu!
    [shared] Você divide o primeiro lugar: { $names }
   *[no] { $count ->
        [one] { $names } venceu
       *[other] { $names } dividem o primeiro lugar
     }
 }
cup-your-place = Você ficou na posição { $place } de { $count }.
cup-you = Participação
cup-cancelled = Não aconteceu: poucos jogadores se inscreveram.
cup-your-table = Sua mesa está pronta: você joga com { $name }
cup-running = { $kind ->
    [arena] Está em andamento. Você ainda pode entrar.
    [duplicate] A distribuição { $round } está em jogo. Você ainda pode entrar, a partir da próxima.
   *[swiss] A rodada { $round } está em jogo. Você ainda pode entrar, a partir da próxima.
 }
cup-your-bye = Você não tem adversário nesta rodada e recebe os pontos por ela.
cup-wait = { $kind ->
    [arena] Você recebe um adversário assim que alguém estiver livre. Fique nesta página.
   *[other] A próxima rodada começa logo depois da última partida desta. Sua mesa se abre aqui sozinha.
 }
cup-elsewhere = Você se inscreveu em outro dispositivo: sua mesa está aberta lá.
cup-here = Jogar aqui a partir da próxima partida
cup-to-table = Ir para a sua mesa
cup-enter = Participar
cup-again = Voltar a participar
cup-leave = Deixar de participar
cup-next-table = Ir para a sua próxima mesa
cup-back = Voltar ao torneio
cup-new = Um novo torneio
cup-name = Como ele se chama?
cup-of = { $kind } de { $name }
cup-which = De que tipo?
cup-game = Qual jogo?
cup-starts = Quando começa?
cup-when = { $minutes ->
    [own] Outra hora
   *[other] Em { $minutes } min
 }
cup-start-own = Início, na sua hora local
cup-minutes = Quantos minutos?
cup-how-many = { $kind ->
    [duplicate] Quantas distribuições?
   *[other] Quantas rodadas?
 }
cup-places = Quantos podem entrar?
cup-more-rules = Neste torneio
cup-rated-note = As partidas mudam a classificação de todos.
cup-bots = Bots completam os lugares
cup-bots-note = Eles ocupam os lugares vazios, para que ninguém fique sem adversário.
cup-level = Nível dos bots
cup-fill = Completar até quantos jogadores?
cup-create = Criar o torneio
