### Fortune telling: the door on the home page, the command, and questions that cannot be asked.

door-fortune = Гадание
    .about = Один вопрос, три карты, один ответ
problem-no_question = Сначала напишите вопрос.
problem-long_question = Вопрос слишком длинный.
cli-command-fortune = Задаёт картам вопрос в терминале и читает ответ.
