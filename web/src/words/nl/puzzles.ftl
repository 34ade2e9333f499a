### Puzzels: stellingen met één beste zet

puzzles = Puzzels
puzzles-lead = In elke stelling is één zet duidelijk de beste. Vind hem: er loopt geen klok, en de computer rekent op dit apparaat.
puzzles-one = Puzzel
puzzles-all = Alle puzzels
puzzles-today = Puzzel van de dag
puzzles-day-go = { $state ->
    [found] Gevonden: nog eens bekijken
    [shown] Nog eens bekijken
   *[open] Oplossen
 }
puzzles-question = Jij bent aan de beurt. Eén zet is duidelijk de beste: welke?
puzzles-from = { $missed ->
    [0] Ronde { $round } van een gespeeld potje; geen enkel niveau van de bots mist hem
    [one] Ronde { $round } van een gespeeld potje; { $missed } van de { $levels } niveaus van de bots mist hem
   *[other] Ronde { $round } van een gespeeld potje; { $missed } van de { $levels } niveaus van de bots missen hem
 }
puzzles-panel = Over deze puzzel

## Het antwoord

puzzles-answer = Je antwoord
puzzles-looking = Net niet. Even kijken wat het kost …
puzzles-not = { $least ->
    [yes] Net niet: het kost minstens { $share } winstkans. Probeer het opnieuw.
   *[no] Net niet: het kost { $share } winstkans. Probeer het opnieuw.
 }
puzzles-brings = { $same ->
    [yes] In deze ronde levert het evenveel punten op als de beste zet.
   *[no] In deze ronde levert het { $points } punten op, de beste zet { $best }.
 }
puzzles-over = { $state ->
    [found] Dat is hem: { $share } winstkans beter dan elke andere zet.
   *[shown] Dit is de zet: { $share } winstkans beter dan elke andere.
 }
puzzles-show = Tonen
puzzles-next = Volgende puzzel
puzzles-analyse = In analyse openen

## Waarom

puzzles-why = Waarom hij de beste is
puzzles-second = Op één na beste
puzzles-then = Wat er kan volgen
puzzles-verified = { $proof ->
    [none] Minstens { $share } beter: gecontroleerd met tien keer zo veel rekenwerk als waarmee hij is gevonden
    [round] Minstens { $share } beter: bewezen voor deze ronde
   *[game] Minstens { $share } beter: bewezen tot het einde
 }

## Meer puzzels

puzzles-more = Meer puzzels
puzzles-game = Van welk spel
puzzles-theme = Onderwerp
puzzles-about = { $theme ->
    [points] Punten in deze ronde
    [given] Punten van de tegenstander
    [fallen] Tegels op de vloerlijn
    [broken] Gebroken tegels
    [left] Wat er voor de tegenstander overblijft
    [line] Een patroonlijn compleet maken
    [tiles] Tegels op de patroonlijnen
    [goal] Wat aan het einde telt
    [barred] Wat nog compleet kan worden
    [starter] Wie de volgende ronde begint
    [chips] Bonusfiches
    [space] Een vak op de koepel
   *[quiet] Een stille zet
 }
puzzles-any = Alles
puzzles-difficulty = Moeilijkheid
puzzles-difficulty-of = Moeilijkheid { $difficulty } van 5
puzzles-left = { $count ->
    [0] Hiervan zijn er geen meer
   *[other] Nog { $count }
 }
puzzles-unknown = Deze puzzel is er niet, of niet meer.

## Dagen op rij

puzzles-streak = { $days ->
    [0] Nog geen dagen op rij
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
 }
puzzles-longest = langste reeks: { $days }
puzzles-wall = De puzzels van de laatste drie weken, dag voor dag
puzzles-day = { $state ->
    [found] { $date }: gevonden
    [today] { $date }: vandaag, nog te vinden
    [missed] { $date }: niet gevonden
   *[empty] { $date }
 }
puzzles-count = { $count ->
    [0] Nog geen puzzel opgelost
    [one] { $count } puzzel opgelost
   *[other] { $count } puzzels opgelost
 }
