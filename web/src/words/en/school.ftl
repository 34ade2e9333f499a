### The school: the list of lessons, and what surrounds a lesson

school-lessons = { $game }: lessons
school-all = Lessons
school-games = Lessons of which game
school-lesson = Lesson { $number }
# On the first page: which lesson goes on, of how many
school-lesson-of = Lesson { $number } of { $all }
school-done = done
school-next = next
school-minutes = { $minutes } min
school-stopped = Go on where you stopped
school-go-on = Go on with lesson { $number }
school-start = Start lesson { $number }
school-step = step { $step } of { $steps }
# In the tab of a game, after its name
school-count = { $done } of { $all }
school-any-order = Each lesson lays one tile. Take them in any order.
school-how = How to play
school-how-note = one page, three minutes
school-opening = The table is being set up.
school-you = You
school-other = Other player
school-rule = Rule { $rule }
school-rules = The rules of this lesson:
# A link to a lesson, by its number and title
school-taught = Lesson { $number }: { $title }
school-leave = Leave the lesson; your place is kept
school-back = Back
school-hint = Hint
school-show = Show me
school-check = Check
school-on = Next
school-finish = Finish
school-finished = Lesson finished. Keep this:
school-choice = { $of ->
    [line] Line { $number }
   *[row] Row { $number }
 }
