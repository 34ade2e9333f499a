### Other people at a table: ratings, quick phrases, who is muted or reported

company-people = Pessoas à mesa
# Beside a name; $rating is “1500”, or “1500?” where it is not certain yet
company-rating = Classificação: { $rating }
# A small label in the bar
company-rated = com classificação
company-rated-note = Esta partida conta: o resultado altera a classificação dos jogadores.
company-changes = Classificação depois desta partida
company-speak = Dizer alguma coisa
company-here = À mesa
# $phrase is one of those below
company-said = { $name }: { $phrase }
company-say-hello = Olá!
company-say-luck = Boa sorte!
company-say-moment = Um momento, por favor.
company-say-nice = Boa jogada!
company-say-sorry = Desculpe!
company-say-thanks = Valeu!
# $muted: is that player muted already?
company-mute = { $muted ->
    [yes] Voltar a ouvir
   *[no] Silenciar
 }
# Read out: the same with the name
company-mute-of = { $muted ->
    [yes] Voltar a ouvir: { $name }
   *[no] Silenciar: { $name }
 }
company-report = Denunciar
company-report-of = Denunciar: { $name }
company-why = Do que se trata?
company-why-name = Um nome ofensivo
company-why-phrases = Frases repetidas sem parar
company-why-unfair = Jogo desleal
company-why-other = Outra coisa
company-reported = Agradecemos o aviso. Quem administra este servidor vai ver o caso.
