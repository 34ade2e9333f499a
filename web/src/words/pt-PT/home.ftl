### Home: what waits, what was played, and the level that fits

# Above the tables that go on; $count of them wait for you
home-due = { $count ->
    [0] Que bom ver-te de novo
    [one] Há uma mesa à tua espera
   *[other] Há { $count } mesas à tua espera
 }
home-someone = Jogar com alguém
home-someone-more = Encontra um adversário à tua altura ou desafia alguém.
home-history = Os teus últimos jogos
home-history-all = Todos os { $count } jogos
# How well somebody played, as a percentage
home-accuracy = Precisão: { $accuracy }
home-levels = Os teus resultados contra cada nível
home-levels-won = { $won } de { $count } ganhos

## The level to try next, with its reason; $from is the level that was played last

home-fit = { $way ->
    [up] Ganhaste { $won } dos teus últimos { $count } jogos no nível «{ $from }». Está na altura do nível «{ $level }».
    [down] Perdeste { $lost } dos teus últimos { $count } jogos no nível «{ $from }». Experimenta primeiro o nível «{ $level }».
    [easier] O nível «{ $from }» é difícil para começar. Experimenta primeiro o nível «{ $level }».
   *[stay] { $count ->
        [one] Só um jogo no nível «{ $from }» até agora: continua aí.
       *[other] Ganhaste { $won } dos teus últimos { $count } jogos no nível «{ $from }»: continua aí.
    }
 }
home-next = O que jogar a seguir
home-play-level = Jogar contra um bot: { $level }
home-choose-level = Escolher «{ $level }»

## For somebody who plays a game for the first time on this device

home-first = Primeiro jogo com um treinador
home-first-note = Jogas contra um bot de nível «{ $level }». O treinador explica cada decisão nova e pergunta antes de um erro claro.
