### A escola: a lista das lições e o que rodeia uma lição

school-lessons = { $game }: lições
school-all = Lições
school-games = Lições de que jogo
school-lesson = Lição { $number }
# On the first page: which lesson goes on, of how many
school-lesson-of = Lição { $number } de { $all }
school-done = feita
school-next = a seguir
school-minutes = { $minutes } min
school-stopped = Continua onde paraste
school-go-on = Continuar a lição { $number }
school-start = Começar a lição { $number }
school-step = passo { $step } de { $steps }
# In the tab of a game, after its name
school-count = { $done } de { $all }
school-any-order = Cada lição coloca um azulejo. Segue a ordem que quiseres.
school-how = Como jogar
school-how-note = uma página, três minutos
school-opening = A mesa está a ser preparada.
school-you = Tu
school-other = Adversário
school-rule = Regra { $rule }
school-rules = As regras desta lição:
# A link to a lesson, by its number and title
school-taught = Lição { $number }: { $title }
school-leave = Sair da lição; o teu lugar fica guardado
school-back = Voltar
school-hint = Dica
school-show = Mostrar
school-check = Verificar
school-on = Seguinte
school-finish = Terminar
school-finished = Lição terminada. Guarda isto:
school-choice = { $of ->
    [line] Linha de padrões { $number }
   *[row] Linha { $number }
 }
