### Tournaments

cup-title = Torneios
cup-lead = Qualquer pessoa os cria e decorrem sozinhos. Entras com um toque, sem criar conta.
cup-make = Criar um
cup-none = Ainda não há torneios. Cria um: começa quando quiseres, e os bots podem completar os lugares.
cup-all = Todos os torneios
cup-group-running = A decorrer
cup-group-open = Abertos
cup-group-over = Terminados
cup-kinds = Os três tipos
cup-kind = { $kind ->
    [swiss] Suíço
    [arena] Arena
   *[duplicate] Duplicado
 }
cup-kind-more = { $kind ->
    [swiss] Um número fixo de rondas; em cada uma defrontas alguém com mais ou menos os mesmos pontos, e ninguém duas vezes.
    [arena] Tantos jogos quantos quiseres até o tempo acabar; quem está livre recebe logo adversário, e vitórias seguidas contam a dobrar.
   *[duplicate] Todas as mesas recebem os mesmos azulejos pela mesma ordem, e só és comparado com quem ocupa o teu lugar: a sorte fica de fora.
 }
cup-length = { $kind ->
    [arena] { $count } min
    [swiss] { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
     }
   *[duplicate] { $count ->
        [one] { $count } distribuição
       *[other] { $count } distribuições
     }
 }
cup-start = Começa { $away } ({ $time })
cup-state = { $status ->
    [running] { $kind ->
        [arena] A decorrer agora
        [duplicate] Joga-se a distribuição { $round }
       *[swiss] Joga-se a ronda { $round }
     }
    [cancelled] Não se realizou
   *[over] Terminado
 }
cup-entrants = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
 }
cup-rated = Com classificação
cup-you-in = Participas.
cup-bot = Bot { $level } { $number }
cup-rounds = { $kind ->
    [duplicate] Distribuições
   *[other] Rondas
 }
cup-round = { $kind ->
    [duplicate] Distribuição { $round }
   *[other] Ronda { $round }
 }
cup-entered = { $count ->
    [one] { $count } jogador inscrito
   *[other] { $count } jogadores inscritos
 }
cup-standings = Tabela
cup-nobody = Ainda ninguém se inscreveu. Sê o primeiro.
cup-place = Posição
cup-player = Jogador
cup-points = Pontos
cup-counts = { $kind ->
    [swiss] Uma vitória vale 2 pontos, um empate 1. Uma ronda sem adversário conta como vitória.
    [arena] Uma vitória vale 2 pontos, um empate 1. Depois de duas vitórias seguidas, cada jogo conta a dobrar até deixares de vencer.
   *[duplicate] 2 pontos por cada jogador com a tua distribuição e o teu lugar que superares, 1 por um empate.
 }
cup-tie = { $tie ->
    [met] Advers.
    [beaten] Vencidos
    [arena] Jogos
   *[duplicate] Dif.
 }
cup-tie-more = { $tie ->
    [met] Desempata: a soma dos pontos de todos os adversários deste jogador.
    [beaten] Desempata a seguir: a soma dos pontos de todos os que este jogador venceu, e metade dos pontos daqueles com quem empatou.
    [arena] Desempata: fica à frente quem precisou de menos jogos.
   *[duplicate] Desempata: quantos pontos do jogo este jogador fez acima da média dos outros no mesmo lugar, em todas as distribuições.
 }
cup-games = Jogos
cup-more = Mostrar todos
cup-bye = sem adversário
cup-playing = a jogar
cup-done = terminado
cup-won-early = Vence { $name }
cup-watch = Ver
cup-replay = Rever
cup-sealed = Esta distribuição ainda está a ser jogada. Os resultados e as mesas aparecem quando todas terminarem.
cup-deal = { $count ->
    [one] Distribuição { $deal }, numa mesa
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
    [yes] Tu e { $other } separaram-se na jogada { $move }
   *[no] { $one } e { $other } separaram-se na jogada { $move }
 }
cup-look = { $you ->
    [yes] Ver na tua mesa
   *[no] Ver na mesa de { $name }
 }
cup-winner = { $you ->
    [yes] Venceste!
    [shared] Partilhas o primeiro lugar: { $names }
   *[no] { $count ->
        [one] Venceu { $names }
       *[other] { $names } partilham o primeiro lugar
     }
 }
cup-your-place = Ficaste na posição { $place } de { $count }.
cup-you = Participação
cup-cancelled = Não se realizou: inscreveram-se poucos jogadores.
cup-your-table = A tua mesa está pronta: jogas com { $name }
cup-running = { $kind ->
    [arena] Está a decorrer. Ainda podes entrar.
    [duplicate] Joga-se a distribuição { $round }. Ainda podes entrar, a partir da próxima.
   *[swiss] Joga-se a ronda { $round }. Ainda podes entrar, a partir da próxima.
 }
cup-your-bye = Não tens adversário nesta ronda e recebes os pontos por ela.
cup-wait = { $kind ->
    [arena] Recebes adversário assim que alguém estiver livre. Fica nesta página.
   *[other] A próxima ronda começa pouco depois do último jogo desta. A tua mesa abre-se aqui sozinha.
 }
cup-elsewhere = Inscreveste-te noutro dispositivo: a tua mesa está aberta lá.
cup-here = Jogar aqui a partir do próximo jogo
cup-to-table = Ir para a tua mesa
cup-enter = Participar
cup-again = Voltar a participar
cup-leave = Deixar de participar
cup-next-table = Ir para a tua próxima mesa
cup-back = Voltar ao torneio
cup-new = Um novo torneio
cup-name = Como se chama?
cup-of = { $kind } de { $name }
cup-which = De que tipo?
cup-game = Que jogo?
cup-starts = Quando começa?
cup-when = { $minutes ->
    [own] Outra hora
   *[other] Dentro de { $minutes } min
 }
cup-start-own = Início, na tua hora local
cup-minutes = Quantos minutos?
cup-how-many = { $kind ->
    [duplicate] Quantas distribuições?
   *[other] Quantas rondas?
 }
cup-places = Quantos podem entrar?
cup-more-rules = Neste torneio
cup-rated-note = Os jogos alteram a classificação de todos.
cup-bots = Os bots completam os lugares
cup-bots-note = Ocupam os lugares vazios, para que ninguém fique sem adversário.
cup-level = Nível dos bots
cup-fill = Completar até quantos jogadores?
cup-create = Criar o torneio
