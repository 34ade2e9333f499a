### The pages around the tables: home, options, waiting, watching, records, rules, settings

## On each of these pages

lobby-brand = Tilewright
# The title of the browser's tab
lobby-title = { $page } · Tilewright
# Read out to people who use the keyboard: jumps over the bar
lobby-skip = Saltar para o conteúdo desta página
# What the links of the bar are, read out
lobby-rooms = Páginas
lobby-room-home = Jogar
lobby-room-watch = Assistir
lobby-room-rules = Regras
lobby-room-records = Registos
lobby-menu = Menu
lobby-language = Idioma
lobby-theme = Tema
lobby-theme-system = Do dispositivo
lobby-theme-light = Claro
lobby-theme-dark = Escuro
lobby-theme-contrast = Alto contraste
# On a button that changes to the next theme
lobby-theme-button = { $theme ->
    [light] Tema: claro. Mudar para escuro.
    [dark] Tema: escuro. Mudar para alto contraste.
    [contrast] Tema: alto contraste. Mudar para o do dispositivo.
   *[system] Tema: o do dispositivo. Mudar para claro.
 }
lobby-away = Não é possível contactar o servidor. Podes ler as regras; as mesas e os registos precisam dele. O que jogaste está guardado.
lobby-unloaded = Não foi possível carregar esta página
lobby-failed = Algo correu mal nesta página. Tenta de novo ou recarrega-a.
lobby-again = Tentar de novo

## Home

lobby-hero = Recolhe azulejos. Preenche linhas. Cuidado com o chão.
lobby-hero-more = Azul e Azul Duelo com amigos ou contra bots. Grátis, sem conta, com todas as regras explicadas.
lobby-azul-about = Recolhe todos os azulejos de uma cor e constrói uma parede que valha mais do que a dos outros.
lobby-azul-players = 2 a 4 jogadores
lobby-azul-time = 20 min
lobby-azul-variants = parede colorida ou cinzenta
lobby-duel-about = Sóis, luas e uma cúpula só tua, construída peça a peça.
lobby-duel-players = 2 jogadores
lobby-duel-time = 30 min
lobby-duel-variants = oito formas de pontuar no final
lobby-play-bot = Jogar contra um bot
# In the choice beside “Play a bot”
lobby-level = Nível: { $level }
# Read out: what that choice is
lobby-level-of = Nível do bot de { $game }
lobby-invite = Convidar alguém
lobby-together = No mesmo ecrã
lobby-options = Todas as opções
# The name of somebody who has not given one
lobby-guest = Visitante
# The name of somebody who has not given one, at a table with several
lobby-player = Jogador { $number }

## My tables

lobby-continue = Continuar
lobby-continue-none = As tuas mesas vão aparecer aqui, para continuares onde paraste.
lobby-continue-all = { $count ->
    [one] Mostrar a mesa
   *[other] Mostrar as { $count } mesas
 }
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
lobby-wall = Que parede?
lobby-wall-coloured = Parede colorida
lobby-wall-coloured-note = Cada cor tem o seu espaço em cada linha da parede. Começa por esta.
lobby-wall-gray = Parede cinzenta
lobby-wall-gray-note = És tu que escolhes a coluna; nenhuma cor se repete numa linha ou coluna da parede.
lobby-scoring = Que peças de pontuação?
lobby-scoring-first = Primeiro jogo
lobby-scoring-random-3 = Três ao acaso
lobby-scoring-random-4 = Quatro ao acaso
lobby-scoring-own = Escolher
lobby-scoring-own-note = Escolhe três ou quatro peças de pontuação, e um lado de cada uma. Contam no final para ambos os jogadores.
lobby-scoring-random-note = São sorteadas quando o jogo começa e contam no final para ambos os jogadores.
# Read out: one of four tiles with two sides each
lobby-scoring-tile = Peça de pontuação { $number }
lobby-scoring-none = Sem ela
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
lobby-start = Abrir a mesa
lobby-not-now = Agora não

## Sides of the scoring tiles of Azul Duel: what they count

# $points: for one of what the side counts; $upper: of corners, for the two upper ones
lobby-side = { $side ->
    [rows] { $points } pontos por cada linha completa da tua cúpula.
    [columns] { $points } pontos por cada coluna completa da tua cúpula.
    [diagonals] { $points } pontos por cada uma das duas diagonais longas, se estiver completa.
    [jokers] { $points } pontos por cada espaço joker, se todos os teus estiverem preenchidos.
    [five-colours] { $points } pontos por cada linha da cúpula com cinco cores diferentes.
    [border] { $points ->
        [one] { $points } ponto por cada azulejo no contorno da tua cúpula.
       *[other] { $points } pontos por cada azulejo no contorno da tua cúpula.
     }
    [corners] Por cada peça de cúpula preenchida num canto: { $upper } pontos em cima, { $points } em baixo.
   *[empty-specials] Perdes { $points } pontos por cada espaço especial vazio.
 }

## Options of a table, in one line

lobby-options-azul = { $wall ->
    [gray] { $seats ->
        [one] { $seats } jogador, parede cinzenta
       *[other] { $seats } jogadores, parede cinzenta
     }
   *[coloured] { $seats ->
        [one] { $seats } jogador, parede colorida
       *[other] { $seats } jogadores, parede colorida
     }
 }
# $sides: names of scoring tiles, as a list
lobby-options-duel = Peças de pontuação: { $sides }
lobby-options-duel-random = { $count ->
    [one] { $count } peça de pontuação ao acaso
   *[other] { $count } peças de pontuação ao acaso
 }

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
lobby-name = O teu nome
lobby-name-seen = Os outros veem-no. Fica guardado neste dispositivo.
lobby-name-missing = Escreve um nome: os outros vão vê-lo.
lobby-name-next = Vale a partir da tua próxima mesa.
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
lobby-open-azul = Abrir uma mesa de Azul
lobby-open-duel = Abrir uma mesa de Azul Duelo
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

## Settings

lobby-settings = Definições
lobby-speed = Velocidade dos azulejos
lobby-speed-of = { $speed ->
    [0] imediata
    [0.5] ½
   *[other] × { $speed }
 }
lobby-confirming = Como fazes uma jogada
lobby-confirming-off = De imediato
lobby-confirming-on = Segundo toque
lobby-confirming-timed = Após 3 segundos
lobby-confirming-off-note = Neste dispositivo, a jogada é feita assim que a escolhes ou largas os azulejos.
lobby-confirming-on-note = Neste dispositivo, vês o que a jogada faria e carregas mais uma vez para a fazer.
lobby-confirming-timed-note = Neste dispositivo, vês o que a jogada faria; três segundos depois é feita, a não ser que voltes atrás.
lobby-odds = Saco e probabilidades
lobby-odds-note = Mostrar quantos azulejos restam de cada cor e a probabilidade de cada uma sair a seguir.
lobby-motifs = Motivos nos azulejos
lobby-motifs-note = Cada cor tem o seu próprio motivo.
lobby-sound = Som
