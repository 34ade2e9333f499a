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
lobby-skip = Saltar para o conteúdo desta página
# What the links of the bar are, read out
lobby-rooms = Páginas
lobby-room-home = Jogar
lobby-room-learn = Aprender
lobby-room-watch = Assistir
lobby-room-rules = Regras
lobby-room-puzzles = Desafios
lobby-room-analysis = Análise
lobby-room-records = Registos
# Who waits for an answer; $names are $count players
lobby-challenged = { $count ->
    [one] Tens um desafio de { $names }.
   *[other] Tens desafios de { $names }.
 }
lobby-challenged-look = Ver
lobby-menu = Menu

## Home

lobby-hero = Recolhe azulejos. Preenche linhas. Cuidado com o chão.
lobby-hero-more = Azul e Azul Duelo com amigos ou contra bots. Grátis, sem conta, com todas as regras explicadas.
lobby-play-bot = Jogar contra um bot
# In the choice beside “Play a bot”
lobby-level = Nível: { $level }
# Read out: what that choice is
lobby-level-of = Nível do bot de { $game }
lobby-rated = { $level }, cerca de { $rating } Elo
lobby-invite = Convidar alguém
lobby-together = No mesmo ecrã
lobby-options = Todas as opções
lobby-puzzle = Desafio do dia
lobby-puzzle-more = Uma jogada é claramente melhor: qual?
# The name of somebody who has not given one, at a table with several
lobby-player = Jogador { $number }

## My tables

lobby-continue = Continuar
lobby-continue-none = As tuas mesas vão aparecer aqui, para continuares onde paraste.
# After three tables: how many there are besides
lobby-continue-more = e mais { $count }
lobby-watch-others = Assistir a outros jogos
# A table in a list: Azul: Ana and Rui
lobby-table = { $game }: { $names }
# A bot among the names; $level is “casual”
lobby-bot = bot { $level }
lobby-table-waiting = Ainda falta gente
lobby-table-playing = Ronda { $round } · { $scores }
lobby-table-over = Terminou · { $scores }
# How a game ended; $you: was it you who won, or resigned? $names: the others of whom that is so
lobby-ended = { $how ->
    [finished] { $you ->
        [yes] Venceste { $scores }
       *[no] { $names } venceu { $scores }
     }
    [shared] { $you ->
        [yes] Partilhaste a vitória com { $names }, { $scores }
       *[no] { $names } partilharam a vitória, { $scores }
     }
    [resigned] { $you ->
        [yes] Desististe · { $scores }
       *[no] { $names } desistiu · { $scores }
     }
    [time] { $you ->
        [yes] Ficaste sem tempo · { $scores }
       *[no] { $names } ficou sem tempo · { $scores }
     }
    [failed] { $names } não conseguiu continuar · { $scores }
   *[ended] Interrompido · { $scores }
 }
# On a small label: for whom a table waits
lobby-due-mine = É a tua vez
lobby-due-theirs = Não é a tua vez
lobby-due-waiting = À espera
lobby-due-over = Terminou
# $table: “Azul: Ana and Rui”
lobby-forget = Remover «{ $table }» desta lista

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
lobby-open-note = Recebes um link para enviar.
lobby-first = Quem começa?
lobby-first-random = Ao acaso
lobby-clock = Quanto tempo?
lobby-clock-none = Sem relógio
lobby-clock-preset = { $minutes } min + { $seconds } s
lobby-clock-own = Outro
lobby-clock-minutes = Minutos para cada jogador
lobby-clock-increment = Segundos a mais por turno
lobby-clock-note = Cada jogador tem esses minutos para o jogo todo e ganha os segundos em cada turno. Quem fica sem tempo perde.
lobby-table-rules = Nesta mesa
lobby-public = Pública
lobby-public-note = Qualquer pessoa pode assistir e ocupar um lugar livre. Caso contrário, só encontra a mesa quem tiver um link.
lobby-confirm = Cada turno acaba com «Confirmar»
lobby-confirm-note = Vale para todos nesta mesa: podes anular as tuas jogadas até carregares em Confirmar, e os outros esperam por isso.
lobby-hints = Dicas
lobby-hints-note = Podes perguntar o que um bot faria no teu lugar.
lobby-coach = Com um treinador
lobby-coach-note = Explica cada novo tipo de decisão e pergunta antes de um erro claro. Só onde ninguém joga além de ti e de bots.
lobby-start = Abrir a mesa
lobby-not-now = Agora não

## A table that waits for players

lobby-waiting = { $kind ->
    [offered] Um lugar para ti numa mesa de { $game }
    [free] Um lugar livre numa mesa de { $game }
   *[waiting] À espera de jogadores para { $game }
 }
lobby-waiting-seats = À mesa
lobby-waiting-note = { $open ->
    [one] O jogo começa sozinho assim que o último lugar for ocupado. Podes sair desta página e voltar.
   *[other] O jogo começa sozinho assim que os { $open } lugares livres forem ocupados. Podes sair desta página e voltar.
 }
lobby-seat-free = livre
lobby-seat-here = está cá
lobby-sit = Sentar-me
lobby-sit-invited = { $host } convida-te para jogar
lobby-sit-free = Ocupar um lugar livre
lobby-name-seen = Os outros veem-no. Fica guardado neste dispositivo.
lobby-name-missing = Escreve um nome: os outros vão vê-lo.
# $only: whether there is only one seat to invite to
lobby-invite-title = { $only ->
    [yes] Convidar alguém
   *[no] Convidar alguém para o lugar { $number }
 }
# On the button under the name of somebody who invites
lobby-invite-go = Obter o link
lobby-invite-note = Envia este link. Quem o abrir fica com o lugar, por isso não o dês a mais ninguém.
lobby-invite-link = Link para o lugar { $number }
# What goes with the link when it is shared
lobby-invite-text = Joga { $game } comigo
# $started: how the server was started
lobby-invite-local = { $started ->
    [make] Este link só funciona neste computador. Para deixar entrar outras pessoas, carrega em Ctrl-C onde escreveste «make play», escreve «make play ARGS="--host 0.0.0.0"» e abre a página no endereço indicado.
    [play] Este link só funciona neste computador. Para deixar entrar outras pessoas, carrega em Ctrl-C onde escreveste «tilewright play», escreve «tilewright play --host 0.0.0.0» e abre a página no endereço indicado.
    [serve] Este link só funciona neste computador. Para deixar entrar outras pessoas, inicia o servidor com «tilewright serve --host 0.0.0.0» e abre a página pelo nome deste computador.
   *[other] Este link só funciona neste computador, porque o servidor só aceita ligações daqui.
 }
lobby-copy = Copiar link
lobby-copied = Copiado
lobby-share = Partilhar
lobby-qr = O link para o lugar { $number } como código QR

## Watching

lobby-watch = Mesas públicas
lobby-watch-more = Ocupa um lugar livre ou espreita o jogo dos outros.
lobby-watch-none = Neste momento, ninguém joga em público. Abre uma mesa e torna-a pública: vai aparecer aqui.
lobby-watch-waiting = Com lugar livre
lobby-watch-playing = Em curso
lobby-watch-over = Terminadas
lobby-free-seats = { $open ->
    [one] { $open } lugar livre
   *[other] { $open } lugares livres
 }
# What a click on a listed table does
lobby-listed-waiting = Entrar
lobby-listed-playing = Assistir
lobby-listed-over = Ver

## Records

lobby-records = Registos
lobby-records-more = Um registo é um jogo inteiro em texto. Escolhe um ficheiro ou cola um registo, e vê o jogo jogada a jogada.
lobby-record-file = Escolher ficheiro
lobby-record-paste = Ou cola aqui o registo
lobby-record-open = Ver o jogo
lobby-finished = Os teus jogos terminados
lobby-finished-none = Os jogos que terminares neste dispositivo vão aparecer aqui.
lobby-look-again = Rever
lobby-download = Transferir o registo de «{ $table }»

## Rules

lobby-rules = As regras do { $game }
lobby-rules-how = Como jogar
lobby-rules-lessons = Lições
lobby-rules-games = Regras de que jogo
lobby-rules-search = Procurar nas regras
lobby-rules-contents = Capítulos
lobby-rules-found = { $count ->
    [one] Encontrado em { $count } capítulo
   *[other] Encontrado em { $count } capítulos
 }
lobby-rules-none = Nenhuma regra diz «{ $words }».

## An address that leads nowhere

lobby-lost = Esta página não existe
lobby-lost-more = O endereço pode estar mal escrito, ou a página já não está cá.
lobby-lost-home = Jogar

## The scoring tiles of a table of Azul Duel

# $sides: their names, as a list
duel-options = Peças de pontuação: { $sides }
duel-options-random = { $count ->
    [one] { $count } peça de pontuação ao acaso
   *[other] { $count } peças de pontuação ao acaso
 }

## Azul Duel, as it is offered

duel-about = Sóis, luas e uma cúpula só tua, construída peça a peça.
duel-players = 2 jogadores
duel-time = 30 min
duel-variants = oito formas de pontuar no final
duel-open = Abrir uma mesa de Azul Duelo
