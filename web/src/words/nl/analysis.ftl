### Het analysebord

analysis = Analyse
analysis-title = Analyse – Tilewright
analysis-about = Bekijk elke stelling: wat elke zet waard is en wat er zou volgen. De computer rekent op dit apparaat.
analysis-opening = Het bord wordt geopend …
analysis-begin = Nieuwe analyse
analysis-deal-for = { $seats } spelers
analysis-paste = Of plak een notatie, een stelling of een link
analysis-open = Analyseren
analysis-puzzles = Puzzels
analysis-player = Speler { $number }
analysis-move = { $move ->
    [0] begin
   *[other] zet { $move }
 }
analysis-panel = Wat de computer denkt
analysis-verdict = Oordeel
analysis-wins = { $name } wint { $share }
analysis-who-wins = { $name } wint
analysis-share-unknown = Nog niet bekend wie wint
analysis-lead = verwachte voorsprong
analysis-lead-final = punten, eindstand
analysis-by = { $name } met { $points }
analysis-level = gelijk
analysis-state = { $state ->
    [thinking] Denkt na
    [deeper] Kijkt dieper: { $nodes }
    [done] { $nodes } bekeken
    [paused] Gepauzeerd bij { $nodes }
    [proven] Bewezen voor deze ronde
    [solved] Bewezen tot het einde
    [over] Het potje is afgelopen
    [chance] Nu wordt er gedeeld
   *[failed] Het denken is gestopt
 }
analysis-pause = Pauzeren
analysis-resume = Verder denken
analysis-best = Beste zetten
analysis-columns = nu · wint
analysis-points-now = Punten in deze ronde
analysis-suggestion = Nummer { $rank }: { $what }
analysis-thought = Voorstel
analysis-then = Dan: { $what }
analysis-play-it = Speel deze
analysis-choose = Kies een zet op tafel, of wacht op een voorstel.
analysis-hidden = Voorstellen zijn verborgen.
analysis-unhide = Tonen
analysis-chance = Het toeval beslist wat er nu komt.
analysis-chance-note = Deel hier opnieuw voor andere verdelingen; elke is een variant.
analysis-draw = Delen
analysis-enter = Invoeren
analysis-deal = Verdeling
analysis-label = { $label ->
    [best] beste
    [good] goed
    [inaccuracy] onnauwkeurig
    [mistake] fout
   *[blunder] grove fout
 }
analysis-note = Notitie
analysis-note-hint = Wat is hier te zeggen?
analysis-more = Kopiëren en link
analysis-copy = { $what ->
    [link] Link kopiëren
    [position] Stelling kopiëren
   *[record] Notatie kopiëren
 }
analysis-copied = { $what ->
    [link] De link is gekopieerd.
    [position] De stelling is gekopieerd.
   *[record] De notatie is gekopieerd.
 }
analysis-by-hand = Deze browser laat de pagina niet kopiëren. Kopieer het hier:
analysis-promote = Tot hoofdlijn maken
analysis-prune = Vanaf hier verwijderen
analysis-play-on = Verder spelen
analysis-play-on-about = Speel vanaf hier verder tegen een bot. Je krijgt de plaats van { $name }.
analysis-play-on-level = Niveau van de bot
analysis-refused = { $rule ->
    [none] De regels staan dat hier niet toe.
   *[other] De regels staan dat hier niet toe ({ $rule }).
 }
analysis-running = De analyse gaat open als het potje is afgelopen.
analysis-no-record = Dit is geen notatie: regel { $line } is niet te lezen.
analysis-no-position = Dit is geen notatie en geen mogelijke stelling. { $why }
# $move in notation; $rule is none where no rule forbids it
analysis-no-move = { $rule ->
    [none] Zet { $number } van dit potje, { $move }, is hier niet mogelijk.
   *[other] Zet { $number } van dit potje, { $move }, is hier niet mogelijk: regel { $rule }.
 }
analysis-no-engine = Het rekenprogramma is in deze browser niet gestart. Terugkijken en de notatie werken nog.
analysis-keys = Toetsen
analysis-key = { $does ->
    [walk] één zet terug of verder
    [beside] een andere variant
    [ends] eerste en laatste moment
    [suggestion] volgend voorstel
    [play] het voorstel spelen
    [pause] het denken pauzeren
    [hide] voorstellen verbergen
    [explain] waarom de laatste zet minder was
    [note] een notitie schrijven
    [draw] delen
    [turn] de borden draaien
   *[type] een zet typen
 }

## Hoe goed de zetten waren

analysis-report = Verslag van het potje
analysis-why = Waarom was de laatste zet minder?
analysis-report-at = Zet { $move } van { $moves }
analysis-report-stop = Stoppen
analysis-report-go-on = Doorgaan
analysis-report-graph = Kans op de winst, zet voor zet; de labels vertellen wat elke verdeling waard was, in %.
analysis-report-counts = Hoe goed de zetten waren
analysis-report-worth = Nog eens proberen
analysis-report-whose = Wiens zetten
analysis-report-none = Geen zet kostte meer dan 2 %.
analysis-report-move = Ronde { $round }, zet { $number }: { $label ->
    [inaccuracy] onnauwkeurig
    [mistake] fout
   *[blunder] grove fout
 }
analysis-report-played = gespeeld
analysis-report-better = beter
analysis-report-show = Tonen

## Stelling bewerken

analysis-edit = Stelling bewerken
analysis-set-up = Een stelling opzetten
analysis-edit-about = De stelling als tekst, zoals de notatie ze schrijft.
analysis-edit-sound = Alles klopt

## Opnieuw proberen

analysis-try = Opnieuw proberen
analysis-try-on = Verder
analysis-try-answer = { $answer ->
    [ask] Vind een betere zet dan de gespeelde.
    [found] Dat is hem.
    [good] Net zo goed: binnen 2 % van de beste.
    [not] Nog niet: −{ $cost } %.
   *[wait] Even kijken …
 }
