### Yourself and other players: names, devices, ratings, games

me-title = Tu
# Under a name
me-since = Joga aqui desde { $day }
me-ratings-none = Ainda sem jogos classificativos
me-rated-games = { $games ->
    [one] { $games } jogo classificativo
   *[other] { $games } jogos classificativos
 }
me-rename = Mudar o nome
me-save = Guardar
me-name-note = { $kept ->
    [yes] Este nome é teu: aqui ninguém mais pode usar um parecido.
   *[no] Conserva este jogador, e aqui ninguém mais poderá usar este nome.
 }

## For who has not played here yet

me-nobody = Ainda não jogaste aqui
me-nobody-more = Assim que jogares, passas a ter um jogador neste dispositivo: sem formulário, sem e-mail. Os teus jogos e classificações vão aparecer aqui.

## Keeping a player for good

me-keeping = Conservar este jogador
me-kept = { $kept ->
    [yes] Este jogador está conservado para sempre.
   *[no] Por enquanto, este jogador só é conhecido neste dispositivo.
 }
me-keeping-more = Sem palavra-passe e sem e-mail: uma chave de acesso fica no teu dispositivo ou no teu gestor de palavras-passe; uma frase de recuperação são doze palavras que anotas. Qualquer delas te traz de volta, em qualquer dispositivo.
me-passkeys = As tuas chaves de acesso
me-passkey = Chave de acesso: { $device }, { $day }
me-passkey-add = Adicionar chave de acesso
me-passkey-none = Este navegador não pode usar chaves de acesso aqui. Usa uma frase de recuperação.
me-passkey-remove = Remover a chave de acesso «{ $device }»
me-remove = Remover
me-passkey-trouble = { $why ->
    [known] Este dispositivo já tem uma chave de acesso para este jogador.
    [cancelled] Não foi escolhida nenhuma chave de acesso. Tenta de novo ou usa uma frase de recuperação.
   *[unable] Este navegador não conseguiu fazer isso aqui. Usa uma frase de recuperação.
 }
me-phrase = Frase de recuperação
me-phrase-has = Tens uma frase de recuperação. Uma nova toma o lugar dela.
me-phrase-get = { $has ->
    [yes] Obter nova frase de recuperação
   *[no] Obter frase de recuperação
 }
me-phrase-title = A tua frase de recuperação
me-phrase-note = Anota estas palavras por esta ordem. Só aparecem agora, e quem as tiver pode jogar em teu nome.
me-phrase-copy = Copiar
me-phrase-print = Imprimir
me-phrase-written = Já anotei

## Signing in

me-signin = Iniciar sessão
me-signin-more = Se já tens um jogador conservado, usa-o também neste dispositivo.
me-signin-lost = O jogador deste dispositivo não está conservado. Se iniciares sessão com outro, perdes para sempre o acesso aos jogos e classificações dele.
me-signin-anyway = Iniciar sessão mesmo assim
me-signin-passkey = Iniciar sessão com chave de acesso
me-signin-phrase = Iniciar sessão com esta frase

## Devices

me-devices = Os teus dispositivos
me-devices-more = Tens sessão iniciada aqui. Termina a sessão dos que já não usas.
me-device-this = este dispositivo
me-device-unknown = dispositivo desconhecido
me-device-seen = último uso: { $day }
me-signout = Terminar sessão
me-signout-of = Terminar sessão: { $device }
me-signout-title = Terminar sessão neste dispositivo?
me-signout-text = { $kept ->
    [yes] Podes voltar a iniciar sessão com uma chave de acesso ou com a tua frase de recuperação.
   *[no] Este jogador não está conservado: perdes para sempre o acesso aos jogos e classificações dele.
 }

## Your page and your data

me-data = A tua página e os teus dados
me-public = Página pública
me-public-note = Os outros veem lá o teu nome, as tuas classificações e os teus jogos terminados.
me-public-link = Ver a minha página
me-export = Transferir tudo
me-delete = Apagar tudo
me-delete-title = Queres apagar este jogador?
me-delete-text = O teu nome, as classificações, as chaves de acesso e os dispositivos são apagados. Os jogos ficam, com outro nome. Isto não pode ser anulado.
me-delete-device = O que este navegador guarda, como as tuas últimas mesas, fica aqui até o limpares.
me-delete-go = Apagar de vez

## Games and results

me-games = Os teus jogos
me-games-none = Os jogos que terminares vão aparecer aqui.
me-games-unfound = Nenhum jogo teu corresponde a isto.
me-more = Jogos mais antigos
me-result = { $result ->
    [won] Vitória
    [shared] Vitória partilhada
    [lost] Derrota
   *[none] Ninguém venceu
 }
# How a game ended that was not played to its end
me-how = { $how ->
    [resigned] por desistência
    [time] por tempo
    [failed] alguém não conseguiu continuar
    [expired] abandonado
   *[ended] interrompido
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
me-tally = { $won } V, { $lost } D, { $shared } partilhadas
me-tallies-all = Mostrar todos os { $count }
me-rating-chart = Classificação: { $pool }
me-accuracy-chart = Precisão: { $game }
me-chart-range = Últimos { $count } jogos, entre { $low } e { $high }

## The page of a player

me-player = Jogador
me-player-games = { $count ->
    [one] { $count } jogo terminado
   *[other] { $count } jogos terminados
 }
me-player-none = Ainda sem jogos terminados.
me-challenge = Desafiar
me-hidden = Esta página não pode ser vista
me-hidden-more = Este jogador não existe, ou a sua página não é pública.
