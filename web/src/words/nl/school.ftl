### De school: de lijst met lessen en wat er om een les heen staat

school-lessons = { $game }: lessen
school-all = Lessen
school-games = Lessen van welk spel
school-lesson = Les { $number }
# On the first page: which lesson goes on, of how many
school-lesson-of = Les { $number } van { $all }
school-done = klaar
school-next = volgende
school-minutes = { $minutes } min
school-stopped = Ga verder waar je gebleven was
school-go-on = Verder met les { $number }
school-start = Les { $number } beginnen
school-step = stap { $step } van { $steps }
# In the tab of a game, after its name
school-count = { $done } van { $all }
school-any-order = Elke les legt één tegel. Kies zelf de volgorde.
school-how = Zo speel je
school-how-note = één pagina, drie minuten
school-opening = De tafel wordt klaargezet.
school-you = Jij
school-other = Tegenstander
school-rule = Regel { $rule }
school-rules = De regels van deze les:
# A link to a lesson, by its number and title
school-taught = Les { $number }: { $title }
school-leave = Les verlaten; je plek blijft bewaard
school-back = Terug
school-hint = Hint
school-show = Laat zien
school-check = Controleren
school-on = Volgende
school-finish = Afronden
school-finished = Les klaar. Onthoud dit:
school-choice = { $of ->
    [line] Patroonlijn { $number }
   *[row] Rij { $number }
 }
