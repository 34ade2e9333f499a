# Brazilian Portuguese. What each id means, and how to write a catalogue, is told in CONTRIBUTING.md.

x-colour = { $colour ->
    [blue] azul
    [yellow] amarelo
    [red] vermelho
    [black] preto
    [teal] turquesa
   *[other] { $colour }
 }
x-colours = { $colour ->
    [blue] azuis
    [yellow] amarelos
    [red] vermelhos
    [black] pretos
    [teal] turquesa
   *[other] { $colour }
 }
x-tiles = { $count ->
    [0] nenhum azulejo { x-colour }
    [one] { $count } azulejo { x-colour }
   *[other] { $count } azulejos { x-colours }
 }
x-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
 }
x-level = { $level ->
    [beginner] iniciante
    [casual] casual
    [apprentice] aprendiz
    [skilled] habilidoso
    [strong] forte
    [expert] especialista
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
    [0] { $nodes } posições
    [one] { $nodes } posição
   *[other] { $nodes } posições
 }

## Refusals: what is so, and the rule

refusal-no-such-seat = Não existe lugar { $seat } nesta mesa ({ $rule }).
refusal-no-such-factory = Não existe fábrica { $factory } nesta mesa ({ $rule }).
refusal-no-such-line = Não existe fileira { $line } ({ $rule }).
refusal-no-such-column = Não existe coluna { $column } ({ $rule }).
refusal-not-in-centre = Não há nenhum azulejo { x-colour } no centro ({ $rule }).
refusal-not-on-factory = Não há nenhum azulejo { x-colour } na fábrica { $factory } ({ $rule }).
refusal-line-other-colour = A fileira { $line } já tem { x-colour } ({ $rule }).
refusal-row-has-colour = A linha { $row } da sua parede já tem { x-colour } ({ $rule }).
refusal-line-complete = A fileira { $line } já está completa ({ $rule }).
refusal-other-line-first = O azulejo da fileira { $line } vem primeiro ({ $rule }).
refusal-space-taken = O espaço na linha { $row }, coluna { $column } já está ocupado ({ $rule }).
refusal-column-has-colour = A coluna { $column } da sua parede já tem { x-colour } ({ $rule }).
refusal-deal-factories = A distribuição abastece { $count } fábricas ({ $rule }).
refusal-deal-count = { $count ->
    [0] A fábrica { $factory } não recebe nenhum azulejo ({ $rule }).
    [one] A fábrica { $factory } recebe { $count } azulejo ({ $rule }).
   *[other] A fábrica { $factory } recebe { $count } azulejos ({ $rule }).
 }
refusal-deal-bag = Os azulejos da fábrica { $factory } não podem ter saído do saco ({ $rule }).
refusal-wait-start = O jogador inicial ainda não foi sorteado ({ $rule }).
refusal-wait-deal = As fábricas ainda não foram abastecidas ({ $rule }).
refusal-wait-take = Agora quem está na vez pega azulejos ({ $rule }).
refusal-wait-tile = Agora quem está na vez escolhe um espaço da parede ({ $rule }).
refusal-over = A partida já acabou ({ $rule }).
refusal-deal-small = A distribuição abastece a fábrica grande e { $count } pequenas ({ $rule }).
refusal-deal-large-count = { $count ->
    [0] A fábrica grande não recebe nenhum azulejo ({ $rule }).
    [one] A fábrica grande recebe { $count } azulejo ({ $rule }).
   *[other] A fábrica grande recebe { $count } azulejos ({ $rule }).
 }
refusal-deal-large = Os azulejos da fábrica grande não podem ter saído do saco ({ $rule }).
refusal-plate-decided = Uma placa que voltou para a pilha não pode agora ser outra ({ $rule }).
refusal-plate-seen = A placa { $plate } não está entre as que ninguém viu ainda ({ $rule }).
refusal-plate-back = A placa { $plate } tem o outro verso ({ $rule }).
refusal-back = Nenhuma das placas ainda não vistas tem o verso { $back } ({ $rule }).
refusal-other-chip-first = A ficha de bônus da fábrica { $factory } é revelada primeiro ({ $rule }).
refusal-chip-seen = As duas fichas de bônus { $chip } já foram reveladas ({ $rule }).
option-side = { $side ->
    [rows] linhas
    [five-colours] cinco cores
    [columns] colunas
    [border] borda
    [diagonals] diagonais
    [corners] cantos
    [jokers] coringas
    [empty-specials] espaços especiais vazios
   *[other] { $side }
 }
refusal-scoring-number = As placas de pontuação são 3 ou 4, não estas: { $sides } ({ $rule }).
refusal-scoring-side = Há aqui um lado que nenhuma placa de pontuação tem: { $sides } ({ $rule }).
refusal-scoring-both-sides = Uma placa de pontuação não pode mostrar os dois lados: { $sides } ({ $rule }).
refusal-scoring-twice = Uma placa de pontuação não pode ser usada duas vezes: { $sides } ({ $rule }).
refusal-scoring-count = São sorteadas { $count } placas de pontuação ({ $rule }).
refusal-no-plates-left = Não há placas de cúpula para pegar na rodada { $round } ({ $rule }).
refusal-tokens-used = Você já usou as duas fichas de jogador nesta rodada ({ $rule }).
refusal-not-in-display = Não há placa na posição { $place } da oferta ({ $rule }).
refusal-stack-empty = A pilha de placas está vazia ({ $rule }).
refusal-no-point = Com 0 pontos, você só pode retirar uma placa da pilha quando a oferta está vazia ({ $rule }).
refusal-no-point-left = Você não tem mais nenhum ponto para pagar por outra placa ({ $rule }).
refusal-fronts-count = { $count ->
    [0] Nenhuma placa foi retirada da pilha ({ $rule }).
    [one] Foi retirada { $count } placa da pilha ({ $rule }).
   *[other] Foram retiradas { $count } placas da pilha ({ $rule }).
 }
refusal-not-in-hand = Não há placa na posição { $place } da sua mão ({ $rule }).
refusal-no-such-cell = Não existe espaço de cúpula na linha { $row }, coluna { $column } com esse giro ({ $rule }).
refusal-cell-taken = O espaço de cúpula na linha { $row }, coluna { $column } já tem uma placa ({ $rule }).
refusal-not-on-sun = Não há nenhum azulejo { x-colour } no sol da fábrica { $factory } ({ $rule }).
refusal-not-on-large-sun = Não há nenhum azulejo { x-colour } no sol da fábrica grande ({ $rule }).
refusal-not-on-moons = Nenhuma lua tem um azulejo { x-colour } no topo ({ $rule }).
refusal-chip-not-revealed = A fábrica { $factory } não tem ficha de bônus revelada ({ $rule }).
refusal-chip-limit = { $count ->
    [one] Você já pegou { $count } ficha de bônus nesta rodada ({ $rule }).
   *[other] Você já pegou { $count } fichas de bônus nesta rodada ({ $rule }).
 }
refusal-chips-begun = A fileira { $line } já está paga em parte e precisa ser completada ({ $rule }).
refusal-chips-count = Um azulejo que falta custa 2 fichas de bônus da cor da fileira ou 3 quaisquer, não { $count } ({ $rule }).
refusal-chips-short = Com { $count } fichas de bônus por azulejo, sua reserva não basta para completar a fileira { $line } ({ $rule }).
refusal-no-such-chip = Você não tem a ficha de bônus { $chip } ({ $rule }).
refusal-chip-colour = A ficha de bônus { $chip } não mostra { x-colour } ({ $rule }).
refusal-space-special = O espaço na linha { $row }, coluna { $column } só aceita um azulejo especial ({ $rule }).
refusal-space-colour = O espaço na linha { $row }, coluna { $column } não aceita { x-colour } ({ $rule }).
refusal-wait-scoring = As placas de pontuação ainda não foram sorteadas ({ $rule }).
refusal-wait-display = A oferta ainda não foi preenchida ({ $rule }).
refusal-wait-back = O verso da placa no topo da pilha ainda não foi mostrado ({ $rule }).
refusal-wait-setup = Agora quem está na vez pega a primeira placa da oferta ({ $rule }).
refusal-wait-chip = Antes disso, uma ficha de bônus é revelada ({ $rule }).
refusal-wait-turn = Agora quem está na vez pega uma placa, azulejos ou uma ficha de bônus ({ $rule }).
refusal-wait-stack = Agora quem está na vez empilha na lua o que sobrou da fábrica ({ $rule }).
refusal-wait-draw = Agora quem está na vez decide se quer retirar mais uma placa da pilha ou parar ({ $rule }).
refusal-wait-fronts = Antes disso, é preciso olhar as placas retiradas ({ $rule }).
refusal-wait-keep = Agora quem está na vez fica com uma das placas retiradas ({ $rule }).
refusal-wait-return = Agora quem está na vez devolve as outras placas ao fundo da pilha ({ $rule }).
refusal-wait-place = Agora quem está na vez coloca uma placa ({ $rule }).
refusal-wait-pay = Agora quem está na vez decide se usa fichas de bônus em uma fileira ({ $rule }).
refusal-wait-spend = Agora quem está na vez escolhe uma ficha de bônus para usar ({ $rule }).
refusal-wait-space = Agora quem está na vez escolhe um espaço da cúpula ({ $rule }).

## Problems of a set-up

problem-boards = { $count ->
    [0] Não há nenhum tabuleiro para { $seats } lugares ({ $rule }).
    [one] Há { $count } tabuleiro para { $seats } lugares ({ $rule }).
   *[other] Há { $count } tabuleiros para { $seats } lugares ({ $rule }).
 }
problem-factories = { $count ->
    [0] Não há nenhuma fábrica; deveriam ser { $due } ({ $rule }).
    [one] Há { $count } fábrica, não { $due } ({ $rule }).
   *[other] Há { $count } fábricas, não { $due } ({ $rule }).
 }
problem-round = Não existe rodada { $round } ({ $rule }).
problem-seat = Não existe lugar { $seat }: são { $seats } lugares ({ $rule }).
problem-score = O lugar { $seat } tem { $score } pontos; a pontuação nunca fica abaixo de 0 ({ $rule }).
problem-line-mixed = A fileira { $line } do lugar { $seat } tem mais de uma cor ({ $rule }).
problem-line-long = A fileira { $line } do lugar { $seat } tem { $count } azulejos ({ $rule }).
problem-line-on-wall = A fileira { $line } do lugar { $seat } tem { x-colour }, cor que já está nessa linha da parede ({ $rule }).
problem-floor-long = O lugar { $seat } tem { $count } peças na fileira do chão ({ $rule }).
problem-row-twice = A linha { $row } da parede do lugar { $seat } tem { x-colour } duas vezes ({ $rule }).
problem-column-twice = A coluna { $column } da parede do lugar { $seat } tem { x-colour } duas vezes ({ $rule }).
problem-wall-colour = Na parede do lugar { $seat }, o espaço na linha { $row }, coluna { $column } não é { x-colour } ({ $rule }).
problem-factory-full = A fábrica { $factory } tem { $count } azulejos ({ $rule }).
problem-factory-short = { $count ->
    [0] A fábrica { $factory } não tem azulejos, mas o saco não está vazio ({ $rule }).
    [one] A fábrica { $factory } tem { $count } azulejo, mas o saco não está vazio ({ $rule }).
   *[other] A fábrica { $factory } tem { $count } azulejos, mas o saco não está vazio ({ $rule }).
 }
problem-begun = Algo já foi jogado antes da primeira distribuição ({ $rule }).
problem-tiles = { $count ->
    [0] Não há nenhum azulejo { x-colour } ao todo ({ $rule }).
   *[other] Há { x-tiles } ao todo ({ $rule }).
 }
problem-marker = O lugar { $seat } tem um marcador de primeiro jogador que não pegou ({ $rule }).
problem-marker-missing = O lugar { $seat } pegou o marcador de primeiro jogador, mas não o tem na fileira do chão ({ $rule }).
problem-marker-back = O marcador de primeiro jogador já voltou ao centro antes da distribuição ({ $rule }).
problem-turn = O lugar que está na vez não condiz com a fase ({ $rule }).
problem-start = O jogador inicial não condiz com a fase ({ $rule }).
problem-offer-empty = Não há nada para pegar ({ $rule }).
problem-offer-left = Ainda há azulejos para pegar ({ $rule }).
problem-not-over = Nada pôs fim à partida ({ $rule }).
problem-over = A partida já deveria ter acabado ({ $rule }).
problem-no-choice = O lugar { $seat } não tem nenhum espaço que possa escolher ({ $rule }).
problem-no-decision = O lugar { $seat } não tem nada desse tipo para decidir ({ $rule }).
problem-line-waiting = A fileira { $line } do lugar { $seat } está completa, e o azulejo já deveria ter sido colocado ({ $rule }).
problem-floor-waiting = A fileira do chão do lugar { $seat } já deveria ter sido descontada ({ $rule }).
problem-scoring-phase = As placas de pontuação não condizem com a fase ({ $rule }).
problem-broken-long = O lugar { $seat } tem { $count } azulejos quebrados ({ $rule }).
problem-special = Lugar { $seat }, placa na linha { $row }, coluna { $column }: o azulejo especial não condiz com os outros espaços ({ $rule }).
problem-sun-and-moon = A fábrica { $factory } tem azulejos no sol e na lua ({ $rule }).
problem-chip-early = A fábrica { $factory } tem azulejos, mas nenhuma ficha de bônus virada para baixo ({ $rule }).
problem-large-full = A fábrica grande tem azulejos demais ({ $rule }).
problem-large-sun-and-moon = A fábrica grande tem azulejos no sol e na lua ({ $rule }).
problem-line-unbroken = Os azulejos da fileira { $line } do lugar { $seat } não têm espaço e já deveriam ter se quebrado ({ $rule }).
problem-broken-waiting = O lugar { $seat } tem azulejos quebrados que já deveriam ter sido descontados ({ $rule }).
problem-no-such-plate = Lugar { $seat }, linha { $row }, coluna { $column }: não existe placa { $plate } ({ $rule }).
problem-plate-twice = A placa { $plate } aparece duas vezes ({ $rule }).
problem-plates = { $count ->
    [0] O lugar { $seat } não tem nenhuma placa, o que não condiz com a rodada e as fichas de jogador ({ $rule }).
    [one] O lugar { $seat } tem { $count } placa, o que não condiz com a rodada e as fichas de jogador ({ $rule }).
   *[other] O lugar { $seat } tem { $count } placas, o que não condiz com a rodada e as fichas de jogador ({ $rule }).
 }
problem-first-plates = As primeiras placas não condizem com a fase ({ $rule }).
problem-tokens-back = As fichas de jogador já voltaram antes da distribuição ({ $rule }).
problem-reserve = { $count ->
    [0] O lugar { $seat } não tem nenhuma ficha de bônus na reserva, o que não condiz com a rodada ({ $rule }).
    [one] O lugar { $seat } tem { $count } ficha de bônus na reserva, o que não condiz com a rodada ({ $rule }).
   *[other] O lugar { $seat } tem { $count } fichas de bônus na reserva, o que não condiz com a rodada ({ $rule }).
 }
problem-chips-left = Ainda há fichas de bônus nas fábricas ({ $rule }).
problem-start-tile = O marcador de primeiro jogador ainda não pode ter sido pego ({ $rule }).
problem-moon-full = A fábrica { $factory } tem todos os azulejos na lua ({ $rule }).
problem-nothing-taken = O resto da fábrica { $factory } está sendo empilhado, mas nenhum azulejo foi pego dela ({ $rule }).
problem-large-moon-full = A fábrica grande tem todos os azulejos na lua ({ $rule }).
problem-large-short = A fábrica grande tem azulejos de menos, mas o saco não está vazio ({ $rule }).
problem-front-missing = Falta a frente de uma placa que já foi vista ({ $rule }).
problem-known = A indicação de quem viu uma placa não condiz com o que se sabe dela ({ $rule }).
problem-seen = { $seat ->
    [0] Os espectadores não veem as frentes mostradas aqui, ou veem também outras ({ $rule }).
   *[other] O lugar { $seat } não conhece as frentes mostradas aqui, ou conhece também outras ({ $rule }).
 }
problem-display = { $count ->
    [0] Não há nenhuma placa na oferta ({ $rule }).
    [one] Há { $count } placa na oferta ({ $rule }).
   *[other] Há { $count } placas na oferta ({ $rule }).
 }
problem-display-full = Não há placa para virar para cima ({ $rule }).
problem-display-short = A oferta já deveria ter sido reabastecida ({ $rule }).
problem-top = O verso da placa no topo da pilha não condiz com a pilha ({ $rule }).
problem-back = São poucas demais as placas ainda não vistas com o verso { $back } ({ $rule }).
problem-hand = As placas retiradas ou a colocar não condizem com a fase ({ $rule }).
problem-chips = Há fichas de bônus { $chip } demais ({ $rule }).
problem-chips-taken = { $count ->
    [0] Nenhuma ficha de bônus está em uma fábrica nem foi pega nesta rodada ({ $rule }).
    [one] { $count } ficha de bônus está em uma fábrica ou foi pega nesta rodada ({ $rule }).
   *[other] { $count } fichas de bônus estão nas fábricas ou foram pegas nesta rodada ({ $rule }).
 }
problem-chips-unseen = { $count ->
    [0] Não há nenhuma ficha de bônus ainda não vista, o que não condiz com a rodada ({ $rule }).
    [one] Há { $count } ficha de bônus ainda não vista, o que não condiz com a rodada ({ $rule }).
   *[other] Há { $count } fichas de bônus ainda não vistas, o que não condiz com a rodada ({ $rule }).
 }
problem-chip-waiting = As fichas de bônus a revelar não condizem com a fase ({ $rule }).
problem-tokens = Ainda há fichas de jogador para usar ({ $rule }).
problem-at = A fábrica ou fileira em questão não condiz com a fase ({ $rule }).
problem-payment = As fichas de bônus pagas não condizem com a fase ({ $rule }).

## Notation that can't be read: what belongs there

notation-end = O texto deveria acabar aqui.
notation-mark = Aqui deve vir “{ $mark }”.
notation-azul-action = Uma ação começa com o número de uma fábrica ou C (centro), com W, S ou D.
notation-azul-phase = Uma fase é start, deal, offer, tiling ou over.
notation-colour = Uma cor é B, Y, R, K ou T.
notation-column = Uma coluna é um número de 1 a 5.
notation-count = Depois da cor vem a quantidade de azulejos, pelo menos 1.
notation-floor = Aqui devem vir as peças da fileira do chão, ou - se não houver nenhuma.
notation-line-or-floor = Uma fileira é um número de 1 a 5, ou F (chão).
notation-order = As cores seguem a ordem B, Y, R, K, T.
notation-round = Aqui deve vir o número da rodada.
notation-row = Uma linha é um número de 1 a 5.
notation-score = Aqui deve vir uma pontuação.
notation-seat = Um lugar é um número a partir de 1, ou - se não houver nenhum.
notation-tiles = Aqui devem vir azulejos, ou - se não houver nenhum.
notation-wall = Um espaço da parede é uma cor ou um ponto final.
notation-at = Aqui deve vir a fábrica ou fileira em questão, ou 0.
notation-back = Um verso é S (especial) ou J (coringa).
notation-cell = O espaço de cúpula de uma placa é uma linha e uma coluna, de 1 a 3.
notation-chip = Uma ficha de bônus é B, Y, R, K, T, TY, BR, RT, KB ou YK.
notation-chip-count = Depois do tipo da ficha de bônus vem a quantidade, 1 ou 2.
notation-chip-order = As fichas de bônus seguem a ordem B, Y, R, K, T, TY, BR, RT, KB, YK.
notation-dome = Na cúpula, um espaço vazio é b, y, r, k, t, s, j ou um ponto final; um azulejo é B, Y, R, K, T ou S.
notation-dome-column = Uma coluna é um número de 1 a 6.
notation-dome-row = Uma linha é um número de 1 a 6.
notation-duel-action = Uma ação começa com uma fábrica (1 a 4, L) ou com um destes: M ^ C P K U @ $ W = S D p b f c.
notation-duel-phase = Uma fase é scoring, display, back, deal, start, setup, chip, turn, stacking, drawing, fronts, keeping, returning, placing, paying, spending, tiling ou over.
notation-factory = Uma fábrica pequena é um número de 1 a 4.
notation-known = Quem viu uma placa é 0 (ninguém), 1, 2 ou 3 (os dois).
notation-line-or-broken = Uma fileira é um número de 1 a 6, ou X (quebrar).
notation-payment = Um pagamento são três números separados por ponto final: azulejos pagos; 0, 2 ou 3 fichas de bônus; fichas de bônus que faltam.
notation-place = Uma posição na mão é um número de 1 a 13.
notation-plate = Essa placa não existe.
notation-plate-action = Depois de P vem uma posição da oferta (1 a 3), + (retirar) ou = (parar).
notation-side = Nenhuma placa de pontuação tem esse lado.
notation-taken = As fichas de bônus pegas nesta rodada são 0, 1 ou 2.
notation-tokens = As fichas de jogador são 0, 1 ou 2.
notation-turns = Os giros são um número de 0 a 3.

## Options of a table

option-seats = Azul tem 2, 3 ou 4 lugares, não { $value } ({ $rule }).
option-wall = Uma parede é coloured (colorida) ou gray (cinza), não { $value } ({ $rule }).
option-first = O jogador inicial é um lugar de 0 a { $last }, ou None, não { $value } ({ $rule }).
option-first-number = O jogador inicial é o número de um lugar, ou random, não { $value } ({ $rule }).
option-unknown = Não existe opção { $name } ({ $name }={ $value }).

## Settings of the server

option-setting-count = { $name } é um número inteiro de { $least } a { $most }, não “{ $value }”.
option-setting-number = { $name } é um número de { $least } a { $most }, não “{ $value }”.
option-setting-choice = { $name } aceita um destes valores: { $choices }; não “{ $value }”.
option-setting-text = { $name } se escreve como { $example }, não como “{ $value }”.
option-setting-workers = { $count } workers compartilham as mesas por PostgreSQL e Redis: indique os dois (TILEWRIGHT_DATABASE e TILEWRIGHT_REDIS) ou use um só worker.

## Tables: why a command is not carried out

table-malformed = O servidor não consegue ler isto: { $why }
table-too-large = Isto é grande demais: o limite é de { $most } bytes.
table-too-many = São pedidos demais. Tente de novo { $seconds ->
    [0] agora.
    [one] em { $seconds } segundo.
   *[other] em { $seconds } segundos.
 }
table-origin = Este servidor não responde a páginas de “{ $origin }”.
table-host = Este servidor não atende pelo nome “{ $host }”. Quem cuida dele pode acrescentar o nome a TILEWRIGHT_HOSTS.
table-not-allowed = Isto não é para o seu endereço, { $address }. Quem cuida do servidor pode liberá-lo em TILEWRIGHT_METRICS.
table-slow = { $seconds ->
    [0] Seu pedido não chegou ao fim em { $seconds } segundos.
    [one] Seu pedido não chegou ao fim em { $seconds } segundo.
   *[other] Seu pedido não chegou ao fim em { $seconds } segundos.
 }
table-failed = Algo deu errado no servidor, e não foi culpa sua. Tente de novo.
table-hello-first = Comece com hello: indique a mesa que você quer.
table-protocol = Este servidor fala a versão { $known } do protocolo e você fala a versão { $spoken }. Recarregue a página ou instale a mesma versão que o servidor usa.
table-language = Não há textos no idioma “{ $name }”.
table-unknown-path = Não há nada em “{ $path }”.
table-method = { $method } não serve para “{ $path }”.
table-unknown-table = Essa mesa não existe.
table-unreadable = Este servidor não consegue ler esta mesa. Quem cuida dele encontra o motivo no log; todas as outras mesas continuam.
table-unknown-token = Este link ou código secreto não abre nenhum lugar desta mesa.
table-unknown-rules = Esta mesa segue a versão { $value } das regras; este servidor joga a versão { $known }. Quem o administra pode instalar a versão do Tilewright que a criou.
table-option = { $why }
table-stale = A mesa já avançou para a versão { NUMBER($version, useGrouping: 0) }. Olhe de novo antes de jogar.
table-not-your-seat = Este lugar não é seu.
table-not-your-turn = Não é sua vez.
table-not-started = A partida não começou: ainda há um lugar livre.
table-over = A partida já acabou.
table-not-over = A partida ainda não acabou.
table-illegal = { $why }
table-notation = “{ $action }”, caractere { $at }: { $why }
table-unconfirmed = Suas últimas jogadas estão pendentes: confirme ou desfaça.
table-nothing-to-confirm = Você não tem jogadas para confirmar.
table-nothing-to-take-back = Não há nada que você possa desfazer.
table-secret-seen = Algo oculto foi visto depois disso, e não dá mais para desfazer.
table-player-away = Um bot joga por alguém que pode voltar. Até lá, você só pode desfazer o que veio depois da saída dessa pessoa, e nada que tenha sido sorteado.
table-no-take-back = Em uma mesa com classificação ou em um torneio, não se desfaz nada.
table-too-long = Já aconteceu tanta coisa nesta mesa que isso não é mais possível. Continue a partida ou crie outra mesa.
table-no-offer = Não há nenhuma proposta para você responder.
table-offer-made = Já existe uma proposta, que precisa ser respondida antes.
table-seat-taken = Este lugar está ocupado.
table-name-taken = { $why ->
    [unseen] Este nome tem letras que não podem ser vistas. Escolha outro.
    [alike] “{ $name }” parece “{ $other }”. Escolha um nome que ninguém aqui possa confundir.
    [kept] “{ $name }” parece o nome de um jogador que o mantém aqui. Escolha outro nome.
   *[taken] Alguém aqui, ou um bot, já se chama “{ $name }”. Escolha outro nome.
 }
table-not-absent = Ninguém está fora há tempo suficiente para você continuar a partida sem essa pessoa.
table-no-hint = Nesta mesa não há dicas: ela foi criada sem elas.
table-busy = O servidor não consegue fazer isso agora. Tente de novo daqui a pouco.
table-record = Linha { $line } do registro: { $why }
table-unknown-device = Este dispositivo não está conectado a um jogador, ou não está mais.
table-unknown-player = Esse jogador não existe, ou a página dele não é pública.
table-banned = Você não pode mais jogar neste servidor. Foi decisão de quem cuida dele.
table-passkey = { $why ->
    [expired] Demorou demais, ou já foi usado. Tente de novo.
    [unknown] Nenhum jogador aqui tem esta chave de acesso.
    [site] As chaves de acesso só funcionam quando se chega a este servidor pelo nome, em uma conexão segura.
   *[refused] Esta chave de acesso não foi aceita. Tente de novo.
 }
table-phrase = Nenhum jogador aqui tem esta frase de recuperação. Veja se cada palavra está escrita como você anotou.
table-unknown-seek = Esta busca já terminou, ou alguém foi mais rápido.
table-declined = Esta pessoa recusou um desafio seu. Você poderá desafiá-la de novo um dia depois.
table-unknown-tournament = Este torneio não existe.
table-tournament-over = Este torneio já terminou.
table-tournament-full = Este torneio está cheio.
table-tournament-plan = { $why ->
    [seats] Os torneios são para partidas de dois jogadores.
    [name] Este nome não pode ser lido ou parece um endereço. Escolha outro, com um espaço depois de cada ponto.
   *[start] Um torneio começa agora ou em até 90 dias.
 }
table-sealed = Em outras mesas ainda se joga com os mesmos azulejos. Você poderá ver esta mesa quando todas tiverem terminado.

## Tables: what can’t be read

table-json-broken = { $at ->
    [-2] Este JSON tem colchetes demais uns dentro dos outros.
    [-1] Isto não é JSON: termina cedo demais.
   *[other] Isto não é JSON: há um erro no byte { NUMBER($at, useGrouping: 0) }.
 }
table-json-text = Isto não é texto em UTF-8.
table-json-missing = Falta “{ $field }”.
table-json-unknown = Aqui não existe o campo “{ $field }”.
table-json-count = “{ $field }” precisa ser um número inteiro de { $least } a { $most }.
table-json-flag = “{ $field }” precisa ser true ou false.
table-json-choice = “{ $field }” precisa ser um destes valores: { $choices }.
table-json-list = “{ $field }” precisa ser uma lista com { $least } a { $most } elementos.
table-json-form = “{ $field }” precisa ser { $form ->
    [table] o id de uma mesa: 12 letras minúsculas ou algarismos.
    [token] o código secreto de um lugar: 32 letras, algarismos, “-” ou “_”.
    [command] um id de 1 a 40 letras, algarismos, “-” ou “_”.
    [name] um nome de 1 a 20 caracteres visíveis.
    [language] um idioma, como “en” ou “pt-PT”.
   *[word] uma palavra de 1 a 20 letras minúsculas de a a z.
 }
table-json-letters = “{ $field }” precisa ser um texto de { $least } a { $most } caracteres.
table-json-names = “{ $field }” precisa ser um objeto com no máximo { $most } campos.
table-json-object = { $field ->
    [whole] Era esperado um objeto.
   *[other] “{ $field }” precisa ser um objeto.
 }
table-query-unknown = { $count ->
    [0] Este endereço não tem o parâmetro “{ $name }”: não aceita nenhum.
   *[other] Este endereço não tem o parâmetro “{ $name }”: aceita { $known }.
 }
table-query-twice = O parâmetro “{ $name }” aparece mais de uma vez.
table-header-twice = O cabeçalho “{ $name }” aparece mais de uma vez.
table-http = Isto não é uma requisição HTTP.
table-report-version = Só são aceitos relatórios da versão { $known }. Recarregue a página.
table-report-moves = Este relatório avalia { $found } jogadas; a partida tem { $due }.
table-report-deals = Este relatório avalia { $found } distribuições; a partida tem { $due }.
table-report-seats = Uma distribuição precisa ser avaliada para { $due } jogadores.
table-report-move = O que se diz da jogada { $number } não corresponde à partida.

## Tables: what is wrong with a wish

table-seats = Pelas opções, esta mesa tem { $seats } lugares, não { $count }.
table-no-such-level = Não existe o bot “{ $level }”. Os bots são: { $levels }.
option-listen = Não é possível escutar em { $host }, porta { $port }: { $why }

## Tables: what happened

table-did-sit = { $you ->
    [yes] Você se senta à mesa.
   *[no] { $player } se senta à mesa.
 }
table-did-confirm = { $you ->
    [yes] Você confirma.
   *[no] { $player } confirma.
 }
table-did-back = { $you ->
    [yes] Você desfaz.
   *[no] { $player } desfaz.
 }
table-did-offer-back = { $you ->
    [yes] Você pede para desfazer.
   *[no] { $player } pede para desfazer.
 }
table-did-offer-rematch = { $you ->
    [yes] Você quer jogar de novo.
   *[no] { $player } quer jogar de novo.
 }
table-did-agree = { $you ->
    [yes] Você aceita.
   *[no] { $player } aceita.
 }
table-did-decline = { $you ->
    [yes] Você recusa.
   *[no] { $player } recusa.
 }
table-did-resign = { $you ->
    [yes] Você desiste.
   *[no] { $player } desiste.
 }
table-did-replace = Um bot assume o lugar: { x-level }.
table-level = { x-level }
table-did-rematch = A nova partida é em outra mesa.
table-did-resume = O servidor esteve fora do ar; nenhum relógio correu.
table-over-resigned = { $you ->
    [yes] Você desistiu.
   *[no] { $player } desistiu.
 }
table-over-time = { $you ->
    [yes] Seu tempo acabou.
   *[no] O tempo de { $player } acabou.
 }
table-over-ended = A partida foi interrompida.
table-over-expired = Faz muito tempo que ninguém joga: a mesa foi fechada.
table-over-failed = { $player } não pôde continuar. { $why }
table-player = Jogador { $number }
list-comma = { $before }, { $last }
list-and = { $before } e { $last }
list-semicolon = { $before }; { $last }
# What a space of a plate takes, or a half of a chip shows
list-takes = { $colour ->
    [special] especial
    [joker] coringa
   *[other] { x-colour }
 }
list-face-down = { x-back }, virada para baixo
# $others: the winners besides you
table-won = { $you ->
    [yes] { $count ->
        [one] Você vence com { x-points }.
       *[other] Você divide a vitória com { $others }, com { x-points } cada.
     }
   *[no] { $count ->
        [one] { $winners } vence com { x-points }.
       *[other] Vitória compartilhada de { $winners }, com { x-points }.
     }
 }
x-wins-tie = { $you ->
    [yes] você vence
   *[no] { $winners } vence
 }
table-won-tie = { $game ->
    [duel] Empate com { x-points }: { x-wins-tie } pelo marcador de primeiro jogador.
   *[azul] Empate com { x-points }: { x-wins-tie } por ter mais linhas completas.
 }
table-ended-resigned = Desistiu.
table-ended-time = Ficou sem tempo.
table-ended-failed = Não pôde continuar.
table-record-long = O registro da partida tem mais de { $most } jogadas.
table-record-reason = A tag { $tag } tem mais de { $most } caracteres.
table-record-over = A partida deste registro já terminou: não há nada para continuar.
table-record-number = Esta posição tem um número grande demais para continuar a partida.
table-bot-illegal = { $action } não é uma jogada válida aqui.
table-without-page = A página não foi gerada aqui. Jogue em um terminal: { $command } e o endereço desta página.

## Points and why

score-tile = { $shape ->
    [alone] +{ $points }: sem vizinhos
    [row] +{ $points }: linha de { $across }
    [column] +{ $points }: coluna de { $down }
   *[both] +{ $points }: linha de { $across }, coluna de { $down }
 }
score-floor = { $count ->
    [one] −{ $points }: fileira do chão, { $count } espaço
   *[other] −{ $points }: fileira do chão, { $count } espaços
 }
score-raised = +{ $points }: a pontuação nunca fica abaixo de 0
score-line-fallen = 0: não há espaço para { x-colour } na linha { $line } da parede; os azulejos da fileira caem no chão
score-line-broken = 0: não há espaço para { x-colour } na linha { $line } da cúpula; os azulejos da fileira se quebram
score-rows = { $count ->
    [0] 0: nenhuma linha completa
    [one] +{ $points }: { $count } linha completa
   *[other] +{ $points }: { $count } linhas completas
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
score-special = +{ $points }: azulejo especial na linha { $row }
score-broken = { $count ->
    [0] 0: nenhum azulejo quebrado
    [one] −{ $points }: { $count } azulejo quebrado
   *[other] −{ $points }: { $count } azulejos quebrados
 }
score-start-tile = −{ $points }: marcador de primeiro jogador
score-draw = −{ $points }: placa retirada da pilha
score-diagonals = { $count ->
    [0] 0: nenhuma diagonal completa
    [one] +{ $points }: { $count } diagonal completa
   *[other] +{ $points }: { $count } diagonais completas
 }
score-jokers = { $count ->
    [0] 0: nada pelos espaços coringa
    [one] +{ $points }: o único espaço coringa preenchido
   *[other] +{ $points }: todos os { $count } espaços coringa preenchidos
 }
score-five-colours = { $count ->
    [0] 0: nenhuma linha com cinco cores
    [one] +{ $points }: { $count } linha com cinco cores
   *[other] +{ $points }: { $count } linhas com cinco cores
 }
score-border = { $count ->
    [0] 0: nenhum azulejo na borda
    [one] +{ $points }: { $count } azulejo na borda
   *[other] +{ $points }: { $count } azulejos na borda
 }
score-corners = { $count ->
    [0] 0: nenhuma placa de canto completa
    [one] +{ $points }: { $count } placa de canto completa
   *[other] +{ $points }: { $count } placas de canto completas
 }
score-empty-specials = { $count ->
    [0] 0: nenhum espaço especial vazio
    [one] −{ $points }: { $count } espaço especial vazio
   *[other] −{ $points }: { $count } espaços especiais vazios
 }

## What a seat is asked

prompt-watched = Rodada { $round }: é a vez de { $player }.
prompt-watched-keep = { $player } fica com uma das { $count } placas retiradas.
prompt-watched-first-plate = { $player } escolhe na oferta a primeira placa.
prompt-watched-draw = { $count ->
    [one] { $player } retirou { $count } placa e pode retirar outra por 1 ponto.
   *[other] { $player } retirou { $count } placas e pode retirar outra por 1 ponto.
 }
prompt-azul-take = Rodada { $round }, sua vez: escolha azulejos e uma fileira de modelo ou a fileira do chão.
prompt-azul-tile = Escolha o espaço para o azulejo { x-colour } da fileira { $line }.
prompt-duel-first-plate = Escolha sua primeira placa na oferta.
prompt-duel-turn = Rodada { $round }, sua vez: pegue azulejos, uma ficha de bônus ou uma placa.
prompt-duel-stack = Escolha o próximo azulejo da pilha na lua da fábrica { $factory }, de baixo para cima.
prompt-duel-draw = { $count ->
    [one] Você retirou { $count } placa: retire outra por 1 ponto, ou pare e olhe.
   *[other] Você retirou { $count } placas: retire outra por 1 ponto, ou pare e olhe.
 }
prompt-duel-keep = { $count ->
    [one] Fique com a placa retirada.
   *[other] Escolha com qual das { $count } placas retiradas você fica.
 }
prompt-duel-return = Escolha a próxima placa que volta para o fundo da pilha; a última fica embaixo de todas.
prompt-duel-place = Escolha um espaço de cúpula para a placa e como girá-la: { $takes }.
prompt-duel-pay = { $missing ->
    [one] Na fileira { $line } falta { $missing } azulejo { x-colour }: escolha se quer pagar por ele com fichas de bônus, e como.
   *[other] Na fileira { $line } faltam { $missing } azulejos { x-colours }: escolha se quer pagar pelo próximo com fichas de bônus, e como.
 }
prompt-duel-spend = { $size ->
    [2] { $left ->
        [one] Fileira { $line }: escolha mais { $left } ficha de bônus que mostre { x-colour }.
       *[other] Fileira { $line }: escolha, uma a uma, { $left } fichas de bônus que mostrem { x-colour }.
    }
   *[other] { $left ->
        [one] Fileira { $line }: escolha mais { $left } ficha de bônus para usar.
        [2] Fileira { $line }: escolha, uma a uma, mais { $left } fichas de bônus para usar.
       *[other] Fileira { $line }: escolha, uma a uma, { $left } fichas de bônus para usar.
    }
 }
prompt-duel-tile = Escolha o espaço para o azulejo { x-colour } da fileira { $line }.

## The log: $you is yes where it is told to the player whom it is about

x-who = { $you ->
    [yes] Você
   *[no] { $player }
 }
x-puts-them = { $count ->
    [one] o coloca
   *[other] os coloca
 }
x-fallen = { $fallen ->
    [0] { "" }
    [one] ; { $fallen } cai no chão
   *[other] ; { $fallen } caem no chão
 }
x-broken = { $broken ->
    [0] { "" }
    [one] ; { $broken } se quebra
   *[other] ; { $broken } se quebram
 }
log-first = { x-who } começa
log-deal = Rodada { $round }: as fábricas são abastecidas
log-take-factory = { x-who } pega { x-tiles } da fábrica { $factory } e { x-puts-them } na fileira { $line }{ x-fallen }
log-take-factory-floor = { x-who } pega { x-tiles } da fábrica { $factory }; tudo vai para a fileira do chão
log-take-centre = { $marker ->
    [yes] { x-who } pega do centro { x-tiles } e o marcador de primeiro jogador, e coloca { $count ->
        [one] o azulejo
       *[other] os azulejos
     } na fileira { $line }{ x-fallen }
   *[no] { x-who } pega do centro { x-tiles } e { x-puts-them } na fileira { $line }{ x-fallen }
 }
log-take-centre-floor = { $marker ->
    [yes] { x-who } pega do centro { x-tiles } e o marcador de primeiro jogador; tudo vai para a fileira do chão
   *[no] { x-who } pega do centro { x-tiles }; tudo vai para a fileira do chão
 }
log-tile = { x-who } move um azulejo { x-colour } para a linha { $row }, coluna { $column }
log-take-small = { $place ->
    [all] { x-who } pega { x-tiles } do sol da fábrica { $factory }; tudo se quebra
   *[some] { x-who } pega { x-tiles } do sol da fábrica { $factory } e { x-puts-them } na fileira { $line }{ x-broken }
 }
log-take-large = { $place ->
    [all] { x-who } pega { x-tiles } do sol da fábrica grande; tudo se quebra
   *[some] { x-who } pega { x-tiles } do sol da fábrica grande e { x-puts-them } na fileira { $line }{ x-broken }
 }
x-start-tile = { $start ->
    [yes] ; o marcador de primeiro jogador vai junto
   *[no] { "" }
 }
log-take-moons = { $place ->
    [all] { x-who } pega das luas { x-tiles }; tudo se quebra{ x-start-tile }
   *[some] { x-who } pega das luas { x-tiles } e { x-puts-them } na fileira { $line }{ x-broken }{ x-start-tile }
 }
log-stack = { x-who } empilha um azulejo { x-colour } na lua da fábrica { $factory }
log-take-chip = { x-who } pega a ficha de bônus da fábrica { $factory }: { $shows }
log-take-plate = { x-who } pega uma placa da oferta: { $takes }
x-back = { $back ->
    [S] especial
   *[J] coringa
 }
log-draw-plate = { $points ->
    [0] { x-who } retira uma placa { x-back } da pilha sem pagar
   *[other] { x-who } paga { x-points } e retira uma placa { x-back } da pilha
 }
log-stop-drawing = { $count ->
    [one] { x-who } olha a placa retirada
   *[other] { x-who } olha as { $count } placas retiradas
 }
log-keep-plate = { x-who } fica com a placa número { $place } entre as retiradas: { $takes }
log-keep-unknown = { x-who } fica com a placa número { $place } entre as retiradas
log-return-plate = { x-who } devolve ao fundo da pilha a placa número { $place } das restantes ({ x-back })
log-place-plate = { $turns ->
    [0] { x-who } coloca a placa no espaço de cúpula da linha { $row }, coluna { $column }: { $takes }
    [one] { x-who } coloca a placa, girada uma vez, no espaço de cúpula da linha { $row }, coluna { $column }: { $takes }
   *[other] { x-who } coloca a placa, girada { $turns } vezes, no espaço de cúpula da linha { $row }, coluna { $column }: { $takes }
 }
log-keep-chips = { x-who } não usa fichas de bônus na fileira { $line }
log-spend-chips = { x-who } paga { $count } fichas de bônus por um azulejo que falta na fileira { $line }
log-spend-chip = { x-who } usa uma ficha de bônus: { $shows }
log-scoring = Placas de pontuação: { $sides }
log-reveal-plate = Uma placa é virada para cima: { $takes }
log-reveal-back = No topo da pilha há uma placa { x-back }
log-reveal-chip = A ficha de bônus da fábrica { $factory } é revelada: { $shows }
log-reveal-fronts = { $count ->
    [one] A placa retirada: { $fronts }
   *[other] As placas retiradas: { $fronts }
 }

## Records that can't be read or do not replay

option-game = Não existe jogo chamado { $name }.
record-empty = Não há registro de partida neste texto.
record-several = Há { $count } registros aqui, não um só.
record-encoding = Isto não é texto UTF-8.
record-stray = Isto não pertence a nenhuma tag, comentário ou jogada.
record-tag = Uma tag se escreve [Nome "valor"], em uma só linha.
record-comment = Um comentário fica entre “{ "{" }” e “{ "}" }”; dentro dele, chaves e barras invertidas levam antes uma barra invertida.
record-escape = Depois de uma barra invertida vem um destes: \ " { "{" } { "}" } n r.
record-comment-place = Um comentário vem logo depois da jogada que comenta, ou antes da primeira jogada da partida.
record-game-first = Um registro começa com a tag Game.
record-tag-twice = A tag { $name } já apareceu antes.
record-tag-missing = Falta a tag { $name }.
record-options = As opções se escrevem nome=valor, cada nome uma só vez, separadas por espaços em branco.
record-rules = O registro segue a versão { $value } das regras; esta é a versão { $known }.
record-position = Caractere { $at } da posição: { $why }
record-problems = { $before } { $last }
record-round = Aqui continua ou começa a rodada { $due }, não a rodada { $round }.
record-mark = A marca “{ $mark }” não é nenhuma destas: !, ?, !!, ??, !? e ?!.
record-mark-alone = A marca { $mark } está sozinha; ela vem logo depois da jogada.
record-notation = { $action }, caractere { $at }: { $why }
record-illegal = { $action }: { $why }
record-variation-first = Uma variação vem depois da jogada que ela substitui.
record-variation-empty = Uma variação tem pelo menos uma jogada.
record-variation-open = Esta variação não foi fechada.
record-variation-close = Não há variação para fechar aqui.
record-variation-deep = As variações podem ter no máximo { $most } níveis, uma dentro da outra.
record-cut-off = O registro acaba sem o resultado.
record-result = O resultado é { $due }, não { $value }.
record-no-winners = Uma partida sem resultado não tem vencedores.
record-winners = Os lugares vencedores são { $due }, não { $value }.
record-ended = Uma partida sem resultado só pode ter acabado como “{ $one }” ou “{ $other }”.
record-finished = Uma partida com resultado não tem a tag { $name }.
record-forfeit = Uma derrota por falha indica um lugar de 1 a { $seats } e um motivo: “2: O programa travou.”
record-not-forfeited = Uma partida com a tag Forfeit acabou como “{ $due }”.

## A game in the terminal

x-game = { $game ->
    [azul] Azul
    [duel] Azul Duelo
   *[other] { $game }
 }
prompt-game = Qual jogo, azul ou duel?
prompt-seats = Quantos lugares: 2, 3 ou 4?
prompt-player = Quem fica no lugar { $seat }? Um nome ou um bot ({ $bots }).

say-solve-no-seat = Nenhum lugar decide nesta posição: é a vez do acaso, ou a partida acabou.
say-position-over = Nesta posição a partida já acabou: não há nada para jogar.
say-solve-best = Melhor para o lugar { $seat }: { $best }, que vale { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } da vitória.
say-solve-result = Melhor para o lugar { $seat }: { $best }, que { $result ->
    [win] leva à vitória
    [draw] leva a uma vitória compartilhada
    [loss] leva à derrota
   *[open] vale { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } da vitória
 }.
say-solve-line = Sequência: { $line } (depois { $standing })
say-solve-nothing = Para resolver uma posição, é preciso analisar alguma coisa: um limite acima de 0.
say-solve-proof-none = { $depth ->
    [0] Sem prova: { x-positions }, nenhum turno à frente.
    [one] Sem prova: { x-positions }, até { $depth } turno à frente.
   *[other] Sem prova: { x-positions }, até { $depth } turnos à frente.
 }
say-solve-proof-round = Provado até o fim da rodada; o que vem depois é uma estimativa. { x-positions }.
say-solve-proof-game = Provado até o fim da partida. { x-positions }.
say-limit = Um limite é um número de posições, como 500, 2k ou 1.5m, ou um tempo, como 0.1s ou 100ms, não “{ $text }”.
say-limit-large = “{ $text }” é grande demais: um limite é de no máximo { $nodes } posições ou { $seconds } segundos.
say-no-such-bot = Não existe bot chamado { $name }; os bots são { $names }.
say-own-bot-form = Um bot seu se escreve py:módulo:Classe, não { $name }.
say-own-bot-call = { $name } não pode criar um bot: não é nada que possa ser chamado.
say-own-bot-choose = { $name } não criou um bot, e sim um { $kind } sem choose(observation, limit). Uma policy é embrulhada assim: policy_maker(policy).
say-own-bot-unloadable = Não foi possível carregar { $name }: { $why }
say-own-bot-failed = Falhou: { $why }
say-program-empty = Depois de cmd: vem um programa com os argumentos dele.
say-program-quotes = Há aspas não fechadas em cmd:{ $command }.
say-program-missing = Não existe programa { $program } que possa ser executado.
say-program-refused = { $program } não pode jogar aqui: { $why }
say-program-start = Não foi possível iniciar o programa { $program }: { $why }.
say-program-patience = { $name } é um número de segundos, não { $text }.
say-program-version = O programa fala o protocolo { $theirs }; este é o protocolo { $ours }.
say-program-silent = { $seconds ->
    [0] O programa não respondeu a “{ $asked }” em { $seconds } segundos.
    [one] O programa não respondeu a “{ $asked }” em { $seconds } segundo.
   *[other] O programa não respondeu a “{ $asked }” em { $seconds } segundos.
 }
say-program-flood = O programa escreveu uma linha com mais de { $most } bytes.
say-program-closed = O programa fechou a saída.
say-program-deaf = O programa fechou a entrada.
say-program-signal = O programa foi encerrado por um sinal: { $signal }.
say-program-ended = O programa terminou com o status { $status }.
say-program-words = { $why } Últimas palavras: “{ $words }”
say-program-error = O programa respondeu com um erro: { $text }
say-program-nonsense = O programa escreveu “{ $line }”, que não é uma resposta aqui.
say-program-move = Não dá para ler a jogada “{ $move }” do programa: { $why }
say-program-illegal = A jogada { $move } do programa é inválida: { $why }
say-engine-word = “{ $word }” não é uma palavra do protocolo.
say-engine-long = Uma linha tem no máximo { $most } bytes.
say-engine-thinking = { $word } só vem depois da resposta ao último go; stop a apressa.
say-engine-option = Não existe uma opção assim: { $text }
say-engine-seed = Uma semente é um número de 0 a { $most }, não { $text }.
say-engine-newgame = Uma mesa se indica assim: newgame azul seats=2 wall=coloured first=random.
say-engine-no-game = Uma posição vem depois de newgame.
say-engine-position = Uma posição se indica com position seat 1 e o texto dela, talvez com moves; há { $seats } lugares.
say-engine-turn = O lugar { $seat } não está na vez.
say-engine-go = Os limites se indicam com go nodes 2000 seconds 0.5: um deles, os dois ou nenhum.
say-engine-no-position = Não há posição em que pensar.
say-too-many-players = { $game ->
    [duel] Azul Duelo tem { $seats } lugares, não { $count }.
   *[other] Há { $count } jogadores para { $seats } lugares.
 }
say-no-such-option = { x-game } não tem a opção { $option }.
say-all-option = --all joga em todas as mesas: omita { $option }.
say-all-game = --all joga todos os jogos: omita { $game }.
say-no-such-figure = Nenhuma métrica tem “{ $text }” no nome. Um nome é uma mesa e uma métrica, como azul-2/native/playout; as mesas são { $tables }; as métricas são { $figures }.
say-figures-need-core = Não dá para medir as métricas do núcleo rápido: o pacote foi compilado sem ele. Instale um compilador de C++20 (Debian, Ubuntu: g++) e depois o Tilewright de novo.
say-figures-need-numpy = Não dá para medir as métricas de lotes sem o NumPy. Instale: pip install numpy
say-figures-need-envs = Não dá para medir as métricas dos ambientes sem as bibliotecas deles. Instale: pip install "tilewright[envs]"
say-json-or-markdown = Escolha --json ou --markdown, não os dois.
say-name-unreadable = “{ $name }” não é um nome que possa ser mostrado.
say-name-long = “{ $name }” tem mais de { $most } caracteres.
say-name-twice = Duas pessoas se chamam { $name }.
say-file-exists = { $file } já existe; escolha outro nome.
say-nothing-to-resume = Não há partida em andamento em { $folder }.
say-no-folder = { $why }. Indique um arquivo para a partida com --save ARQUIVO.
say-resume-file = --resume aceita um arquivo, ou nada para a última partida que ficou inacabada; { $name } é um jogo.
say-resume-option = Uma partida retomada mantém a mesa: omita { $option }.
say-resume-program = Nesse arquivo, quem joga é o programa { $program }. Se você confia nele, retome a partida com { $option }.
say-resumed = { $count ->
    [0] A partida de { $file } começa.
    [one] A partida de { $file } continua depois de { $count } jogada.
   *[other] A partida de { $file } continua depois de { $count } jogadas.
 }
say-resumed-finished = A partida de { $file } já acabou.
say-resume = A partida está salva. Continue com: { $command }
say-saved-here = A partida é salva em { $file }, agora e depois de cada ação.
say-not-saved = A partida não foi salva em { $file }: { $why }. Digite save e o nome de outro arquivo.
say-not-saved-there = Não é possível salvar a partida em { $file }: { $why }.
say-quit-unsaved = Se você sair agora, o que não foi salvo se perde. Digite quit de novo para sair mesmo assim.
say-lost = O que foi jogado desde a última vez em que a partida foi salva se perdeu: não é possível gravar { $file } ({ $why }).
say-recorded = O registro da partida está em { $file }.
say-not-a-choice = “{ $text }” não é uma escolha aqui; help explica o que digitar.
say-unreadable = “{ $text }”, caractere { $at }: { $why }
say-no-such-choice = Nenhuma ação válida começa com { $start }.
say-hint = Digite uma escolha; ? mostra o que cada uma rende, help explica o resto.
say-only-choice = { $line } [{ $action }] (única escolha)
say-secret-choice = só { $player } pode saber; look mostra
say-notation-azul =
    Uma cor é B (azul), Y (amarelo), R (vermelho), K (preto) ou T (turquesa, o azulejo claro com desenho de floco de neve). Maiúsculas ou minúsculas, tanto faz.
    2B4          pega os azulejos azuis da fábrica 2 para a fileira 4; C é o centro, F a fileira do chão
    2B 14F       na lista de escolhas: 2B1, 2B4 e 2BF
    W32          com a parede cinza: coloca o azulejo na linha 3, coluna 2
    Na mesa, > marca quem está na vez, * o jogador inicial, 1 o marcador de primeiro jogador. Letras maiúsculas são azulejos; letras minúsculas e pontos finais são espaços vazios.
say-commands =
    ?            explica o que cada escolha faz; ? 2B explica as que começam com 2B
    undo         { $people ->
        [one] desfaz até a sua última decisão
       *[other] desfaz a última decisão de uma pessoa
    }
    hint         diz o que um bot faria
    table        desenha a mesa de novo
    look         desenha a mesa com o que só você pode saber
    resign       desiste da partida
    save NOME    salva no arquivo NOME daqui em diante; a partida já é salva depois de cada ação
    Tab, Up      completa o que você digita; traz de volta o que já digitou
    quit         sai; dá para retomar a partida

## Tables of a server in the terminal

prompt-name = Como você se chama?
prompt-token = O código secreto do seu lugar:
prompt-own-player = O código secreto do seu jogador:
say-no-server-extra = O servidor precisa de mais bibliotecas: { $command }
say-offline = Esta partida é jogada sem servidor, que precisa de mais bibliotecas: { $command }
say-needs-server = Um link para outras pessoas, ou --host ou --port, precisa de um servidor: omita --offline, --save, --seed, programas e bots com limites.
say-no-server = Nenhum servidor responde em { $server }: { $why }.
say-link = “{ $text }” não é o link de uma mesa; um link é como http://localhost:8080/t/k3x9m2p7q5w1, com # e um código secreto se for de um lugar.
say-seat-of-player = Este lugar pertence a um jogador: entre com { $option } e o código secreto desse jogador.
say-token = Um código secreto tem 32 letras, dígitos, - ou _.
say-serving = As mesas estão em { $address }
say-table = A mesa está em { $address }
say-send-link = Mande este link para quem vai jogar com você: { $address }
say-on-page = A mesa está no seu navegador. Ctrl-C encerra o servidor; a partida continua salva.
say-to-open = Abra isto no seu navegador: { $address }
say-until-ctrl-c = Ctrl-C encerra o servidor; a partida continua salva.
say-home = O Tilewright está em { $address }
say-home-on-page = Ele está no seu navegador. Ctrl-C encerra o servidor; suas partidas continuam salvas.
say-home-to-open = Abra esse endereço no seu navegador. Ctrl-C encerra o servidor; suas partidas continuam salvas.
say-come-back = A mesa continua salva. Volte com: { $command }
say-record-there = O registro da partida está em { $address }
say-connection-lost = A conexão com o servidor caiu; tentando de novo.
say-connection-found = A conexão voltou.
say-waiting = Aguardando { $player }.
say-waiting-away = Aguardando { $player }, que está fora.
say-waiting-open = Aguardando alguém ocupar um lugar.
say-thinking = { $player } está pensando.
say-here = { $player } está aqui.
say-away = { $player } está fora.
say-absent = { $player } (lugar { $seat }) está ausente. Você não precisa esperar: replace BOT deixa um bot desse nível continuar, end encerra a partida.
say-replace = Se alguém estiver ausente, digite replace e o nível de um bot, como replace skilled.
say-asked = Digite agree (aceitar) ou decline (recusar).
say-confirm = Digite confirm, ou undo para desfazer.
say-clock = Tempo restante: { $clocks }.
say-hinted = Um bot faria isto: { $line } [{ $action }]
say-resign = Digite resign de novo para desistir da partida.
say-commands-online =
    ?            explica o que cada escolha faz e o que muda na hora; ? 2B explica as que começam com 2B
    undo         desfaz sua última decisão; se outras pessoas já jogaram depois, elas precisam aceitar
    confirm      confirma suas jogadas, em uma mesa que pede isso
    agree        aceita o que foi proposto; decline recusa
    hint         diz o que um bot faria, se a mesa permitir
    table        desenha a mesa de novo
    look         desenha a mesa com o que só você pode saber
    resign       desiste da partida
    rematch      depois do fim, joga mais uma vez
    replace BOT  deixa um bot desse nível jogar por quem está ausente; end encerra a partida
    Tab, Up      completa o que você digita; traz de volta o que já digitou
    quit         sai; você pode voltar
say-no-database = Esse banco de dados não existe.
say-server-there = Já há um servidor rodando em { $address }: a partida é lá e continua enquanto ele rodar.
say-server-used = { $who ->
    [server] Já há um servidor rodando em { $address }. Jogue lá, sem { $options }, ou pare-o primeiro.
   *[other] Outro processo (id { $process }) já usa { $database }. Espere que ele termine.
 }
say-exporting = Exportando
say-importing = Importando
say-exported = { $count ->
    [0] Nenhuma partida foi gravada em { $folder }.
    [one] { $count } partida foi gravada em { $folder }.
   *[other] { $count } partidas foram gravadas em { $folder }.
 }
say-imported = { $file }: mesa { $table }
say-dataset-there = { $folder } já contém um conjunto de dados ({ $file }): indique outra pasta ou apague-o antes.
say-dataset-format = Um conjunto de dados é gravado em um destes formatos: { $forms }, não em { $form }.
say-no-data-extra = Os conjuntos de dados precisam de mais bibliotecas: { $command }
say-dataset-written = { $positions ->
    [one] { $positions } decisão de { $games } partidas foi gravada em { $folder }.
   *[other] { $positions } decisões de { $games } partidas foram gravadas em { $folder }.
 }
say-dataset-left-out = { $count ->
    [one] { $count } partida sem resultado ficou de fora.
   *[other] { $count } partidas sem resultado ficaram de fora.
 }
say-backing-up = Copiando
say-restoring = Restaurando
say-backup-there = Este arquivo já existe. Substitua-o com --replace.
say-backed-up = { $count ->
    [one] { $count } mesa foi gravada em { $file }.
   *[other] { $count } mesas foram gravadas em { $file }.
 }
say-restored = Mesas restauradas: { $count }. Deixadas como estavam, porque já existem: { $left }.
say-backup-none = { $file } não é um backup do Tilewright.
say-backup-newer = { $file } foi gravado por um Tilewright mais novo: o formato dele é { $version }, este conhece { $known }. Instale o mais novo.
say-backup-damaged = { $file } está danificado ou incompleto. Nada foi restaurado.
say-restore-running = Um servidor usa este banco de dados. Pare-o e espere mais { $seconds } segundos, ou restaure sem --replace.
say-no-such-player = Não há nenhum jogador { $player }. `{ $command }` mostra a lista.
say-player-line = { $player }  { $name }  desde { $made }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }{ $kept ->
    [yes] , mantido
   *[no] {""}
 }{ $banned ->
    [yes] , banido
   *[no] {""}
 }
say-player-unnamed = (sem nome)
say-players-none = Nenhum jogador assim jogou aqui.
say-player-banned = { $name } ({ $player }) não pode mais jogar aqui.
say-player-unbanned = { $name } ({ $player }) pode jogar aqui de novo.
say-deed-line = { $time }  { $deed }  { $player }  { $why }
say-ratings-same = Todas as classificações são exatamente as dos resultados guardados.
say-ratings-differ = { $ratings } classificações e { $results } resultados são diferentes do que os resultados guardados dão. `{ $command }` corrige isso.
say-ratings-mended = { $ratings } classificações e { $results } resultados eram diferentes; foram calculados de novo.
say-pruned = Mesas removidas: abandonadas { $abandoned }, terminadas { $finished }.
say-would-prune = Mesas que seriam removidas: abandonadas { $abandoned }, terminadas { $finished }.
say-announced = Todos veem este aviso até { $until } UTC.
say-announced-nothing = Não há mais nenhum aviso.
say-announcement-long = Um aviso tem no máximo { $most } caracteres.
say-blocked = { $address } não pode mais procurar adversários, entrar em torneios nem jogar partidas que valem rating.
say-unblocked = { $address } pode fazer tudo de novo.
say-no-address = “{ $address }” não é um endereço da internet.
say-no-such-status = Não existe o estado “{ $status }”: waiting, playing ou over.
say-complaint-line = { $time }  mesa { $table }, lugar { $seat }, { $name } (jogador { $player }), por { $by }: { $why ->
    [name] o nome ofende
    [phrases] sempre a mesma frase
    [unfair] jogo desleal
   *[other] outra coisa
 }

## Matches and ladders

say-bot-illegal = A escolha foi { $action }: { $why }
say-pair-failed = Não foi possível jogar o par { $pair } de { $first } contra { $second } com a semente { $seed } ({ $why }). A pasta do confronto mostra onde parou.
say-worker-died = Um processo que jogava terminou sozinho, sem dizer nada. O que está no disco conta: execute o mesmo comando de novo para continuar.
say-retold = { $text }
say-match-folder = Resultados e partidas ficam salvos em { $folder }.
say-match-busy = Outro processo está jogando o confronto de { $folder }.
say-match-other = Em { $folder } há outro confronto: { $name ->
    [first] o primeiro jogador
    [second] o segundo jogador
    [rounds] o limite de rodadas
   *[other] { $name }
 } é { $old }, não { $new }.
say-match-option = Em { $folder } há outro confronto: a opção --{ $name } é { $old }, não { $new }.
say-match-code = O confronto de { $folder } começou com outro código, e os resultados de um e de outro não se misturam. Indique outra pasta com --into.
say-match-untold = Em { $folder } há resultados, mas nenhum match.json que diga de quê.
say-match-unreadable = { $file } não diz o que se joga.
say-results-line = { $file }, linha { $line }: isto não é o resultado de um par, ou é o de um par que já apareceu.
say-records-missing = Falta { $file }: as partidas de um par que conta.
say-match-even = Jogadores de força igual teriam { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
say-match-faults = { $count ->
    [one] { $player } perdeu { $count } partida por falha, no par { $pair }: { $why }
   *[other] { $player } perdeu { $count } partidas por falha, a primeira no par { $pair }: { $why }
 }
say-match-failing = { $player } falhou nas suas primeiras { $count } partidas, por isso nenhuma outra será jogada. Os resultados até agora ficam salvos. A primeira falha, no par { $pair }: { $why }
say-sprt = Um teste sequencial fica entre duas vantagens em Elo separadas por vírgula, a menor primeiro, como 0,10, não { $text }.
say-sprt-seats = Um teste sequencial é para dois lugares.
say-sprt-verdict = { $passed ->
    [yes] Aprovado: vantagem de { $elo1 } Elo, e não de { $elo0 },
    [no] Reprovado: vantagem de { $elo0 } Elo, e não de { $elo1 },
   *[open] Indefinido entre uma vantagem de { $elo0 } e uma de { $elo1 } Elo
 } depois de { $pairs ->
    [0] { $pairs } pares
    [one] { $pairs } par
   *[other] { $pairs } pares
 } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, limites { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } e { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
say-ladder-short = Um ranking tem dois jogadores ou mais.
say-ladder-twice = { $name } aparece duas vezes.
say-ladder-same = { $name } e { $other } são o mesmo jogador.
say-anchor = A âncora é um dos jogadores com uma classificação, como greedy=1000, não { $text }.
say-plot-format = Um gráfico é um arquivo que termina em .svg ou .png, não { $file }.
say-no-matplotlib = Um gráfico precisa do Matplotlib. Instale: pip install "tilewright[plot]"
say-jobs-or-dask = Escolha --jobs, para esta máquina, ou --dask, para um cluster, não os dois.
say-no-dask = Um cluster precisa do Dask. Instale: pip install "tilewright[cluster]"
say-no-cluster = Não há scheduler do Dask em { $address }: { $why }
say-cluster-address = O endereço de um scheduler do Dask tem um host e uma porta, como tcp://10.0.0.1:8786, e não como “{ $address }”.
say-cluster-waiting = O cluster de { $address } está sem workers no momento: aguardando algum.
say-cluster-lost = A conexão com o cluster de { $address } caiu. O que foi contado está salvo: inicie o confronto de novo para continuar.
say-workers-killed = { $workers } workers do cluster caíram, um depois do outro, enquanto jogavam o mesmo par.
say-worker-code = Um worker do cluster tem um código do Tilewright diferente do desta máquina: instale o mesmo em todos.

say-contest-busy = Outro processo está jogando a comparação de { $file }.
say-contest-other = Em { $file } há outra comparação: { $name ->
    [first_weights] os primeiros pesos
    [second_weights] os segundos pesos
    [core] o núcleo rápido
    [limit] o limite
    [second_limit] o segundo limite
   *[other] { $name }
 }: { $old }, não { $new }. Indique outro arquivo com --into.
say-contest-line = { $file }, linha { $line }: isto não é o resultado de uma série, ou é o de uma série que já apareceu.
say-mixed-samples = Estas pastas têm amostras de mais de uma mesa, ou de outro tipo: as redes aprendem com amostras sem { $option }, os pesos são ajustados a amostras com essa opção.
say-other-samples = { $folder } tem amostras de outro plano: escolha outra pasta, ou as mesmas opções.
say-no-samples = Não há amostras em { $folder }.
say-few-samples = Há menos amostras para aprender do que as de um lote, { $needed }: jogue mais partidas, ou escolha um { $option } menor.
say-other-training = { $folder } tem um treino com outras opções ou amostras: escolha outra pasta, ou as mesmas opções.
say-no-checkpoint = Não há nenhum ponto de controle { $file }.
say-no-weights = Não há nenhum arquivo de pesos { $file }.
say-no-such-table = Não há nenhuma mesa { $table }; há { $tables }.
say-no-learn-extra = Para aprender é preciso { $library }: { $command }

say-forfeit = { $count ->
    [one] { $player } perde a partida por falha: { $why } Vitória de { $winners }.
   *[other] { $player } perde a partida por falha: { $why } Vitória compartilhada de { $winners }.
 }
say-broken-off = A partida foi interrompida.
say-in-progress = A partida está em andamento.

## Where points came from

say-source-tile = Azulejos colocados
say-source-floor = Fileira do chão
say-source-raised = Ajuste até 0
say-source-rows = Linhas completas
say-source-columns = Colunas completas
say-source-colours = Cores completas
say-source-special = Azulejos especiais
say-source-broken = Azulejos quebrados
say-source-start-tile = Marcador de primeiro jogador
say-source-draw = Placas retiradas
say-source-diagonals = Diagonais completas
say-source-jokers = Espaços coringa
say-source-five-colours = Linhas com cinco cores
say-source-border = Borda
say-source-corners = Cantos
say-source-empty-specials = Espaços especiais vazios
say-notation-duel =
    Uma cor é B (azul), Y (amarelo), R (vermelho), K (preto) ou T (turquesa). Em uma placa, S é o espaço especial e J o coringa. Maiúsculas ou minúsculas, tanto faz.
    3B4          pega os azulejos azuis do sol da fábrica 3 para a fileira 4; L é a fábrica grande, X quebra os azulejos
    2B 14X       na lista de escolhas: 2B1, 2B4 e 2BX
    MB4          pega os azulejos azuis do topo das luas para a fileira 4
    ^B           põe o azulejo azul como próximo da pilha na lua, de baixo para cima
    C2           pega a ficha de bônus da fábrica 2
    P1           pega a placa 1 da oferta; P+ retira uma da pilha, P= para de retirar
    K1, U1       fica com a placa 1 das retiradas; devolve a placa 1 ao fundo da pilha
    @12r3        coloca a placa na linha 1, coluna 2 dos espaços de cúpula, depois de 3 quartos de volta em sentido horário
    $0, $2, $3   não usa fichas de bônus na fileira; paga um azulejo que falta com 2 fichas da cor dele, ou com 3 quaisquer
    $BR          paga com a ficha de bônus que mostra azul e vermelho
    W32          coloca o azulejo na linha 3, coluna 2 da cúpula
    Na mesa, > marca quem está na vez, * depois de um nome o jogador inicial, 1 o marcador de primeiro jogador. Letras maiúsculas são azulejos; letras minúsculas e pontos finais são espaços vazios da cúpula; um azulejo com * está em um coringa.
say-source-start = No início
say-source-sum = Pontuação
say-look = { $player } sabe mais do que se vê aqui: look mostra, só para essa pessoa.
prompt-replay = { $number }/{ $last } Enter ou next, back, o número de um passo, quit>
say-replay = “{ $text }” não é nenhum destes: Enter ou next, back, um número de 0 a { $last }, quit.
prompt-hide = Só { $player } olha. Aperte Enter para esconder de novo.
say-choices-points = Cada número é o que a sua próxima pontuação renderia depois dessa escolha, já com tudo o que ela custa.
say-choices-in-words = Digite ? e um início, por exemplo ? { $start }, para ler essas escolhas por extenso.
say-solve-what = “{ $text }” não é um arquivo nem uma posição. Indique o registro de uma partida ou um arquivo com uma posição, ou - para ler da entrada padrão; “Notation”, na documentação, explica como se escreve uma posição.
say-solve-file = Neste arquivo não há nenhum registro nem nenhuma posição. Um registro começa com a tag Game; “Notation”, na documentação, explica como se escreve uma posição.
say-solve-only-record = { $option } serve para o registro de uma partida: em uma posição, não a use.
say-solve-table = Um registro indica o seu jogo e as suas opções: não use { $option }.
say-solve-over = A partida termina no passo { $step }: escolha um anterior com --at.
say-solve-chance = Depois do passo { $step } age o acaso e nenhum lugar decide: escolha outro com --at.
say-no-such-record = Não há registro { $number }; o arquivo tem { $last }.
say-no-such-step = Não há passo { $number }; o último é o { $last }.

## Bots at the tables of the server

table-bots-busy = Há bots demais pensando no momento. Tente de novo daqui a pouco.
table-bots-closing = O servidor está sendo encerrado.
table-bot-program = Nas mesas deste servidor só jogam os bots do próprio servidor, não programas.
table-bot-failed = O bot { $bot } falhou: { $why }
table-bot-died = O bot { $bot } derrubou { $tries } processos.

## The store of the tables and the bus between servers

table-database-unreadable = Não dá para ler o endereço do banco de dados. Ele é como sqlite:///folder/tables.db ou postgresql://user@host/name.
table-database-address = As mesas ficam em um arquivo, sqlite:///folder/tables.db, ou no PostgreSQL, postgresql://user@host/name; não em { $kind }.
table-database-away = Não é possível usar o banco de dados { $address }: { $why }
table-database-failed = O banco de dados { $address } falhou: { $why }
table-database-closed = O banco de dados foi fechado.
table-database-newer = O banco de dados foi gravado por um Tilewright mais novo: o esquema dele é { $revision }, este conhece { $known }. Instale o mais novo.
table-database-used = { $who ->
    [server] Um servidor (processo { $process }, { $address }) já usa { $database }. Use esse, pare-o ou indique outro banco de dados com --database.
   *[other] Outro processo (id { $process }) já usa { $database }. Espere que ele termine ou indique outro banco de dados com --database.
 }
table-no-asyncpg = O PostgreSQL precisa do asyncpg. Instale: pip install "tilewright[postgres]"
table-no-redis = A comunicação entre servidores precisa do redis. Instale: pip install "tilewright[redis]"
table-redis-address = Não dá para ler o endereço do Redis. Ele é como redis://host:6379/0, rediss://host:6379/0 ou unix:///folder/redis.sock.
table-redis-away = Não é possível acessar o Redis: { $why }

## Why a move was worse than the best one

why-points = { $count ->
    [one] { $count } ponto a menos nesta rodada.
   *[other] { $count } pontos a menos nesta rodada.
 }
why-given = { $you ->
    [yes] { $count ->
        [one] Você ganha { $count } ponto a mais nesta rodada.
       *[other] Você ganha { $count } pontos a mais nesta rodada.
    }
   *[no] { $count ->
        [one] { $player } ganha { $count } ponto a mais nesta rodada.
       *[other] { $player } ganha { $count } pontos a mais nesta rodada.
    }
 }
why-fallen = { $you ->
    [yes] { $count ->
        [one] { $count } azulejo a mais na sua fileira do chão até o fim da rodada.
       *[other] { $count } azulejos a mais na sua fileira do chão até o fim da rodada.
    }
   *[no] { $count ->
        [one] { $count } azulejo a mais na fileira do chão até o fim da rodada.
       *[other] { $count } azulejos a mais na fileira do chão até o fim da rodada.
    }
 }
why-broken = { $count ->
    [one] { $count } azulejo quebrado a mais até o fim da rodada.
   *[other] { $count } azulejos quebrados a mais até o fim da rodada.
 }
why-left = { $you ->
    [yes] Deixa para você { x-tiles } para a fileira { $line }.
   *[no] Deixa para { $player } { x-tiles } para a fileira { $line }.
 }
why-line = A fileira { $line } fica incompleta.
why-goal = { $count ->
    [one] { $count } ponto a menos por { $goal } no fim.
   *[other] { $count } pontos a menos por { $goal } no fim.
 }
why-barred = { $goal ->
    [rows] Uma linha não pode mais ser completada.
    [columns] Uma coluna não pode mais ser completada.
    [colours] Uma cor não pode mais ser completada.
    [diagonals] Uma diagonal não pode mais ser completada.
    [corners] Uma placa de canto não pode mais ser completada.
    [five-colours] Uma linha não pode mais ter cinco cores.
   *[other] { $count ->
        [one] { $side }: { $count } ponto possível a menos.
       *[other] { $side }: { $count } pontos possíveis a menos.
    }
 }
why-starter = { $you ->
    [yes] Você começa a próxima rodada.
   *[no] { $player } começa a próxima rodada.
 }
why-chips = { $count ->
    [one] { $count } ficha de bônus a menos.
   *[other] { $count } fichas de bônus a menos.
 }
why-space = A fileira { $line } tem { x-colour }, cor sem espaço nessa linha da cúpula.
why-tiles = { $count ->
    [one] { $count } azulejo a menos nas fileiras.
   *[other] { $count } azulejos a menos nas fileiras.
 }

## Analysis, reviews and puzzles on the command line

option-goal = { $goal ->
    [rows] linhas
    [columns] colunas
    [colours] cores
    [five-colours] cinco cores
    [border] borda
    [diagonals] diagonais
    [corners] cantos
    [jokers] coringas
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
say-review-running = Esta partida não acabou: só partidas terminadas são analisadas.
say-analyse-running = Esta partida não acabou: só partidas terminadas são analisadas. { $option } N analisa a posição depois de N passos (até { $steps }).
say-analyse-turn = Rodada { $round }, o lugar { $seat } decide entre { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
 }; { x-positions } vistas.
say-analyse-only-record = { $option } é para uma partida inteira: indique um registro, sem --at.
say-reviewing = Jogadas
say-review-left = Parou depois de { $done } de { $all } passos. O mesmo comando continua daí.
say-review-side = { $player }: precisão { $accuracy } de 100; { $labels }.
say-review-luck = { $player } por { $points }; com sorte igual por { $even }, mais ou menos { $error }.
say-review-written = Escrito: { $file }
say-review-cost = { $label }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da vitória, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }. { $why }
say-review-same-file = A análise não é escrita por cima do registro de que foi feita: indique outro arquivo.
say-no-puzzle = Não há problema { $id }.
say-no-puzzles = Não há problemas de { $game }.
say-puzzle-what = Problema { $id }: encontre a única melhor jogada do lugar { $seat }. Dificuldade { $difficulty } de 5.
say-puzzle-found = É { $move }: melhor que qualquer outra por { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da vitória.
say-puzzle-missed = Não é { $move }. Tente de novo ou escreva "show".
say-puzzle-shown = A melhor jogada é { $move }: melhor que qualquer outra por { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da vitória.
say-puzzle-made = { $count ->
    [one] { $count } problema em { $file }
   *[other] { $count } problemas em { $file }
 }
say-puzzle-broken = { $id } não se confirma: outra jogada vale o mesmo.
prompt-puzzle = Sua jogada:
