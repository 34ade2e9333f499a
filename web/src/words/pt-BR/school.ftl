### A escola: a lista das lições e o que cerca uma lição

school-lessons = { $game }: lições
school-all = Lições
school-games = Lições de qual jogo
school-lesson = Lição { $number }
# On the first page: which lesson goes on, of how many
school-lesson-of = Lição { $number } de { $all }
school-done = feita
school-next = próxima
school-minutes = { $minutes } min
school-stopped = Continue de onde parou
school-go-on = Continuar a lição { $number }
school-start = Começar a lição { $number }
school-step = passo { $step } de { $steps }
# In the tab of a game, after its name
school-count = { $done } de { $all }
school-any-order = Cada lição coloca um azulejo. Siga a ordem que quiser.
school-how = Como jogar
school-how-note = uma página, três minutos
school-opening = A mesa está sendo preparada.
school-you = Você
school-other = Adversário
school-rule = Regra { $rule }
school-rules = As regras desta lição:
# A link to a lesson, by its number and title
school-taught = Lição { $number }: { $title }
school-leave = Sair da lição; seu lugar fica guardado
school-back = Voltar
school-hint = Dica
school-show = Mostrar
school-check = Conferir
school-on = Próximo
school-finish = Concluir
school-finished = Lição concluída. Guarde isto:
school-choice = { $of ->
    [line] Fileira { $number }
   *[row] Linha { $number }
 }
