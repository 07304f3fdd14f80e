## A round in which every seat has an account of its own, side by side

reckoning = Як рахували
reckoning-result = Підсумок
log-line-sum = { $line }: { $total }.
value-table = Свої числа
