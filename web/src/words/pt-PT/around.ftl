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
around-turn-scoring = Pontuação
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
around-link-copied = O link foi copiado.

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
# Only read aloud; $hint: what a bot would do in your place
around-hinted = Dica: { $hint }
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

around-rematch = Jogar outra vez
around-rematch-go = Ir para o novo jogo

## Titles of the page

around-title-opening = Tilewright
around-title-gone = Mesa inexistente – Tilewright
around-title = { $game } – Tilewright
around-title-yours = (●) É a tua vez – { $game }
around-title-told = { $turn } – { $game }

## Analisar

around-analyse = Analisar
