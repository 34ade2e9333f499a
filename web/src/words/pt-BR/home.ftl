### Home: what waits, what was played, and the level that fits

# Above the tables that go on; $count of them wait for you
home-due = { $count ->
    [0] Que bom ver você de novo
    [one] Uma mesa está esperando você
   *[other] { $count } mesas estão esperando você
 }
home-someone = Jogar com alguém
home-someone-more = Encontre um adversário do seu nível ou desafie alguém.
home-history = Suas últimas partidas
home-history-all = Todas as { $count } partidas
# How well somebody played, as a percentage
home-accuracy = Precisão: { $accuracy }
home-levels = Seus resultados contra cada nível
home-levels-won = { $won } de { $count } vencidas

## The level to try next, with its reason; $from is the level that was played last

home-fit = { $way ->
    [up] Você venceu { $won } das suas últimas { $count } partidas no nível “{ $from }”. Está na hora do nível “{ $level }”.
    [down] Você perdeu { $lost } das suas últimas { $count } partidas no nível “{ $from }”. Tente primeiro o nível “{ $level }”.
    [easier] O nível “{ $from }” é difícil para começar. Tente primeiro o nível “{ $level }”.
   *[stay] { $count ->
        [one] Só uma partida no nível “{ $from }” até agora: continue nele.
       *[other] Você venceu { $won } das suas últimas { $count } partidas no nível “{ $from }”: continue nele.
    }
 }
home-next = O que jogar agora
home-play-level = Jogar contra um bot: { $level }
home-choose-level = Escolher “{ $level }”

## For somebody who plays a game for the first time on this device

home-first = Primeira partida com um treinador
home-first-note = Você joga contra um bot de nível “{ $level }”. O treinador explica cada decisão nova e pergunta antes de um erro claro.
