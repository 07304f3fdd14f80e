### Fortune telling: the door on the home page, the command, and questions that cannot be asked.

door-fortune = Fortune telling
    .about = One question, three cards, one answer
problem-no_question = Write your question first.
problem-long_question = The question is too long.
cli-command-fortune = Asks the cards a question in the terminal and reads the answer.
