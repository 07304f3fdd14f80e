## A round in which every seat has an account of its own, side by side

reckoning = How it was counted
reckoning-result = Result
log-line-sum = { $line }: { $total }.
value-table = My own numbers
