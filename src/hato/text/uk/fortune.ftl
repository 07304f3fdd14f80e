### Fortune telling: the door on the home page, the command, and questions that cannot be asked.

door-fortune = Ворожіння
    .about = Одне запитання, три карти, одна відповідь
problem-no_question = Спершу напишіть запитання.
problem-long_question = Запитання надто довге.
cli-command-fortune = Ставить картам запитання в терміналі й читає відповідь.
