### Fortune telling: the door on the home page, the command, and questions that cannot be asked.

door-fortune = 花札占い
    .about = 問いは一つ、札は三枚、答えも一つ
problem-no_question = 先に問いを書いてください。
problem-long_question = 問いが長すぎます。
cli-command-fortune = 端末で札に問いかけ、答えを読みます。
