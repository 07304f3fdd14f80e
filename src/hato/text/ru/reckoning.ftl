## A round in which every seat has an account of its own, side by side

reckoning = Как считали
reckoning-result = Итог
log-line-sum = { $line }: { $total }.
value-table = Свои числа
