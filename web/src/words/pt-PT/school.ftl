### A escola: a lista das lições e o que rodeia uma lição

school-lessons = { $game }: lições
school-all = Lições
school-games = Lições de que jogo
school-lesson = Lição { $number }
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
