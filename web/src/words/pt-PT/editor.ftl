### O editor de posições, e o que o acaso decide introduzido à mão

editor-position = A posição
editor-palette = O que colocar
editor-eraser = Retirar
editor-marker = peça de jogador inicial
editor-start-tile = peça de jogador inicial
editor-more = Cúpula, bónus
editor-more-held = { $name }; outras peças de cúpula e de bónus
editor-middle = O meio da mesa
editor-spot = { $where }: { $what }
editor-pile = { $where }: { $count } { $what }
editor-nothing = nada
editor-no-plate = sem peça de cúpula
editor-space-for = vazio, para { $what }
editor-factory = Fábrica { $number }
editor-large = Fábrica grande
editor-sun = { $where }, sol
editor-moon = { $where }, lua
editor-chip = { $where }, peça de bónus
editor-chip-down = virada para baixo
editor-centre = Centro
editor-display = Oferta
editor-at-hand = Peça de cúpula a colocar
editor-line = Linha de padrões { $number }
editor-row = Linha { $number }
editor-column = { $where }, coluna { $column }
editor-floor = Linha do chão
editor-broken = Azulejos partidos
editor-chips = Peças de bónus
editor-chips-unseen = Peças de bónus que ninguém viu
editor-bag = Saco
editor-lid = Tampa
editor-tower = Torre
editor-in-all = Ao todo
editor-of = { $count } de { $due }
editor-score = Pontos
editor-tokens = Peças de jogador
editor-taken = Bónus recolhidos
editor-turn = A jogar
editor-round = Ronda
editor-phase-of = Fase
editor-starter = Jogador inicial
editor-marker-of = Quem tem a peça inicial
editor-tile-of = Quem tem a peça inicial
editor-top = Verso no topo da pilha
editor-drawn = Peça { $number } retirada
editor-nobody = ninguém
editor-unknown = «{ $text }»
editor-phase = { $phase ->
    [start] sorteio de quem começa
    [deal] antes da distribuição
    [offer] oferta das fábricas
    [tiling] revestimento
    [over] fim do jogo
    [scoring] sorteio das peças de pontuação
    [display] revela-se uma peça de cúpula
    [back] revela-se um verso
    [chip] revela-se uma peça de bónus
    [fronts] mostram-se as peças retiradas
    [setup] primeiras peças de cúpula
    [turn] um turno
    [stacking] empilhar
    [drawing] retirar peças de cúpula
    [keeping] ficar com uma peça
    [returning] devolver peças
    [placing] colocar uma peça de cúpula
    [paying] pagar
   *[spending] gastar peças de bónus
 }
editor-problems-title = Problemas
editor-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
 }
editor-checking = A verificar …
editor-mend = Corrigir
editor-mend-number = Corrigir o problema { $number }
editor-not-drawn = Não é possível desenhar este texto. Corrige-o ou anula a alteração.
editor-fill = Encher o saco
editor-clear = Mesa vazia
editor-back = Voltar ao tabuleiro
editor-undo = Anular
editor-redo = Refazer
editor-enter = O que vem a seguir
editor-enter-it = Introduzir
editor-enter-nothing = Aqui o acaso não decide nada.
editor-draw-rest = Sortear
editor-put = { $name }, restam { $left }
editor-take = Retirar { $name }
