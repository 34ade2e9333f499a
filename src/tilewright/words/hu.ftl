# Hungarian. What each id means, and how to write a catalogue, is told in CONTRIBUTING.md.

x-colour = { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
    [black] fekete
    [teal] türkiz
   *[other] { $colour }
 }
x-tiles-acc = { $count } { x-colour } csempét
x-the-line = { $line ->
    [1] az
    [5] az
   *[other] a
 } { $line }.
x-the-line-initial = { $line ->
    [1] Az
    [5] Az
   *[other] A
 } { $line }.
x-the-factory = { $factory ->
    [1] az
    [5] az
   *[other] a
 } { $factory }.
x-the-factory-initial = { $factory ->
    [1] Az
    [5] Az
   *[other] A
 } { $factory }.
x-the-row = { $row ->
    [1] az
    [5] az
   *[other] a
 } { $row }.
x-the-place = { $place ->
    [1] az
    [5] az
   *[other] a
 } { $place }.
x-the-seat = { $seat ->
    [1] az
    [5] az
   *[other] a
 } { $seat }.
x-level = { $level ->
    [beginner] kezdő
    [casual] alkalmi
    [apprentice] tanonc
    [skilled] gyakorlott
    [strong] erős
    [expert] szakértő
    [master] mester
    [grandmaster] nagymester
    [champion] bajnok
    [legend] legenda
    [random] véletlenszerű
    [greedy] mohó
    [shaped] előrelátó
   *[other] { $level }
 }

## Refusals: what is so, and the rule

refusal-no-such-seat = Ennél az asztalnál nincs { $seat }. hely ({ $rule }).
refusal-no-such-factory = Ennél az asztalnál nincs { $factory }. manufaktúra ({ $rule }).
refusal-no-such-line = Nincs { $line }. mintasor ({ $rule }).
refusal-no-such-column = Nincs { $column }. oszlop ({ $rule }).
refusal-not-in-centre = Középen nincs { x-colour } csempe ({ $rule }).
refusal-not-on-factory = { x-the-factory-initial } manufaktúrán nincs { x-colour } csempe ({ $rule }).
refusal-line-other-colour = { x-the-line-initial } mintasorban már { x-colour } csempe van ({ $rule }).
refusal-row-has-colour = A falad { $row }. sorában már van { x-colour } csempe ({ $rule }).
refusal-line-complete = { x-the-line-initial } mintasor már kész ({ $rule }).
refusal-other-line-first = Előbb { x-the-line } mintasor csempéje kerül a helyére ({ $rule }).
refusal-space-taken = { $row }. sor, { $column }. oszlop: ezen a mezőn már van csempe ({ $rule }).
refusal-column-has-colour = A falad { $column }. oszlopában már van { x-colour } csempe ({ $rule }).
refusal-deal-factories = Feltöltéskor { $count } manufaktúrára kerül csempe ({ $rule }).
refusal-deal-count = { x-the-factory-initial } manufaktúrára { $count } csempe kerül ({ $rule }).
refusal-deal-bag = { x-the-factory-initial } manufaktúrára nem kerülhettek ezek a csempék a zsákból ({ $rule }).
refusal-wait-start = A kezdőjátékos még nincs kisorsolva ({ $rule }).
refusal-wait-deal = A manufaktúrák még nincsenek feltöltve ({ $rule }).
refusal-wait-take = Most a soron lévő játékos vesz el csempéket ({ $rule }).
refusal-wait-tile = Most a soron lévő játékos választ mezőt a falán ({ $rule }).
refusal-over = A játszmának vége ({ $rule }).
refusal-deal-small = Feltöltéskor a nagy manufaktúrára és { $count } kis manufaktúrára kerül csempe ({ $rule }).
refusal-deal-large-count = A nagy manufaktúrára { $count } csempe kerül ({ $rule }).
refusal-deal-large = A nagy manufaktúrára nem kerülhettek ezek a csempék a zsákból ({ $rule }).
refusal-plate-decided = Egy visszatett kupolalapka nem lehet más, mint ami volt ({ $rule }).
refusal-plate-seen = { $plate }: ez a kupolalapka nincs a még nem látottak között ({ $rule }).
refusal-plate-back = { $plate }: ennek a kupolalapkának más a hátoldala ({ $rule }).
refusal-back = A még nem látott kupolalapkák között nincs { $back } hátoldalú ({ $rule }).
refusal-other-chip-first = Előbb { x-the-factory } manufaktúra bónuszkorongját kell felfedni ({ $rule }).
refusal-chip-seen = Már mindkét { $chip } jelű bónuszkorong fel van fedve ({ $rule }).
option-side = { $side ->
    [rows] sorok
    [five-colours] öt szín
    [columns] oszlopok
    [border] szegély
    [diagonals] átlók
    [corners] sarkok
    [jokers] többszínű mezők
    [empty-specials] üres különleges mezők
   *[other] { $side }
 }
refusal-scoring-number = 3 vagy 4 céllapka kell, nem ezek: { $sides } ({ $rule }).
refusal-scoring-side = Ezek között van olyan oldal, amely egyik céllapkán sincs rajta: { $sides } ({ $rule }).
refusal-scoring-both-sides = Egy céllapkának csak az egyik oldala látszhat: { $sides } ({ $rule }).
refusal-scoring-twice = Egy céllapka csak egyszer szerepelhet: { $sides } ({ $rule }).
refusal-scoring-count = { $count } céllapkát kell húzni ({ $rule }).
refusal-no-plates-left = { $round }. forduló: már nincs elvehető kupolalapka ({ $rule }).
refusal-tokens-used = Ebben a fordulóban már mindkét játékosjelölődet felhasználtad ({ $rule }).
refusal-not-in-display = A kínálatban nincs { $place }. kupolalapka ({ $rule }).
refusal-stack-empty = A kupolalapkák kupaca üres ({ $rule }).
refusal-no-point = 0 ponttal csak akkor húzhatsz, ha üres a kínálat ({ $rule }).
refusal-no-point-left = Nem maradt pontod újabb kupolalapkára ({ $rule }).
refusal-fronts-count = A húzott kupolalapkák száma { $count } ({ $rule }).
refusal-not-in-hand = Nincs nálad { $place }. kupolalapka ({ $rule }).
refusal-no-such-cell = Nincs ilyen kupolamező vagy elforgatás: { $row }. sor, { $column }. oszlop ({ $rule }).
refusal-cell-taken = { $row }. sor, { $column }. oszlop: ezen a kupolamezőn már van kupolalapka ({ $rule }).
refusal-not-on-sun = { x-the-factory-initial } manufaktúra napján nincs { x-colour } csempe ({ $rule }).
refusal-not-on-large-sun = A nagy manufaktúra napján nincs { x-colour } csempe ({ $rule }).
refusal-not-on-moons = Egyik holdon sincs legfelül { x-colour } csempe ({ $rule }).
refusal-chip-not-revealed = { x-the-factory-initial } manufaktúrán nincs felfedett bónuszkorong ({ $rule }).
refusal-chip-limit = Ebben a fordulóban már elvettél { $count } bónuszkorongot ({ $rule }).
refusal-chips-begun = { x-the-line-initial } mintasorhoz már felhasználtál bónuszkorongot, ezért be kell töltened ({ $rule }).
refusal-chips-count = Egy hiányzó csempét 2 bónuszkorong pótol a mintasor színében, vagy 3 tetszőleges, nem { $count } ({ $rule }).
refusal-chips-short = Ha egy csempét { $count } bónuszkoronggal pótolsz, a bónuszkorongjaid nem elegendők { x-the-line } mintasor betöltéséhez ({ $rule }).
refusal-no-such-chip = Nincs { $chip } jelű bónuszkorongod ({ $rule }).
refusal-chip-colour = { $chip }: ezen a bónuszkorongon nincs { x-colour } szín ({ $rule }).
refusal-space-special = { $row }. sor, { $column }. oszlop: ide csak különleges csempe kerülhet ({ $rule }).
refusal-space-colour = { $row }. sor, { $column }. oszlop: ide nem kerülhet { x-colour } csempe ({ $rule }).
refusal-wait-scoring = A céllapkák még nincsenek kihúzva ({ $rule }).
refusal-wait-display = A kínálat még nincs feltöltve ({ $rule }).
refusal-wait-back = A kupac legfelső lapkájának hátoldala még nem látszik ({ $rule }).
refusal-wait-setup = Most a soron lévő játékos veszi el első kupolalapkáját a kínálatból ({ $rule }).
refusal-wait-chip = Előbb fel kell fedni egy bónuszkorongot ({ $rule }).
refusal-wait-turn = Most a soron lévő játékos vesz el kupolalapkát, csempéket vagy bónuszkorongot ({ $rule }).
refusal-wait-stack = Most a soron lévő játékos teszi egymásra a megmaradt csempéket a manufaktúra holdján ({ $rule }).
refusal-wait-draw = Most a soron lévő játékos húz még egy kupolalapkát, vagy megáll ({ $rule }).
refusal-wait-fronts = Előbb meg kell nézni a húzott kupolalapkákat ({ $rule }).
refusal-wait-keep = Most a soron lévő játékos tart meg egyet a húzott kupolalapkák közül ({ $rule }).
refusal-wait-return = Most a soron lévő játékos teszi vissza a többi kupolalapkát a kupac alá ({ $rule }).
refusal-wait-place = Most a soron lévő játékos helyez le egy kupolalapkát ({ $rule }).
refusal-wait-pay = Most a soron lévő játékos dönti el, hogy felhasznál-e bónuszkorongokat egy mintasorhoz ({ $rule }).
refusal-wait-spend = Most a soron lévő játékos választja ki, melyik bónuszkorongot használja fel ({ $rule }).
refusal-wait-space = Most a soron lévő játékos választ mezőt a kupoláján ({ $rule }).

## Problems of a set-up

problem-boards = { $count } játékostábla van { $seats } helyhez ({ $rule }).
problem-factories = { $count } manufaktúra van, nem { $due } ({ $rule }).
problem-round = Nincs { $round }. forduló ({ $rule }).
problem-seat = { $seats } hely van, { $seat }. nincs köztük ({ $rule }).
problem-score = { $seat }. hely: { $score } pontja van, de a pontszám sosem lehet 0-nál kisebb ({ $rule }).
problem-line-mixed = { $seat }. hely: { x-the-line } mintasorban többféle szín van ({ $rule }).
problem-line-long = { $seat }. hely: { x-the-line } mintasorban { $count } csempe van ({ $rule }).
problem-line-on-wall = { $seat }. hely: { x-the-line } mintasorban { x-colour } csempe van, pedig a fal ugyanezen sorában már van ilyen ({ $rule }).
problem-floor-long = { $seat }. hely: a padlósorban { $count } darab van ({ $rule }).
problem-row-twice = { $seat }. hely: a fal { $row }. sorában két { x-colour } csempe is van ({ $rule }).
problem-column-twice = { $seat }. hely: a fal { $column }. oszlopában két { x-colour } csempe is van ({ $rule }).
problem-wall-colour = { $seat }. hely: a fal { $row }. sorának { $column }. mezője nem { x-colour } ({ $rule }).
problem-factory-full = { x-the-factory-initial } manufaktúrán { $count } csempe van ({ $rule }).
problem-factory-short = { x-the-factory-initial } manufaktúrán { $count } csempe van, pedig a zsák nem üres ({ $rule }).
problem-begun = Az első feltöltés előtt már lépett valaki ({ $rule }).
problem-tiles = Összesen { $count } { x-colour } csempe van ({ $rule }).
problem-marker = { $seat }. hely: van nála egy kezdőjátékos-jelölő, amely nem az övé ({ $rule }).
problem-marker-missing = { $seat }. hely: elvette a kezdőjátékos-jelölőt, de az nincs a padlósorában ({ $rule }).
problem-marker-back = Feltöltés előtt a kezdőjátékos-jelölő már újra középen van ({ $rule }).
problem-turn = A soron lévő hely nem illik a fázishoz ({ $rule }).
problem-start = A kezdőjátékos nem illik a fázishoz ({ $rule }).
problem-offer-empty = Nincs mit elvenni ({ $rule }).
problem-offer-left = Még van elvehető csempe ({ $rule }).
problem-not-over = Semmi sem vetett véget a játszmának ({ $rule }).
problem-over = A játszmának már véget kellett volna érnie ({ $rule }).
problem-no-choice = { $seat }. hely: nincs választható mezője ({ $rule }).
problem-no-decision = { $seat }. hely: nincs ilyen döntenivalója ({ $rule }).
problem-line-waiting = { $seat }. hely: { x-the-line } mintasor kész, a csempéjét már le kellett volna rakni ({ $rule }).
problem-floor-waiting = { $seat }. hely: a padlósorát már le kellett volna pontozni ({ $rule }).
problem-scoring-phase = A céllapkák nem illenek a fázishoz ({ $rule }).
problem-broken-long = { $seat }. hely: { $count } törött csempéje van ({ $rule }).
problem-special = { $seat }. hely, { $row }. sor, { $column }. oszlop: a kupolalapka különleges csempéje nem illik a többi mezőhöz ({ $rule }).
problem-sun-and-moon = { x-the-factory-initial } manufaktúra napján és holdján is van csempe ({ $rule }).
problem-chip-early = { x-the-factory-initial } manufaktúrán van csempe, de nincs képpel lefelé fordított bónuszkorong ({ $rule }).
problem-large-full = A nagy manufaktúrán túl sok csempe van ({ $rule }).
problem-large-sun-and-moon = A nagy manufaktúra napján és holdján is van csempe ({ $rule }).
problem-line-unbroken = { $seat }. hely: { x-the-line } mintasor csempéi nem rakhatók le, már el kellett volna törniük ({ $rule }).
problem-broken-waiting = { $seat }. hely: a törött csempéit már le kellett volna pontozni ({ $rule }).
problem-no-such-plate = { $seat }. hely, { $row }. sor, { $column }. oszlop: nincs { $plate } jelű kupolalapka ({ $rule }).
problem-plate-twice = { $plate }: ez a kupolalapka két helyen is szerepel ({ $rule }).
problem-plates = { $seat }. hely: { $count } kupolalapkája van, ami nem illik a fordulóhoz és a játékosjelölőkhöz ({ $rule }).
problem-first-plates = Az első kupolalapkák nem illenek a fázishoz ({ $rule }).
problem-tokens-back = Feltöltés előtt már minden játékosjelölő újra a játékosoknál van ({ $rule }).
problem-reserve = { $seat }. hely: { $count } bónuszkorong van a raktárában, ami nem illik a fordulóhoz ({ $rule }).
problem-chips-left = Még van bónuszkorong a manufaktúrákon ({ $rule }).
problem-start-tile = A kezdőjátékos-jelölőt még nem vehette el senki ({ $rule }).
problem-moon-full = { x-the-factory-initial } manufaktúra összes csempéje a holdján van ({ $rule }).
problem-nothing-taken = { x-the-factory-initial } manufaktúra csempéi éppen egymásra kerülnek, pedig egyet sem vett el róla senki ({ $rule }).
problem-large-moon-full = A nagy manufaktúra összes csempéje a holdján van ({ $rule }).
problem-large-short = A nagy manufaktúrán túl kevés csempe van, pedig a zsák nem üres ({ $rule }).
problem-front-missing = Hiányzik egy már látott kupolalapka előoldala ({ $rule }).
problem-known = Az, hogy kik ismernek egy kupolalapkát, nem fér össze azzal, ami ismert róla ({ $rule }).
problem-seen = { $seat ->
    [0] A nézők nem látják az itt megadott előoldalakat, vagy másokat is látnak ({ $rule }).
   *[other] { $seat }. hely: nem ismeri az itt megadott előoldalakat, vagy másokat is ismer ({ $rule }).
 }
problem-display = { $count } kupolalapka van a kínálatban ({ $rule }).
problem-display-full = Nincs felfedhető kupolalapka ({ $rule }).
problem-display-short = A kínálatot már fel kellett volna tölteni ({ $rule }).
problem-top = Nem illik az álláshoz a kupac legfelső lapkájának hátoldala ({ $rule }).
problem-back = A még nem látott kupolalapkák között túl kevés { $back } hátoldalú van ({ $rule }).
problem-hand = A húzott vagy lehelyezendő kupolalapkák nem illenek a fázishoz ({ $rule }).
problem-chips = Túl sok { $chip } jelű bónuszkorong van ({ $rule }).
problem-chips-taken = A manufaktúrákon lévő és a fordulóban elvett bónuszkorongok száma összesen { $count } ({ $rule }).
problem-chips-unseen = { $count } bónuszkorongot nem látott még senki, ami nem illik a fordulóhoz ({ $rule }).
problem-chip-waiting = A felfedésre váró bónuszkorongok nem illenek a fázishoz ({ $rule }).
problem-tokens = Még van felhasználandó játékosjelölő ({ $rule }).
problem-at = A soron lévő manufaktúra vagy mintasor nem illik a fázishoz ({ $rule }).
problem-payment = A felhasznált bónuszkorongok nem illenek a fázishoz ({ $rule }).

## Notation that can't be read: what belongs there

notation-end = Itt kellene véget érnie a szövegnek.
notation-mark = Ide „{ $mark }” való.
notation-azul-action = Egy lépés egy manufaktúra számával, C-vel (közép), W-vel, S-sel vagy D-vel kezdődik.
notation-azul-phase = A fázis start, deal, offer, tiling vagy over.
notation-colour = A szín B, Y, R, K vagy T.
notation-column = Az oszlop 1 és 5 közötti szám.
notation-count = A szín után a csempék száma áll, legalább 1.
notation-floor = Ide a padlósor darabjai valók, vagy -, ha nincs egy sem.
notation-line-or-floor = A mintasor 1 és 5 közötti szám, vagy F (padló).
notation-order = A színek sorrendje B, Y, R, K, T.
notation-round = Ide a forduló száma való.
notation-row = A sor 1 és 5 közötti szám.
notation-score = Ide egy pontszám való.
notation-seat = A hely egy szám 1-től kezdve, vagy -, ha nincs.
notation-tiles = Ide csempék valók, vagy -, ha nincs egy sem.
notation-wall = A fal egy mezője egy szín betűje vagy egy pont (.).
notation-at = Ide a soron lévő manufaktúra vagy mintasor való, vagy 0.
notation-back = A hátoldal S (különleges) vagy J (dzsóker).
notation-cell = A kupolamező egy sor és egy oszlop, mindkettő 1 és 3 között.
notation-chip = A bónuszkorong B, Y, R, K, T, TY, BR, RT, KB vagy YK.
notation-chip-count = A bónuszkorong fajtája után a darabszám áll, 1 vagy 2.
notation-chip-order = A bónuszkorongok sorrendje B, Y, R, K, T, TY, BR, RT, KB, YK.
notation-dome = A kupola egy mezője b, y, r, k, t, s vagy j, egy csempe B, Y, R, K, T vagy S, vagy egy pont (.).
notation-dome-column = Az oszlop 1 és 6 közötti szám.
notation-dome-row = A sor 1 és 6 közötti szám.
notation-duel-action = Egy lépés egy manufaktúrával (1–4, L) kezdődik, vagy ezek egyikével: M ^ C P K U @ $ W = S D p b f c.
notation-duel-phase = A fázis scoring, display, back, deal, start, setup, chip, turn, stacking, drawing, fronts, keeping, returning, placing, paying, spending, tiling vagy over.
notation-factory = A kis manufaktúra 1 és 4 közötti szám.
notation-known = Hogy ki látott egy kupolalapkát: 0 (senki), 1, 2 vagy 3 (mindketten).
notation-line-or-broken = A mintasor 1 és 6 közötti szám, vagy X (törött).
notation-payment = A fizetés három szám, köztük pont: pótolt csempék; 0, 2 vagy 3 bónuszkorong; hátralévő bónuszkorongok.
notation-place = A nálad lévő lapkák sorszáma 1 és 13 közötti szám.
notation-plate = Nincs ilyen kupolalapka.
notation-plate-action = A P után egy hely áll a kínálatban (1–3), + (húzás) vagy = (megállás).
notation-side = Egyik céllapkának sincs ilyen oldala.
notation-taken = A fordulóban elvett bónuszkorongok száma 0, 1 vagy 2.
notation-tokens = A játékosjelölők száma 0, 1 vagy 2.
notation-turns = Az elforgatás 0 és 3 közötti szám.

## Options of a table

option-seats = Az Azulban 2, 3 vagy 4 hely van, nem { $value } ({ $rule }).
option-wall = A fal coloured (színes) vagy gray (szürke), nem { $value } ({ $rule }).
option-first = A kezdőjátékos egy hely 0 és { $last } közötti száma vagy None, nem { $value } ({ $rule }).
option-first-number = A kezdőjátékos egy hely száma vagy random, nem { $value } ({ $rule }).
option-unknown = Nincs { $name } nevű beállítás ({ $name }={ $value }).

## Settings of the server

option-setting-count = { $name }: { $least } és { $most } közötti egész szám kell, nem „{ $value }”.
option-setting-number = { $name }: { $least } és { $most } közötti szám kell, nem „{ $value }”.
option-setting-choice = { $name }: ezek egyike kell: { $choices }; nem „{ $value }”.
option-setting-text = { $name }: ilyen alakú érték kell: { $example }; nem „{ $value }”.
option-setting-workers = { $count } munkafolyamat csak PostgreSQL és Redis segítségével osztozhat az asztalokon: add meg mindkettőt (TILEWRIGHT_DATABASE és TILEWRIGHT_REDIS), vagy használj egyetlen munkafolyamatot.

## Tables: why a command is not carried out

table-malformed = A szerver ezt nem tudja értelmezni: { $why }
table-too-large = Ez túl nagy: legfeljebb { $most } bájt lehet.
table-too-many = Túl sűrűn küldesz kéréseket. Próbáld újra { $seconds } másodperc múlva.
table-origin = Ez a szerver nem válaszol az innen betöltött oldalaknak: „{ $origin }”.
table-host = Ez a szerver nem hallgat erre a névre: „{ $host }”. Az üzemeltetője felveheti a nevet a TILEWRIGHT_HOSTS változóba.
table-not-allowed = Ez a te címedről nem érhető el: { $address }. Az üzemeltető a TILEWRIGHT_METRICS változóban engedélyezheti.
table-slow = A kérésed { $seconds } másodperc alatt nem ért be teljesen.
table-failed = Valami elromlott a szerveren, nem a te hibádból. Próbáld újra.
table-hello-first = Előbb hello üzenet kell: nevezd meg az asztalt, amelyhez jöttél.
table-protocol = Ez a szerver a protokoll { $known }. verzióját beszéli, te a(z) { $spoken }. verziót. Töltsd be újra az oldalt, vagy telepítsd azt a kiadást, amely a szerveren fut.
table-language = Ezen a nyelven nincsenek szövegek: „{ $name }”.
table-unknown-path = Itt nincs semmi: „{ $path }”.
table-method = { $method } nem használható itt: „{ $path }”.
table-unknown-table = Nincs ilyen asztal.
table-unreadable = Ezt az asztalt a szerver nem tudja beolvasni. Az üzemeltető a naplóban megtalálja az okát; a többi asztalnál zavartalanul folyik a játék.
table-unknown-token = Ehhez a linkhez vagy kódhoz nem tartozik hely ennél az asztalnál.
table-unknown-rules = Ez az asztal a szabályok { $value }. változatát követi, ez a szerver a { $known }. változatot játssza. Az üzemeltetője telepítheti azt a kiadást, amely az asztalt létrehozta.
table-option = { $why }
table-stale = Az asztalnál közben történt valami (verzió: { NUMBER($version, useGrouping: 0) }). Nézd meg újra, mielőtt lépsz.
table-not-your-seat = Ez a hely nem a tiéd.
table-not-your-turn = Nem te következel.
table-not-started = A játszma még nem kezdődött el: van még szabad hely.
table-over = A játszmának vége.
table-not-over = A játszmának még nincs vége.
table-illegal = { $why }
table-notation = „{ $action }”, { $at }. karakter: { $why }
table-unconfirmed = A legutóbbi lépéseid várnak: erősítsd meg vagy vond vissza őket.
table-nothing-to-confirm = Nincs megerősítésre váró lépésed.
table-nothing-to-take-back = Nincs mit visszavonnod.
table-secret-seen = Azóta kiderült valami, ami rejtve volt, ezért ezt már nem vonhatod vissza.
table-player-away = Egy bot játszik valaki helyett, aki még visszajöhet. Addig csak azt vonhatod vissza, ami a távozása után történt, és sorsolást nem.
table-no-take-back = Értékszámos asztalnál és versenyen semmit sem lehet visszavonni.
table-too-long = Ennél az asztalnál már annyi minden történt, hogy ez nem lehetséges többé. Játssz tovább, vagy nyiss új asztalt.
table-no-offer = Nincs olyan ajánlat, amelyre válaszolhatnál.
table-offer-made = Már van egy ajánlat: előbb arra kell válaszolni.
table-seat-taken = Ez a hely foglalt.
table-name-taken = { $why ->
    [unseen] Ebben a névben láthatatlan betűk vannak. Válassz másikat.
    [alike] „{ $name }” összetéveszthető ezzel: „{ $other }”. Válassz olyan nevet, amely itt nem keverhető össze mással.
    [kept] „{ $name }” összetéveszthető egy olyan játékos nevével, aki itt megtartja a nevét. Válassz másik nevet.
   *[taken] Itt már van „{ $name }” nevű játékos vagy bot. Válassz másik nevet.
 }
table-not-absent = Senki sincs olyan régóta távol, hogy nélküle folytathatnád.
table-no-hint = Ennél az asztalnál nincsenek tippek: tippek nélkül jött létre.
table-busy = A szerver ezt most nem tudja elvégezni. Próbáld újra nemsokára.
table-record = { $line }. sor: { $why }
table-unknown-device = Ez az eszköz nincs bejelentkezve, vagy már nincs.
table-unknown-player = Nincs ilyen játékos, vagy az oldala nem nyilvános.
table-banned = Ezen a szerveren már nem játszhatsz. Így döntött az üzemeltető.
table-passkey = { $why ->
    [expired] Ez túl sokáig tartott, vagy már felhasználták. Próbáld újra.
    [unknown] Itt egyik játékosnak sincs ilyen jelkulcsa.
    [site] A jelkulcsok csak akkor működnek, ha ezt a szervert a nevén, biztonságos kapcsolaton éred el.
   *[refused] A szerver nem fogadta el ezt a jelkulcsot. Próbáld újra.
 }
table-phrase = Itt egyik játékosnak sincs ilyen helyreállító kifejezése. Nézd meg, hogy minden szó úgy van-e írva, ahogy feljegyezted.
table-unknown-seek = Ez a keresés véget ért, vagy valaki gyorsabb volt.
table-declined = Ez a játékos elutasította egy kihívásodat. Egy nappal később hívhatod ki újra.
table-unknown-tournament = Nincs ilyen verseny.
table-tournament-over = Ez a verseny véget ért.
table-tournament-full = Ez a verseny betelt.
table-tournament-plan = { $why ->
    [seats] A versenyeken két játékos játszik egymás ellen.
    [name] Ez a név nem olvasható, vagy címnek látszik. Válassz másikat, és minden pont után legyen szóköz.
   *[start] A verseny most vagy 90 napon belül kezdődhet.
 }
table-sealed = Más asztaloknál még ugyanezekkel a csempékkel játszanak. Akkor nézheted meg ezt az asztalt, ha már mindenhol végeztek.

## Tables: what can’t be read

table-json-broken = { $at ->
    [-2] Ebben a JSON-ban túl sok zárójel van egymásban.
    [-1] Ez nem JSON: túl korán ér véget.
   *[other] Ez nem JSON: hibás a(z) { NUMBER($at, useGrouping: 0) }. bájtnál.
 }
table-json-text = Ez nem UTF-8 kódolású szöveg.
table-json-missing = Hiányzik ez a mező: „{ $field }”.
table-json-unknown = Itt nincs ilyen mező: „{ $field }”.
table-json-count = „{ $field }”: { $least } és { $most } közötti egész szám kell ide.
table-json-flag = „{ $field }”: true vagy false kell ide.
table-json-choice = „{ $field }”: ezek egyike kell ide: { $choices }.
table-json-list = „{ $field }”: { $least }–{ $most } elemű lista kell ide.
table-json-form = „{ $field }”: { $form ->
    [table] egy asztal azonosítója kell ide: 12 kisbetű vagy számjegy.
    [token] egy hely titkos kódja kell ide: 32 betű, számjegy, „-” vagy „_”.
    [command] 1–40 betűből, számjegyből, „-” vagy „_” jelből álló azonosító kell ide.
    [name] 1–20 látható karakterből álló név kell ide.
    [language] egy nyelv kell ide, például „en” vagy „pt-PT”.
   *[word] 1–20 kisbetűből (a–z) álló szó kell ide.
 }
table-json-letters = „{ $field }”: { $least }–{ $most } karakteres szöveg kell ide.
table-json-names = „{ $field }”: legfeljebb { $most } mezős objektum kell ide.
table-json-object = { $field ->
    [whole] Itt egy objektum kell.
   *[other] „{ $field }”: objektum kell ide.
 }
table-query-unknown = { $count ->
    [0] Ennek a címnek nincs „{ $name }” paramétere: egyet sem fogad el.
   *[other] Ennek a címnek nincs „{ $name }” paramétere: ezt fogadja el: { $known }.
 }
table-query-twice = A(z) „{ $name }” paraméter többször szerepel.
table-header-twice = A(z) „{ $name }” fejléc többször szerepel.
table-http = Ez nem HTTP-kérés.
table-report-version = Csak { $known } változatú értékelés fogadható el. Töltsd be újra az oldalt.
table-report-moves = Ez az értékelés { $found } lépést bírál el, a játszmában viszont { $due } van.
table-report-deals = Ez az értékelés { $found } osztást bírál el, a játszmában viszont { $due } van.
table-report-seats = Egy osztást { $due } játékosra kell elbírálni.
table-report-move = Amit az értékelés a(z) { $number }. lépésről mond, nem illik a játszmához.

## Tables: what is wrong with a wish

table-seats = A beállítások szerint ennél az asztalnál { $seats } hely van, nem { $count }.
table-no-such-level = Nincs „{ $level }” nevű bot. Ezek vannak: { $levels }.
option-listen = Nem fogadhatók kapcsolatok itt: { $host }, port: { $port }: { $why }

## Tables: what happened

table-did-sit = { $you ->
    [yes] Leülsz.
   *[no] { $player } leül.
 }
table-did-confirm = { $you ->
    [yes] Megerősíted a lépéseidet.
   *[no] { $player } megerősíti a lépéseit.
 }
table-did-back = { $you ->
    [yes] Visszavonod a lépésedet.
   *[no] { $player } visszavonja a lépését.
 }
table-did-offer-back = { $you ->
    [yes] Szeretnéd visszavonni a lépésedet.
   *[no] { $player } szeretné visszavonni a lépését.
 }
table-did-offer-rematch = { $you ->
    [yes] Szeretnél még egyet játszani.
   *[no] { $player } szeretne még egyet játszani.
 }
table-did-agree = { $you ->
    [yes] Beleegyezel.
   *[no] { $player } beleegyezik.
 }
table-did-decline = { $you ->
    [yes] Nem egyezel bele.
   *[no] { $player } nem egyezik bele.
 }
table-did-resign = { $you ->
    [yes] Feladod.
   *[no] { $player } feladja.
 }
table-did-replace = Bot veszi át a helyet: { x-level }.
table-level = { x-level }
table-did-rematch = Új játszma indul egy másik asztalnál.
table-did-resume = A szerver nem volt elérhető; közben senkinek sem járt az órája.
table-over-resigned = { $you ->
    [yes] Feladtad a játszmát.
   *[no] { $player } feladta a játszmát.
 }
table-over-time = { $you ->
    [yes] Kifutottál az időből.
   *[no] { $player } kifutott az időből.
 }
table-over-ended = A játszma félbeszakadt.
table-over-expired = Régóta nem lépett senki: az asztal lezárult.
table-over-failed = { $player } nem tudta folytatni. { $why }
table-player = { $number }. játékos
list-comma = { $before }, { $last }
list-and = { $before } és { $last }
list-semicolon = { $before }; { $last }
# What a space of a plate takes, or a half of a chip shows
list-takes = { $colour ->
    [special] különleges
    [joker] dzsóker
   *[other] { x-colour }
 }
list-face-down = { x-back }, képpel lefelé
# $others: the winners besides you
table-won = { $you ->
    [yes] { $count ->
        [one] Győztél { $points } ponttal.
       *[other] Te és { $others } közösen győztetek { $points } ponttal.
     }
   *[no] { $count ->
        [one] { $winners } győz { $points } ponttal.
       *[other] { $winners } közösen győz { $points } ponttal.
     }
 }
x-wins-tie = { $you ->
    [yes] te győztél
   *[no] { $winners } győz
 }
table-won-tie = { $game ->
    [duel] { $points } pontos döntetlennél a kezdőjátékos-jelölő dönt: { x-wins-tie }.
   *[azul] { $points } pontos döntetlennél a több teli sor dönt: { x-wins-tie }.
 }
table-ended-resigned = Feladta.
table-ended-time = Kifutott az időből.
table-ended-failed = Nem tudta folytatni.
table-record-long = A lejegyzésben több mint { NUMBER($most, useGrouping: 0) } lépés van.
table-record-reason = A(z) { $tag } címke hosszabb { NUMBER($most, useGrouping: 0) } karakternél.
table-record-over = A lejegyzett játszma már véget ért: nincs mit folytatni.
table-record-number = Ebben az állásban akkora szám van, amellyel nem lehet továbbjátszani.
table-bot-illegal = { $action }: ez itt szabálytalan lépés.
table-without-page = Itt nincs elkészítve a weboldal. Játssz terminálban: { $command } és ennek az oldalnak a címe.

## Points and why

score-tile = { $shape ->
    [alone] +{ $points }: nincs szomszédos csempe
    [row] +{ $points }: vízszintesen { $across } csempe
    [column] +{ $points }: függőlegesen { $down } csempe
   *[both] +{ $points }: vízszintesen { $across }, függőlegesen { $down } csempe
 }
score-floor = −{ $points }: padlósor, { $count } mező
score-raised = +{ $points }: a pontszám sosem lesz 0-nál kisebb
score-line-fallen = 0: { x-the-line } mintasor { x-colour } csempéi nem rakhatók le; a padlóra esnek
score-line-broken = 0: { x-the-line } mintasor { x-colour } csempéi nem rakhatók le; eltörnek
score-rows = { $count ->
    [0] 0: nincs teli sor
   *[other] +{ $points }: { $count } teli sor
 }
score-columns = { $count ->
    [0] 0: nincs teli oszlop
   *[other] +{ $points }: { $count } teli oszlop
 }
score-colours = { $count ->
    [0] 0: nincs teli szín
   *[other] +{ $points }: { $count } teli szín
 }
score-special = +{ $points }: különleges csempe { x-the-row } sorban
score-broken = −{ $points }: { $count } törött csempe
score-start-tile = −{ $points }: kezdőjátékos-jelölő
score-draw = −{ $points }: a kupacból húzott kupolalapka
score-diagonals = +{ $points }: { $count } teli átló
score-jokers = { $count ->
    [one] +{ $points }: az egyetlen többszínű mezőn van csempe
   *[other] +{ $points }: minden többszínű mezőn van csempe ({ $count } mező)
 }
score-five-colours = +{ $points }: { $count } sor öt színnel
score-border = +{ $points }: { $count } csempe a szegélyen
score-corners = +{ $points }: { $count } teli kupolalapka a sarkokban
score-empty-specials = −{ $points }: { $count } üres különleges mező

## What a seat is asked

prompt-watched = { $round }. forduló: { $player } következik.
prompt-watched-keep = { $player } a húzott { $count } kupolalapka közül egyet tart meg.
prompt-watched-first-plate = { $player } kiválasztja első kupolalapkáját a kínálatból.
prompt-watched-draw = { $player } { $count } kupolalapkát húzott, és 1 pontért húzhat még egyet.
prompt-azul-take = { $round }. forduló, te következel: válassz csempéket, és hozzájuk egy mintasort vagy a padlósort.
prompt-azul-tile = Válassz mezőt { x-the-line } mintasor { x-colour } csempéjének.
prompt-duel-first-plate = Válaszd ki az első kupolalapkádat a kínálatból.
prompt-duel-turn = { $round }. forduló, te következel: vegyél el csempéket, egy bónuszkorongot vagy egy kupolalapkát.
prompt-duel-stack = Válaszd ki, melyik csempe kerüljön következőnek a kupacba { x-the-factory } manufaktúra holdján, alulról felfelé.
prompt-duel-draw = { $count ->
    [one] { $count } kupolalapkát húztál: húzz még egyet 1 pontért, vagy állj meg, és nézd meg a lapkát.
   *[other] { $count } kupolalapkát húztál: húzz még egyet 1 pontért, vagy állj meg, és nézd meg a lapkákat.
 }
prompt-duel-keep = Válaszd ki, hogy a húzott { $count } kupolalapka közül melyiket tartod meg.
prompt-duel-return = Válaszd ki, melyik kupolalapka kerüljön következőnek a kupac alá; az utolsó lesz legalul.
prompt-duel-place = Válassz kupolamezőt és tájolást ennek a kupolalapkának: { $takes }.
prompt-duel-pay = { $missing ->
    [one] { x-the-line-initial } mintasorból { $missing } { x-colour } csempe hiányzik: döntsd el, hogy pótolod-e bónuszkorongokkal, és ha igen, hogyan.
   *[other] { x-the-line-initial } mintasorból { $missing } { x-colour } csempe hiányzik: döntsd el, hogy pótolod-e a következőt bónuszkorongokkal, és ha igen, hogyan.
 }
prompt-duel-spend = Válassz { x-the-line } mintasorhoz { $size ->
    [2] olyan bónuszkorongot, amelyen { x-colour } szín van
   *[other] bónuszkorongot
 }: még { $left } kell.
prompt-duel-tile = Válassz mezőt { x-the-line } mintasor { x-colour } csempéjének.

## The log: $you is yes where it is told to the player whom it is about

x-takes = { $you ->
    [yes] Elveszel
   *[no] { $player } elvesz
 }
x-puts = { $you ->
    [yes] rakod
   *[no] rakja
 }
x-fallen = { $fallen ->
    [0] { "" }
   *[other] ; { $fallen } csempe a padlóra esik
 }
x-broken = { $broken ->
    [0] { "" }
   *[other] ; { $broken } csempe eltörik
 }
x-all-break = { $count ->
    [one] a csempe eltörik
   *[other] mind eltörik
 }
log-first = { $you ->
    [yes] Te kezdesz
   *[no] { $player } kezd
 }
log-deal = { $round }. forduló: a manufaktúrák feltöltve
log-take-factory = { x-takes } { x-tiles-acc } { x-the-factory } manufaktúráról, és { x-the-line } mintasorba { x-puts }{ x-fallen }
log-take-factory-floor = { x-takes } { x-tiles-acc } { x-the-factory } manufaktúráról; minden a padlósorba kerül
log-take-centre = { $marker ->
    [yes] { x-takes } középről { x-tiles-acc } és a kezdőjátékos-jelölőt, { $count ->
        [one] a csempét
       *[other] a csempéket
     } pedig { x-the-line } mintasorba { x-puts }{ x-fallen }
   *[no] { x-takes } középről { x-tiles-acc }, és { x-the-line } mintasorba { x-puts }{ x-fallen }
 }
log-take-centre-floor = { $marker ->
    [yes] { x-takes } középről { x-tiles-acc } és a kezdőjátékos-jelölőt; minden a padlósorba kerül
   *[no] { x-takes } középről { x-tiles-acc }; minden a padlósorba kerül
 }
log-tile = { $you ->
    [yes] Átteszel egy { x-colour } csempét { x-the-row } sor { $column }. oszlopába
   *[no] { $player } áttesz egy { x-colour } csempét { x-the-row } sor { $column }. oszlopába
 }
log-take-small = { $place ->
    [all] { x-takes } { x-tiles-acc } { x-the-factory } manufaktúra napjáról; { x-all-break }
   *[some] { x-takes } { x-tiles-acc } { x-the-factory } manufaktúra napjáról, és { x-the-line } mintasorba { x-puts }{ x-broken }
 }
log-take-large = { $place ->
    [all] { x-takes } { x-tiles-acc } a nagy manufaktúra napjáról; { x-all-break }
   *[some] { x-takes } { x-tiles-acc } a nagy manufaktúra napjáról, és { x-the-line } mintasorba { x-puts }{ x-broken }
 }
x-start-tile = { $start ->
    [yes] { $you ->
        [yes] ; a kezdőjátékos-jelölőt is megkapod
       *[no] ; a kezdőjátékos-jelölőt is megkapja
     }
   *[no] { "" }
 }
log-take-moons = { $place ->
    [all] { x-takes } { x-tiles-acc } a holdakról; { x-all-break }{ x-start-tile }
   *[some] { x-takes } { x-tiles-acc } a holdakról, és { x-the-line } mintasorba { x-puts }{ x-broken }{ x-start-tile }
 }
log-stack = { $you ->
    [yes] Egy { x-colour } csempét teszel a kupacra { x-the-factory } manufaktúra holdján
   *[no] { $player } egy { x-colour } csempét tesz a kupacra { x-the-factory } manufaktúra holdján
 }
log-take-chip = { $you ->
    [yes] Elveszed { x-the-factory } manufaktúra bónuszkorongját: { $shows }
   *[no] { $player } elveszi { x-the-factory } manufaktúra bónuszkorongját: { $shows }
 }
log-take-plate = { x-takes } egy kupolalapkát a kínálatból: { $takes }
x-back = { $back ->
    [S] különleges lapka
   *[J] dzsókerlapka
 }
x-back-acc = { $back ->
    [S] különleges lapkát
   *[J] dzsókerlapkát
 }
log-draw-plate = { $points ->
    [0] { $you ->
        [yes] Ingyen húzol egy { x-back-acc }
       *[no] { $player } ingyen húz egy { x-back-acc }
     }
   *[other] { $you ->
        [yes] Befizetsz { $points } pontot, és húzol egy { x-back-acc }
       *[no] { $player } befizet { $points } pontot, és húz egy { x-back-acc }
     }
 }
x-looks = { $you ->
    [yes] Megnézed
   *[no] { $player } megnézi
 }
log-stop-drawing = { $count ->
    [one] { x-looks } a húzott kupolalapkát
   *[other] { x-looks } a húzott { $count } kupolalapkát
 }
x-keeps = { $you ->
    [yes] Megtartod
   *[no] { $player } megtartja
 }
log-keep-plate = { x-keeps } { x-the-place } húzott kupolalapkát: { $takes }
log-keep-unknown = { x-keeps } { x-the-place } húzott kupolalapkát
log-return-plate = { $you ->
    [yes] A többi közül { x-the-place } kupolalapkát ({ x-back }) visszateszed a kupac alá
   *[no] { $player } a többi közül { x-the-place } kupolalapkát ({ x-back }) visszateszi a kupac alá
 }
x-places = { $you ->
    [yes] Lehelyezed
   *[no] { $player } lehelyezi
 }
log-place-plate = { $turns ->
    [0] { x-places } a kupolalapkát { x-the-row } sor { $column }. kupolamezőjére: { $takes }
   *[other] { x-places } a kupolalapkát { x-the-row } sor { $column }. kupolamezőjére, { $turns } negyedfordulattal elforgatva: { $takes }
 }
log-keep-chips = { $you ->
    [yes] Nem használsz fel bónuszkorongot { x-the-line } mintasorhoz
   *[no] { $player } nem használ fel bónuszkorongot { x-the-line } mintasorhoz
 }
log-spend-chips = { $you ->
    [yes] { $count } bónuszkoronggal pótolod { x-the-line } mintasor egyik hiányzó csempéjét
   *[no] { $player } { $count } bónuszkoronggal pótolja { x-the-line } mintasor egyik hiányzó csempéjét
 }
log-spend-chip = { $you ->
    [yes] Felhasználsz egy bónuszkorongot: { $shows }
   *[no] { $player } felhasznál egy bónuszkorongot: { $shows }
 }
log-scoring = Céllapkák: { $sides }
log-reveal-plate = Felfedett kupolalapka: { $takes }
log-reveal-back = A kupac tetején { x-back } van
log-reveal-chip = Felfedett bónuszkorong { x-the-factory } manufaktúrán: { $shows }
log-reveal-fronts = { $count ->
    [one] A húzott kupolalapka: { $fronts }
   *[other] A húzott kupolalapkák: { $fronts }
 }

## Records that can't be read or do not replay

option-game = Nincs { $name } nevű játék.
record-empty = Ebben a szövegben nincs lejegyzés.
record-several = Itt { $count } lejegyzés van, nem egy.
record-encoding = Ez nem UTF-8 szöveg.
record-stray = Ez se nem címke, se nem megjegyzés, se nem lépés.
record-tag = Egy címke így néz ki: [Név "érték"], egyetlen sorban.
record-comment = A megjegyzés „{ "{" }” és „{ "}" }” között áll; benne a kapcsos zárójel és a fordított perjel elé fordított perjel kell.
record-escape = Fordított perjel után ezek egyike állhat: \ " { "{" } { "}" } n r.
record-comment-place = A megjegyzés közvetlenül a lépése után áll, vagy a játszma első lépése előtt.
record-game-first = A lejegyzés a Game címkével kezdődik.
record-tag-twice = Ez a címke már szerepelt: { $name }.
record-tag-missing = Hiányzik ez a címke: { $name }.
record-options = A beállítások alakja név=érték; minden név egyszer szerepel, köztük szóköz van.
record-rules = A lejegyzés szabályverziója { $value }, az itteni { $known }.
record-position = Az állás { $at }. karaktere: { $why }
record-problems = { $before } { $last }
record-round = Itt a folytatódó vagy kezdődő forduló száma { $due }, nem { $round }.
record-mark = „{ $mark }” nem szerepel a jelek között: !, ?, !!, ??, !? és ?!.
record-mark-alone = Egyedül áll ez a jel: { $mark }; közvetlenül a lépése mögött a helye.
record-notation = { $action }, { $at }. karakter: { $why }
record-illegal = { $action }: { $why }
record-variation-first = A mellékváltozat az után a lépés után áll, amelyet helyettesít.
record-variation-empty = Egy mellékváltozatban legalább egy lépés van.
record-variation-open = Ez a mellékváltozat nincs lezárva.
record-variation-close = Itt nincs lezárható mellékváltozat.
record-variation-deep = A mellékváltozatok legfeljebb { $most } szint mélyen ágyazhatók egymásba.
record-cut-off = A lejegyzés végéről hiányzik az eredmény.
record-result = Az eredmény { $due }, nem { $value }.
record-no-winners = Eredmény nélküli játszmának nincs győztese.
record-winners = A győztes helyek: { $due }, nem { $value }.
record-ended = Eredmény nélküli játszma csak így érhetett véget: „{ $one }” vagy „{ $other }”.
record-finished = Ha egy játszmának van eredménye, ez a címke nem szerepelhet benne: { $name }.
record-forfeit = A Forfeit címkében egy hely áll 1 és { $seats } között, meg egy ok: „2: Összeomlott.”
record-not-forfeited = Ha egy játszmának van Forfeit címkéje, akkor így ért véget: „{ $due }”.

## A game in the terminal

x-game = { $game ->
    [azul] Azul
    [duel] Azul Párbaj
   *[other] { $game }
 }
prompt-game = Melyik játék legyen, azul vagy duel?
prompt-seats = Hány hely legyen, 2, 3 vagy 4?
prompt-player = { $seat }. hely: ki ül ide? Egy név vagy egy bot ({ $bots }).

say-solve-no-seat = Ebben az állásban egyik hely sem dönt: a véletlen következik, vagy a játszmának vége.
say-position-over = Ebben az állásban a játszmának vége: nincs mit játszani.
say-solve-best = { $seat }. hely, legjobb lépés: { $best }, győzelmi értéke { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
say-solve-result = { $result ->
    [win] { $seat }. hely, legjobb lépés: { $best }, ezzel győz.
    [draw] { $seat }. hely, legjobb lépés: { $best }, ezzel közösen győz.
    [loss] { $seat }. hely, legjobb lépés: { $best }, de így is veszít.
   *[open] { $seat }. hely, legjobb lépés: { $best }, győzelmi értéke { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
 }
say-solve-line = Folytatás: { $line } (utána a pontszámok: { $standing })
say-solve-nothing = Egy állás megoldásához meg is kell vizsgálni valamit: 0-nál nagyobb korlát kell.
say-solve-proof-none = Nincs bizonyítva: { $depth } kör előre, { $nodes } állás.
say-solve-proof-round = A forduló végéig bizonyítva; ami utána jön, becslés. { $nodes } állás.
say-solve-proof-game = A játszma végéig bizonyítva. { $nodes } állás.
say-limit = A korlát az állások száma, például 500, 2k vagy 1.5m, vagy egy idő, például 0.1s vagy 100ms, nem „{ $text }”.
say-limit-large = „{ $text }” túl nagy: a korlát legfeljebb { $nodes } állás vagy { $seconds } másodperc lehet.
say-no-such-bot = Nincs { $name } nevű bot; ezek vannak: { $names }.
say-own-bot-form = A saját botod neve py:modul:Osztály alakú, nem { $name }.
say-own-bot-call = { $name } nem tud botot készíteni: nem hívható meg.
say-own-bot-choose = { $name } nem botot készített, hanem ezt: { $kind }, és ennek nincs choose(observation, limit) metódusa. Egy policy így adható át: policy_maker(policy).
say-own-bot-unloadable = Nem tölthető be: { $name } ({ $why })
say-own-bot-failed = Hiba történt: { $why }
say-program-empty = A cmd: után egy program áll az argumentumaival.
say-program-quotes = Egy idézőjel nincs bezárva ebben: cmd:{ $command }
say-program-missing = Nincs ilyen futtatható program: { $program }.
say-program-refused = { $program } itt nem játszhat: { $why }
say-program-start = Nem indítható el ez a program: { $program } ({ $why }).
say-program-patience = { $name }: másodpercek száma kell, nem { $text }.
say-program-version = A program protokollverziója { $theirs }, az itteni { $ours }.
say-program-silent = A program { $seconds } másodperc alatt sem válaszolt erre: „{ $asked }”.
say-program-flood = A program { $most } bájtnál hosszabb sort írt.
say-program-closed = A program lezárta a kimenetét.
say-program-deaf = A program lezárta a bemenetét.
say-program-signal = A programot egy jelzés leállította: { $signal }.
say-program-ended = A program leállt, kilépési kódja { $status }.
say-program-words = { $why } Utolsó szavai: „{ $words }”
say-program-error = A program hibát jelzett: { $text }
say-program-nonsense = A program ezt írta: „{ $line }”, ami itt nem válasz.
say-program-move = A program „{ $move }” lépése nem értelmezhető: { $why }
say-program-illegal = A program { $move } lépése szabálytalan: { $why }
say-engine-word = „{ $word }” nem szava a protokollnak.
say-engine-long = Egy sor legfeljebb { $most } bájt lehet.
say-engine-thinking = { $word } csak az utolsó go megválaszolása után jöhet; a stop meggyorsítja a választ.
say-engine-option = Nincs ilyen beállítás: { $text }
say-engine-seed = A seed 0 és { $most } közötti szám, nem { $text }.
say-engine-newgame = Az asztalt így kell megadni: newgame azul seats=2 wall=coloured first=random.
say-engine-no-game = Állás csak a newgame után jöhet.
say-engine-position = Az állást így kell megadni: position seat 1 és a szövege, esetleg lépésekkel (moves); { $seats } hely van.
say-engine-turn = Most nem { x-the-seat } hely következik.
say-engine-go = A korlátokat így kell megadni: go nodes 2000 seconds 0.5; bármelyik elhagyható, akár mindkettő.
say-engine-no-position = Nincs állás, amelyen gondolkodni lehetne.
say-too-many-players = { $game ->
    [duel] Az Azul Párbajban { $seats } hely van, nem { $count }.
   *[other] { $count } játékos van { $seats } helyre.
 }
say-no-such-option = { x-game }: ehhez a játékhoz nincs ilyen kapcsoló: { $option }.
say-all-option = Az --all minden asztalnál játszik: hagyd el ezt: { $option }.
say-all-game = Az --all minden játékot játszik: hagyd el ezt: { $game }.
say-no-such-figure = Egyik mérőszám nevében sincs „{ $text }”. Egy név asztalból és mérőszámból áll, például azul-2/native/playout; az asztalok: { $tables }; a mérőszámok: { $figures }.
say-figures-need-core = A gyors mag mérőszámai nem mérhetők, mert a csomag nélküle készült. Telepíts egy C++20-fordítót (Debian, Ubuntu: g++), azután újra a Tilewrightot.
say-figures-need-numpy = A kötegek mérőszámai NumPy nélkül nem mérhetők. Telepítsd: pip install numpy
say-figures-need-envs = A környezetek mérőszámai a könyvtáraik nélkül nem mérhetők. Telepítsd őket: pip install "tilewright[envs]"
say-json-or-markdown = A --json és a --markdown közül csak az egyiket válaszd.
say-name-unreadable = „{ $name }” nem megjeleníthető név.
say-name-long = „{ $name }” hosszabb { $most } karakternél.
say-name-twice = Két embert is így hívnak: { $name }.
say-file-exists = Ez a fájl már létezik: { $file }; válassz másik nevet.
say-nothing-to-resume = Ebben a mappában nincs félbehagyott játszma: { $folder }.
say-no-folder = { $why }. Adj meg egy fájlt a játszmához: --save FÁJL.
say-resume-file = A --resume után egy fájl állhat, vagy semmi, ha az utoljára félbehagyott játszmát folytatod; { $name } viszont egy játék.
say-resume-option = A folytatott játszma megtartja az asztalát: hagyd el ezt: { $option }.
say-resume-program = A fájl szerint ez a program játszik: { $program }. Ha megbízol benne, ezzel folytasd a játszmát: { $option }.
say-resumed = { $count ->
    [0] Kezdődik a játszma ebből a fájlból: { $file }.
   *[other] { $count } lépés után folytatódik a játszma ebből a fájlból: { $file }.
 }
say-resumed-finished = Ennek a fájlnak a játszmája már véget ért: { $file }.
say-resume = A játszma el van mentve. Így folytathatod: { $command }
say-saved-here = A program ide menti a játszmát, most és minden lépés után: { $file }.
say-not-saved = A játszma nincs elmentve ide: { $file } ({ $why }). Írd be, hogy save, és egy másik fájl nevét.
say-not-saved-there = A játszma nem menthető ide: { $file } ({ $why }).
say-quit-unsaved = Ha most kilépsz, elvész, ami nincs elmentve. Ha mégis ki akarsz lépni, írd be újra, hogy quit.
say-lost = Elveszett, ami a legutóbbi mentés óta történt: { $file } nem írható ({ $why }).
say-recorded = A játszma lejegyzése itt van: { $file }.
say-not-a-choice = „{ $text }” itt nem választható; a help elmondja, mit írhatsz be.
say-unreadable = „{ $text }”, { $at }. karakter: { $why }
say-no-such-choice = Nincs szabályos lépés, amely így kezdődik: { $start }.
say-hint = Írj be egy lehetőséget; a ? megmutatja, melyik mit hoz, a help a többit.
say-only-choice = { $line } [{ $action }] (az egyetlen lehetőség)
say-secret-choice = csak { $player } tudhatja; a look megmutatja
say-notation-azul =
    A szín B (kék), Y (sárga), R (piros), K (fekete) vagy T (türkiz, a hópelyhes mintájú világos csempe). Mindegy, hogy kis- vagy nagybetű.
    2B4          a 2. manufaktúra kék csempéi a 4. mintasorba; C a közép, F a padlósor
    2B 14F       a lehetőségek listájában: 2B1, 2B4 és 2BF
    W32          szürke fallal: a csempe a 3. sor 2. oszlopába
    Az asztalon a > azt jelzi, ki következik, a * a kezdőjátékost, az 1 a kezdőjátékos-jelölőt. A nagybetűk csempék, a kisbetűk és a pontok üres mezők.
say-commands =
    ?            elmondja, melyik lehetőség mit tesz; ? 2B csak azokat, amelyek így kezdődnek: 2B
    undo         { $people ->
        [one] visszavonás a legutóbbi döntésedig
       *[other] a legutóbbi emberi döntés visszavonása
    }
    hint         elmondja, mit lépne egy bot
    table        újra kirajzolja az asztalt
    look         kirajzolja azzal együtt, amit csak te tudhatsz
    resign       feladja a játszmát
    save FÁJL    ezentúl ide menti a játszmát; mentés enélkül is van minden lépés után
    Tab, Up      kiegészíti, amit írsz; visszahozza, amit korábban írtál
    quit         kilépés; a játszma később folytatható

## Tables of a server in the terminal

prompt-name = Hogy hívnak?
prompt-token = A helyed titkos kódja:
prompt-own-player = A játékosod titkos kódja:
say-no-server-extra = A szerverhez további könyvtárak kellenek: { $command }
say-offline = Ez a játszma szerver nélkül zajlik, mert ahhoz további könyvtárak kellenének: { $command }
say-needs-server = Ha linket adnál másoknak, vagy a --host vagy a --port kapcsolót használod, szerver kell: hagyd el az --offline, a --save és a --seed kapcsolót, a programokat és a korláttal megadott botokat.
say-no-server = Itt nem válaszol szerver: { $server } ({ $why }).
say-link = „{ $text }” nem egy asztal linkje; az így néz ki: http://localhost:8080/t/k3x9m2p7q5w1, egy hely esetén # és egy titkos kód is van a végén.
say-seat-of-player = Ez a hely egy játékosé: lépj be a { $option } kapcsolóval és a játékos titkos kódjával.
say-token = A titkos kód 32 betűből, számjegyből, - vagy _ jelből áll.
say-serving = Az asztalok itt érhetők el: { $address }
say-table = Az asztal itt van: { $address }
say-send-link = Küldd el ezt a linket a barátodnak: { $address }
say-on-page = A böngésződ mutatja az asztalt. A Ctrl-C leállítja a szervert; a játszma megmarad.
say-to-open = Nyisd meg ezt a böngésződben: { $address }
say-until-ctrl-c = A Ctrl-C leállítja a szervert; a játszma megmarad.
say-home = A Tilewright itt van: { $address }
say-home-on-page = A böngésződ mutatja. A Ctrl-C leállítja a szervert; a játszmáid megmaradnak.
say-home-to-open = Nyisd meg ezt a címet a böngésződben. A Ctrl-C leállítja a szervert; a játszmáid megmaradnak.
say-come-back = Az asztal megmarad. Így térhetsz vissza: { $command }
say-record-there = A játszma lejegyzése itt van: { $address }
say-connection-lost = Megszakadt a kapcsolat a szerverrel; új próbálkozás.
say-connection-found = Helyreállt a kapcsolat.
say-waiting = { $player } következik.
say-waiting-away = { $player } következik, de nincs itt.
say-waiting-open = Várakozás, amíg leül valaki.
say-thinking = { $player } gondolkodik.
say-here = { $player } itt van.
say-away = { $player } nincs itt.
say-absent = { $player } ({ $seat }. hely) régóta nincs itt. Nem kell várnod: a replace BOT hatására egy ilyen szintű bot játszik tovább, az end befejezi a játszmát.
say-replace = Ha valaki régóta nincs itt, írd be, hogy replace, és egy bot szintjét, például: replace skilled.
say-asked = Írd be, hogy agree (igen) vagy decline (nem).
say-confirm = Írd be, hogy confirm, vagy a visszavonáshoz azt, hogy undo.
say-clock = Hátralévő idő: { $clocks }.
say-hinted = Egy bot ezt lépné: { $line } [{ $action }]
say-resign = Ha fel akarod adni a játszmát, írd be újra, hogy resign.
say-commands-online =
    ?            elmondja, melyik lehetőség mit tesz, és mit változtat azonnal; ? 2B csak azokat, amelyek így kezdődnek: 2B
    undo         visszavonja a legutóbbi döntésedet; ha mások azóta léptek, megkérdezi őket
    confirm      megerősíti a lépéseidet, ha az asztal ezt kéri
    agree        elfogadja az ajánlatot; a decline elutasítja
    hint         elmondja, mit lépne egy bot, ha az asztal engedi
    table        újra kirajzolja az asztalt
    look         kirajzolja azzal együtt, amit csak te tudhatsz
    resign       feladja a játszmát
    rematch      a játszma végén: még egy játszma
    replace BOT  egy ilyen szintű bot játszik a hiányzó helyett; az end befejezi a játszmát
    Tab, Up      kiegészíti, amit írsz; visszahozza, amit korábban írtál
    quit         kilépés; később visszajöhetsz
say-no-database = Nincs ilyen adatbázis.
say-server-there = Már fut egy szerver itt: { $address }. A játszma ott zajlik, amíg az fut.
say-server-used = { $who ->
    [server] Már fut egy szerver itt: { $address }. Játssz ott, ezek nélkül: { $options }, vagy előbb állítsd le.
   *[other] Egy másik folyamat (azonosítója { $process }) már használja ezt: { $database }. Várd meg, amíg véget ér.
 }
say-exporting = Exportálás
say-importing = Importálás
say-exported = { $count } játszma kiírva ebbe a mappába: { $folder }.
say-imported = { $file }: az asztal { $table }
say-dataset-there = Itt már van egy adathalmaz: { $folder } ({ $file }). Adj meg másik mappát, vagy előbb töröld.
say-dataset-format = Az adathalmaz formátuma ezek egyike lehet: { $forms }; nem { $form }.
say-no-data-extra = Az adathalmazokhoz további könyvtárak kellenek: { $command }
say-dataset-written = { $games } játszma { $positions } döntése kiírva ebbe a mappába: { $folder }.
say-dataset-left-out = { $count } eredmény nélküli játszma kimaradt.
say-backing-up = Mentés
say-restoring = Visszaállítás
say-backup-there = Ez a fájl már létezik. A --replace kapcsolóval írhatod felül.
say-backed-up = { $count } asztal kiírva ebbe a fájlba: { $file }.
say-restored = Visszaállított asztalok: { $count }. Változatlanul hagyva, mert már megvannak: { $left }.
say-backup-none = { $file }: ez nem a Tilewright biztonsági mentése.
say-backup-newer = Ezt egy újabb Tilewright írta: { $file }. A formátuma { $version }, ez a példány ezt ismeri: { $known }. Telepítsd az újabbat.
say-backup-damaged = { $file }: a fájl sérült vagy hiányos. Semmi sem lett visszaállítva.
say-restore-running = Egy szerver használja ezt az adatbázist. Állítsd le, és várj még { $seconds } másodpercet, vagy állíts vissza a --replace nélkül.
say-no-such-player = Nincs { $player } azonosítójú játékos. A lista: `{ $command }`.
say-player-line = { $player }  { $name }  mióta: { $made }, { $games } játszma{ $kept ->
    [yes] , megtartva
   *[no] {""}
 }{ $banned ->
    [yes] , kitiltva
   *[no] {""}
 }
say-player-unnamed = (nincs név)
say-players-none = Ilyen játékos még nem játszott itt.
say-player-banned = { $name } ({ $player }) már nem játszhat itt.
say-player-unbanned = { $name } ({ $player }) újra játszhat itt.
say-deed-line = { $time }  { $deed }  { $player }  { $why }
say-ratings-same = Minden értékszám pontosan az, ami a tárolt eredményekből következik.
say-ratings-differ = { $ratings } értékszám és { $results } eredmény eltér attól, ami a tárolt eredményekből következik. Ezt a `{ $command }` javítja.
say-ratings-mended = { $ratings } értékszám és { $results } eredmény eltért; a szerver újraszámolta őket.
say-pruned = Törölt asztalok: elhagyott { $abandoned }, befejezett { $finished }.
say-would-prune = Törlésre kerülő asztalok: elhagyott { $abandoned }, befejezett { $finished }.
say-announced = Ezt mindenki látja eddig: { $until } UTC.
say-announced-nothing = Nincs többé közlemény.
say-announcement-long = Egy közlemény legfeljebb { $most } karakter lehet.
say-blocked = { $address } többé nem kereshet ellenfelet, nem indulhat versenyen, és nem játszhat értékszámért.
say-unblocked = { $address } újra mindent megtehet.
say-no-address = „{ $address }” nem internetcím.
say-no-such-status = Nincs „{ $status }” állapot: waiting, playing vagy over.
say-complaint-line = { $time }  { $table } asztal, { $seat }. hely, { $name } (játékos: { $player }), bejelentő: { $by }: { $why ->
    [name] sértő név
    [phrases] mindig ugyanaz a mondat
    [unfair] tisztességtelen játék
   *[other] valami más
 }

## Matches and ladders

say-bot-illegal = Ezt választotta: { $action }: { $why }
say-pair-failed = Nem sikerült lejátszani ezt a párt: { $first } és { $second }, { $pair }. pár, seed { $seed } ({ $why }). A mérkőzés mappájából kiderül, hol akadt el.
say-worker-died = Egy játszó folyamat szó nélkül leállt. Ami a lemezen van, az számít: indítsd el újra ugyanazt a parancsot, és folytatódik.
say-retold = { $text }
say-match-folder = Az eredmények és a játszmák itt vannak: { $folder }.
say-match-busy = Ennek a mappának a mérkőzését már egy másik folyamat játssza: { $folder }.
say-match-other = Ebben a mappában másik mérkőzés van: { $folder }; ott { $name ->
    [first] az első játékos
    [second] a második játékos
    [rounds] a fordulók korlátja
   *[other] { $name } értéke
 } { $old }, nem { $new }.
say-match-option = Ebben a mappában másik mérkőzés van: { $folder }; ott --{ $name } értéke { $old }, nem { $new }.
say-match-code = Ennek a mappának a mérkőzése más kóddal kezdődött, és annak az eredményei nem keverhetők a mostaniakkal: { $folder }. Adj meg másik mappát az --into kapcsolóval.
say-match-untold = Ebben a mappában vannak eredmények, de nincs match.json, amely elmondaná, mihez tartoznak: { $folder }.
say-match-unreadable = Ebből a fájlból nem derül ki, miből áll a mérkőzés: { $file }.
say-results-line = { $file }, { $line }. sor: Ez nem egy pár eredménye, vagy olyan páré, amely már szerepelt.
say-records-missing = Hiányzik egy beszámított pár játszmáinak fájlja: { $file }.
say-match-even = Egyforma erős játékosoknál ez { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } lenne.
say-match-faults = { $player } hiba miatt { $count } játszmát veszített el. Az első hiba, { $pair }. pár: { $why }
say-match-failing = { $player } az első { $count } játszmájában mind hibázott, ezért nincs több játszma. Az eddigi eredmények megmaradnak. Az első hiba, { $pair }. pár: { $why }
say-sprt = A szekvenciális próba két Elo-előnyt vet össze, elöl a kisebbel, például 0,10, nem { $text }.
say-sprt-seats = A szekvenciális próba két helyre való.
say-sprt-verdict = { $passed ->
    [yes] { $pairs } pár után sikeres: az előny inkább { $elo1 } Elo, mint { $elo0 } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, határok: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } és { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
    [no] { $pairs } pár után sikertelen: az előny inkább { $elo0 } Elo, mint { $elo1 } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, határok: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } és { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
   *[open] { $pairs } pár után eldöntetlen: az előny { $elo0 } vagy { $elo1 } Elo (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, határok: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } és { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
 }
say-ladder-short = Egy ranglistához legalább két játékos kell.
say-ladder-twice = { $name } kétszer szerepel.
say-ladder-same = { $name } és { $other } ugyanaz a játékos.
say-anchor = A viszonyítási alap az egyik játékos és egy értékszám, például greedy=1000, nem { $text }.
say-plot-format = Az ábra .svg vagy .png végű fájl, nem { $file }.
say-no-matplotlib = Az ábrához Matplotlib kell. Telepítsd: pip install "tilewright[plot]"
say-jobs-or-dask = A --jobs (ez a gép) és a --dask (egy klaszter) közül csak az egyiket válaszd.
say-no-dask = A klaszterhez Dask kell. Telepítsd: pip install "tilewright[cluster]"
say-no-cluster = Itt nincs Dask-ütemező: { $address }: { $why }
say-cluster-address = Egy Dask-ütemező címe gépből és portból áll, például tcp://10.0.0.1:8786, nem így: „{ $address }”.
say-cluster-waiting = Ennek a klaszternek most nincs munkafolyamata: { $address }; várakozás.
say-cluster-lost = Megszakadt a kapcsolat ezzel a klaszterrel: { $address }. A beszámított eredmények megmaradtak: indítsd el újra a mérkőzést, és folytatódik.
say-workers-killed = A klaszter { $workers } munkafolyamata állt le egymás után, miközben ugyanazt a párt játszotta.
say-worker-code = A klaszter egyik munkafolyamata más Tilewright-kódot futtat, mint ez a gép: telepítsd mindenhová ugyanazt.

say-contest-busy = Ennek a fájlnak az összehasonlítását már egy másik folyamat játssza: { $file }.
say-contest-other = Ebben a fájlban másik összehasonlítás van: { $file }; ott { $name ->
    [first_weights] az első súlyok
    [second_weights] a második súlyok
    [core] a gyors mag
    [limit] a korlát
    [second_limit] a második korlát
   *[other] { $name } értéke
 } { $old }, nem { $new }. Adj meg másik fájlt az --into kapcsolóval.
say-contest-line = { $file }, { $line }. sor: Ez nem egy sorozat eredménye, vagy olyan sorozaté, amely már szerepelt.
say-mixed-samples = Ezekben a mappákban több asztal vagy más fajta mintái vannak: a hálók a { $option } nélküli mintákból tanulnak, a súlyok a vele készült mintákhoz illeszkednek.
say-other-samples = A(z) { $folder } mappában más terv mintái vannak: válassz másik mappát, vagy ugyanazokat a beállításokat.
say-no-samples = A(z) { $folder } mappában nincsenek minták.
say-few-samples = Kevesebb minta van a tanuláshoz, mint amennyi egy köteghez kell ({ $needed }): játssz több játszmát, vagy válassz kisebb { $option } értéket.
say-other-training = A(z) { $folder } mappában más beállításokkal vagy mintákkal futó tanítás van: válassz másik mappát, vagy ugyanazokat a beállításokat.
say-no-checkpoint = Nincs ilyen ellenőrzőpont: { $file }.
say-no-weights = Nincs ilyen súlyfájl: { $file }.
say-no-such-table = Nincs { $table } asztal; ezek vannak: { $tables }.
say-no-learn-extra = A tanuláshoz { $library } kell: { $command }

say-forfeit = { $count ->
    [one] { $player } hiba miatt elveszíti a játszmát: { $why } { $winners } győz.
   *[other] { $player } hiba miatt elveszíti a játszmát: { $why } { $winners } közösen győz.
 }
say-broken-off = A játszma félbeszakadt.
say-in-progress = A játszma még tart.

## Where points came from

say-source-tile = Lerakott csempék
say-source-floor = Padlósor
say-source-raised = Kiegészítés 0-ra
say-source-rows = Teli sorok
say-source-columns = Teli oszlopok
say-source-colours = Teli színek
say-source-special = Különleges csempék
say-source-broken = Törött csempék
say-source-start-tile = Kezdőjátékos-jelölő
say-source-draw = Húzott kupolalapkák
say-source-diagonals = Teli átlók
say-source-jokers = Többszínű mezők
say-source-five-colours = Sorok öt színnel
say-source-border = Szegély
say-source-corners = Sarkok
say-source-empty-specials = Üres különleges mezők
say-notation-duel =
    A szín B (kék), Y (sárga), R (piros), K (fekete) vagy T (türkiz). A kupolalapkán S a különleges mező, J a többszínű (dzsóker). Mindegy, hogy kis- vagy nagybetű.
    3B4          a 3. manufaktúra napjának kék csempéi a 4. mintasorba; L a nagy manufaktúra, X eltöri a csempéket
    2B 14X       a lehetőségek listájában: 2B1, 2B4 és 2BX
    MB4          a holdak legfelső kék csempéi a 4. mintasorba
    ^B           a kék csempe kerül következőnek a holdon lévő kupacba, alulról felfelé
    C2           a 2. manufaktúra bónuszkorongjának elvétele
    P1           a kínálat 1. kupolalapkájának elvétele; P+ húz egyet a kupacból, P= abbahagyja a húzást
    K1, U1       az 1. húzott kupolalapka megtartása; az 1. kupolalapka visszatétele a kupac alá
    @12r3        a kupolalapka a kupolamezők 1. sorának 2. oszlopába, 3 negyedfordulattal az óramutató járása szerint elforgatva
    $0, $2, $3   nincs bónuszkorong a mintasorhoz; egy hiányzó csempe pótlása 2 bónuszkoronggal a színében, vagy 3 tetszőlegessel
    $BR          a kék és piros bónuszkorong felhasználása
    W32          a csempe a kupola 3. sorának 2. oszlopába
    Az asztalon a > azt jelzi, ki következik, a név mögötti * a kezdőjátékost, az 1 a kezdőjátékos-jelölőt. A nagybetűk csempék, a kisbetűk és a pontok a kupola üres mezői; a * jelű csempe többszínű mezőn van.
say-source-start = Kezdéskor
say-source-sum = Pontszám
say-look = { $player } többet tud, mint ami itt látszik: a look kirajzolja, de csak neki.
prompt-replay = { $number }/{ $last } Enter vagy next, back, egy lépés száma, quit>
say-replay = „{ $text }” nincs ezek között: Enter vagy next, back, egy szám 0 és { $last } között, quit.
prompt-hide = Csak { $player } nézze. Az Enter újra elrejti.
say-choices-points = Minden szám azt mutatja, mennyit hozna a következő pontozásod az adott választás után, minden veszteséggel együtt.
say-choices-in-words = Írj ? jelet és egy kezdetet, például ? { $start }, és szavakkal is elolvashatod azokat a választásokat.
say-solve-what = „{ $text }” nem fájl és nem állás. Add meg egy játszma lejegyzését vagy egy állást tartalmazó fájlt, vagy - jelet a bemenet olvasásához; a dokumentáció „Notation” című oldala leírja, hogyan kell egy állást leírni.
say-solve-file = Ebben a fájlban nincs sem lejegyzés, sem állás. A lejegyzés a Game címkével kezdődik; a dokumentáció „Notation” című oldala leírja, hogyan kell egy állást leírni.
say-solve-only-record = A { $option } egy játszma lejegyzéséhez való: állásnál hagyd el.
say-solve-table = A lejegyzés megnevezi a játékot és a beállításokat: hagyd el ezt: { $option }.
say-solve-over = A játszma a(z) { $step }. lépéssel véget ért: válassz egy korábbit ezzel: --at.
say-solve-chance = A(z) { $step }. lépés után a véletlen következik, senki sem dönt: válassz másikat ezzel: --at.
say-no-such-record = Nincs { $number }. lejegyzés; a fájlban { $last } van.
say-no-such-step = Nincs { $number }. lépés; az utolsó a(z) { $last }.

## Bots at the tables of the server

table-bots-busy = Most túl sok botnak kell gondolkodnia. Próbáld újra kicsit később.
table-bots-closing = A szerver éppen leáll.
table-bot-program = Ennek a szervernek az asztalainál csak a ház botjai játszanak, programok nem.
table-bot-failed = Hiba történt egy botnál ({ $bot }): { $why }
table-bot-died = Egy bot ({ $bot }) { $tries } folyamatot rántott magával.

## The store of the tables and the bus between servers

table-database-unreadable = Az adatbázis címe nem értelmezhető. Ilyen alakú: sqlite:///folder/tables.db vagy postgresql://user@host/name.
table-database-address = Az asztalok egy fájlban (sqlite:///folder/tables.db) vagy PostgreSQL-ben (postgresql://user@host/name) tárolhatók, nem ebben: { $kind }.
table-database-away = Nem használható ez az adatbázis: { $address }: { $why }
table-database-failed = Hiba történt ebben az adatbázisban: { $address }: { $why }
table-database-closed = Az adatbázis le van zárva.
table-database-newer = Az adatbázist egy újabb Tilewright írta: a sémája { $revision }, ez a példány ezt ismeri: { $known }. Telepítsd az újabbat.
table-database-used = { $who ->
    [server] Egy szerver ({ $process }. folyamat, { $address }) már használja ezt: { $database }. Használd azt, állítsd le, vagy adj meg másik adatbázist a --database kapcsolóval.
   *[other] Egy másik folyamat (azonosítója { $process }) már használja ezt: { $database }. Várd meg, amíg véget ér, vagy adj meg másik adatbázist a --database kapcsolóval.
 }
table-no-asyncpg = A PostgreSQL-hez asyncpg kell. Telepítsd: pip install "tilewright[postgres]"
table-no-redis = A szerverek közötti buszhoz redis kell. Telepítsd: pip install "tilewright[redis]"
table-redis-address = A Redis címe nem értelmezhető. Ilyen alakú: redis://host:6379/0, rediss://host:6379/0 vagy unix:///folder/redis.sock.
table-redis-away = A Redis nem érhető el: { $why }

## Why a move was worse than the best one

why-points = { $count } ponttal kevesebb ebben a fordulóban.
why-given = { $you ->
    [yes] { $count } ponttal többet kapsz ebben a fordulóban.
   *[no] { $player } { $count } ponttal többet kap ebben a fordulóban.
 }
why-fallen = { $you ->
    [yes] A forduló végéig { $count } csempével több kerül a padlósorodba.
   *[no] A forduló végéig { $count } csempével több kerül a padlósorba.
 }
why-broken = A forduló végéig { $count } csempével több törik el.
why-left = { $you ->
    [yes] { $count } { x-colour } csempe marad neked { x-the-line } mintasorodba.
   *[no] { $count } { x-colour } csempe marad { x-the-line } mintasorba, { $player } elveheti.
 }
why-line = { x-the-line-initial } mintasor befejezetlen marad.
why-goal = { $count } ponttal kevesebb a végén, { $goal }.
why-barred = { $goal ->
    [rows] Egy sor már nem fejezhető be.
    [columns] Egy oszlop már nem fejezhető be.
    [colours] Egy szín már nem fejezhető be.
    [diagonals] Egy átló már nem fejezhető be.
    [corners] Egy saroklapka már nem fejezhető be.
    [five-colours] Egy sorban már nem lehet öt szín.
   *[other] { $side }: { $count } ponttal kevesebb lehetséges.
 }
why-starter = { $you ->
    [yes] Te kezded a következő fordulót.
   *[no] { $player } kezdi a következő fordulót.
 }
why-chips = { $count } bónuszkoronggal kevesebb.
why-space = { x-the-line-initial } mintasorban { x-colour } csempe van, amelynek a kupola ezen sorában nincs mezője.
why-tiles = { $count } csempével kevesebb a mintasorokban.

## Analysis, reviews and puzzles on the command line

option-goal = { $goal ->
    [rows] sorok
    [columns] oszlopok
    [colours] színek
    [five-colours] öt szín
    [border] szegély
    [diagonals] átlók
    [corners] sarkok
    [jokers] többszínű mezők
    [empty-specials] üres különleges mezők
   *[other] { $goal }
 }
option-label = { $label ->
    [best] legjobb
    [good] jó
    [inaccuracy] pontatlan
    [mistake] hiba
    [blunder] súlyos hiba
   *[other] { $label }
 }
# How many moves of a game have a label, in a list
say-review-count = { $label ->
    [best] { $count } legjobb
    [good] { $count } jó
    [inaccuracy] { $count } pontatlanság
    [mistake] { $count } hiba
    [blunder] { $count } súlyos hiba
   *[other] { $count } { $label }
 }
say-review-running = Ez a játszma még nem ért véget: csak befejezett játszmákat értékelünk.
say-analyse-running = Ez a játszma még nem ért véget: csak befejezett játszmákat értékelünk. A { $option } N az N lépés utáni állást értékeli (legfeljebb { $steps }).
say-analyse-turn = { $round }. forduló, { $seat }. hely: { $count } lépés közül dönt; megvizsgált állások: { $nodes }.
say-analyse-only-record = { $option } egész játszmához való: adj meg egy lejegyzést, --at nélkül.
say-reviewing = Lépések
say-review-left = Megállt { $done } lépés után, összesen { $all } van. Ugyanez a parancs onnan folytatja.
say-review-side = { $player }: pontosság 100-ból { $accuracy }; { $labels }.
say-review-luck = { $player }, előny: { $points }; egyenlő szerencsével { $even }, plusz-mínusz { $error }.
say-review-written = Kiírva: { $file }
say-review-cost = { $label }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } a győzelemből, { $points } pont. { $why }
say-review-same-file = Az értékelés nem írja felül azt a lejegyzést, amelyből készült: adj meg másik fájlt.
say-no-puzzle = Nincs { $id } feladvány.
say-no-puzzles = Ehhez nincs feladvány: { $game }.
say-puzzle-what = { $id } feladvány: találd meg { $seat }. hely egyetlen legjobb lépését. Nehézség 5-ből { $difficulty }.
say-puzzle-found = { $move } az: minden másnál jobb ennyivel: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } a győzelemből.
say-puzzle-missed = Nem { $move }. Próbáld újra, vagy írd be: "show".
say-puzzle-shown = A legjobb lépés { $move }: minden másnál jobb ennyivel: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } a győzelemből.
say-puzzle-made = { $count } feladvány itt: { $file }
say-puzzle-broken = { $id } már nem helytálló: egy másik lépés ugyanolyan jó.
prompt-puzzle = A te lépésed:
