### 트럼프와 돈 무늬 카드 게임의 테이블.

cards-left =
    카드 { $count }장
key-pass = 패스하기
money-paid = 정산

value-length-rounds = { $n }판

value-length-target = { $points }점 내기
