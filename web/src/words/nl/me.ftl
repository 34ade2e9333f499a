### Yourself and other players: names, devices, ratings, games

me-title = Jij
# Under a name
me-since = Speelt hier sinds { $day }
me-ratings-none = Nog geen potjes voor de rating
me-rated-games = { $games ->
    [one] { $games } potje voor de rating
   *[other] { $games } potjes voor de rating
 }
me-rename = Naam wijzigen
me-save = Opslaan
me-name-note = { $kept ->
    [yes] Deze naam is van jou: niemand anders kan hier een naam nemen die erop lijkt.
   *[no] Bewaar deze speler, dan kan niemand anders hier deze naam nemen.
 }

## For who has not played here yet

me-nobody = Je hebt hier nog niet gespeeld
me-nobody-more = Zodra je speelt, ben je een speler op dit apparaat: zonder formulier, zonder e-mail. Je potjes en ratings komen hier te staan.

## Keeping a player for good

me-keeping = Deze speler bewaren
me-kept = { $kept ->
    [yes] Deze speler is voorgoed bewaard.
   *[no] Tot nu toe is deze speler alleen op dit apparaat bekend.
 }
me-keeping-more = Zonder wachtwoord en zonder e-mail: een toegangssleutel blijft op je apparaat of in je wachtwoordbeheerder; een herstelzin bestaat uit twaalf woorden die je opschrijft. Met allebei kom je terug, op elk apparaat.
me-passkeys = Je toegangssleutels
me-passkey = Toegangssleutel: { $device }, { $day }
me-passkey-add = Toegangssleutel toevoegen
me-passkey-none = Deze browser kan hier geen toegangssleutels gebruiken. Gebruik een herstelzin.
me-passkey-remove = Toegangssleutel “{ $device }” verwijderen
me-remove = Verwijderen
me-passkey-trouble = { $why ->
    [known] Dit apparaat heeft al een toegangssleutel voor deze speler.
    [cancelled] Er is geen toegangssleutel gekozen. Probeer het opnieuw of gebruik een herstelzin.
   *[unable] Deze browser kon dat hier niet doen. Gebruik een herstelzin.
 }
me-phrase = Herstelzin
me-phrase-has = Je hebt een herstelzin. Een nieuwe komt ervoor in de plaats.
me-phrase-get = { $has ->
    [yes] Nieuwe herstelzin maken
   *[no] Herstelzin maken
 }
me-phrase-title = Je herstelzin
me-phrase-note = Schrijf deze woorden in deze volgorde op. Je ziet ze alleen nu, en wie ze heeft, kan als jou spelen.
me-phrase-copy = Kopiëren
me-phrase-print = Afdrukken
me-phrase-written = Ik heb ze opgeschreven

## Signing in

me-signin = Inloggen
me-signin-more = Ben je al als speler bewaard? Wees die speler dan ook op dit apparaat.
me-signin-lost = De speler van dit apparaat is niet bewaard. Als je als een andere speler inlogt, zijn de potjes en ratings ervan voorgoed onbereikbaar.
me-signin-anyway = Toch inloggen
me-signin-passkey = Inloggen met een toegangssleutel
me-signin-phrase = Inloggen met deze herstelzin

## Devices

me-devices = Je apparaten
me-devices-more = Hier ben je ingelogd. Log apparaten uit die je niet meer gebruikt.
me-device-this = dit apparaat
me-device-unknown = onbekend apparaat
me-device-seen = laatst gebruikt: { $day }
me-signout = Uitloggen
me-signout-of = Uitloggen: { $device }
me-signout-title = Uitloggen op dit apparaat?
me-signout-text = { $kept ->
    [yes] Met een toegangssleutel of je herstelzin kun je weer inloggen.
   *[no] Deze speler is niet bewaard: de potjes en ratings ervan zijn dan voorgoed onbereikbaar.
 }

## Your page and your data

me-data = Je pagina en je gegevens
me-public = Openbare pagina
me-public-note = Anderen zien daar je naam, je ratings en je voltooide potjes.
me-public-link = Mijn pagina bekijken
me-export = Alles downloaden
me-delete = Alles verwijderen
me-delete-title = Wil je deze speler verwijderen?
me-delete-text = Je naam, ratings, toegangssleutels en apparaten worden verwijderd. De potjes blijven, onder een andere naam. Dit kan niet ongedaan worden gemaakt.
me-delete-device = Wat deze browser zelf onthoudt, zoals je laatste tafels, blijft hier tot je het wist.
me-delete-go = Voorgoed verwijderen

## Games and results

me-games = Je potjes
me-games-none = De potjes die je uitspeelt, komen hier te staan.
me-games-unfound = Geen van je potjes past hierbij.
me-more = Oudere potjes
me-result = { $result ->
    [won] Gewonnen
    [shared] Gedeelde winst
    [lost] Verloren
   *[none] Niemand heeft gewonnen
 }
# How a game ended that was not played to its end
me-how = { $how ->
    [resigned] opgegeven
    [time] op tijd
    [failed] iemand kon niet verder
    [expired] verlaten
   *[ended] afgebroken
 }
# $change: with its sign
me-change = Rating { $change }
me-accuracy = Nauwkeurigheid: { $accuracy }
me-search-game = Spel
me-search-result = Resultaat
me-search-opponent = Tegenstander of niveau
me-search-since = Van
me-search-until = Tot en met
me-search-all = Alle
me-search-go = Zoeken
me-search-clear = Alles tonen
me-against-levels = Tegen elk niveau
me-against-people = Tegen elke tegenstander
me-tally = { $won } gewonnen, { $lost } verloren, { $shared } gedeeld
me-tallies-all = Alle { $count } tonen
me-rating-chart = Rating: { $pool }
me-accuracy-chart = Nauwkeurigheid: { $game }
me-chart-range = De laatste { $count } potjes, tussen { $low } en { $high }

## The page of a player

me-player = Speler
me-player-games = { $count ->
    [one] { $count } voltooid potje
   *[other] { $count } voltooide potjes
 }
me-player-none = Nog geen voltooide potjes.
me-challenge = Uitdagen
me-hidden = Deze pagina is niet te zien
me-hidden-more = Deze speler bestaat niet, of de pagina is niet openbaar.
