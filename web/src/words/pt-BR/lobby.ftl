### The pages around the tables: home, options, waiting, watching, records, rules, settings

## On each of these pages

# On a button that changes to the next theme
lobby-theme = { $theme ->
    [light] Tema: claro. Mudar para escuro.
    [dark] Tema: escuro. Mudar para alto contraste.
    [contrast] Tema: alto contraste. Mudar para o do dispositivo.
   *[system] Tema: o do dispositivo. Mudar para claro.
 }
lobby-brand = Tilewright
# The title of the browser's tab
lobby-title = { $page } · Tilewright
# Read out to people who use the keyboard: jumps over the bar
lobby-skip = Pular para o conteúdo desta página
# What the links of the bar are, read out
lobby-rooms = Páginas
lobby-room-home = Jogar
lobby-room-learn = Aprender
lobby-room-watch = Assistir
lobby-room-rules = Regras
lobby-room-puzzles = Desafios
lobby-room-analysis = Análise
lobby-room-records = Registros
# Who waits for an answer; $names are $count players
lobby-challenged = { $count ->
    [one] Você tem um desafio de { $names }.
   *[other] Você tem desafios de { $names }.
 }
lobby-challenged-look = Ver
lobby-menu = Menu

## Home

lobby-hero = Pegue azulejos. Preencha fileiras. Cuidado com o chão.
lobby-hero-more = Azul e Azul Duelo com amigos ou contra bots. Grátis, sem cadastro, com todas as regras explicadas.
lobby-play-bot = Jogar contra um bot
# In the choice beside “Play a bot”
lobby-level = Nível: { $level }
# Read out: what that choice is
lobby-level-of = Nível do bot de { $game }
lobby-rated = { $level }, cerca de { $rating } Elo
lobby-invite = Convidar alguém
lobby-together = Na mesma tela
lobby-options = Todas as opções
lobby-puzzle = Desafio do dia
lobby-puzzle-more = Uma jogada é claramente melhor: qual?
# The name of somebody who has not given one, at a table with several
lobby-player = Jogador { $number }

## My tables

lobby-continue = Continuar
lobby-continue-none = Suas mesas vão aparecer aqui, para você continuar de onde parou.
# After three tables: how many there are besides
lobby-continue-more = e mais { $count }
lobby-watch-others = Assistir a outras partidas
# A table in a list: Azul: Ana and Rui
lobby-table = { $game }: { $names }
# A bot among the names; $level is “casual”
lobby-bot = bot { $level }
lobby-table-waiting = Ainda falta gente
lobby-table-playing = Rodada { $round } · { $scores }
lobby-table-over = Acabou · { $scores }
# How a game ended; $you: was it you who won, or resigned? $names: the others of whom that is so
lobby-ended = { $how ->
    [finished] { $you ->
        [yes] Você venceu { $scores }
       *[no] { $names } venceu { $scores }
     }
    [shared] { $you ->
        [yes] Você dividiu a vitória com { $names }, { $scores }
       *[no] Vitória compartilhada de { $names }, { $scores }
     }
    [resigned] { $you ->
        [yes] Você desistiu · { $scores }
       *[no] { $names } desistiu · { $scores }
     }
    [time] { $you ->
        [yes] Seu tempo acabou · { $scores }
       *[no] O tempo de { $names } acabou · { $scores }
     }
    [failed] { $names } não pôde continuar · { $scores }
   *[ended] Interrompida · { $scores }
 }
# On a small label: for whom a table waits
lobby-due-mine = Sua vez
lobby-due-theirs = Não é sua vez
lobby-due-waiting = Aguardando
lobby-due-over = Acabou
# $table: “Azul: Ana and Rui”
lobby-forget = Remover “{ $table }” desta lista

## A new table

lobby-new = Uma mesa de { $game }
lobby-players = Quantos jogam?
lobby-who = Quem joga?
lobby-seat = Lugar { $number }
# Read out: what a field is; $seat is “Seat 2”
lobby-seat-kind = { $seat }: quem se senta aqui
lobby-seat-name = { $seat }: nome
lobby-seat-level = { $seat }: nível do bot
lobby-kind-me = Eu
lobby-kind-bot = Um bot
lobby-kind-open = Alguém, por link
lobby-kind-shared = Alguém ao meu lado
lobby-open-note = Você recebe um link para enviar.
lobby-first = Quem começa?
lobby-first-random = Por sorteio
lobby-clock = Quanto tempo?
lobby-clock-none = Sem relógio
lobby-clock-preset = { $minutes } min + { $seconds } s
lobby-clock-own = Outro
lobby-clock-minutes = Minutos para cada jogador
lobby-clock-increment = Segundos a mais por turno
lobby-clock-note = Cada jogador tem esses minutos para a partida inteira e ganha os segundos a cada turno. Quem fica sem tempo perde.
lobby-table-rules = Nesta mesa
lobby-public = Pública
lobby-public-note = Qualquer pessoa pode assistir e ocupar um lugar livre. Caso contrário, só quem tem um link encontra a mesa.
lobby-confirm = Cada turno termina com “Confirmar”
lobby-confirm-note = Vale para todos nesta mesa: você pode desfazer suas jogadas até apertar Confirmar, e os outros esperam por isso.
lobby-hints = Dicas
lobby-hints-note = Você pode perguntar o que um bot faria no seu lugar.
lobby-coach = Com um treinador
lobby-coach-note = Explica cada novo tipo de decisão e pergunta antes de um erro claro. Só onde ninguém joga além de você e de bots.
lobby-start = Abrir a mesa
lobby-not-now = Agora não

## A table that waits for players

lobby-waiting = { $kind ->
    [offered] Um lugar para você em uma mesa de { $game }
    [free] Um lugar livre em uma mesa de { $game }
   *[waiting] Aguardando jogadores para { $game }
 }
lobby-waiting-seats = Na mesa
lobby-waiting-note = { $open ->
    [one] A partida começa sozinha assim que o último lugar for ocupado. Você pode sair desta página e voltar.
   *[other] A partida começa sozinha assim que os { $open } lugares livres forem ocupados. Você pode sair desta página e voltar.
 }
lobby-seat-free = livre
lobby-seat-here = está aqui
lobby-sit = Sentar
lobby-sit-invited = { $host } convida você para jogar
lobby-sit-free = Ocupar um lugar livre
lobby-name-seen = Os outros veem o nome. Ele fica guardado neste aparelho.
lobby-name-missing = Digite um nome: os outros vão vê-lo.
# $only: whether there is only one seat to invite to
lobby-invite-title = { $only ->
    [yes] Convidar alguém
   *[no] Convidar alguém para o lugar { $number }
 }
# On the button under the name of somebody who invites
lobby-invite-go = Obter o link
lobby-invite-note = Envie este link. Quem abrir fica com o lugar; por isso, não passe o link a mais ninguém.
lobby-invite-link = Link para o lugar { $number }
# What goes with the link when it is shared
lobby-invite-text = Jogue { $game } comigo
# $started: how the server was started
lobby-invite-local = { $started ->
    [make] Este link só funciona neste computador. Para outras pessoas poderem entrar, aperte Ctrl-C onde você digitou “make play”, digite “make play ARGS="--host 0.0.0.0"” e abra a página no endereço informado.
    [play] Este link só funciona neste computador. Para outras pessoas poderem entrar, aperte Ctrl-C onde você digitou “tilewright play”, digite “tilewright play --host 0.0.0.0” e abra a página no endereço informado.
    [serve] Este link só funciona neste computador. Para outras pessoas poderem entrar, inicie o servidor com “tilewright serve --host 0.0.0.0” e abra a página pelo nome deste computador.
   *[other] Este link só funciona neste computador, porque o servidor só aceita conexões daqui.
 }
lobby-copy = Copiar link
lobby-copied = Copiado
lobby-share = Compartilhar
lobby-qr = O link para o lugar { $number } como código QR

## Watching

lobby-watch = Mesas públicas
lobby-watch-more = Ocupe um lugar livre ou acompanhe quem está jogando.
lobby-watch-none = Ninguém está jogando em público agora. Abra uma mesa e deixe-a pública: ela vai aparecer aqui.
lobby-watch-waiting = Com lugar livre
lobby-watch-playing = Em andamento
lobby-watch-over = Encerradas
lobby-free-seats = { $open ->
    [0] nenhum lugar livre
    [one] { $open } lugar livre
   *[other] { $open } lugares livres
 }
# What a click on a listed table does
lobby-listed-waiting = Entrar
lobby-listed-playing = Assistir
lobby-listed-over = Ver

## Records

lobby-records = Registros
lobby-records-more = Um registro é uma partida inteira em texto. Escolha um arquivo ou cole um registro, e veja a partida jogada por jogada.
lobby-record-file = Escolher arquivo
lobby-record-paste = Ou cole o registro aqui
lobby-record-open = Ver a partida
lobby-finished = Suas partidas encerradas
lobby-finished-none = As partidas que você terminar neste dispositivo vão aparecer aqui.
lobby-look-again = Rever
lobby-download = Baixar o registro de “{ $table }”

## Rules

lobby-rules = As regras de { $game }
lobby-rules-how = Como jogar
lobby-rules-lessons = Lições
lobby-rules-games = Regras de qual jogo
lobby-rules-search = Buscar nas regras
lobby-rules-contents = Capítulos
lobby-rules-found = { $count ->
    [0] Nada encontrado
    [one] Encontrado em { $count } capítulo
   *[other] Encontrado em { $count } capítulos
 }
lobby-rules-none = Nenhuma regra diz “{ $words }”.

## An address that leads nowhere

lobby-lost = Esta página não existe
lobby-lost-more = O endereço pode ter sido digitado errado, ou a página não está mais aqui.
lobby-lost-home = Jogar

## The scoring tiles of a table of Azul Duel

# $sides: their names, as a list
duel-options = Placas de pontuação: { $sides }
duel-options-random = { $count ->
    [one] { $count } placa de pontuação por sorteio
   *[other] { $count } placas de pontuação por sorteio
 }

## Azul Duel, as it is offered

duel-about = Sóis, luas e uma cúpula só sua, montada placa por placa.
duel-players = 2 jogadores
duel-time = 30 min
duel-variants = oito maneiras de pontuar no fim
duel-open = Abrir uma mesa de Azul Duelo
