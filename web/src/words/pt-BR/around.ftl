### Around the game: the bar above a table, moves, replay, results, and what the table has to tell

## The bar above a table

around-home = Tilewright, para a página inicial
# On a phone, before whose turn it is
around-where-phone = Rodada { $round }
# $asked: what you are asked, by the server's message; $what: what may be taken in Duel
around-turn-yours = { $asked ->
    [confirm] Sua vez: confirme ou desfaça
    [prompt-azul-take] Sua vez: escolha azulejos
    [prompt-azul-tile] Sua vez: escolha um espaço da parede
    [prompt-duel-first-plate] Sua vez: escolha sua primeira placa
    [prompt-duel-turn] { $what ->
        [tiles] Sua vez: pegue azulejos
        [chip] Sua vez: pegue uma ficha de bônus
        [plate] Sua vez: pegue uma placa
        [tiles-chip] Sua vez: azulejos ou ficha de bônus
        [tiles-plate] Sua vez: azulejos ou placa
        [chip-plate] Sua vez: ficha de bônus ou placa
       *[all] Sua vez: azulejos, ficha de bônus ou placa
     }
    [prompt-duel-stack] Sua vez: empilhe o resto
    [prompt-duel-draw] Sua vez: retire outra ou pare
    [prompt-duel-keep] Sua vez: fique com uma placa
    [prompt-duel-return] Sua vez: devolva placas
    [prompt-duel-place] Sua vez: coloque a placa
    [prompt-duel-pay] Sua vez: pagar com fichas de bônus?
    [prompt-duel-spend] Sua vez: escolha uma ficha de bônus
    [prompt-duel-tile] Sua vez: escolha um espaço da cúpula
   *[other] Sua vez
 }
# In a narrow bar, after "Round 3"
around-turn-yours-short = sua vez
# Several players at one device: whose turn it is
around-turn-shared = { $asked ->
    [confirm] { $name }: confirme ou desfaça
   *[other] Vez de { $name }
 }
around-turn-theirs = Vez de { $name }
around-turn-thinking = { $name } está pensando
# While the points of a round, or of the end of the game, are counted before everybody's eyes
around-turn-scoring = Pontuação
around-turn-over = A partida acabou
around-turn-past = Jogada { $at } de { $last }
around-turn-lost = Sem conexão
around-take-back = Desfazer
around-hint = Dica
around-moves = Jogadas
around-sound-on = Ligar o som
around-sound-off = Desligar o som
around-settings = Configurações

## The menu

around-menu = Menu
around-show-result = Mostrar o resultado
around-link-copied = O link foi copiado.

## Beside the table

around-rail = Jogadas e novidades da mesa
around-goals = Pontos no fim
around-round = Rodada { $round }
around-no-moves = Ainda não houve jogadas.
around-notation = Digite uma jogada
around-notation-play = Jogar
around-notation-example = Por exemplo { $example }, e depois Enter.

## Moves in a narrow list: who moved is drawn before, and so are the count and the colour of tiles

around-log-take-factory = { $factory } → fileira { $line }
around-log-take-factory-floor = { $factory } → chão
around-log-take-centre = centro → fileira { $line }
around-log-take-centre-floor = centro → chão
around-log-tile = linha { $row }, coluna { $column }
around-log-take-small = { $place ->
    [all] sol { $factory } → quebrados
   *[some] sol { $factory } → fileira { $line }
 }
around-log-take-large = { $place ->
    [all] sol grande → quebrados
   *[some] sol grande → fileira { $line }
 }
around-log-take-moons = { $place ->
    [all] luas → quebrados
   *[some] luas → fileira { $line }
 }
around-log-stack = na lua { $factory }
around-log-take-chip = da fábrica { $factory }
around-log-take-plate = placa da oferta
around-log-draw-plate = placa da pilha
around-log-stop-drawing = { $count ->
    [one] olha { $count } placa
   *[other] olha { $count } placas
 }
around-log-keep-plate = fica com a placa { $place }
around-log-keep-unknown = fica com a placa { $place }
around-log-return-plate = placa { $place } para o fundo da pilha
around-log-place-plate = placa → linha { $row }, col. { $column }
around-log-keep-chips = fileira { $line }: sem fichas
around-log-spend-chips = fileira { $line }: { $count } fichas
around-log-spend-chip = usada
# A line of points in the list of moves; small tiles follow, and the points
around-gain = { $why ->
    [tile] { $game ->
        [duel] cúpula
       *[azul] parede
    }
    [special] cúpula
    [floor] fileira do chão
    [raised] nunca abaixo de 0
    [rows] linhas completas
    [columns] colunas completas
    [colours] cores completas
    [broken] azulejos quebrados
    [start-tile] marcador de primeiro jogador
    [draw] placa retirada
    [diagonals] diagonais
    [jokers] coringas
    [five-colours] linhas com cinco cores
    [border] borda
    [corners] cantos
    [empty-specials] espaços especiais vazios
   *[other] pontos
 }

## Replay

around-replay = Replay
around-replay-slider = Momento da partida
around-replay-first = Ir para a primeira jogada
around-replay-back = Uma jogada para trás
around-replay-play = Reproduzir a partir daqui
around-replay-halt = Parar
around-replay-next = Uma jogada para a frente
around-replay-last = Ir para a última jogada
# $missed: moves that were made while an earlier moment was shown
around-replay-leave = { $missed ->
    [0] Voltar à partida
    [one] Voltar à partida, { $missed } jogada nova
   *[other] Voltar à partida, { $missed } jogadas novas
 }

## What the table has to tell

around-confirm-text = Sua jogada aguarda confirmação.
around-confirm = Confirmar
# Only read aloud; $hint: what a bot would do in your place
around-hinted = Dica: { $hint }
around-read-rule = Ler a regra { $rule }
around-reconnecting = Reconectando…
around-server-away = Não é possível acessar o servidor.
around-moves-safe = { $who ->
    [watcher] A mesa continua quando a conexão voltar.
   *[player] Suas jogadas estão salvas; a mesa continua quando a conexão voltar.
 }
around-try-now = Tentar agora
around-opening = Preparando a mesa…
# The live log for screen readers
around-log = O que acontece na mesa
# $why: the server's words for the points, as "+5: row of 3, column of 2"
around-log-points = { $you ->
    [yes] Você: { $why }
   *[no] { $player }: { $why }
 }

## No such table

around-gone = Não há nada para ver aqui
around-gone-link = Este link está incompleto: abra-o de novo, exatamente como foi enviado a você.
around-gone-watch = Assistir à mesa
around-gone-play = Jogar

## The result

around-rematch = Jogar de novo
around-rematch-go = Ir para a nova partida

## Titles of the page

around-title-opening = Tilewright
around-title-gone = Mesa inexistente — Tilewright
around-title = { $game } — Tilewright
around-title-yours = (●) Sua vez — { $game }
around-title-told = { $turn } — { $game }

## Analisar

around-analyse = Analisar
