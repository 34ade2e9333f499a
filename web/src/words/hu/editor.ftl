### Állások szerkesztése, és a véletlen döntéseinek kézi megadása

editor-position = Az állás
editor-palette = Mit teszel le
editor-eraser = Elvétel
editor-marker = kezdőjátékos-jelölő
editor-start-tile = kezdőjátékos-jelölő
editor-more = Lapkák, korongok
editor-more-held = { $name }; más lapkák és korongok
editor-middle = Az asztal közepe
editor-spot = { $where }: { $what }
editor-pile = { $where }: { $count } { $what }
editor-nothing = semmi
editor-no-plate = nincs kupolalapka
editor-space-for = üres, ide való: { $what }
editor-factory = { $number }. manufaktúra
editor-large = Nagy manufaktúra
editor-sun = { $where }, nap
editor-moon = { $where }, hold
editor-chip = { $where }, bónuszkorong
editor-chip-down = képpel lefelé
editor-centre = Az asztal közepe
editor-display = Kupolalapkák kínálata
editor-at-hand = Lehelyezendő kupolalapka
editor-line = { $number }. mintasor
editor-row = { $number }. sor
editor-column = { $where }, { $column }. oszlop
editor-floor = Padlósor
editor-broken = Törött csempék
editor-chips = Bónuszkorongok
editor-chips-unseen = Korongok, amelyeket senki sem látott
editor-bag = Zsák
editor-lid = Dobozfedél
editor-tower = Torony
editor-in-all = Összesen
editor-of = { $count } / { $due }
editor-score = Pont
editor-tokens = Játékosjelölők
editor-taken = Elvett korongok
editor-turn = Soron van
editor-round = Forduló
editor-phase-of = Fázis
editor-starter = Kezdőjátékos
editor-marker-of = Kinél van a jelölő
editor-tile-of = Kinél van a jelölő
editor-top = A legfelső lapka hátoldala
editor-drawn = { $number }. húzott lapka
editor-nobody = senki
editor-unknown = „{ $text }”
editor-phase = { $phase ->
    [start] a kezdőjátékos sorsolása
    [deal] osztás előtt
    [offer] manufaktúrák kínálata
    [tiling] csempézés
    [over] vége
    [scoring] a céllapkák húzása
    [display] egy kupolalapka felfedése
    [back] egy hátoldal felfedése
    [chip] egy bónuszkorong felfedése
    [fronts] a húzott lapkák megmutatása
    [setup] első kupolalapkák
    [turn] egy kör
    [stacking] egymásra tevés
    [drawing] kupolalapkák húzása
    [keeping] egy lapka megtartása
    [returning] lapkák visszatétele
    [placing] kupolalapka lehelyezése
    [paying] fizetés
   *[spending] korongok felhasználása
 }
editor-problems-title = Hibák
editor-problems = { $count } hiba
editor-checking = Ellenőrzés …
editor-mend = Javítás
editor-mend-number = A(z) { $number }. hiba javítása
editor-not-drawn = Ez a szöveg nem rajzolható le. Javítsd ki, vagy vond vissza a módosítást.
editor-fill = Zsák feltöltése
editor-clear = Üres asztal
editor-back = Vissza a táblához
editor-undo = Visszavonás
editor-redo = Újra
editor-enter = Mi következik
editor-enter-it = Megadás
editor-enter-nothing = Itt semmi sem múlik a véletlenen.
editor-draw-rest = Sorsolás
editor-put = { $name }, még { $left }
editor-take = { $name } elvétele
