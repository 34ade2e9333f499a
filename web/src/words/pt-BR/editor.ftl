### O editor de posições, e o que o acaso decide informado à mão

editor-position = A posição
editor-palette = O que colocar
editor-eraser = Tirar
editor-marker = marcador de primeiro jogador
editor-start-tile = marcador de primeiro jogador
editor-more = Placas, fichas
editor-more-held = { $name }; outras placas e fichas
editor-middle = O meio da mesa
editor-spot = { $where }: { $what }
editor-pile = { $where }: { $count } { $what }
editor-nothing = nada
editor-no-plate = sem placa
editor-space-for = vazio, para { $what }
editor-factory = Fábrica { $number }
editor-large = Fábrica grande
editor-sun = { $where }, sol
editor-moon = { $where }, lua
editor-chip = { $where }, ficha de bônus
editor-chip-down = virada para baixo
editor-centre = Centro
editor-display = Oferta
editor-at-hand = Placa a colocar
editor-line = Fileira de modelo { $number }
editor-row = Linha { $number }
editor-column = { $where }, coluna { $column }
editor-floor = Fileira do chão
editor-broken = Azulejos quebrados
editor-chips = Fichas de bônus
editor-chips-unseen = Fichas que ninguém viu
editor-bag = Saco
editor-lid = Tampa
editor-tower = Torre
editor-in-all = Ao todo
editor-of = { $count } de { $due }
editor-score = Pontos
editor-tokens = Fichas de jogador
editor-taken = Bônus pegos
editor-turn = Vez de
editor-round = Rodada
editor-phase-of = Fase
editor-starter = Primeiro jogador
editor-marker-of = Quem tem o marcador
editor-tile-of = Quem tem o marcador
editor-top = Verso no topo da pilha
editor-drawn = Placa { $number } retirada
editor-nobody = ninguém
editor-unknown = “{ $text }”
editor-phase = { $phase ->
    [start] sorteio de quem começa
    [deal] antes da distribuição
    [offer] oferta da fábrica
    [tiling] revestimento
    [over] fim do jogo
    [scoring] sorteio das placas de pontuação
    [display] uma placa é revelada
    [back] um verso é revelado
    [chip] uma ficha é revelada
    [fronts] as placas retiradas são mostradas
    [setup] primeiras placas
    [turn] um turno
    [stacking] empilhar
    [drawing] retirar placas
    [keeping] ficar com uma placa
    [returning] devolver placas
    [placing] colocar uma placa
    [paying] pagar
   *[spending] gastar fichas de bônus
 }
editor-problems-title = Problemas
editor-problems = { $count ->
    [0] Nenhum problema
    [one] { $count } problema
   *[other] { $count } problemas
 }
editor-checking = Verificando …
editor-mend = Corrigir
editor-mend-number = Corrigir o problema { $number }
editor-not-drawn = Não é possível desenhar este texto. Corrija o texto ou desfaça a alteração.
editor-fill = Encher o saco
editor-clear = Mesa vazia
editor-back = Voltar ao tabuleiro
editor-undo = Desfazer
editor-redo = Refazer
editor-enter = O que vem a seguir
editor-enter-it = Informar
editor-enter-nothing = Aqui o acaso não decide nada.
editor-draw-rest = Sortear
editor-put = { $name }, restam { $left }
editor-take = Tirar { $name }
