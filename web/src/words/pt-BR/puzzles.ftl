### Desafios: posições com uma só melhor jogada

puzzles = Desafios
puzzles-lead = Em cada posição há uma jogada claramente melhor. Encontre-a: o tempo não conta, e o motor roda neste dispositivo.
puzzles-one = Desafio
puzzles-all = Todos os desafios
puzzles-today = Desafio do dia
puzzles-day-go = { $state ->
    [found] Encontrado: ver de novo
    [shown] Ver de novo
   *[open] Resolver
 }
puzzles-question = Sua vez. Uma jogada é claramente melhor: qual?
puzzles-from = { $missed ->
    [0] Rodada { $round } de uma partida real; nenhum nível de bot erra
    [one] Rodada { $round } de uma partida real; { $missed } de { $levels } níveis de bot erra
   *[other] Rodada { $round } de uma partida real; { $missed } de { $levels } níveis de bot erram
 }
puzzles-panel = Sobre este desafio

## A resposta

puzzles-answer = Sua resposta
puzzles-looking = Ainda não. Vendo quanto custa …
puzzles-not = { $least ->
    [yes] Ainda não: custa pelo menos { $share } da vitória. Tente de novo.
   *[no] Ainda não: custa { $share } da vitória. Tente de novo.
 }
puzzles-brings = { $same ->
    [yes] Dá nesta rodada tantos pontos quanto a melhor jogada.
   *[no] Dá { $points } pontos nesta rodada; a melhor jogada, { $best }.
 }
puzzles-over = { $state ->
    [found] É essa: melhor do que qualquer outra por { $share } da vitória.
   *[shown] A jogada é esta: melhor do que qualquer outra por { $share } da vitória.
 }
puzzles-show = Mostrar
puzzles-next = Próximo desafio
puzzles-analyse = Abrir na análise

## Por quê

puzzles-why = Por que é a melhor
puzzles-second = Segunda melhor
puzzles-then = O que pode vir depois
puzzles-verified = { $proof ->
    [none] Melhor por { $share } ou mais: verificado por uma busca dez vezes mais longa do que a que o encontrou
    [round] Melhor por { $share } ou mais: provado para esta rodada
   *[game] Melhor por { $share } ou mais: provado até o fim
 }

## Mais desafios

puzzles-more = Mais desafios
puzzles-game = De qual jogo
puzzles-theme = Tema
puzzles-about = { $theme ->
    [points] Pontos nesta rodada
    [given] Pontos do adversário
    [fallen] Azulejos na fileira do chão
    [broken] Azulejos quebrados
    [left] O que fica para o adversário
    [line] Uma fileira de modelo a completar
    [tiles] Azulejos nas fileiras de modelo
    [goal] O que conta no fim
    [barred] O que ainda se pode completar
    [starter] Quem começa a próxima rodada
    [chips] Fichas de bônus
    [space] Um espaço na cúpula
   *[quiet] Uma jogada discreta
 }
puzzles-any = Qualquer
puzzles-difficulty = Dificuldade
puzzles-difficulty-of = Dificuldade { $difficulty } de 5
puzzles-left = { $count ->
    [0] Não há mais desses
    [one] Falta { $count }
   *[other] Faltam { $count }
 }
puzzles-unknown = Este desafio não existe, ou não existe mais.

## Dias seguidos

puzzles-streak = { $days ->
    [0] Ainda sem dias seguidos
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
 }
puzzles-longest = recorde: { $days }
puzzles-wall = Os desafios das últimas três semanas, dia a dia
puzzles-day = { $state ->
    [found] { $date }: encontrado
    [today] { $date }: hoje, ainda por encontrar
    [missed] { $date }: não encontrado
   *[empty] { $date }
 }
puzzles-count = { $count ->
    [0] Nenhum desafio resolvido ainda
    [one] { $count } desafio resolvido
   *[other] { $count } desafios resolvidos
 }
