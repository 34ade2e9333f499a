### O relatório de uma partida, e por que as jogadas foram piores

report = Relatório
report-progress = Quanto já foi avaliado
report-accuracy = Precisão
report-of-hundred = de 100
report-round = Rodada { $round }
report-luck = Sorte
report-even = { $points ->
    [0] Com sorte igual: empate
   *[other] Com sorte igual: { $name } por { $points }
 }
report-by-play = { $points } pelo jogo
report-by-luck = { $points } pela sorte
report-won = { $points ->
    [0] { $name } venceu no desempate
   *[other] { $name } venceu por { $points }
 }
report-error = mais ou menos { $points }
report-result = Resultado
report-play = Pelo jogo
report-luck-about = Em pontos acima do melhor dos outros
report-deal = Rodada { $round }: quanto a distribuição valeu para { $name }: { $share }
report-moves = jogadas
report-deals = sorte da distribuição, em %
report-why = Por quê
report-why-none = Nada que se veja de imediato: só aparece mais tarde.
report-cost = { $points ->
    [one] −{ $points } ponto
   *[other] −{ $points } pontos
 }
report-standing = { $standing ->
    [theirs] Calculado pelo navegador de um jogador.
    [kept] Guardado com o jogo: a partir de agora abre na hora.
   *[not-kept] Não ficou guardado no servidor: { $why }
 }
report-again = Avaliar de novo
report-explain-none = Nenhuma jogada levou até aqui ainda.
report-explain-wait = Verificando …
report-explain-best = Nenhuma outra jogada é melhor.
report-explain = { $label ->
    [best] Praticamente tão boa quanto a melhor.
    [good] Uma boa jogada: −{ $cost } %.
    [inaccuracy] Uma imprecisão: −{ $cost } %.
    [mistake] Um erro: −{ $cost } %.
   *[blunder] Um erro grave: −{ $cost } %.
 }
report-explain-better = Melhor: { $what }
