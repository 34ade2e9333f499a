### Desafios: posições com uma só melhor jogada

puzzles = Desafios
puzzles-lead = Em cada posição há uma jogada claramente melhor. Encontra-a: o tempo não conta, e o motor corre neste dispositivo.
puzzles-one = Desafio
puzzles-all = Todos os desafios
puzzles-today = Desafio do dia
puzzles-day-go = { $state ->
    [found] Encontrado: ver de novo
    [shown] Ver de novo
   *[open] Resolver
 }
puzzles-question = É a tua vez. Uma jogada é claramente melhor: qual?
puzzles-from = { $missed ->
    [0] Ronda { $round } de um jogo real; nenhum nível de bot a falha
    [one] Ronda { $round } de um jogo real; { $missed } de { $levels } níveis de bot falha-a
   *[other] Ronda { $round } de um jogo real; { $missed } de { $levels } níveis de bot falham-na
 }
puzzles-panel = Sobre este desafio

## A resposta

puzzles-answer = A tua resposta
puzzles-looking = Ainda não. A ver quanto custa …
puzzles-not = { $least ->
    [yes] Ainda não: custa pelo menos { $share } da vitória. Tenta de novo.
   *[no] Ainda não: custa { $share } da vitória. Tenta de novo.
 }
puzzles-brings = { $same ->
    [yes] Dá nesta ronda tantos pontos como a melhor jogada.
   *[no] Dá { $points } pontos nesta ronda; a melhor jogada, { $best }.
 }
puzzles-over = { $state ->
    [found] É essa: melhor do que qualquer outra por { $share } da vitória.
   *[shown] A jogada é esta: melhor do que qualquer outra por { $share } da vitória.
 }
puzzles-show = Mostrar
puzzles-next = Desafio seguinte
puzzles-analyse = Abrir na análise

## Porquê

puzzles-why = Porque é a melhor
puzzles-second = Segunda melhor
puzzles-then = O que pode seguir-se
puzzles-verified = { $proof ->
    [none] Melhor por { $share } ou mais: verificado por uma procura dez vezes mais longa do que a que o encontrou
    [round] Melhor por { $share } ou mais: provado para esta ronda
   *[game] Melhor por { $share } ou mais: provado até ao fim
 }

## Mais desafios

puzzles-more = Mais desafios
puzzles-game = De que jogo
puzzles-theme = Tema
puzzles-about = { $theme ->
    [points] Pontos nesta ronda
    [given] Pontos do adversário
    [fallen] Azulejos na linha do chão
    [broken] Azulejos partidos
    [left] O que fica para o adversário
    [line] Uma linha de padrões a completar
    [tiles] Azulejos nas linhas de padrões
    [goal] O que conta no final
    [barred] O que ainda se pode completar
    [starter] Quem começa a ronda seguinte
    [chips] Peças de bónus
    [space] Um espaço na cúpula
   *[quiet] Uma jogada discreta
 }
puzzles-any = Qualquer
puzzles-difficulty = Dificuldade
puzzles-difficulty-of = Dificuldade { $difficulty } de 5
puzzles-left = { $count ->
    [0] Já não há mais destes
    [one] Falta { $count }
   *[other] Faltam { $count }
 }
puzzles-unknown = Este desafio não existe, ou já não existe.

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
    [today] { $date }: hoje, por encontrar
    [missed] { $date }: não encontrado
   *[empty] { $date }
 }
puzzles-count = { $count ->
    [0] Ainda nenhum desafio resolvido
    [one] { $count } desafio resolvido
   *[other] { $count } desafios resolvidos
 }
