# European Portuguese. What each id means, and how to write a catalogue, is told in CONTRIBUTING.md.

x-colour = { $colour ->
    [blue] azul
    [yellow] amarelo
    [red] vermelho
    [black] preto
    [teal] turquesa
   *[other] { $colour }
 }
x-tiles = { $count ->
    [one] { $count } azulejo { x-colour }
   *[other] { $count } azulejos { $colour ->
        [blue] azuis
        [yellow] amarelos
        [red] vermelhos
        [black] pretos
        [teal] turquesa
       *[other] { $colour }
    }
 }
x-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }
x-level = { $level ->
    [beginner] principiante
    [casual] casual
    [apprentice] aprendiz
    [skilled] hábil
    [strong] forte
    [expert] perito
    [master] mestre
    [grandmaster] grande mestre
    [champion] campeão
    [legend] lenda
    [random] aleatório
    [greedy] ganancioso
    [shaped] previdente
   *[other] { $level }
 }
x-positions = { $nodes ->
    [one] { $nodes } posição
   *[other] { $nodes } posições
 }

## Refusals: what is so, and the rule

refusal-no-such-seat = Não existe o lugar { $seat } nesta mesa ({ $rule }).
refusal-no-such-factory = Não existe a fábrica { $factory } nesta mesa ({ $rule }).
refusal-no-such-line = Não existe a linha de padrões { $line } ({ $rule }).
refusal-no-such-column = Não existe a coluna { $column } ({ $rule }).
refusal-not-in-centre = Não há nenhum azulejo { x-colour } no centro ({ $rule }).
refusal-not-on-factory = Não há nenhum azulejo { x-colour } na fábrica { $factory } ({ $rule }).
refusal-line-other-colour = A linha de padrões { $line } já tem { x-colour } ({ $rule }).
refusal-row-has-colour = A linha { $row } da tua parede já tem { x-colour } ({ $rule }).
refusal-line-complete = A linha de padrões { $line } já está completa ({ $rule }).
refusal-other-line-first = Primeiro coloca-se o azulejo da linha de padrões { $line } ({ $rule }).
refusal-space-taken = O espaço na linha { $row }, coluna { $column } já está preenchido ({ $rule }).
refusal-column-has-colour = A coluna { $column } da tua parede já tem { x-colour } ({ $rule }).
refusal-deal-factories = As fábricas a preencher são { $count } ({ $rule }).
refusal-deal-count = { $count ->
    [one] A fábrica { $factory } recebe { $count } azulejo ({ $rule }).
   *[other] A fábrica { $factory } recebe { $count } azulejos ({ $rule }).
 }
refusal-deal-bag = Os azulejos da fábrica { $factory } não podem ter saído do saco ({ $rule }).
refusal-wait-start = O jogador inicial ainda não foi sorteado ({ $rule }).
refusal-wait-deal = As fábricas ainda não foram preenchidas ({ $rule }).
refusal-wait-take = Agora, quem tem a vez recolhe azulejos ({ $rule }).
refusal-wait-tile = Agora, quem tem a vez escolhe um espaço da parede ({ $rule }).
refusal-over = O jogo já terminou ({ $rule }).
refusal-deal-small = As fábricas a preencher são a grande e { $count } pequenas ({ $rule }).
refusal-deal-large-count = { $count ->
    [one] A fábrica grande recebe { $count } azulejo ({ $rule }).
   *[other] A fábrica grande recebe { $count } azulejos ({ $rule }).
 }
refusal-deal-large = Os azulejos da fábrica grande não podem ter saído do saco ({ $rule }).
refusal-plate-decided = Uma peça de cúpula que foi devolvida já não pode ser outra ({ $rule }).
refusal-plate-seen = A peça de cúpula { $plate } não está entre as que ainda ninguém viu ({ $rule }).
refusal-plate-back = A peça de cúpula { $plate } tem o outro verso ({ $rule }).
refusal-back = Nenhuma peça de cúpula por ver tem o verso { $back } ({ $rule }).
refusal-other-chip-first = Primeiro revela-se a peça de bónus da fábrica { $factory } ({ $rule }).
refusal-chip-seen = As duas peças de bónus { $chip } já foram reveladas ({ $rule }).
option-side = { $side ->
    [rows] linhas
    [five-colours] cinco cores
    [columns] colunas
    [border] contorno
    [diagonals] diagonais
    [corners] cantos
    [jokers] jokers
    [empty-specials] espaços especiais vazios
   *[other] { $side }
 }
refusal-scoring-number = As peças de pontuação são 3 ou 4, e não estas: { $sides } ({ $rule }).
refusal-scoring-side = Há aqui um lado que nenhuma peça de pontuação tem: { $sides } ({ $rule }).
refusal-scoring-both-sides = Uma peça de pontuação não pode mostrar os dois lados: { $sides } ({ $rule }).
refusal-scoring-twice = Uma peça de pontuação não pode ser usada duas vezes: { $sides } ({ $rule }).
refusal-scoring-count = Sorteiam-se { $count } peças de pontuação ({ $rule }).
refusal-no-plates-left = Na ronda { $round } não há peças de cúpula para retirar ({ $rule }).
refusal-tokens-used = Já usaste as duas peças de jogador nesta ronda ({ $rule }).
refusal-not-in-display = A oferta não tem peça de cúpula n.º { $place } ({ $rule }).
refusal-stack-empty = A pilha de peças de cúpula está vazia ({ $rule }).
refusal-no-point = Com 0 pontos, só podes retirar da pilha quando a oferta está vazia ({ $rule }).
refusal-no-point-left = Já não tens pontos para pagar outra peça de cúpula ({ $rule }).
refusal-fronts-count = { $count ->
    [one] Foi retirada { $count } peça de cúpula ({ $rule }).
   *[other] Foram retiradas { $count } peças de cúpula ({ $rule }).
 }
refusal-not-in-hand = Não tens na mão nenhuma peça de cúpula n.º { $place } ({ $rule }).
refusal-no-such-cell = Não há espaço de cúpula na linha { $row }, coluna { $column } com essa rotação ({ $rule }).
refusal-cell-taken = O espaço de cúpula na linha { $row }, coluna { $column } já tem uma peça de cúpula ({ $rule }).
refusal-not-on-sun = Não há nenhum azulejo { x-colour } no sol da fábrica { $factory } ({ $rule }).
refusal-not-on-large-sun = Não há nenhum azulejo { x-colour } no sol da fábrica grande ({ $rule }).
refusal-not-on-moons = Nenhuma lua tem um azulejo { x-colour } no topo ({ $rule }).
refusal-chip-not-revealed = A fábrica { $factory } não tem nenhuma peça de bónus revelada ({ $rule }).
refusal-chip-limit = { $count ->
    [one] Já recolheste { $count } peça de bónus nesta ronda ({ $rule }).
   *[other] Já recolheste { $count } peças de bónus nesta ronda ({ $rule }).
 }
refusal-chips-begun = A linha de padrões { $line } já está paga em parte e tem de ser completada ({ $rule }).
refusal-chips-count = Um azulejo em falta custa 2 peças de bónus da cor da linha de padrões ou 3 quaisquer, e não { $count } ({ $rule }).
refusal-chips-short = Com a tua reserva, { $count } peças de bónus por azulejo não chegam para completar a linha de padrões { $line } ({ $rule }).
refusal-no-such-chip = Não tens nenhuma peça de bónus { $chip } ({ $rule }).
refusal-chip-colour = A peça de bónus { $chip } não tem { x-colour } ({ $rule }).
refusal-space-special = O espaço na linha { $row }, coluna { $column } só aceita um azulejo especial ({ $rule }).
refusal-space-colour = O espaço na linha { $row }, coluna { $column } não aceita { x-colour } ({ $rule }).
refusal-wait-scoring = As peças de pontuação ainda não foram sorteadas ({ $rule }).
refusal-wait-display = A oferta ainda não está completa ({ $rule }).
refusal-wait-back = O verso da peça de cúpula do topo da pilha ainda não foi mostrado ({ $rule }).
refusal-wait-setup = Agora, quem tem a vez retira da oferta a primeira peça de cúpula ({ $rule }).
refusal-wait-chip = Primeiro revela-se uma peça de bónus ({ $rule }).
refusal-wait-turn = Agora, quem tem a vez retira uma peça de cúpula ou recolhe azulejos ou uma peça de bónus ({ $rule }).
refusal-wait-stack = Agora, quem tem a vez empilha o resto da fábrica na lua ({ $rule }).
refusal-wait-draw = Agora, quem tem a vez decide se quer retirar mais uma peça de cúpula ou parar ({ $rule }).
refusal-wait-fronts = Primeiro veem-se as peças de cúpula retiradas ({ $rule }).
refusal-wait-keep = Agora, quem tem a vez fica com uma das peças de cúpula retiradas ({ $rule }).
refusal-wait-return = Agora, quem tem a vez devolve as outras peças de cúpula ao fundo da pilha ({ $rule }).
refusal-wait-place = Agora, quem tem a vez coloca uma peça de cúpula ({ $rule }).
refusal-wait-pay = Agora, quem tem a vez decide se usa peças de bónus numa linha de padrões ({ $rule }).
refusal-wait-spend = Agora, quem tem a vez escolhe uma peça de bónus para usar ({ $rule }).
refusal-wait-space = Agora, quem tem a vez escolhe um espaço da cúpula ({ $rule }).

## Problems of a set-up

problem-boards = { $count ->
    [one] Há { $count } tabuleiro individual para { $seats } lugares ({ $rule }).
   *[other] Há { $count } tabuleiros individuais para { $seats } lugares ({ $rule }).
 }
problem-factories = { $count ->
    [one] Há { $count } fábrica, e não { $due } ({ $rule }).
   *[other] Há { $count } fábricas, e não { $due } ({ $rule }).
 }
problem-round = Não existe a ronda { $round } ({ $rule }).
problem-seat = Não existe o lugar { $seat }: há { $seats } lugares ({ $rule }).
problem-score = O lugar { $seat } tem { $score } pontos; uma pontuação nunca é inferior a 0 ({ $rule }).
problem-line-mixed = Lugar { $seat }: a linha de padrões { $line } tem mais de uma cor ({ $rule }).
problem-line-long = { $count ->
    [one] Lugar { $seat }: a linha de padrões { $line } tem { $count } azulejo ({ $rule }).
   *[other] Lugar { $seat }: a linha de padrões { $line } tem { $count } azulejos ({ $rule }).
 }
problem-line-on-wall = Lugar { $seat }: a linha de padrões { $line } tem { x-colour }, que a linha da parede correspondente já tem ({ $rule }).
problem-floor-long = O lugar { $seat } tem { $count } espaços ocupados na linha do chão ({ $rule }).
problem-row-twice = Lugar { $seat }: a linha { $row } da parede tem { x-colour } duas vezes ({ $rule }).
problem-column-twice = Lugar { $seat }: a coluna { $column } da parede tem { x-colour } duas vezes ({ $rule }).
problem-wall-colour = Lugar { $seat }: o espaço da parede na linha { $row }, coluna { $column } não é { x-colour } ({ $rule }).
problem-factory-full = A fábrica { $factory } tem { $count } azulejos ({ $rule }).
problem-factory-short = { $count ->
    [one] A fábrica { $factory } tem { $count } azulejo, mas o saco não está vazio ({ $rule }).
   *[other] A fábrica { $factory } tem { $count } azulejos, mas o saco não está vazio ({ $rule }).
 }
problem-begun = Já se jogou alguma coisa antes de as fábricas serem preenchidas pela primeira vez ({ $rule }).
problem-tiles = Há { x-tiles } ao todo ({ $rule }).
problem-marker = O lugar { $seat } tem uma peça de jogador inicial que não é sua ({ $rule }).
problem-marker-missing = O lugar { $seat } recolheu a peça de jogador inicial, mas ela não está na sua linha do chão ({ $rule }).
problem-marker-back = A peça de jogador inicial voltou ao centro antes de as fábricas serem preenchidas ({ $rule }).
problem-turn = O lugar que tem a vez não corresponde à fase ({ $rule }).
problem-start = O jogador inicial não corresponde à fase ({ $rule }).
problem-offer-empty = Não há nada para recolher ({ $rule }).
problem-offer-left = Ainda há azulejos para recolher ({ $rule }).
problem-not-over = Nada fez terminar o jogo ({ $rule }).
problem-over = O jogo já devia ter terminado ({ $rule }).
problem-no-choice = O lugar { $seat } não tem espaços entre os quais escolher ({ $rule }).
problem-no-decision = O lugar { $seat } não tem nada deste género para decidir ({ $rule }).
problem-line-waiting = Lugar { $seat }: a linha de padrões { $line } está completa e o seu azulejo já devia ter sido movido ({ $rule }).
problem-floor-waiting = Lugar { $seat }: a linha do chão já devia ter sido descontada ({ $rule }).
problem-scoring-phase = As peças de pontuação não correspondem à fase ({ $rule }).
problem-broken-long = O lugar { $seat } tem { $count } azulejos partidos ({ $rule }).
problem-special = Lugar { $seat }, peça de cúpula na linha { $row }, coluna { $column }: o azulejo especial não corresponde aos outros espaços ({ $rule }).
problem-sun-and-moon = A fábrica { $factory } tem azulejos no sol e na lua ({ $rule }).
problem-chip-early = A fábrica { $factory } tem azulejos, mas nenhuma peça de bónus virada para baixo ({ $rule }).
problem-large-full = A fábrica grande tem azulejos a mais ({ $rule }).
problem-large-sun-and-moon = A fábrica grande tem azulejos no sol e na lua ({ $rule }).
problem-line-unbroken = Lugar { $seat }: os azulejos da linha de padrões { $line } não têm espaço e já se deviam ter partido ({ $rule }).
problem-broken-waiting = Lugar { $seat }: os azulejos partidos já deviam ter sido descontados ({ $rule }).
problem-no-such-plate = Lugar { $seat }, linha { $row }, coluna { $column }: não existe a peça de cúpula { $plate } ({ $rule }).
problem-plate-twice = A peça de cúpula { $plate } está em dois sítios ({ $rule }).
problem-plates = { $count ->
    [one] O lugar { $seat } tem { $count } peça de cúpula, o que não corresponde à ronda e às peças de jogador ({ $rule }).
   *[other] O lugar { $seat } tem { $count } peças de cúpula, o que não corresponde à ronda e às peças de jogador ({ $rule }).
 }
problem-first-plates = As primeiras peças de cúpula não correspondem à fase ({ $rule }).
problem-tokens-back = As peças de jogador foram recuperadas antes de as fábricas serem preenchidas ({ $rule }).
problem-reserve = O lugar { $seat } tem { $count ->
    [one] { $count } peça de bónus
   *[other] { $count } peças de bónus
 } na reserva, o que não corresponde à ronda ({ $rule }).
problem-chips-left = Ainda há peças de bónus nas fábricas ({ $rule }).
problem-start-tile = A peça de jogador inicial ainda não pode ter sido recolhida ({ $rule }).
problem-moon-full = A fábrica { $factory } tem todos os seus azulejos na lua ({ $rule }).
problem-nothing-taken = Os azulejos da fábrica { $factory } estão a ser empilhados, mas nenhum foi recolhido ({ $rule }).
problem-large-moon-full = A fábrica grande tem todos os seus azulejos na lua ({ $rule }).
problem-large-short = A fábrica grande tem azulejos a menos, mas o saco não está vazio ({ $rule }).
problem-front-missing = Falta a frente de uma peça de cúpula que já foi vista ({ $rule }).
problem-known = Há uma peça de cúpula em que não bate certo o que se sabe dela e quem o sabe ({ $rule }).
problem-seen = { $seat ->
    [0] Os espectadores não veem as frentes que aqui se mostram, ou veem outras além delas ({ $rule }).
   *[other] O lugar { $seat } não conhece as frentes que aqui se mostram, ou conhece outras além delas ({ $rule }).
 }
problem-display = { $count ->
    [one] Há { $count } peça de cúpula na oferta ({ $rule }).
   *[other] Há { $count } peças de cúpula na oferta ({ $rule }).
 }
problem-display-full = Não há nenhuma peça de cúpula para virar para cima ({ $rule }).
problem-display-short = A oferta já devia ter sido reposta ({ $rule }).
problem-top = O verso da peça de cúpula do topo da pilha não está certo ({ $rule }).
problem-back = Há poucas peças de cúpula por ver com o verso { $back } ({ $rule }).
problem-hand = As peças de cúpula retiradas ou por colocar não correspondem à fase ({ $rule }).
problem-chips = Há peças de bónus { $chip } a mais ({ $rule }).
problem-chips-taken = { $count ->
    [one] Há { $count } peça de bónus que está numa fábrica ou foi recolhida nesta ronda ({ $rule }).
   *[other] Há { $count } peças de bónus que estão nas fábricas ou foram recolhidas nesta ronda ({ $rule }).
 }
problem-chips-unseen = { $count ->
    [one] Há { $count } peça de bónus por ver, o que não corresponde à ronda ({ $rule }).
   *[other] Há { $count } peças de bónus por ver, o que não corresponde à ronda ({ $rule }).
 }
problem-chip-waiting = As peças de bónus por revelar não correspondem à fase ({ $rule }).
problem-tokens = Ainda há peças de jogador por usar ({ $rule }).
problem-at = A fábrica ou a linha de padrões em curso não corresponde à fase ({ $rule }).
problem-payment = As peças de bónus pagas não correspondem à fase ({ $rule }).

## Notation that can't be read: what belongs there

notation-end = O texto devia acabar aqui.
notation-mark = Aqui deve estar «{ $mark }».
notation-azul-action = Uma ação começa pelo número de uma fábrica ou por C (centro), por W, S ou D.
notation-azul-phase = Uma fase é start, deal, offer, tiling ou over.
notation-colour = Uma cor é B, Y, R, K ou T.
notation-column = Uma coluna é um número de 1 a 5.
notation-count = Depois de uma cor vem o número de azulejos, pelo menos 1.
notation-floor = Aqui deve estar o que há na linha do chão, ou - se não houver nada.
notation-line-or-floor = Uma linha de padrões é um número de 1 a 5, ou F (linha do chão).
notation-order = As cores vêm pela ordem B, Y, R, K, T.
notation-round = Aqui deve estar o número da ronda.
notation-row = Uma linha da parede é um número de 1 a 5.
notation-score = Aqui deve estar uma pontuação.
notation-seat = Um lugar é um número a partir de 1, ou - se não houver nenhum.
notation-tiles = Aqui devem estar azulejos, ou - se não houver nenhum.
notation-wall = Um espaço da parede é uma cor ou um ponto final.
notation-at = Aqui deve estar a fábrica ou a linha de padrões em curso, ou 0.
notation-back = Um verso é S (especial) ou J (joker).
notation-cell = Um espaço de cúpula é uma linha e uma coluna, de 1 a 3.
notation-chip = Uma peça de bónus é B, Y, R, K, T, TY, BR, RT, KB ou YK.
notation-chip-count = Depois do tipo de peça de bónus vem quantas são, 1 ou 2.
notation-chip-order = As peças de bónus vêm pela ordem B, Y, R, K, T, TY, BR, RT, KB, YK.
notation-dome = Na cúpula vem um espaço (b, y, r, k, t, s ou j), um azulejo (B, Y, R, K, T ou S) ou um ponto final.
notation-dome-column = Uma coluna é um número de 1 a 6.
notation-dome-row = Uma linha da cúpula é um número de 1 a 6.
notation-duel-action = Uma ação começa por uma fábrica (1 a 4, L) ou por um destes: M ^ C P K U @ $ W = S D p b f c.
notation-duel-phase = Uma fase é scoring, display, back, deal, start, setup, chip, turn, stacking, drawing, fronts, keeping, returning, placing, paying, spending, tiling ou over.
notation-factory = Uma fábrica pequena é um número de 1 a 4.
notation-known = Quem viu uma peça de cúpula é 0 (ninguém), 1, 2 ou 3 (ambos).
notation-line-or-broken = Uma linha de padrões é um número de 1 a 6, ou X (azulejos partidos).
notation-payment = Um pagamento são três algarismos separados por pontos finais: azulejos pagos; 0, 2 ou 3 peças de bónus; peças de bónus por pagar.
notation-place = Uma posição na mão é um número de 1 a 13.
notation-plate = Essa peça de cúpula não existe.
notation-plate-action = Depois de P vem uma posição na oferta (1 a 3), + (retirar da pilha) ou = (parar).
notation-side = Nenhuma peça de pontuação tem esse lado.
notation-taken = As peças de bónus recolhidas nesta ronda são 0, 1 ou 2.
notation-tokens = As peças de jogador são 0, 1 ou 2.
notation-turns = As rotações são um número de 0 a 3.

## Options of a table

option-seats = O Azul tem 2, 3 ou 4 lugares, e não { $value } ({ $rule }).
option-wall = Uma parede é coloured (colorida) ou gray (cinzenta), e não { $value } ({ $rule }).
option-first = O jogador inicial é um lugar de 0 a { $last }, ou None, e não { $value } ({ $rule }).
option-first-number = O jogador inicial é o número de um lugar, ou random, e não { $value } ({ $rule }).
option-unknown = Não existe a opção { $name } ({ $name }={ $value }).

## Settings of the server

option-setting-count = { $name } é um número inteiro de { $least } a { $most }, e não «{ $value }».
option-setting-number = { $name } é um número de { $least } a { $most }, e não «{ $value }».
option-setting-choice = { $name } só pode ser { $choices }, e não «{ $value }».
option-setting-text = { $name } escreve-se como { $example }, e não como «{ $value }».
option-setting-workers = Para { $count } processos partilharem as mesas são precisos PostgreSQL e Redis: indica os dois (TILEWRIGHT_DATABASE e TILEWRIGHT_REDIS) ou usa um só processo.

## Tables: why a command is not carried out

table-malformed = O servidor não consegue ler isto: { $why }
table-too-large = Isto é demasiado grande: o máximo são { $most } bytes.
table-too-many = Estás a fazer demasiados pedidos. Tenta de novo dentro de { $seconds ->
    [one] { $seconds } segundo.
   *[other] { $seconds } segundos.
 }
table-origin = Este servidor não responde a páginas de «{ $origin }».
table-host = Este servidor não responde pelo nome «{ $host }». Quem o gere pode acrescentar o nome a TILEWRIGHT_HOSTS.
table-not-allowed = Isto não é para o teu endereço, { $address }. Quem gere o servidor pode autorizá-lo em TILEWRIGHT_METRICS.
table-slow = { $seconds ->
    [one] O teu pedido não chegou completo no prazo de { $seconds } segundo.
   *[other] O teu pedido não chegou completo no prazo de { $seconds } segundos.
 }
table-failed = Algo correu mal no servidor, sem culpa tua. Tenta de novo.
table-hello-first = Começa por enviar hello: indica a mesa que queres.
table-protocol = Este servidor fala a versão { $known } do protocolo e tu falas a versão { $spoken }. Volta a carregar a página ou instala a mesma versão que o servidor usa.
table-language = Não há textos no idioma «{ $name }».
table-unknown-path = Não há nada em «{ $path }».
table-method = { $method } não se usa com «{ $path }».
table-unknown-table = Essa mesa não existe.
table-unreadable = Este servidor não consegue ler esta mesa. Quem o gere encontra o motivo no registo do servidor; todas as outras mesas continuam.
table-unknown-token = Este link ou código secreto não abre nenhum lugar nesta mesa.
table-unknown-rules = Esta mesa segue a versão { $value } das regras; este servidor joga a versão { $known }. Quem o gere pode instalar a versão do Tilewright que a criou.
table-option = { $why }
table-stale = A mesa já avançou para a versão { NUMBER($version, useGrouping: 0) }. Olha de novo antes de jogares.
table-not-your-seat = Este lugar não é teu.
table-not-your-turn = Não é a tua vez.
table-not-started = O jogo ainda não começou: há um lugar livre.
table-over = O jogo já terminou.
table-not-over = O jogo ainda não terminou.
table-illegal = { $why }
table-notation = «{ $action }», carácter { $at }: { $why }
table-unconfirmed = As tuas últimas jogadas estão à espera: confirma-as ou anula-as.
table-nothing-to-confirm = Não tens jogadas para confirmar.
table-nothing-to-take-back = Não há nada que possas anular.
table-secret-seen = Entretanto viu-se algo que estava escondido, por isso já não podes anular essa jogada.
table-player-away = Um bot joga por alguém que pode voltar. Até lá, só podes anular o que veio depois de essa pessoa sair, e nada que tenha sido tirado à sorte.
table-no-take-back = Numa mesa com classificação ou num torneio não se anula nada.
table-too-long = Nesta mesa já aconteceu tanta coisa que isto deixou de ser possível. Continua a jogar ou cria outra mesa.
table-no-offer = Não há nenhuma proposta a que possas responder.
table-offer-made = Já há uma proposta: primeiro é preciso responder-lhe.
table-seat-taken = Este lugar está ocupado.
table-name-taken = { $why ->
    [unseen] Este nome tem letras que não se podem ver. Escolhe outro.
    [alike] «{ $name }» parece-se com «{ $other }». Escolhe um nome que ninguém aqui possa confundir.
    [kept] «{ $name }» parece-se com o nome de um jogador que o guarda aqui. Escolhe outro nome.
   *[taken] Alguém aqui, ou um bot, já se chama «{ $name }». Escolhe outro nome.
 }
table-not-absent = Ninguém está ausente há tempo suficiente para poderes continuar sem essa pessoa.
table-no-hint = Nesta mesa não há dicas: foi criada sem elas.
table-busy = O servidor não consegue fazer isto agora. Tenta de novo daqui a pouco.
table-record = Linha { $line } do registo: { $why }
table-unknown-device = Este dispositivo não tem sessão iniciada, ou já não a tem.
table-unknown-player = Esse jogador não existe, ou a sua página não é pública.
table-banned = Já não podes jogar neste servidor. Foi decisão de quem o gere.
table-passkey = { $why ->
    [expired] Demorou demasiado, ou já foi usado. Tenta outra vez.
    [unknown] Nenhum jogador aqui tem esta chave de acesso.
    [site] As chaves de acesso só funcionam quando se chega a este servidor pelo nome, numa ligação segura.
   *[refused] Esta chave de acesso não foi aceite. Tenta outra vez.
 }
table-phrase = Nenhum jogador aqui tem esta frase de recuperação. Vê se cada palavra está escrita como a anotaste.
table-unknown-seek = Esta procura já terminou, ou alguém foi mais rápido.
table-declined = Esta pessoa recusou um desafio teu. Podes voltar a desafiá-la um dia depois.
table-unknown-tournament = Este torneio não existe.
table-tournament-over = Este torneio já terminou.
table-tournament-full = Este torneio está cheio.
table-tournament-plan = { $why ->
    [seats] Os torneios são para partidas a dois.
    [name] Este nome não se consegue ler ou parece um endereço. Escolhe outro, com um espaço depois de cada ponto.
   *[start] Um torneio começa agora ou dentro de 90 dias.
 }
table-sealed = Noutras mesas ainda se joga com os mesmos azulejos. Podes ver esta mesa quando todas tiverem terminado.

## Tables: what can’t be read

table-json-broken = { $at ->
    [-2] Este JSON tem parênteses a mais uns dentro dos outros.
    [-1] Isto não é JSON: acaba cedo de mais.
   *[other] Isto não é JSON: há um erro no byte { NUMBER($at, useGrouping: 0) }.
 }
table-json-text = Isto não é texto em UTF-8.
table-json-missing = Falta «{ $field }».
table-json-unknown = Aqui não existe o campo «{ $field }».
table-json-count = «{ $field }» tem de ser um número inteiro de { $least } a { $most }.
table-json-flag = «{ $field }» tem de ser true ou false.
table-json-choice = «{ $field }» tem de ser um destes valores: { $choices }.
table-json-list = «{ $field }» tem de ser uma lista com { $least } a { $most } elementos.
table-json-form = «{ $field }» tem de ser { $form ->
    [table] o id de uma mesa: 12 letras minúsculas ou algarismos.
    [token] o código secreto de um lugar: 32 letras, algarismos, «-» ou «_».
    [command] um id de 1 a 40 letras, algarismos, «-» ou «_».
    [name] um nome de 1 a 20 caracteres visíveis.
    [language] um idioma, como «en» ou «pt-PT».
   *[word] uma palavra de 1 a 20 letras minúsculas de a a z.
 }
table-json-letters = «{ $field }» tem de ser um texto de { $least } a { $most } caracteres.
table-json-names = «{ $field }» tem de ser um objeto com { $most } campos, no máximo.
table-json-object = { $field ->
    [whole] Esperava-se um objeto.
   *[other] «{ $field }» tem de ser um objeto.
 }
table-query-unknown = { $count ->
    [0] Este endereço não tem o parâmetro «{ $name }»: não aceita nenhum.
   *[other] Este endereço não tem o parâmetro «{ $name }»: aceita { $known }.
 }
table-query-twice = O parâmetro «{ $name }» aparece mais do que uma vez.
table-header-twice = O cabeçalho «{ $name }» aparece mais do que uma vez.
table-http = Isto não é um pedido HTTP.
table-report-version = Só se aceitam relatórios da versão { $known }. Carrega a página de novo.
table-report-moves = Este relatório avalia { $found } jogadas; o jogo tem { $due }.
table-report-deals = Este relatório avalia { $found } distribuições; o jogo tem { $due }.
table-report-seats = Uma distribuição tem de ser avaliada para { $due } jogadores.
table-report-move = O que se diz da jogada { $number } não corresponde ao jogo.

## Tables: what is wrong with a wish

table-seats = Pelas suas opções, esta mesa tem { $seats } lugares, e não { $count }.
table-no-such-level = Não há nenhum bot «{ $level }». Existem: { $levels }.
option-listen = Não é possível escutar em { $host }, porta { $port }: { $why }

## Tables: what happened

table-did-sit = { $you ->
    [yes] Sentas-te.
   *[no] { $player } senta-se.
 }
table-did-confirm = { $you ->
    [yes] Confirmas.
   *[no] { $player } confirma.
 }
table-did-back = { $you ->
    [yes] Anulas a jogada.
   *[no] { $player } anula a jogada.
 }
table-did-offer-back = { $you ->
    [yes] Gostarias de anular uma jogada.
   *[no] { $player } gostaria de anular uma jogada.
 }
table-did-offer-rematch = { $you ->
    [yes] Gostarias de jogar outra vez.
   *[no] { $player } gostaria de jogar outra vez.
 }
table-did-agree = { $you ->
    [yes] Aceitas.
   *[no] { $player } aceita.
 }
table-did-decline = { $you ->
    [yes] Recusas.
   *[no] { $player } recusa.
 }
table-did-resign = { $you ->
    [yes] Desistes.
   *[no] { $player } desiste.
 }
table-did-replace = Um bot fica com o lugar: { x-level }.
table-level = { x-level }
table-did-rematch = Joga-se outra vez, noutra mesa.
table-did-resume = O servidor esteve em baixo; entretanto, nenhum relógio andou.
table-over-resigned = { $you ->
    [yes] Desististe.
   *[no] { $player } desistiu.
 }
table-over-time = { $you ->
    [yes] Ficaste sem tempo.
   *[no] { $player } ficou sem tempo.
 }
table-over-ended = O jogo foi interrompido.
table-over-expired = Há muito tempo que ninguém joga: a mesa foi fechada.
table-over-failed = { $player } não conseguiu continuar. { $why }
table-player = Jogador { $number }
list-comma = { $before }, { $last }
list-and = { $before } e { $last }
list-semicolon = { $before }; { $last }
# What a space of a plate takes, or a half of a chip shows
list-takes = { $colour ->
    [special] especial
    [joker] joker
   *[other] { x-colour }
 }
list-face-down = { x-back }, virada para baixo
# $others: the winners besides you
table-won = { $you ->
    [yes] { $count ->
        [one] Vences com { x-points }.
       *[other] Partilhas a vitória com { $others }, com { x-points } cada.
     }
   *[no] { $count ->
        [one] { $winners } vence com { x-points }.
       *[other] { $winners } partilham a vitória com { x-points }.
     }
 }
x-wins-tie = { $you ->
    [yes] vences
   *[no] { $winners } vence
 }
table-won-tie = { $game ->
    [duel] Empate com { x-points }: { x-wins-tie } pela peça de jogador inicial.
   *[azul] Empate com { x-points }: { x-wins-tie } com mais linhas horizontais completas.
 }
table-ended-resigned = Desistiu.
table-ended-time = Ficou sem tempo.
table-ended-failed = Não conseguiu continuar.
table-record-long = O registo tem mais de { $most } jogadas.
table-record-reason = A etiqueta { $tag } tem mais de { $most } caracteres.
table-record-over = O jogo deste registo já terminou: não há nada para continuar.
table-record-number = Esta posição tem um número demasiado grande para se continuar a jogar.
table-bot-illegal = { $action } não é uma jogada válida aqui.
table-without-page = A página não está instalada aqui. Joga num terminal: { $command } e o endereço desta página.

## Points and why

score-tile = { $shape ->
    [alone] +{ $points }: sem vizinhos
    [row] +{ $points }: linha de { $across }
    [column] +{ $points }: coluna de { $down }
   *[both] +{ $points }: linha de { $across }, coluna de { $down }
 }
score-floor = { $count ->
    [one] −{ $points }: linha do chão, { $count } espaço
   *[other] −{ $points }: linha do chão, { $count } espaços
 }
score-raised = +{ $points }: a pontuação nunca desce abaixo de 0
score-line-fallen = 0: não há espaço para { x-colour } na linha { $line } da parede; os azulejos da linha de padrões caem ao chão
score-line-broken = 0: não há espaço para { x-colour } na linha { $line } da cúpula; os azulejos da linha de padrões partem-se
score-rows = { $count ->
    [0] 0: nenhuma linha horizontal completa
    [one] +{ $points }: { $count } linha horizontal completa
   *[other] +{ $points }: { $count } linhas horizontais completas
 }
score-columns = { $count ->
    [0] 0: nenhuma coluna completa
    [one] +{ $points }: { $count } coluna completa
   *[other] +{ $points }: { $count } colunas completas
 }
score-colours = { $count ->
    [0] 0: nenhuma cor completa
    [one] +{ $points }: { $count } cor completa
   *[other] +{ $points }: { $count } cores completas
 }
score-special = +{ $points }: azulejo especial na linha { $row } da cúpula
score-broken = { $count ->
    [one] −{ $points }: { $count } azulejo partido
   *[other] −{ $points }: { $count } azulejos partidos
 }
score-start-tile = −{ $points }: peça de jogador inicial
score-draw = −{ $points }: uma peça de cúpula retirada da pilha
score-diagonals = { $count ->
    [one] +{ $points }: { $count } diagonal completa
   *[other] +{ $points }: { $count } diagonais completas
 }
score-jokers = { $count ->
    [one] +{ $points }: o único espaço joker está preenchido
   *[other] +{ $points }: os { $count } espaços joker estão todos preenchidos
 }
score-five-colours = { $count ->
    [one] +{ $points }: { $count } linha da cúpula com cinco cores
   *[other] +{ $points }: { $count } linhas da cúpula com cinco cores
 }
score-border = { $count ->
    [one] +{ $points }: { $count } azulejo no contorno
   *[other] +{ $points }: { $count } azulejos no contorno
 }
score-corners = { $count ->
    [one] +{ $points }: { $count } peça de cúpula preenchida nos cantos
   *[other] +{ $points }: { $count } peças de cúpula preenchidas nos cantos
 }
score-empty-specials = { $count ->
    [one] −{ $points }: { $count } espaço especial vazio
   *[other] −{ $points }: { $count } espaços especiais vazios
 }

## What a seat is asked

prompt-watched = Ronda { $round }: é a vez de { $player }.
prompt-watched-keep = { $player } fica com uma das { $count } peças de cúpula retiradas.
prompt-watched-first-plate = { $player } escolhe na oferta a primeira peça de cúpula.
prompt-watched-draw = { $count ->
    [one] { $player } retirou { $count } peça de cúpula e pode retirar outra por 1 ponto.
   *[other] { $player } retirou { $count } peças de cúpula e pode retirar outra por 1 ponto.
 }
prompt-azul-take = Ronda { $round }, é a tua vez: escolhe azulejos, e uma linha de padrões ou a linha do chão.
prompt-azul-tile = Escolhe o espaço para o azulejo { x-colour } da linha de padrões { $line }.
prompt-duel-first-plate = Escolhe na oferta a tua primeira peça de cúpula.
prompt-duel-turn = Ronda { $round }, é a tua vez: recolhe azulejos ou uma peça de bónus, ou retira uma peça de cúpula.
prompt-duel-stack = Escolhe o próximo azulejo da pilha na lua da fábrica { $factory }, de baixo para cima.
prompt-duel-draw = { $count ->
    [one] Retiraste { $count } peça de cúpula: podes retirar outra por 1 ponto, ou parar e vê-la.
   *[other] Retiraste { $count } peças de cúpula: podes retirar outra por 1 ponto, ou parar e vê-las.
 }
prompt-duel-keep = Escolhe com qual das { $count } peças de cúpula retiradas ficas.
prompt-duel-return = Escolhe a próxima peça de cúpula a devolver ao fundo da pilha; a última fica por baixo de todas.
prompt-duel-place = Escolhe um espaço de cúpula e a rotação para a peça de cúpula: { $takes }.
prompt-duel-pay = { $missing ->
    [one] À linha de padrões { $line } falta { $missing } azulejo { x-colour }: decide se e como o pagas com peças de bónus.
   *[other] À linha de padrões { $line } faltam { $missing } azulejos { $colour ->
        [blue] azuis
        [yellow] amarelos
        [red] vermelhos
        [black] pretos
        [teal] turquesa
       *[other] { $colour }
    }: decide se e como pagas o próximo com peças de bónus.
 }
prompt-duel-spend = { $size ->
    [2] { $left ->
        [one] Linha de padrões { $line }: escolhe mais { $left } peça de bónus com { x-colour }.
       *[other] Linha de padrões { $line }: escolhe, uma a uma, { $left } peças de bónus com { x-colour }.
    }
   *[other] { $left ->
        [one] Linha de padrões { $line }: escolhe mais { $left } peça de bónus para usar.
        [2] Linha de padrões { $line }: escolhe, uma a uma, mais { $left } peças de bónus para usar.
       *[other] Linha de padrões { $line }: escolhe, uma a uma, { $left } peças de bónus para usar.
    }
 }
prompt-duel-tile = Escolhe o espaço para o azulejo { x-colour } da linha de padrões { $line }.

## The log: $you is yes where it is told to the player whom it is about

x-takes = { $you ->
    [yes] Recolhes
   *[no] { $player } recolhe
 }
x-puts-them = { $you ->
    [yes] { $count ->
        [one] coloca-lo
       *[other] coloca-los
     }
   *[no] { $count ->
        [one] coloca-o
       *[other] coloca-os
     }
 }
x-puts-tiles = { $you ->
    [yes] { $count ->
        [one] colocas o azulejo
       *[other] colocas os azulejos
     }
   *[no] { $count ->
        [one] coloca o azulejo
       *[other] coloca os azulejos
     }
 }
x-fallen = { $fallen ->
    [0] { "" }
    [one] ; { $fallen } cai ao chão
   *[other] ; { $fallen } caem ao chão
 }
x-broken = { $broken ->
    [0] { "" }
    [one] ; { $broken } parte-se
   *[other] ; { $broken } partem-se
 }
log-first = { $you ->
    [yes] Começas tu
   *[no] { $player } começa
 }
log-deal = Ronda { $round }: as fábricas são preenchidas
log-take-factory = { x-takes } { x-tiles } da fábrica { $factory } e { x-puts-them } na linha de padrões { $line }{ x-fallen }
log-take-factory-floor = { x-takes } { x-tiles } da fábrica { $factory }; tudo vai para a linha do chão
log-take-centre = { $marker ->
    [yes] { x-takes } do centro { x-tiles } e a peça de jogador inicial e { x-puts-tiles } na linha de padrões { $line }{ x-fallen }
   *[no] { x-takes } do centro { x-tiles } e { x-puts-them } na linha de padrões { $line }{ x-fallen }
 }
log-take-centre-floor = { $marker ->
    [yes] { x-takes } do centro { x-tiles } e a peça de jogador inicial; tudo vai para a linha do chão
   *[no] { x-takes } do centro { x-tiles }; tudo vai para a linha do chão
 }
log-tile = { $you ->
    [yes] Moves um azulejo { x-colour } para a linha { $row }, coluna { $column }
   *[no] { $player } move um azulejo { x-colour } para a linha { $row }, coluna { $column }
 }
log-take-small = { $place ->
    [all] { x-takes } { x-tiles } do sol da fábrica { $factory }; tudo se parte
   *[some] { x-takes } { x-tiles } do sol da fábrica { $factory } e { x-puts-them } na linha de padrões { $line }{ x-broken }
 }
log-take-large = { $place ->
    [all] { x-takes } { x-tiles } do sol da fábrica grande; tudo se parte
   *[some] { x-takes } { x-tiles } do sol da fábrica grande e { x-puts-them } na linha de padrões { $line }{ x-broken }
 }
x-start-tile = { $start ->
    [yes] { $you ->
        [yes] ; recolhes também a peça de jogador inicial
       *[no] ; recolhe também a peça de jogador inicial
     }
   *[no] { "" }
 }
log-take-moons = { $place ->
    [all] { x-takes } das luas { x-tiles }; tudo se parte{ x-start-tile }
   *[some] { x-takes } das luas { x-tiles } e { x-puts-them } na linha de padrões { $line }{ x-broken }{ x-start-tile }
 }
log-stack = { $you ->
    [yes] Empilhas um azulejo { x-colour } na lua da fábrica { $factory }
   *[no] { $player } empilha um azulejo { x-colour } na lua da fábrica { $factory }
 }
log-take-chip = { x-takes } a peça de bónus da fábrica { $factory }: { $shows }
log-take-plate = { $you ->
    [yes] Retiras da oferta uma peça de cúpula: { $takes }
   *[no] { $player } retira da oferta uma peça de cúpula: { $takes }
 }
x-back = { $back ->
    [S] especial
   *[J] joker
 }
log-draw-plate = { $points ->
    [0] { $you ->
        [yes] Retiras da pilha uma peça de cúpula { x-back } sem pagar
       *[no] { $player } retira da pilha uma peça de cúpula { x-back } sem pagar
     }
   *[other] { $you ->
        [yes] Pagas { x-points } e retiras da pilha uma peça de cúpula { x-back }
       *[no] { $player } paga { x-points } e retira da pilha uma peça de cúpula { x-back }
     }
 }
log-stop-drawing = { $you ->
    [yes] { $count ->
        [one] Vês a peça de cúpula que retiraste
       *[other] Vês as { $count } peças de cúpula que retiraste
     }
   *[no] { $count ->
        [one] { $player } vê a peça de cúpula que retirou
       *[other] { $player } vê as { $count } peças de cúpula que retirou
     }
 }
log-keep-plate = { $you ->
    [yes] Ficas com a n.º { $place } das peças de cúpula que retiraste: { $takes }
   *[no] { $player } fica com a n.º { $place } das peças de cúpula que retirou: { $takes }
 }
log-keep-unknown = { $you ->
    [yes] Ficas com a n.º { $place } das peças de cúpula que retiraste
   *[no] { $player } fica com a n.º { $place } das peças de cúpula que retirou
 }
log-return-plate = { $you ->
    [yes] Devolves ao fundo da pilha a n.º { $place } das outras peças de cúpula, uma peça { x-back }
   *[no] { $player } devolve ao fundo da pilha a n.º { $place } das outras peças de cúpula, uma peça { x-back }
 }
x-places = { $you ->
    [yes] Colocas
   *[no] { $player } coloca
 }
log-place-plate = { $turns ->
    [0] { x-places } a peça de cúpula no espaço de cúpula da linha { $row }, coluna { $column }: { $takes }
    [one] { x-places } a peça de cúpula, rodada uma vez, no espaço de cúpula da linha { $row }, coluna { $column }: { $takes }
   *[other] { x-places } a peça de cúpula, rodada { $turns } vezes, no espaço de cúpula da linha { $row }, coluna { $column }: { $takes }
 }
log-keep-chips = { $you ->
    [yes] Não usas peças de bónus na linha de padrões { $line }
   *[no] { $player } não usa peças de bónus na linha de padrões { $line }
 }
log-spend-chips = { $you ->
    [yes] Pagas { $count } peças de bónus por um azulejo em falta na linha de padrões { $line }
   *[no] { $player } paga { $count } peças de bónus por um azulejo em falta na linha de padrões { $line }
 }
log-spend-chip = { $you ->
    [yes] Usas uma peça de bónus: { $shows }
   *[no] { $player } usa uma peça de bónus: { $shows }
 }
log-scoring = Peças de pontuação: { $sides }
log-reveal-plate = Vira-se para cima uma peça de cúpula: { $takes }
log-reveal-back = A peça de cúpula do topo da pilha é uma peça { x-back }
log-reveal-chip = Revela-se a peça de bónus da fábrica { $factory }: { $shows }
log-reveal-fronts = { $count ->
    [one] Peça de cúpula retirada: { $fronts }
   *[other] Peças de cúpula retiradas: { $fronts }
 }

## Records that can't be read or do not replay

option-game = Não há nenhum jogo chamado { $name }.
record-empty = Não há nenhum registo neste texto.
record-several = Há aqui { $count } registos, e não um.
record-encoding = Isto não é texto UTF-8.
record-stray = Isto não pertence a nenhuma etiqueta, comentário ou jogada.
record-tag = Uma etiqueta escreve-se [Nome "valor"], numa só linha.
record-comment = Um comentário fica entre «{ "{" }» e «{ "}" }»; dentro dele, uma chaveta ou uma barra invertida vem precedida de uma barra invertida.
record-escape = Depois de uma barra invertida vem um destes: \ " { "{" } { "}" } n r.
record-comment-place = Um comentário fica logo a seguir à sua jogada, ou antes da primeira jogada do jogo.
record-game-first = Um registo começa pela etiqueta Game.
record-tag-twice = A etiqueta { $name } já lá está.
record-tag-missing = Falta a etiqueta { $name }.
record-options = As opções escrevem-se nome=valor, cada nome uma só vez, separadas por espaços em branco.
record-rules = O registo segue a versão { $value } das regras; esta é a versão { $known }.
record-position = Carácter { $at } da posição: { $why }
record-problems = { $before } { $last }
record-round = Aqui continua ou começa a ronda { $due }, e não a ronda { $round }.
record-mark = O sinal «{ $mark }» não é nenhum destes: !, ?, !!, ??, !? e ?!.
record-mark-alone = O sinal { $mark } está sozinho; deve vir logo a seguir à sua jogada.
record-notation = { $action }, carácter { $at }: { $why }
record-illegal = { $action }: { $why }
record-variation-first = Uma variação vem depois da jogada que substitui.
record-variation-empty = Uma variação tem pelo menos uma jogada.
record-variation-open = Esta variação não está fechada.
record-variation-close = Não há aqui nenhuma variação para fechar.
record-variation-deep = As variações podem ter no máximo { $most } níveis.
record-cut-off = O registo acaba sem o resultado.
record-result = O resultado é { $due }, e não { $value }.
record-no-winners = Um jogo sem resultado não tem vencedores.
record-winners = Os lugares vencedores são { $due }, e não { $value }.
record-ended = Um jogo sem resultado só pode ter acabado como «{ $one }» ou «{ $other }».
record-finished = Um jogo com resultado não tem a etiqueta { $name }.
record-forfeit = A etiqueta Forfeit indica um lugar de 1 a { $seats } e um motivo: «2: O programa falhou.»
record-not-forfeited = Um jogo com a etiqueta Forfeit acabou como «{ $due }».

## A game in the terminal

x-game = { $game ->
    [azul] Azul
    [duel] Azul Duelo
   *[other] { $game }
 }
prompt-game = Que jogo, azul ou duel?
prompt-seats = Quantos lugares, 2, 3 ou 4?
prompt-player = Quem fica no lugar { $seat }? Um nome, ou um bot ({ $bots }).

say-solve-no-seat = Nesta posição nenhum lugar decide: é a vez do acaso, ou o jogo já terminou.
say-position-over = Nesta posição o jogo já acabou: não há nada para jogar.
say-solve-best = Melhor jogada para o lugar { $seat }: { $best }, que vale { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } da vitória.
say-solve-result = Melhor jogada para o lugar { $seat }: { $best }, que { $result ->
    [win] dá a vitória
    [draw] dá uma vitória partilhada
    [loss] leva à derrota
   *[open] vale { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } da vitória
 }.
say-solve-line = Sequência: { $line } (depois, { $standing })
say-solve-nothing = Para resolver uma posição é preciso analisar alguma coisa: um limite acima de 0.
say-solve-proof-none = { $depth ->
    [one] Sem prova: análise até { $depth } turno à frente, { x-positions }.
   *[other] Sem prova: análise até { $depth } turnos à frente, { x-positions }.
 }
say-solve-proof-round = Provado até ao final da ronda; o que vem a seguir é uma estimativa. { x-positions }.
say-solve-proof-game = Provado até ao final do jogo. { x-positions }.
say-limit = Um limite é um número de posições, como 500, 2k ou 1.5m, ou um tempo, como 0.1s ou 100ms, e não «{ $text }».
say-limit-large = «{ $text }» é demasiado: um limite tem no máximo { $nodes } posições ou { $seconds } segundos.
say-no-such-bot = Não há nenhum bot chamado { $name }; existem: { $names }.
say-own-bot-form = Um bot teu escreve-se py:módulo:Classe, e não { $name }.
say-own-bot-call = { $name } não pode criar um bot: não é nada que se possa chamar.
say-own-bot-choose = { $name } não criou um bot, mas um { $kind } sem choose(observation, limit). Uma policy é embrulhada assim: policy_maker(policy).
say-own-bot-unloadable = Não é possível carregar { $name }: { $why }
say-own-bot-failed = Falhou: { $why }
say-program-empty = Depois de cmd: vem um programa com os seus argumentos.
say-program-quotes = Há aspas por fechar em cmd:{ $command }.
say-program-missing = Não há nenhum programa { $program } que se possa executar.
say-program-refused = { $program } não pode jogar aqui: { $why }
say-program-start = Não é possível iniciar o programa { $program }: { $why }.
say-program-patience = { $name } é um número de segundos, e não { $text }.
say-program-version = O programa usa o protocolo { $theirs }; este é o protocolo { $ours }.
say-program-silent = { $seconds ->
    [one] O programa não respondeu a «{ $asked }» no prazo de { $seconds } segundo.
   *[other] O programa não respondeu a «{ $asked }» no prazo de { $seconds } segundos.
 }
say-program-flood = O programa escreveu uma linha com mais de { $most } bytes.
say-program-closed = O programa fechou a sua saída.
say-program-deaf = O programa fechou a sua entrada.
say-program-signal = O programa foi terminado por um sinal: { $signal }.
say-program-ended = O programa terminou com o estado { $status }.
say-program-words = { $why } As suas últimas palavras: «{ $words }»
say-program-error = O programa respondeu com um erro: { $text }
say-program-nonsense = O programa escreveu «{ $line }», que não é uma resposta aqui.
say-program-move = Não é possível ler a jogada «{ $move }» do programa: { $why }
say-program-illegal = A jogada { $move } do programa é inválida: { $why }
say-engine-word = «{ $word }» não é uma palavra do protocolo.
say-engine-long = Uma linha tem no máximo { $most } bytes.
say-engine-thinking = Não pode haver { $word } antes da resposta ao último go; stop apressa-a.
say-engine-option = Não há nenhuma opção assim: { $text }
say-engine-seed = Uma semente é um número de 0 a { $most }, e não { $text }.
say-engine-newgame = Uma mesa indica-se assim: newgame azul seats=2 wall=coloured first=random.
say-engine-no-game = Uma posição vem depois de newgame.
say-engine-position = Uma posição indica-se com position seat 1 e o seu texto, e talvez com moves; há { $seats } lugares.
say-engine-turn = Não é a vez do lugar { $seat }.
say-engine-go = Os limites indicam-se assim: go nodes 2000 seconds 0.5, um deles, ambos ou nenhum.
say-engine-no-position = Não há nenhuma posição em que pensar.
say-too-many-players = { $game ->
    [duel] O Azul Duelo tem { $seats } lugares, e não { $count }.
   *[other] Há { $count } jogadores para { $seats } lugares.
 }
say-no-such-option = O { x-game } não tem a opção { $option }.
say-all-option = --all joga em todas as mesas: omite { $option }.
say-all-game = --all joga todos os jogos: omite { $game }.
say-no-such-figure = Nenhuma medição tem «{ $text }» no nome. Um nome é uma mesa e uma medição, como azul-2/native/playout; as mesas são { $tables }; as medições são { $figures }.
say-figures-need-core = Não é possível fazer as medições do núcleo rápido: o pacote foi compilado sem ele. Instala um compilador de C++20 (Debian, Ubuntu: g++) e depois outra vez o Tilewright.
say-figures-need-numpy = Não é possível fazer as medições de lotes sem o NumPy. Instala-o: pip install numpy
say-figures-need-envs = Não é possível fazer as medições dos ambientes sem as respetivas bibliotecas. Instala-as: pip install "tilewright[envs]"
say-json-or-markdown = Escolhe --json ou --markdown, só um deles.
say-name-unreadable = «{ $name }» não é um nome que se possa mostrar.
say-name-long = «{ $name }» tem mais de { $most } caracteres.
say-name-twice = Há duas pessoas chamadas { $name }.
say-file-exists = { $file } já existe; escolhe outro nome.
say-nothing-to-resume = Não há nenhum jogo em curso em { $folder }.
say-no-folder = { $why }. Indica um ficheiro para o jogo com --save FICHEIRO.
say-resume-file = --resume aceita um ficheiro, ou nada para o último jogo que ficou a meio; { $name } é um jogo.
say-resume-option = Um jogo retomado mantém a sua mesa: omite { $option }.
say-resume-program = O ficheiro põe o programa { $program } a jogar. Se confias nele, retoma o jogo com { $option }.
say-resumed = { $count ->
    [0] O jogo de { $file } começa.
    [one] O jogo de { $file } continua depois de { $count } jogada.
   *[other] O jogo de { $file } continua depois de { $count } jogadas.
 }
say-resumed-finished = O jogo de { $file } já terminou.
say-resume = O jogo está guardado. Continua com: { $command }
say-saved-here = O jogo está guardado em { $file }, agora e depois de cada ação.
say-not-saved = O jogo não está guardado em { $file }: { $why }. Escreve «save» e o nome de outro ficheiro.
say-not-saved-there = Não é possível guardar o jogo em { $file }: { $why }.
say-quit-unsaved = Se saíres agora, perde-se o que não está guardado. Escreve outra vez «quit» para saíres mesmo assim.
say-lost = Perdeu-se o que foi jogado desde a última vez que o jogo foi guardado: não é possível escrever em { $file } ({ $why }).
say-recorded = O registo do jogo está em { $file }.
say-not-a-choice = «{ $text }» não é uma escolha possível aqui; «help» explica o que podes escrever.
say-unreadable = «{ $text }», carácter { $at }: { $why }
say-no-such-choice = Nenhuma ação válida começa por { $start }.
say-hint = Escreve uma escolha; ? mostra o que cada uma rende, «help» explica o resto.
say-only-choice = { $line } [{ $action }] (a única escolha)
say-secret-choice = só { $player } pode saber; vê-se com «look»
say-notation-azul =
    Uma cor é B (azul), Y (amarelo), R (vermelho), K (preto) ou T (turquesa, o azulejo claro com o motivo de floco de neve). Tanto faz escrever em maiúsculas ou minúsculas.
    2B4          recolhe os azulejos azuis da fábrica 2 para a linha de padrões 4; C é o centro, F a linha do chão
    2B 14F       na lista de escolhas: 2B1, 2B4 e 2BF
    W32          com a parede cinzenta: coloca o azulejo na linha 3, coluna 2
    Na mesa, > marca quem tem a vez, * o jogador inicial, 1 a peça de jogador inicial. As maiúsculas são azulejos; as minúsculas e os pontos finais são espaços vazios.
say-commands =
    ?            diz o que faz cada escolha; ? 2B, só as que começam por 2B
    undo         { $people ->
        [one] anula até à tua última decisão
       *[other] anula a última decisão de uma pessoa
    }
    hint         diz o que faria um bot
    table        desenha a mesa outra vez
    look         desenha-a com o que só tu podes saber
    resign       desiste do jogo
    save NOME    passa a guardar no ficheiro com esse nome; seja como for, o jogo é guardado depois de cada ação
    Tab, Up      completa o que escreves; traz de volta o que já escreveste
    quit         sai; o jogo pode ser retomado

## Tables of a server in the terminal

prompt-name = Como te chamas?
prompt-token = O código secreto do teu lugar:
prompt-own-player = O código secreto do teu jogador:
say-no-server-extra = O servidor precisa de mais bibliotecas: { $command }
say-offline = Este jogo decorre sem servidor; para haver um são precisas mais bibliotecas: { $command }
say-needs-server = Um link para outras pessoas, ou --host ou --port, precisa de um servidor: omite --offline, --save, --seed, programas e bots com limites.
say-no-server = Nenhum servidor responde em { $server }: { $why }.
say-link = «{ $text }» não é o link de uma mesa; um link é como http://localhost:8080/t/k3x9m2p7q5w1, com # e um código secreto para um lugar.
say-seat-of-player = Este lugar pertence a um jogador: entra com { $option } e o código secreto desse jogador.
say-token = Um código secreto tem 32 letras, algarismos, - ou _.
say-serving = As mesas estão disponíveis em { $address }
say-table = A mesa está em { $address }
say-send-link = Envia este link a quem vai jogar contigo: { $address }
say-on-page = A mesa está no teu navegador. Ctrl-C termina o servidor; o jogo fica guardado.
say-to-open = Abre isto no teu navegador: { $address }
say-until-ctrl-c = Ctrl-C termina o servidor; o jogo fica guardado.
say-home = O Tilewright está em { $address }
say-home-on-page = O teu navegador mostra-o. Ctrl-C termina o servidor; os teus jogos ficam guardados.
say-home-to-open = Abre esse endereço no teu navegador. Ctrl-C termina o servidor; os teus jogos ficam guardados.
say-come-back = A mesa fica guardada. Volta com: { $command }
say-record-there = O registo do jogo está em { $address }
say-connection-lost = Perdeu-se a ligação ao servidor; nova tentativa em curso.
say-connection-found = A ligação está de volta.
say-waiting = À espera de { $player }.
say-waiting-away = À espera de { $player }, que não está cá.
say-waiting-open = À espera de que alguém se sente.
say-thinking = { $player } está a pensar.
say-here = { $player } está cá.
say-away = { $player } não está cá.
say-absent = { $player } (lugar { $seat }) está ausente. Não precisas de esperar: «replace BOT» põe um bot desse nível a jogar, «end» termina o jogo.
say-replace = Escreve «replace» e o nível de um bot, por exemplo «replace skilled», se alguém estiver ausente.
say-asked = Escreve «agree» para aceitares ou «decline» para recusares.
say-confirm = Escreve «confirm» para confirmares ou «undo» para anulares.
say-clock = Tempo restante: { $clocks }.
say-hinted = Um bot faria isto: { $line } [{ $action }]
say-resign = Escreve outra vez «resign» para desistires do jogo.
say-commands-online =
    ?            diz o que faz cada escolha e o que muda de imediato; ? 2B, só as que começam por 2B
    undo         anula a tua última decisão; se já houve jogadas de outros, eles têm de aceitar
    confirm      confirma as tuas jogadas, numa mesa que o peça
    agree        aceita o que foi proposto; decline recusa
    hint         diz o que faria um bot, onde a mesa o permite
    table        desenha a mesa outra vez
    look         desenha-a com o que só tu podes saber
    resign       desiste do jogo
    rematch      no final, joga outra vez
    replace BOT  põe um bot desse nível a jogar por quem está ausente; end termina o jogo
    Tab, Up      completa o que escreves; traz de volta o que já escreveste
    quit         sai; podes voltar
say-no-database = Essa base de dados não existe.
say-server-there = Já há um servidor a funcionar em { $address }: o jogo é lá e continua enquanto ele funcionar.
say-server-used = { $who ->
    [server] Já há um servidor a funcionar em { $address }. Joga lá, sem { $options }, ou para-o primeiro.
   *[other] Outro processo (id { $process }) já usa { $database }. Espera que termine.
 }
say-exporting = A exportar
say-importing = A importar
say-exported = { $count ->
    [one] { $count } jogo escrito em { $folder }.
   *[other] { $count } jogos escritos em { $folder }.
 }
say-imported = { $file }: mesa { $table }
say-dataset-there = { $folder } já contém um conjunto de dados ({ $file }): indica outra pasta ou apaga-o primeiro.
say-dataset-format = Um conjunto de dados escreve-se num destes formatos: { $forms }, e não { $form }.
say-no-data-extra = Os conjuntos de dados precisam de mais bibliotecas: { $command }
say-dataset-written = { $positions ->
    [one] { $positions } decisão de { $games } jogos escrita em { $folder }.
   *[other] { $positions } decisões de { $games } jogos escritas em { $folder }.
 }
say-dataset-left-out = { $count ->
    [one] { $count } jogo sem resultado ficou de fora.
   *[other] { $count } jogos sem resultado ficaram de fora.
 }
say-backing-up = A copiar
say-restoring = A repor
say-backup-there = Este ficheiro já existe. Substitui-o com --replace.
say-backed-up = { $count ->
    [one] { $count } mesa escrita em { $file }.
   *[other] { $count } mesas escritas em { $file }.
 }
say-restored = Mesas repostas: { $count }. Deixadas como estavam, porque já existem: { $left }.
say-backup-none = { $file } não é uma cópia de segurança do Tilewright.
say-backup-newer = { $file } foi escrito por um Tilewright mais recente: o seu formato é { $version }, este conhece { $known }. Instala o mais recente.
say-backup-damaged = { $file } está danificado ou incompleto. Nada foi reposto.
say-restore-running = Um servidor usa esta base de dados. Para-o e espera mais { $seconds } segundos, ou repõe sem --replace.
say-no-such-player = Não há nenhum jogador { $player }. `{ $command }` mostra a lista.
say-player-line = { $player }  { $name }  desde { $made }, { $games ->
    [one] 1 jogo
   *[other] { $games } jogos
 }{ $kept ->
    [yes] , guardado
   *[no] {""}
 }{ $banned ->
    [yes] , banido
   *[no] {""}
 }
say-player-unnamed = (sem nome)
say-players-none = Nenhum jogador assim jogou aqui.
say-player-banned = { $name } ({ $player }) já não pode jogar aqui.
say-player-unbanned = { $name } ({ $player }) pode voltar a jogar aqui.
say-deed-line = { $time }  { $deed }  { $player }  { $why }
say-ratings-same = Todas as classificações são exatamente as dos resultados guardados.
say-ratings-differ = { $ratings } classificações e { $results } resultados diferem do que resulta dos resultados guardados. `{ $command }` corrige isso.
say-ratings-mended = { $ratings } classificações e { $results } resultados eram diferentes; foram calculados de novo.
say-pruned = Mesas eliminadas: abandonadas { $abandoned }, terminadas { $finished }.
say-would-prune = Mesas que seriam eliminadas: abandonadas { $abandoned }, terminadas { $finished }.
say-announced = Todos veem este aviso até { $until } UTC.
say-announced-nothing = Já não há nenhum aviso.
say-announcement-long = Um aviso tem no máximo { $most } caracteres.
say-blocked = { $address } já não pode procurar adversários, entrar em torneios nem jogar partidas pontuadas.
say-unblocked = { $address } pode voltar a fazer tudo.
say-no-address = “{ $address }” não é um endereço da internet.
say-no-such-status = Não existe o estado “{ $status }”: waiting, playing ou over.
say-complaint-line = { $time }  mesa { $table }, lugar { $seat }, { $name } (jogador { $player }), por { $by }: { $why ->
    [name] o nome ofende
    [phrases] sempre a mesma frase
    [unfair] jogo desleal
   *[other] outra coisa
 }

## Matches and ladders

say-bot-illegal = Escolheu { $action }: { $why }
say-pair-failed = Não foi possível jogar o par { $pair } de { $first } contra { $second } com a semente { $seed } ({ $why }). A pasta do confronto diz onde falhou.
say-worker-died = Um processo que estava a jogar terminou sozinho, sem aviso. O que está no disco conta: executa outra vez o mesmo comando para continuares.
say-retold = { $text }
say-match-folder = Os resultados e os jogos ficam guardados em { $folder }.
say-match-busy = Outro processo está a jogar o confronto de { $folder }.
say-match-other = { $folder } tem outro confronto: { $name ->
    [first] o primeiro jogador
    [second] o segundo jogador
    [rounds] o limite de rondas
   *[other] { $name }
 } é { $old }, e não { $new }.
say-match-option = { $folder } tem outro confronto: a opção --{ $name } é { $old }, e não { $new }.
say-match-code = O confronto de { $folder } começou com outra versão do código, e os resultados das duas não se misturam. Indica outra pasta com --into.
say-match-untold = { $folder } tem resultados, mas nenhum match.json que diga de quê.
say-match-unreadable = { $file } não diz o que se joga.
say-results-line = { $file }, linha { $line }: isto não é o resultado de um par, ou é o de um par que já apareceu.
say-records-missing = Falta { $file }: os jogos de um par que conta.
say-match-even = Jogadores de força igual teriam { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
say-match-faults = { $player } perdeu { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
 } por falha, a primeira vez no par { $pair }: { $why }
say-match-failing = { $player } falhou nos seus primeiros { $count } jogos, por isso não se joga mais nenhum. Os resultados até agora ficam guardados. A primeira falha, no par { $pair }: { $why }
say-sprt = Um teste sequencial faz-se entre duas vantagens em Elo, separadas por uma vírgula e a menor primeiro, como 0,10, e não { $text }.
say-sprt-seats = Um teste sequencial é para dois lugares.
say-sprt-verdict = { $passed ->
    [yes] Aprovado: uma vantagem de { $elo1 } Elo em vez de { $elo0 }
    [no] Reprovado: uma vantagem de { $elo0 } Elo em vez de { $elo1 }
   *[open] Por decidir entre uma vantagem de { $elo0 } e de { $elo1 } Elo
 } ao fim de { $pairs ->
    [one] { $pairs } par
   *[other] { $pairs } pares
 } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, limites { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } e { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
say-ladder-short = Uma tabela classificativa tem dois jogadores ou mais.
say-ladder-twice = { $name } aparece duas vezes.
say-ladder-same = { $name } e { $other } são o mesmo jogador.
say-anchor = A âncora é um dos jogadores com a sua classificação, como greedy=1000, e não { $text }.
say-plot-format = Um gráfico é um ficheiro que acaba em .svg ou .png, e não { $file }.
say-no-matplotlib = Um gráfico precisa do Matplotlib. Instala-o: pip install "tilewright[plot]"
say-jobs-or-dask = Escolhe --jobs, para esta máquina, ou --dask, para um cluster.
say-no-dask = Um cluster precisa do Dask. Instala-o: pip install "tilewright[cluster]"
say-no-cluster = Não há nenhum scheduler do Dask em { $address }: { $why }
say-cluster-address = O endereço de um scheduler do Dask tem um anfitrião e uma porta, como tcp://10.0.0.1:8786, ao contrário de «{ $address }».
say-cluster-waiting = O cluster de { $address } não tem workers neste momento: à espera de que apareçam.
say-cluster-lost = Perdeu-se o cluster de { $address }. O que já contava fica guardado: inicia outra vez o confronto para continuares.
say-workers-killed = { $workers } workers do cluster terminaram, um após outro, enquanto jogavam o mesmo par.
say-worker-code = Um worker do cluster tem um código do Tilewright diferente do desta máquina: instala o mesmo em todos.

say-contest-busy = Outro processo está a jogar a comparação de { $file }.
say-contest-other = { $file } tem outra comparação: { $name ->
    [first_weights] os primeiros pesos
    [second_weights] os segundos pesos
    [core] o núcleo rápido
    [limit] o limite
    [second_limit] o segundo limite
   *[other] { $name }
 }: { $old }, e não { $new }. Indica outro ficheiro com --into.
say-contest-line = { $file }, linha { $line }: isto não é o resultado de uma série, ou é o de uma série que já apareceu.
say-mixed-samples = Estas pastas têm amostras de mais do que uma mesa, ou de outro tipo: as redes aprendem com amostras sem { $option }, os pesos ajustam-se a amostras com essa opção.
say-other-samples = { $folder } tem amostras de outro plano: escolhe outra pasta, ou as mesmas opções.
say-no-samples = Não há amostras em { $folder }.
say-few-samples = Há menos amostras para aprender do que as de um lote, { $needed }: joga mais jogos, ou escolhe um { $option } menor.
say-other-training = { $folder } tem um treino com outras opções ou amostras: escolhe outra pasta, ou as mesmas opções.
say-no-checkpoint = Não há nenhum ponto de controlo { $file }.
say-no-weights = Não há nenhum ficheiro de pesos { $file }.
say-no-such-table = Não há nenhuma mesa { $table }; há { $tables }.
say-no-learn-extra = Para aprender é preciso { $library }: { $command }

say-forfeit = { $count ->
    [one] { $player } perde o jogo por falha: { $why } { $winners } vence.
   *[other] { $player } perde o jogo por falha: { $why } { $winners } partilham a vitória.
 }
say-broken-off = O jogo foi interrompido.
say-in-progress = O jogo está em curso.

## Where points came from

say-source-tile = Azulejos colocados
say-source-floor = Linha do chão
say-source-raised = Subida a 0
say-source-rows = Linhas horizontais completas
say-source-columns = Colunas completas
say-source-colours = Cores completas
say-source-special = Azulejos especiais
say-source-broken = Azulejos partidos
say-source-start-tile = Peça de jogador inicial
say-source-draw = Peças de cúpula retiradas
say-source-diagonals = Diagonais completas
say-source-jokers = Espaços joker
say-source-five-colours = Linhas com cinco cores
say-source-border = Contorno
say-source-corners = Cantos
say-source-empty-specials = Espaços especiais vazios
say-notation-duel =
    Uma cor é B (azul), Y (amarelo), R (vermelho), K (preto) ou T (turquesa). Numa peça de cúpula, S é o espaço especial e J o espaço joker. Tanto faz escrever em maiúsculas ou minúsculas.
    3B4          recolhe os azulejos azuis do sol da fábrica 3 para a linha de padrões 4; L é a fábrica grande, X parte os azulejos
    2B 14X       na lista de escolhas: 2B1, 2B4 e 2BX
    MB4          recolhe os azulejos azuis do topo das luas para a linha de padrões 4
    ^B           empilha a seguir o azulejo azul na lua, de baixo para cima
    C2           recolhe a peça de bónus da fábrica 2
    P1           retira a peça de cúpula 1 da oferta; P+ retira uma da pilha, P= deixa de retirar
    K1, U1       fica com a peça de cúpula 1 das que retiraste; devolve a peça de cúpula 1 ao fundo da pilha
    @12r3        coloca a peça de cúpula na linha 1, coluna 2 dos espaços de cúpula, depois de 3 quartos de volta no sentido dos ponteiros do relógio
    $0, $2, $3   não usa peças de bónus na linha de padrões; paga um azulejo em falta com 2 peças de bónus da sua cor, ou com 3 quaisquer
    $BR          paga com a peça de bónus que tem azul e vermelho
    W32          coloca o azulejo na linha 3, coluna 2 da cúpula
    Na mesa, > marca quem tem a vez, * depois de um nome o jogador inicial, 1 a peça de jogador inicial. As maiúsculas são azulejos; as minúsculas e os pontos finais são espaços vazios da cúpula; um azulejo com * está num espaço joker.
say-source-start = No início
say-source-sum = Pontuação
say-look = { $player } sabe mais do que aqui se vê: «look» mostra o resto, só a { $player }.
prompt-replay = { $number }/{ $last } Enter ou next, back, o número de um passo, quit>
say-replay = «{ $text }» não é nada disto: Enter ou next, back, um número de 0 a { $last }, quit.
prompt-hide = Só { $player } pode olhar. Carrega em Enter para esconder tudo outra vez.
say-choices-points = Cada número é o que a tua próxima pontuação renderia depois dessa escolha, já com tudo o que ela custa.
say-choices-in-words = Escreve ? e um início, por exemplo ? { $start }, para leres essas escolhas por palavras.
say-solve-what = «{ $text }» não é um ficheiro nem uma posição. Indica o registo de um jogo ou um ficheiro com uma posição, ou - para ler da entrada padrão; «Notation», na documentação, explica como se escreve uma posição.
say-solve-file = Neste ficheiro não há nenhum registo nem nenhuma posição. Um registo começa com a etiqueta Game; «Notation», na documentação, explica como se escreve uma posição.
say-solve-only-record = { $option } serve para o registo de um jogo: numa posição, não a uses.
say-solve-table = Um registo indica o seu jogo e as suas opções: não uses { $option }.
say-solve-over = O jogo acaba no passo { $step }: escolhe um anterior com --at.
say-solve-chance = Depois do passo { $step } age o acaso e nenhum lugar decide: escolhe outro com --at.
say-no-such-record = Não há registo { $number }; o ficheiro tem { $last }.
say-no-such-step = Não há passo { $number }; o último é o { $last }.

## Bots at the tables of the server

table-bots-busy = Neste momento há demasiados bots a pensar. Tenta de novo daqui a pouco.
table-bots-closing = O servidor está a fechar.
table-bot-program = Nas mesas deste servidor só jogam os bots da casa, não programas.
table-bot-failed = O bot { $bot } falhou: { $why }
table-bot-died = O bot { $bot } deitou abaixo { $tries } processos.

## The store of the tables and the bus between servers

table-database-unreadable = Não é possível ler o endereço da base de dados. É um endereço como sqlite:///folder/tables.db ou postgresql://user@host/name.
table-database-address = As mesas guardam-se num ficheiro, sqlite:///folder/tables.db, ou em PostgreSQL, postgresql://user@host/name; não em { $kind }.
table-database-away = Não é possível usar a base de dados { $address }: { $why }
table-database-failed = A base de dados { $address } falhou: { $why }
table-database-closed = A base de dados foi fechada.
table-database-newer = A base de dados foi escrita por um Tilewright mais recente: o seu esquema é { $revision }, este conhece { $known }. Instala o mais recente.
table-database-used = { $who ->
    [server] Um servidor (processo { $process }, { $address }) já usa { $database }. Usa esse, para-o, ou indica outra base de dados com --database.
   *[other] Outro processo (id { $process }) já usa { $database }. Espera que termine, ou indica outra base de dados com --database.
 }
table-no-asyncpg = O PostgreSQL precisa de asyncpg. Instala-o: pip install "tilewright[postgres]"
table-no-redis = A comunicação entre servidores precisa de redis. Instala-o: pip install "tilewright[redis]"
table-redis-address = Não é possível ler o endereço do Redis. É um endereço como redis://host:6379/0, rediss://host:6379/0 ou unix:///folder/redis.sock.
table-redis-away = Não é possível contactar o Redis: { $why }

## Why a move was worse than the best one

why-points = { $count ->
    [one] { $count } ponto a menos nesta ronda.
   *[other] { $count } pontos a menos nesta ronda.
 }
why-given = { $you ->
    [yes] { $count ->
        [one] Ganhas mais { $count } ponto nesta ronda.
       *[other] Ganhas mais { $count } pontos nesta ronda.
    }
   *[no] { $count ->
        [one] { $player } ganha mais { $count } ponto nesta ronda.
       *[other] { $player } ganha mais { $count } pontos nesta ronda.
    }
 }
why-fallen = { $you ->
    [yes] { $count ->
        [one] Mais { $count } azulejo na tua linha do chão até ao fim da ronda.
       *[other] Mais { $count } azulejos na tua linha do chão até ao fim da ronda.
    }
   *[no] { $count ->
        [one] Mais { $count } azulejo na linha do chão até ao fim da ronda.
       *[other] Mais { $count } azulejos na linha do chão até ao fim da ronda.
    }
 }
why-broken = { $count ->
    [one] Mais { $count } azulejo partido até ao fim da ronda.
   *[other] Mais { $count } azulejos partidos até ao fim da ronda.
 }
why-left = { $you ->
    [yes] Deixa-te { x-tiles } para a tua linha de padrões { $line }.
   *[no] Deixa a { $player } { x-tiles } para a linha de padrões { $line }.
 }
why-line = A linha de padrões { $line } fica por completar.
why-goal = { $count ->
    [one] Menos { $count } ponto por { $goal } no fim.
   *[other] Menos { $count } pontos por { $goal } no fim.
 }
why-barred = { $goal ->
    [rows] Uma linha horizontal já não pode ser completada.
    [columns] Uma coluna já não pode ser completada.
    [colours] Uma cor já não pode ser completada.
    [diagonals] Uma diagonal já não pode ser completada.
    [corners] Uma peça de canto já não pode ser completada.
    [five-colours] Uma linha já não pode ter cinco cores.
   *[other] { $count ->
        [one] { $side }: é possível menos { $count } ponto.
       *[other] { $side }: são possíveis menos { $count } pontos.
    }
 }
why-starter = { $you ->
    [yes] Começas tu a próxima ronda.
   *[no] { $player } começa a próxima ronda.
 }
why-chips = { $count ->
    [one] Menos { $count } peça de bónus.
   *[other] Menos { $count } peças de bónus.
 }
why-space = A linha de padrões { $line } tem { x-colour }, cor sem espaço nessa linha da cúpula.
why-tiles = { $count ->
    [one] Menos { $count } azulejo nas linhas de padrões.
   *[other] Menos { $count } azulejos nas linhas de padrões.
 }

## Analysis, reviews and puzzles on the command line

option-goal = { $goal ->
    [rows] linhas
    [columns] colunas
    [colours] cores
    [five-colours] cinco cores
    [border] contorno
    [diagonals] diagonais
    [corners] cantos
    [jokers] jokers
    [empty-specials] espaços especiais vazios
   *[other] { $goal }
 }
option-label = { $label ->
    [best] melhor
    [good] boa
    [inaccuracy] imprecisão
    [mistake] erro
    [blunder] erro grave
   *[other] { $label }
 }
# How many moves of a game have a label, in a list
say-review-count = { $label ->
    [best] { $count ->
        [one] { $count } melhor
       *[other] { $count } melhores
     }
    [good] { $count ->
        [one] { $count } boa
       *[other] { $count } boas
     }
    [inaccuracy] { $count ->
        [one] { $count } imprecisão
       *[other] { $count } imprecisões
     }
    [mistake] { $count ->
        [one] { $count } erro
       *[other] { $count } erros
     }
    [blunder] { $count ->
        [one] { $count } erro grave
       *[other] { $count } erros graves
     }
   *[other] { $count } { $label }
 }
say-review-running = Este jogo ainda não terminou: só se analisam jogos terminados.
say-analyse-running = Este jogo ainda não terminou: só se analisam jogos terminados. { $option } N analisa a posição depois de N passos (até { $steps }).
say-analyse-turn = Ronda { $round }, o lugar { $seat } decide entre { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
 }; { x-positions } vistas.
say-analyse-only-record = { $option } é para um jogo inteiro: indica um registo, sem --at.
say-reviewing = Jogadas
say-review-left = Parou ao fim de { $done } de { $all } passos. O mesmo comando continua daí.
say-review-side = { $player }: precisão { $accuracy } de 100; { $labels }.
say-review-luck = { $player } por { $points }; com sorte igual por { $even }, mais ou menos { $error }.
say-review-written = Escrito: { $file }
say-review-cost = { $label }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da vitória, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }. { $why }
say-review-same-file = A análise não é escrita por cima do registo de que foi feita: indica outro ficheiro.
say-no-puzzle = Não há problema { $id }.
say-no-puzzles = Não há problemas de { $game }.
say-puzzle-what = Problema { $id }: encontra a única melhor jogada do lugar { $seat }. Dificuldade { $difficulty } de 5.
say-puzzle-found = É { $move }: melhor do que qualquer outra por { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da vitória.
say-puzzle-missed = Não é { $move }. Tenta outra vez, ou escreve "show".
say-puzzle-shown = A melhor jogada é { $move }: melhor do que qualquer outra por { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da vitória.
say-puzzle-made = { $count ->
    [one] { $count } problema em { $file }
   *[other] { $count } problemas em { $file }
 }
say-puzzle-broken = { $id } não se confirma: outra jogada vale o mesmo.
prompt-puzzle = A tua jogada:
