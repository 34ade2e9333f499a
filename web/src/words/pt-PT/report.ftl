### O relatório de um jogo, e porque foram piores as jogadas

report = Relatório
report-progress = Quanto já foi avaliado
report-accuracy = Precisão
report-of-hundred = de 100
report-round = Ronda { $round }
report-luck = Sorte
report-even = { $points ->
    [0] Com sorte igual: empate
   *[other] Com sorte igual: { $name } por { $points }
 }
report-by-play = { $points } pelo jogo
report-by-luck = { $points } pela sorte
report-won = { $points ->
    [0] { $name } ganhou no desempate
   *[other] { $name } ganhou por { $points }
 }
report-error = mais ou menos { $points }
report-result = Resultado
report-play = Pelo jogo
report-luck-about = Em pontos acima do melhor dos outros
report-deal = Ronda { $round }: quanto valeu a distribuição para { $name }: { $share }
report-moves = jogadas
report-deals = sorte da distribuição, em %
report-why = Porquê
report-why-none = Nada que se veja logo: só se nota mais tarde.
report-cost = { $points ->
    [one] −{ $points } ponto
   *[other] −{ $points } pontos
 }
report-standing = { $standing ->
    [theirs] Calculado pelo navegador de um jogador.
    [kept] Guardado com o jogo: a partir de agora abre logo.
   *[not-kept] Não ficou guardado no servidor: { $why }
 }
report-again = Avaliar de novo
report-explain-none = Ainda não houve nenhuma jogada até aqui.
report-explain-wait = A ver …
report-explain-best = Nenhuma outra jogada é melhor.
report-explain = { $label ->
    [best] Praticamente tão boa como a melhor.
    [good] Uma boa jogada: −{ $cost } %.
    [inaccuracy] Uma imprecisão: −{ $cost } %.
    [mistake] Um erro: −{ $cost } %.
   *[blunder] Um erro grave: −{ $cost } %.
 }
report-explain-better = Melhor: { $what }
