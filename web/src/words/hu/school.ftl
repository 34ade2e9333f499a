### Az iskola: a leckék listája és ami egy leckét körülvesz

school-lessons = { $game }: leckék
school-all = Leckék
school-games = Melyik játék leckéi
school-lesson = { $number }. lecke
# On the first page: which lesson goes on, of how many
school-lesson-of = { $number }. lecke, összesen { $all }
school-done = kész
school-next = következik
school-minutes = { $minutes } perc
school-stopped = Folytasd, ahol abbahagytad
school-go-on = { $number }. lecke folytatása
school-start = { $number }. lecke kezdése
school-step = { $step }. lépés, összesen { $steps }
# In the tab of a game, after its name
school-count = { $done } / { $all }
school-any-order = Minden lecke egy csempét rak le. A sorrend rajtad áll.
school-how = Így kell játszani
school-how-note = egy oldal, három perc
school-opening = Készül az asztal.
school-you = Te
school-other = Ellenfél
school-rule = Szabály: { $rule }
school-rules = A lecke szabályai:
# A link to a lesson, by its number and title
school-taught = { $number }. lecke: { $title }
school-leave = Kilépés a leckéből; a helyed megmarad
school-back = Vissza
school-hint = Tipp
school-show = Mutasd meg
school-check = Ellenőrzés
school-on = Tovább
school-finish = Befejezés
school-finished = Kész a lecke. Ezt jegyezd meg:
school-choice = { $of ->
    [line] { $number }. mintasor
   *[row] { $number }. sor
 }
