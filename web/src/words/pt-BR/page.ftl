### On every page, and what all rooms share

page-close = Fechar
page-clock = Tempo restante: { $text }
page-thinking = pensando…
page-bot = bot, { $level }
page-open-seat = lugar livre
page-absent = ausente
page-away = sem conexão
page-you = você
# In the place of your name, where you gave none
page-you-name = Você
page-back = Voltar
# Before a sentence that says what a bot would do in your place
page-hint = Dica
page-hint-dismiss = Dispensar
# On the button that makes a move
page-do = { $what ->
    [take] Pegar
    [take-plate] Pegar
    [place] Colocar
    [stack] Empilhar
    [draw] Retirar
    [look] Olhar
    [keep] Ficar com ela
    [return] Devolver
    [pay] Pagar
    [spend] Usar
    [save] Não usar
   *[choose] Fazer
 }
# Explains the arrow behind a score
page-standing = { $standing } se a rodada acabasse agora
# $standing: what the score would be if the walls were tiled now
page-score = { $score ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
 }; { $standing } se a rodada acabasse agora
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

level-beginner = iniciante
level-casual = casual
level-apprentice = aprendiz
level-skilled = habilidoso
level-strong = forte
level-expert = especialista
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
# On a button that changes to the next theme
page-theme-button = { $theme ->
    [light] Tema: claro. Mudar para escuro.
    [dark] Tema: escuro. Mudar para alto contraste.
    [contrast] Tema: alto contraste. Mudar para o do dispositivo.
   *[system] Tema: o do dispositivo. Mudar para claro.
 }
# The name of somebody who has not given one
page-guest = Visitante
page-name = Seu nome
page-name-next = Vale a partir da sua próxima mesa.
page-settings = Configurações
page-speed = Velocidade dos azulejos
page-speed-of = { $speed ->
    [0] imediata
    [0.5] ½
   *[other] × { $speed }
 }
page-confirming = Como você faz uma jogada
page-confirming-off = Na hora
page-confirming-on = Segundo toque
page-confirming-timed = Após 3 segundos
page-confirming-off-note = Neste aparelho, a jogada é feita assim que você a escolhe ou solta os azulejos.
page-confirming-on-note = Neste aparelho, você vê o que a jogada faria e aperta mais uma vez para jogar.
page-confirming-timed-note = Neste aparelho, você vê o que a jogada faria; depois de três segundos ela é feita, a não ser que você volte atrás.
page-odds = Saco e chances
page-odds-note = Mostrar quantos azulejos restam de cada cor e a chance de cada uma sair em seguida.
page-motifs = Desenhos nos azulejos
page-motifs-note = Cada cor tem um desenho próprio.
page-sound = Som

## The server is away

page-server-away = Não é possível acessar o servidor. Você pode ler as regras; as mesas e os registros precisam dele. O que você jogou está salvo.
page-unloaded = Não foi possível carregar esta página
page-again = Tentar de novo
page-failed = Algo deu errado nesta página. Tente de novo ou recarregue a página.
