### O tabuleiro de análise

analysis = Análise
analysis-title = Análise – Tilewright
analysis-about = Veja qualquer posição: quanto vale cada jogada e o que viria depois. O motor roda neste dispositivo.
analysis-opening = Abrindo o tabuleiro …
analysis-begin = Nova análise
analysis-deal-for = { $seats } jogadores
analysis-paste = Ou cole um registro, uma posição ou um link
analysis-open = Analisar
analysis-puzzles = Desafios
analysis-player = Jogador { $number }
analysis-move = { $move ->
    [0] início
   *[other] jogada { $move }
 }
analysis-panel = O que o motor pensa
analysis-verdict = Veredito
analysis-wins = { $name } vence { $share }
analysis-who-wins = { $name } vence
analysis-share-unknown = Ainda não se sabe quem vence
analysis-lead = vantagem esperada
analysis-lead-final = pontos, no fim
analysis-by = { $name } por { $points }
analysis-level = empate
analysis-state = { $state ->
    [thinking] Pensando
    [deeper] Aprofundando: { $nodes }
    [done] Vistas { $nodes }
    [paused] Pausado: { $nodes }
    [proven] Provado para esta rodada
    [solved] Provado até o fim
    [over] A partida terminou
    [chance] Agora vem uma distribuição
   *[failed] O motor parou
 }
analysis-pause = Pausar
analysis-resume = Continuar pensando
analysis-best = Melhores jogadas
analysis-columns = já · vence
analysis-points-now = Pontos nesta rodada
analysis-suggestion = Número { $rank }: { $what }
analysis-thought = Sugestão
analysis-then = Depois: { $what }
analysis-play-it = Jogar
analysis-choose = Escolha uma jogada na mesa ou espere uma sugestão.
analysis-hidden = As sugestões estão ocultas.
analysis-unhide = Mostrar
analysis-chance = O acaso decide o que vem agora.
analysis-chance-note = Sorteie de novo a partir daqui para outras distribuições; cada uma é uma variante.
analysis-draw = Sortear
analysis-enter = Informar
analysis-deal = Distribuição
analysis-label = { $label ->
    [best] melhor
    [good] boa
    [inaccuracy] imprecisão
    [mistake] erro
   *[blunder] erro grave
 }
analysis-note = Anotação
analysis-note-hint = O que há a dizer aqui?
analysis-more = Copiar e link
analysis-copy = { $what ->
    [link] Copiar o link
    [position] Copiar a posição
   *[record] Copiar o registro
 }
analysis-copied = { $what ->
    [link] O link foi copiado.
    [position] A posição foi copiada.
   *[record] O registro foi copiado.
 }
analysis-by-hand = Este navegador não deixa a página copiar. Copie daqui:
analysis-promote = Tornar linha principal
analysis-prune = Apagar a partir daqui
analysis-play-on = Continuar
analysis-play-on-about = Continue a jogar daqui contra um bot. Você fica no lugar de { $name }.
analysis-play-on-level = Nível do bot
analysis-refused = { $rule ->
    [none] As regras não permitem isso aqui.
   *[other] As regras não permitem isso aqui ({ $rule }).
 }
analysis-running = A análise abre quando a partida terminar.
analysis-no-record = Isto não é um registro: não dá para ler a linha { $line }.
analysis-no-position = Isto não é um registro nem uma posição possível. { $why }
# $move in notation; $rule is none where no rule forbids it
analysis-no-move = { $rule ->
    [none] A jogada { $number } desta partida, { $move }, não é possível aqui.
   *[other] A jogada { $number } desta partida, { $move }, não é possível aqui: regra { $rule }.
 }
analysis-no-engine = O motor não iniciou neste navegador. O replay da partida e o registro continuam funcionando.
analysis-keys = Teclas
analysis-key = { $does ->
    [walk] uma jogada para trás ou para a frente
    [beside] outra variante
    [ends] primeiro e último momento
    [suggestion] próxima sugestão
    [play] jogar a sugestão
    [pause] pausar o motor
    [hide] ocultar as sugestões
    [explain] por que a última jogada foi pior
    [note] escrever uma anotação
    [draw] sortear
    [turn] girar os tabuleiros
   *[type] digitar uma jogada
 }

## Quão boas foram as jogadas

analysis-report = Relatório da partida
analysis-why = Por que a última jogada foi pior?
analysis-report-at = Jogada { $move } de { $moves }
analysis-report-stop = Parar
analysis-report-go-on = Continuar
analysis-report-graph = Parte da vitória, jogada por jogada; as etiquetas dizem quanto valeu cada distribuição, em %.
analysis-report-counts = Quão boas foram as jogadas
analysis-report-worth = Vale a pena tentar de novo
analysis-report-whose = Jogadas de quem
analysis-report-none = Nenhuma jogada custou mais de 2 %.
analysis-report-move = Rodada { $round }, jogada { $number }: { $label ->
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
    [ask] Encontre uma jogada melhor do que a que foi feita.
    [found] É essa.
    [good] Igualmente boa: a menos de 2 % da melhor.
    [not] Ainda não: −{ $cost } %.
   *[wait] Verificando …
 }
