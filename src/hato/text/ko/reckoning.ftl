## A round in which every seat has an account of its own, side by side

reckoning = 점수 계산
reckoning-result = 결과
log-line-sum = { $line }: { $total }.
value-table = 직접 정하기
