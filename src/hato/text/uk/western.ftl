### Французькі карти: назви достоїнств, мастей і карт.

western-suit-C = Трефи
western-suit-D = Бубни
western-suit-H = Чирви
western-suit-S = Піки

western-rank-A = Туз
western-rank-2 = Двійка
western-rank-3 = Трійка
western-rank-4 = Четвірка
western-rank-5 = Пʼятірка
western-rank-6 = Шістка
western-rank-7 = Сімка
western-rank-8 = Вісімка
western-rank-9 = Девʼятка
western-rank-10 = Десятка
western-rank-J = Валет
western-rank-Q = Дама
western-rank-K = Король
western-rank-JK = Джокер

card-AC = Туз треф
card-2C = Двійка треф
card-3C = Трійка треф
card-4C = Четвірка треф
card-5C = Пʼятірка треф
card-6C = Шістка треф
card-7C = Сімка треф
card-8C = Вісімка треф
card-9C = Девʼятка треф
card-10C = Десятка треф
card-JC = Валет треф
card-QC = Дама треф
card-KC = Король треф

card-AD = Туз бубон
card-2D = Двійка бубон
card-3D = Трійка бубон
card-4D = Четвірка бубон
card-5D = Пʼятірка бубон
card-6D = Шістка бубон
card-7D = Сімка бубон
card-8D = Вісімка бубон
card-9D = Девʼятка бубон
card-10D = Десятка бубон
card-JD = Валет бубон
card-QD = Дама бубон
card-KD = Король бубон

card-AH = Туз чирв
card-2H = Двійка чирв
card-3H = Трійка чирв
card-4H = Четвірка чирв
card-5H = Пʼятірка чирв
card-6H = Шістка чирв
card-7H = Сімка чирв
card-8H = Вісімка чирв
card-9H = Девʼятка чирв
card-10H = Десятка чирв
card-JH = Валет чирв
card-QH = Дама чирв
card-KH = Король чирв

card-AS = Туз пік
card-2S = Двійка пік
card-3S = Трійка пік
card-4S = Четвірка пік
card-5S = Пʼятірка пік
card-6S = Шістка пік
card-7S = Сімка пік
card-8S = Вісімка пік
card-9S = Девʼятка пік
card-10S = Десятка пік
card-JS = Валет пік
card-QS = Дама пік
card-KS = Король пік

card-1H = { card-AH }
card-1C = { card-AC }
card-1D = { card-AD }
card-JK1 = Перший джокер
card-JK2 = Другий джокер
card-JK3 = Третій джокер
card-JK4 = Четвертий джокер
card-JK5 = Пʼятий джокер
