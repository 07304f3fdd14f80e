### 내 패를 묶음으로 늘어놓기

melds-propose = 다시 제안받기
melds-sort = 다시 정렬
melds-left = 왼쪽으로
melds-right = 오른쪽으로
melds-own = 내 묶음
# $kind (String): what it is. $name (String): its own name
melds-of = { $kind }: { $name }
key-move = 패를 다른 자리나 묶음으로 옮기기
key-propose = 손패를 다시 늘어놓게 하기
key-count = 묶음을 세거나 제안받기
key-index = 카드의 숫자와 글자
card-index = 돈 무늬 카드에 숫자와 글자 표시
