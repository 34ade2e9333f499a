### O tabuleiro de análise

analysis = Análise
analysis-title = Análise – Tilewright
analysis-about = Vê qualquer posição: quanto vale cada jogada e o que viria a seguir. O motor corre neste dispositivo.
analysis-opening = A abrir o tabuleiro …
analysis-begin = Nova análise
analysis-deal-for = { $seats } jogadores
analysis-paste = Ou cola um registo, uma posição ou um link
analysis-open = Analisar
analysis-puzzles = Desafios
analysis-player = Jogador { $number }
analysis-move = { $move ->
    [0] início
   *[other] jogada { $move }
 }
analysis-panel = O que o motor pensa
analysis-verdict = Veredicto
analysis-wins = { $name } ganha { $share }
analysis-who-wins = { $name } ganha
analysis-share-unknown = Ainda não se sabe quem ganha
analysis-lead = vantagem esperada
analysis-lead-final = pontos, no fim
analysis-by = { $name } por { $points }
analysis-level = empate
analysis-state = { $state ->
    [thinking] A pensar
    [deeper] A aprofundar: { $nodes }
    [done] Vistas { $nodes }
    [paused] Em pausa: { $nodes }
    [proven] Provado para esta ronda
    [solved] Provado até ao fim
    [over] O jogo terminou
    [chance] Segue-se uma distribuição
   *[failed] O motor parou
 }
analysis-pause = Pausa
analysis-resume = Continuar a pensar
analysis-best = Melhores jogadas
analysis-columns = já · ganha
analysis-points-now = Pontos nesta ronda
analysis-suggestion = Número { $rank }: { $what }
analysis-thought = Sugestão
analysis-then = Depois: { $what }
analysis-play-it = Jogar
analysis-choose = Escolhe uma jogada na mesa, ou espera por uma sugestão.
analysis-hidden = As sugestões estão escondidas.
analysis-unhide = Mostrar
analysis-chance = O acaso decide o que vem a seguir.
analysis-chance-note = Tira outra vez daqui para outras distribuições; cada uma é uma variante.
analysis-draw = Retirar do saco
analysis-enter = Introduzir
analysis-deal = Distribuição
analysis-label = { $label ->
    [best] melhor
    [good] boa
    [inaccuracy] imprecisão
    [mistake] erro
   *[blunder] erro grave
 }
analysis-note = Nota
analysis-note-hint = O que há a dizer aqui?
analysis-more = Copiar e link
analysis-copy = { $what ->
    [link] Copiar o link
    [position] Copiar a posição
   *[record] Copiar o registo
 }
analysis-copied = { $what ->
    [link] O link foi copiado.
    [position] A posição foi copiada.
   *[record] O registo foi copiado.
 }
analysis-by-hand = Este navegador não deixa a página copiar. Copia daqui:
analysis-promote = Tornar linha principal
analysis-prune = Apagar a partir daqui
analysis-play-on = Continuar
analysis-play-on-about = Continua a jogar daqui contra um bot. Ficas com o lugar de { $name }.
analysis-play-on-level = Nível do bot
analysis-refused = { $rule ->
    [none] As regras não o permitem aqui.
   *[other] As regras não o permitem aqui ({ $rule }).
 }
analysis-running = A análise abre quando o jogo terminar.
analysis-no-record = Isto não é um registo: a linha { $line } não se consegue ler.
analysis-no-position = Isto não é um registo nem uma posição possível. { $why }
# $move in notation; $rule is none where no rule forbids it
analysis-no-move = { $rule ->
    [none] A jogada { $number } deste jogo, { $move }, não é possível aqui.
   *[other] A jogada { $number } deste jogo, { $move }, não é possível aqui: regra { $rule }.
 }
analysis-no-engine = O motor não arrancou neste navegador. A repetição do jogo e o registo continuam a funcionar.
analysis-keys = Teclas
analysis-key = { $does ->
    [walk] uma jogada para trás ou para a frente
    [beside] outra variante
    [ends] primeiro e último momento
    [suggestion] próxima sugestão
    [play] jogar a sugestão
    [pause] pausar o motor
    [hide] esconder as sugestões
    [explain] porque foi pior a última jogada
    [note] escrever uma nota
    [draw] tirar da bolsa
    [turn] rodar os tabuleiros
   *[type] escrever uma jogada
 }

## Quão boas foram as jogadas

analysis-report = Relatório do jogo
analysis-why = Porque foi pior a última jogada?
analysis-report-at = Jogada { $move } de { $moves }
analysis-report-stop = Parar
analysis-report-go-on = Continuar
analysis-report-graph = Parte da vitória, jogada a jogada; as etiquetas dizem quanto valeu cada distribuição, em %.
analysis-report-counts = Quão boas foram as jogadas
analysis-report-worth = Vale a pena tentar de novo
analysis-report-whose = Jogadas de quem
analysis-report-none = Nenhuma jogada custou mais de 2 %.
analysis-report-move = Ronda { $round }, jogada { $number }: { $label ->
    [inaccuracy] imprecisão
    [mistake] erro
   *[blunder] erro grave
 }
analysis-report-played = jogada
analysis-report-better = melhor
analysis-report-show = Mostrar

## Editar a posição

analysis-edit = Editar a posição
analysis-set-up = Montar uma posição
analysis-edit-about = A posição em texto, como na notação.
analysis-edit-sound = Está tudo certo

## Tentar de novo

analysis-try = Tentar de novo
analysis-try-on = Continuar
analysis-try-answer = { $answer ->
    [ask] Encontra uma jogada melhor do que a que foi feita.
    [found] É essa.
    [good] Igualmente boa: a menos de 2 % da melhor.
    [not] Ainda não: −{ $cost } %.
   *[wait] A ver …
 }
