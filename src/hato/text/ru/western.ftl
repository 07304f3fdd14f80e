### Французские карты: названия достоинств, мастей и карт.

western-suit-C = Трефы
western-suit-D = Бубны
western-suit-H = Червы
western-suit-S = Пики

western-rank-A = Туз
western-rank-2 = Двойка
western-rank-3 = Тройка
western-rank-4 = Четвёрка
western-rank-5 = Пятёрка
western-rank-6 = Шестёрка
western-rank-7 = Семёрка
western-rank-8 = Восьмёрка
western-rank-9 = Девятка
western-rank-10 = Десятка
western-rank-J = Валет
western-rank-Q = Дама
western-rank-K = Король
western-rank-JK = Джокер

card-AC = Туз треф
card-2C = Двойка треф
card-3C = Тройка треф
card-4C = Четвёрка треф
card-5C = Пятёрка треф
card-6C = Шестёрка треф
card-7C = Семёрка треф
card-8C = Восьмёрка треф
card-9C = Девятка треф
card-10C = Десятка треф
card-JC = Валет треф
card-QC = Дама треф
card-KC = Король треф

card-AD = Туз бубен
card-2D = Двойка бубен
card-3D = Тройка бубен
card-4D = Четвёрка бубен
card-5D = Пятёрка бубен
card-6D = Шестёрка бубен
card-7D = Семёрка бубен
card-8D = Восьмёрка бубен
card-9D = Девятка бубен
card-10D = Десятка бубен
card-JD = Валет бубен
card-QD = Дама бубен
card-KD = Король бубен

card-AH = Туз червей
card-2H = Двойка червей
card-3H = Тройка червей
card-4H = Четвёрка червей
card-5H = Пятёрка червей
card-6H = Шестёрка червей
card-7H = Семёрка червей
card-8H = Восьмёрка червей
card-9H = Девятка червей
card-10H = Десятка червей
card-JH = Валет червей
card-QH = Дама червей
card-KH = Король червей

card-AS = Туз пик
card-2S = Двойка пик
card-3S = Тройка пик
card-4S = Четвёрка пик
card-5S = Пятёрка пик
card-6S = Шестёрка пик
card-7S = Семёрка пик
card-8S = Восьмёрка пик
card-9S = Девятка пик
card-10S = Десятка пик
card-JS = Валет пик
card-QS = Дама пик
card-KS = Король пик

card-1H = { card-AH }
card-1C = { card-AC }
card-1D = { card-AD }
card-JK1 = Первый джокер
card-JK2 = Второй джокер
card-JK3 = Третий джокер
card-JK4 = Четвёртый джокер
card-JK5 = Пятый джокер
