### Fortune telling: the door on the home page, the command, and questions that cannot be asked.

door-fortune = 화투점
    .about = 물음 하나, 패 세 장, 답 하나
problem-no_question = 먼저 물음을 적어 주세요.
problem-long_question = 물음이 너무 길어요.
cli-command-fortune = 터미널에서 패에게 묻고 풀이를 읽어요.
