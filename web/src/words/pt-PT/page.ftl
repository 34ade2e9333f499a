### On every page, and what all rooms share

page-close = Fechar
page-clock = Tempo restante: { $text }
page-thinking = a pensar…
page-bot = bot, { $level }
page-open-seat = lugar livre
page-absent = ausente
page-away = sem ligação
page-you = tu
# In the place of your name, where you gave none
page-you-name = Tu
page-back = Voltar
# Before a sentence that says what a bot would do in your place
page-hint = Dica
page-hint-dismiss = Dispensar
# On the button that makes a move
page-do = { $what ->
    [take] Recolher
    [take-plate] Retirar
    [place] Colocar
    [stack] Empilhar
    [draw] Retirar
    [look] Ver
    [keep] Ficar com ela
    [return] Devolver
    [pay] Pagar
    [spend] Usar
   *[choose] Avançar
 }
# Explains the arrow behind a score
page-standing = { $standing } se a ronda acabasse agora
# $standing: what the score would be if the walls were tiled now
page-score = { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
 }; { $standing } se a ronda acabasse agora
page-game = { $game ->
    [duel] Azul Duelo
   *[azul] Azul
 }

## Colours, as one word in a list or a label

colour-blue = azul
colour-yellow = amarelo
colour-red = vermelho
colour-black = preto
colour-teal = turquesa

## The levels of bots, from the weakest to the strongest

level-beginner = principiante
level-casual = casual
level-apprentice = aprendiz
level-skilled = hábil
level-strong = forte
level-expert = perito
level-master = mestre
level-grandmaster = grande mestre
level-champion = campeão
level-legend = lenda
level-random = aleatório
level-greedy = ganancioso
level-shaped = previdente

## What a person likes

page-language = Idioma
page-theme = Tema
page-theme-system = Do dispositivo
page-theme-light = Claro
page-theme-dark = Escuro
page-theme-contrast = Alto contraste
# The name of somebody who has not given one
page-guest = Visitante
page-name = O teu nome
page-settings = Definições

## The server is away

page-server-away = Não é possível contactar o servidor. Podes ler as regras; as mesas e os registos precisam dele. O que jogaste está guardado.
page-unloaded = Não foi possível carregar esta página
page-again = Tentar de novo
page-failed = Algo correu mal nesta página. Tenta de novo ou recarrega-a.
