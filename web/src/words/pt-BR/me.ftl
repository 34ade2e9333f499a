### Yourself and other players: names, devices, ratings, games

me-title = Você
# Under a name
me-since = Joga aqui desde { $day }
me-ratings-none = Ainda sem partidas valendo classificação
me-rated-games = { $games ->
    [one] { $games } partida classificatória
   *[other] { $games } partidas classificatórias
 }
me-rename = Mudar o nome
me-save = Salvar
me-name-note = { $kept ->
    [yes] Este nome é seu: ninguém mais aqui pode usar um parecido.
   *[no] Guarde este jogador, e ninguém mais aqui poderá usar este nome.
 }

## For who has not played here yet

me-nobody = Você ainda não jogou aqui
me-nobody-more = Assim que jogar, você passa a ter um jogador neste dispositivo: sem formulário, sem e-mail. Suas partidas e classificações vão aparecer aqui.

## Keeping a player for good

me-keeping = Guardar este jogador
me-kept = { $kept ->
    [yes] Este jogador está guardado para sempre.
   *[no] Por enquanto, este jogador só é conhecido neste dispositivo.
 }
me-keeping-more = Sem senha e sem e-mail: uma chave de acesso fica no seu dispositivo ou no seu gerenciador de senhas; uma frase de recuperação são doze palavras que você anota. Qualquer uma traz você de volta, em qualquer dispositivo.
me-passkeys = Suas chaves de acesso
me-passkey = Chave de acesso: { $device }, { $day }
me-passkey-add = Adicionar chave de acesso
me-passkey-none = Este navegador não pode usar chaves de acesso aqui. Use uma frase de recuperação.
me-passkey-remove = Remover a chave de acesso “{ $device }”
me-remove = Remover
me-passkey-trouble = { $why ->
    [known] Este dispositivo já tem uma chave de acesso para este jogador.
    [cancelled] Nenhuma chave de acesso foi escolhida. Tente de novo ou use uma frase de recuperação.
   *[unable] Este navegador não conseguiu fazer isso aqui. Use uma frase de recuperação.
 }
me-phrase = Frase de recuperação
me-phrase-has = Você tem uma frase de recuperação. Uma nova toma o lugar dela.
me-phrase-get = { $has ->
    [yes] Obter nova frase de recuperação
   *[no] Obter frase de recuperação
 }
me-phrase-title = Sua frase de recuperação
me-phrase-note = Anote estas palavras nesta ordem. Elas só aparecem agora, e quem as tiver pode jogar como você.
me-phrase-copy = Copiar
me-phrase-print = Imprimir
me-phrase-written = Já anotei

## Signing in

me-signin = Entrar
me-signin-more = Se você já tem um jogador guardado, use-o também neste dispositivo.
me-signin-lost = O jogador deste dispositivo não está guardado. Se você entrar com outro, perde para sempre o acesso às partidas e classificações dele.
me-signin-anyway = Entrar mesmo assim
me-signin-passkey = Entrar com chave de acesso
me-signin-phrase = Entrar com esta frase

## Devices

me-devices = Seus dispositivos
me-devices-more = Você está conectado nestes. Saia dos que não usa mais.
me-device-this = este dispositivo
me-device-unknown = dispositivo desconhecido
me-device-seen = último uso: { $day }
me-signout = Sair
me-signout-of = Sair: { $device }
me-signout-title = Sair neste dispositivo?
me-signout-text = { $kept ->
    [yes] Você pode entrar de novo com uma chave de acesso ou com sua frase de recuperação.
   *[no] Este jogador não está guardado: você perde para sempre o acesso às partidas e classificações dele.
 }

## Your page and your data

me-data = Sua página e seus dados
me-public = Página pública
me-public-note = Os outros veem nela seu nome, suas classificações e suas partidas terminadas.
me-public-link = Ver minha página
me-export = Baixar tudo
me-delete = Apagar tudo
me-delete-title = Quer apagar este jogador?
me-delete-text = Seu nome, as classificações, as chaves de acesso e os dispositivos são apagados. As partidas ficam, com outro nome. Isso não pode ser desfeito.
me-delete-device = O que este navegador guarda, como suas últimas mesas, fica aqui até você limpar.
me-delete-go = Apagar de vez

## Games and results

me-games = Suas partidas
me-games-none = As partidas que você terminar vão aparecer aqui.
me-games-unfound = Nenhuma partida sua é assim.
me-more = Partidas mais antigas
me-result = { $result ->
    [won] Vitória
    [shared] Vitória compartilhada
    [lost] Derrota
   *[none] Ninguém venceu
 }
# How a game ended that was not played to its end
me-how = { $how ->
    [resigned] por desistência
    [time] por tempo
    [failed] alguém não conseguiu continuar
    [expired] abandonada
   *[ended] interrompida
 }
# $change: with its sign
me-change = Classificação { $change }
me-accuracy = Precisão: { $accuracy }
me-search-game = Jogo
me-search-result = Resultado
me-search-opponent = Adversário ou nível
me-search-since = De
me-search-until = Até
me-search-all = Todos
me-search-go = Procurar
me-search-clear = Mostrar tudo
me-against-levels = Contra cada nível
me-against-people = Contra cada adversário
me-tally = { $won } V, { $lost } D, { $shared } compartilhadas
me-tallies-all = Mostrar todos os { $count }
me-rating-chart = Classificação: { $pool }
me-accuracy-chart = Precisão: { $game }
me-chart-range = Últimas { $count } partidas, entre { $low } e { $high }

## The page of a player

me-player = Jogador
me-player-games = { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
 }
me-player-none = Ainda sem partidas terminadas.
me-challenge = Desafiar
me-hidden = Esta página não pode ser vista
me-hidden-more = Este jogador não existe, ou sua página não é pública.
