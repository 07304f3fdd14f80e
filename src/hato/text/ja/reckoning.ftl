## A round in which every seat has an account of its own, side by side

reckoning = 点数の計算
reckoning-result = 結果
log-line-sum = { $line }：{ $total }。
value-table = 自分で決める
