### Yourself and other players: names, devices, ratings, games

me-title = Te
# Under a name
me-since = Itt játszik { $day } óta
me-ratings-none = Még nincs értékszámot érő játszma
me-rated-games = { $games ->
    [one] { $games } értékelt játszma
   *[other] { $games } értékelt játszma
 }
me-rename = Név módosítása
me-save = Mentés
me-name-note = { $kept ->
    [yes] Ez a név a tiéd: itt senki más nem használhat hozzá hasonlót.
   *[no] Ha megőrzöd ezt a játékost, itt senki más nem használhatja ezt a nevet.
 }

## For who has not played here yet

me-nobody = Még nem játszottál itt
me-nobody-more = Amint játszol, játékos leszel ezen az eszközön: űrlap és e-mail nélkül. Itt lesznek a játszmáid és az értékszámaid.

## Keeping a player for good

me-keeping = A játékos megőrzése
me-kept = { $kept ->
    [yes] Ez a játékos végleg megmarad.
   *[no] Ezt a játékost egyelőre csak ez az eszköz ismeri.
 }
me-keeping-more = Jelszó és e-mail nélkül: a hozzáférési kulcs az eszközödön vagy a jelszókezelődben marad; a helyreállító kifejezés tizenkét szó, amelyet felírsz. Bármelyikkel visszatérhetsz, bármelyik eszközön.
me-passkeys = A hozzáférési kulcsaid
me-passkey = Hozzáférési kulcs: { $device }, { $day }
me-passkey-add = Hozzáférési kulcs hozzáadása
me-passkey-none = Ez a böngésző itt nem tud hozzáférési kulcsot használni. Használj helyreállító kifejezést.
me-passkey-remove = Hozzáférési kulcs eltávolítása: „{ $device }”
me-remove = Eltávolítás
me-passkey-trouble = { $why ->
    [known] Ezen az eszközön már van hozzáférési kulcs ehhez a játékoshoz.
    [cancelled] Nem választottál hozzáférési kulcsot. Próbáld újra, vagy használj helyreállító kifejezést.
   *[unable] Ez a böngésző itt nem tudta ezt megtenni. Használj helyreállító kifejezést.
 }
me-phrase = Helyreállító kifejezés
me-phrase-has = Van helyreállító kifejezésed. Az új a helyébe lép.
me-phrase-get = { $has ->
    [yes] Új helyreállító kifejezés kérése
   *[no] Helyreállító kifejezés kérése
 }
me-phrase-title = A helyreállító kifejezésed
me-phrase-note = Írd fel ezeket a szavakat ebben a sorrendben. Csak most láthatók, és akinél megvannak, az a nevedben játszhat.
me-phrase-copy = Másolás
me-phrase-print = Nyomtatás
me-phrase-written = Felírtam

## Signing in

me-signin = Bejelentkezés
me-signin-more = Ha van már megőrzött játékosod, legyél ezen az eszközön is az a játékos.
me-signin-lost = Ennek az eszköznek a játékosa nincs megőrizve. Ha másként jelentkezel be, a játszmái és az értékszámai végleg elérhetetlenek lesznek.
me-signin-anyway = Bejelentkezés így is
me-signin-passkey = Bejelentkezés hozzáférési kulccsal
me-signin-phrase = Bejelentkezés ezzel a kifejezéssel

## Devices

me-devices = Az eszközeid
me-devices-more = Ezeken vagy bejelentkezve. Jelentkezz ki ott, ahol már nem játszol.
me-device-this = ez az eszköz
me-device-unknown = ismeretlen eszköz
me-device-seen = utoljára használtad: { $day }
me-signout = Kijelentkezés
me-signout-of = Kijelentkezés: { $device }
me-signout-title = Kijelentkezel ezen az eszközön?
me-signout-text = { $kept ->
    [yes] Hozzáférési kulccsal vagy a helyreállító kifejezéseddel újra bejelentkezhetsz.
   *[no] Ez a játékos nincs megőrizve: a játszmái és az értékszámai végleg elérhetetlenek lesznek.
 }

## Your page and your data

me-data = Az oldalad és az adataid
me-public = Nyilvános oldal
me-public-note = Mások itt látják a nevedet, az értékszámaidat és a befejezett játszmáidat.
me-public-link = Az oldalam megtekintése
me-export = Minden letöltése
me-delete = Minden törlése
me-delete-title = Törlöd ezt a játékost?
me-delete-text = A neved, az értékszámaid, a hozzáférési kulcsaid és az eszközeid törlődnek. A játszmák megmaradnak, más név alatt. Ezt nem lehet visszavonni.
me-delete-device = Amire maga a böngésző emlékszik, például az utolsó asztalaidra, itt marad, amíg ki nem törlöd.
me-delete-go = Végleges törlés

## Games and results

me-games = A játszmáid
me-games-none = Itt lesznek a befejezett játszmáid.
me-games-unfound = Nincs ilyen játszmád.
me-more = Régebbi játszmák
me-result = { $result ->
    [won] Győzelem
    [shared] Közös győzelem
    [lost] Vereség
   *[none] Senki sem győzött
 }
# How a game ended that was not played to its end
me-how = { $how ->
    [resigned] feladással
    [time] időtúllépéssel
    [failed] valaki nem tudta folytatni
    [expired] félbehagyva
   *[ended] félbeszakítva
 }
# $change: with its sign
me-change = Értékszám { $change }
me-accuracy = Pontosság: { $accuracy }
me-search-game = Játék
me-search-result = Eredmény
me-search-opponent = Ellenfél vagy szint
me-search-since = Ettől
me-search-until = Eddig
me-search-all = Mind
me-search-go = Keresés
me-search-clear = Összes megjelenítése
me-against-levels = Szintenként
me-against-people = Ellenfelenként
me-tally = { $won } győzelem, { $lost } vereség, { $shared } közös
me-tallies-all = Mind a(z) { $count } megjelenítése
me-rating-chart = Értékszám: { $pool }
me-accuracy-chart = Pontosság: { $game }
me-chart-range = Az utolsó { $count } játszma, { $low } és { $high } között

## The page of a player

me-player = Játékos
me-player-games = { $count } befejezett játszma
me-player-none = Még nincs befejezett játszma.
me-challenge = Kihívás
me-hidden = Ez az oldal nem látható
me-hidden-more = Nincs ilyen játékos, vagy az oldala nem nyilvános.
