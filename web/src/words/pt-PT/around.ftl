### Around the game: the bar above a table, moves, replay, results, and what the table has to tell

## The bar above a table

around-home = Tilewright, para a página inicial
# On a phone, before whose turn it is
around-where-phone = Ronda { $round }
# $asked: what you are asked, by the server's message; $what: what may be taken in Duel
around-turn-yours = { $asked ->
    [confirm] É a tua vez: confirma ou anula
    [prompt-azul-take] É a tua vez: escolhe azulejos
    [prompt-azul-tile] É a tua vez: escolhe um espaço da parede
    [prompt-duel-first-plate] É a tua vez: escolhe a primeira peça de cúpula
    [prompt-duel-turn] { $what ->
        [tiles] É a tua vez: recolhe azulejos
        [chip] É a tua vez: recolhe uma peça de bónus
        [plate] É a tua vez: retira uma peça de cúpula
        [tiles-chip] É a tua vez: azulejos ou peça de bónus
        [tiles-plate] É a tua vez: azulejos ou peça de cúpula
        [chip-plate] É a tua vez: peça de bónus ou de cúpula
       *[all] É a tua vez: azulejos, peça de bónus ou de cúpula
     }
    [prompt-duel-stack] É a tua vez: empilha o resto
    [prompt-duel-draw] É a tua vez: retirar outra ou parar?
    [prompt-duel-keep] É a tua vez: fica com uma peça de cúpula
    [prompt-duel-return] É a tua vez: devolve peças de cúpula
    [prompt-duel-place] É a tua vez: coloca a peça de cúpula
    [prompt-duel-pay] É a tua vez: pagas com peças de bónus?
    [prompt-duel-spend] É a tua vez: escolhe uma peça de bónus
    [prompt-duel-tile] É a tua vez: escolhe um espaço da cúpula
   *[other] É a tua vez
 }
# In a narrow bar, after "Round 3"
around-turn-yours-short = jogas tu
# Several players at one device: whose turn it is
around-turn-shared = { $asked ->
    [confirm] { $name }: confirma ou anula
   *[other] É a vez de { $name }
 }
around-turn-theirs = É a vez de { $name }
around-turn-thinking = { $name } está a pensar
# While the points of a round, or of the end of the game, are counted before everybody's eyes
around-turn-scoring = Contam-se os pontos
around-turn-over = O jogo terminou
around-turn-past = Jogada { $at } de { $last }
around-turn-lost = Sem ligação
around-take-back = Anular
around-hint = Dica
around-moves = Jogadas
around-sound-on = Ligar o som
around-sound-off = Desligar o som
around-settings = Definições

## The menu

around-menu = Menu
around-show-result = Mostrar o resultado
around-show-table = Mostrar a mesa
around-share = { $moment ->
    [past] Partilhar link para este momento
   *[now] Partilhar link para assistir
 }
around-download = Transferir o registo
around-rules = Regras do jogo
around-resign = Desistir
# Under "Resign" in the menu
around-resign-note = Abandonas e perdes.
around-end = Interromper o jogo
# Under "Stop the game" in the menu
around-end-note = Ninguém vence nem perde.
around-leave = Sair; o lugar continua teu
around-leave-watching = Sair
around-resign-title = Queres desistir?
around-resign-text = { $what ->
    [bot] Um bot continua a jogar no teu lugar.
   *[over] O jogo acaba aqui, com a tua derrota.
 }
around-end-title = Queres interromper o jogo?
around-end-text = O jogo acaba aqui: ninguém vence e ninguém perde.
around-resign-for = Desistir por { $name }
around-play-on = Continuar a jogar
around-link-copied = O link foi copiado.
around-link-title = Partilhar link
around-link-text = Quem abrir este link pode assistir.

## Beside the table

around-rail = Jogadas e novidades da mesa
around-goals = Pontos no final
around-round = Ronda { $round }
around-no-moves = Ainda não se jogou nada.
around-notation = Escreve uma jogada
around-notation-play = Jogar
around-notation-example = Por exemplo { $example }, e depois Enter.

## Moves in a narrow list: who moved is drawn before, and so are the count and the colour of tiles

around-log-take-factory = { $factory } → linha { $line }
around-log-take-factory-floor = { $factory } → chão
around-log-take-centre = centro → linha { $line }
around-log-take-centre-floor = centro → chão
around-log-tile = linha { $row }, coluna { $column }
around-log-take-small = { $place ->
    [all] sol { $factory } → partidos
   *[some] sol { $factory } → linha { $line }
 }
around-log-take-large = { $place ->
    [all] sol grande → partidos
   *[some] sol grande → linha { $line }
 }
around-log-take-moons = { $place ->
    [all] luas → partidos
   *[some] luas → linha { $line }
 }
around-log-stack = na lua { $factory }
around-log-take-chip = da fábrica { $factory }
around-log-take-plate = peça de cúpula da oferta
around-log-draw-plate = peça de cúpula da pilha
around-log-stop-drawing = { $count ->
    [one] vê { $count } peça de cúpula
   *[other] vê { $count } peças de cúpula
 }
around-log-keep-plate = fica com a n.º { $place }
around-log-keep-unknown = fica com a n.º { $place }
around-log-return-plate = n.º { $place } para o fundo da pilha
around-log-place-plate = cúpula: linha { $row }, col. { $column }
around-log-keep-chips = linha { $line }: sem bónus
around-log-spend-chips = linha { $line }: { $count } peças de bónus
around-log-spend-chip = usada
# A line of points in the list of moves; small tiles follow, and the points
around-gain = { $why ->
    [tile] { $game ->
        [duel] cúpula
       *[azul] parede
    }
    [special] cúpula
    [floor] linha do chão
    [raised] nunca abaixo de 0
    [rows] linhas horizontais completas
    [columns] colunas completas
    [colours] cores completas
    [broken] azulejos partidos
    [start-tile] peça de jogador inicial
    [draw] peça de cúpula retirada
    [diagonals] diagonais
    [jokers] jokers
    [five-colours] linhas com cinco cores
    [border] contorno
    [corners] cantos
    [empty-specials] espaços especiais vazios
   *[other] pontos
 }

## Replay

around-replay = Repetição
around-replay-slider = Momento do jogo
around-replay-first = Ir para a primeira jogada
around-replay-back = Uma jogada para trás
around-replay-play = Reproduzir a partir daqui
around-replay-halt = Parar
around-replay-next = Uma jogada para a frente
around-replay-last = Ir para a última jogada
# $missed: moves that were made while an earlier moment was shown
around-replay-leave = { $missed ->
    [0] Voltar ao jogo
    [one] Voltar ao jogo, { $missed } jogada nova
   *[other] Voltar ao jogo, { $missed } jogadas novas
 }

## What the table has to tell

around-confirm-text = A tua jogada está à espera de confirmação.
around-confirm = Confirmar
around-agree = Aceitar
around-decline = Recusar
around-withdraw = Cancelar
around-offer-asked = { $kind ->
    [rematch] { $name } gostaria de jogar outra vez.
   *[back] { $name } gostaria de anular uma jogada.
 }
# $awaited: who has yet to agree
around-offer-made = { $kind ->
    [rematch] Propuseste jogar outra vez. À espera de { $awaited }.
   *[back] Pediste para anular uma jogada. À espera de { $awaited }.
 }
around-offer-told = { $kind ->
    [rematch] { $name } gostaria de jogar outra vez. À espera de { $awaited }.
   *[back] { $name } gostaria de anular uma jogada. À espera de { $awaited }.
 }
# Only read aloud; $hint: what a bot would do in your place
around-hinted = Dica: { $hint }
around-absent = { $name } está ausente.
around-absent-note = Não precisas de esperar: põe um bot a jogar, ou interrompe o jogo.
around-absent-level = Nível do bot
around-absent-replace = Pôr um bot a jogar
around-bot-sits = Um bot joga no teu lugar.
around-sit-again = Voltar ao lugar
around-read-rule = Ler a regra { $rule }
around-reconnecting = A restabelecer a ligação…
around-server-away = Não é possível contactar o servidor.
around-moves-safe = { $who ->
    [watcher] A mesa continua quando a ligação voltar.
   *[player] As tuas jogadas estão guardadas; a mesa continua quando a ligação voltar.
 }
around-try-now = Tentar agora
around-opening = A preparar a mesa…
# The live log for screen readers
around-log = O que acontece na mesa
# $why: the server's words for the points, as "+5: row of 3, column of 2"
around-log-points = { $you ->
    [yes] Tu: { $why }
   *[no] { $player }: { $why }
 }

## No such table

around-gone = Não há nada para ver aqui
around-gone-link = Este link está incompleto: abre-o outra vez tal como te foi enviado.
around-gone-watch = Assistir à mesa
around-gone-play = Jogar

## The result

# After a game that was given up or lost on time; $count: how many winners
around-result-winners = { $you ->
    [yes] Vences tu.
   *[no] { $count ->
        [one] { $winners } vence.
       *[other] { $winners } vencem.
     }
 }
# $rounds, $moves: how long the game was
around-result-length = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
 }, { $moves ->
    [one] { $moves } jogada.
   *[other] { $moves } jogadas.
 }
# $why: where the winner was furthest ahead; $points: by how many points
around-result-difference = { $why ->
    [tile] A maior vantagem veio dos azulejos colocados: { $points }.
    [special] A maior vantagem veio dos azulejos especiais: { $points }.
    [rows] A maior vantagem veio das linhas horizontais completas: { $points }.
    [columns] A maior vantagem veio das colunas completas: { $points }.
    [colours] A maior vantagem veio das cores completas: { $points }.
    [floor] A maior vantagem veio de uma linha do chão mais limpa: { $points }.
    [broken] A maior vantagem veio de menos azulejos partidos: { $points }.
   *[other] A maior vantagem num só aspeto foi de { $points }.
 }
around-rematch = Jogar outra vez
around-rematch-go = Ir para o novo jogo
around-share-short = Partilhar
around-download-short = Registo
around-sources = De onde vieram os pontos
around-source = { $why ->
    [start] No início
    [tile] Azulejos colocados
    [special] Azulejos especiais
    [floor] Linha do chão
    [raised] Subida a 0
    [rows] Linhas
    [columns] Colunas
    [colours] Cores
    [broken] Azulejos partidos
    [start-tile] Peça de jogador inicial
    [draw] Peças de cúpula retiradas
    [diagonals] Diagonais
    [jokers] Jokers
    [five-colours] Cinco cores
    [border] Contorno
    [corners] Cantos
    [empty-specials] Espaços especiais vazios
   *[other] Outros pontos
 }
# Under the name of a source: the points for one of it
around-source-each = { $points } cada
around-source-total = Total
around-chart = Pontuação por ronda
# Where the chart begins
around-chart-start = início
around-chart-round = ronda { $round }
around-final = { $game ->
    [duel] Cúpulas finais
   *[azul] Paredes finais
 }
around-result-wall = { $game ->
    [duel] { $filled ->
        [one] { $name }: { $filled } azulejo na cúpula
       *[other] { $name }: { $filled } azulejos na cúpula
    }
   *[azul] { $filled ->
        [one] { $name }: { $filled } azulejo na parede
       *[other] { $name }: { $filled } azulejos na parede
    }
 }
around-moments = Vale a pena rever
around-moment = { $sign ->
    [loss] { $points ->
        [one] Ronda { $round }: { $you ->
            [yes] perdeste
           *[no] { $name } perdeu
         } { $points } ponto de uma só vez.
       *[other] Ronda { $round }: { $you ->
            [yes] perdeste
           *[no] { $name } perdeu
         } { $points } pontos de uma só vez.
    }
   *[gain] { $points ->
        [one] Ronda { $round }: { $you ->
            [yes] ganhaste
           *[no] { $name } ganhou
         } { $points } ponto de uma só vez.
       *[other] Ronda { $round }: { $you ->
            [yes] ganhaste
           *[no] { $name } ganhou
         } { $points } pontos de uma só vez.
    }
 }
around-moment-show = Mostrar
# Behind "Show", only read aloud
around-moment-which = ronda { $round }, { $name }
around-moment-none = Ninguém pontuou neste jogo.

## Titles of the page

around-title-opening = Tilewright
around-title-gone = Mesa inexistente – Tilewright
around-title = { $game } – Tilewright
around-title-yours = (●) É a tua vez – { $game }
around-title-told = { $turn } – { $game }
