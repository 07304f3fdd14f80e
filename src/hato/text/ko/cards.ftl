### Cards, suits, months and kinds of the flower deck (rules D-2, D-6, D-7, D-8).

## The 48 cards. A name is unique and short enough for a label.

card-01b = 송학 광
card-01r = 송학 홍단
card-01j1 = 송학 피 1
card-01j2 = 송학 피 2
card-02a = 매조 열끗
card-02r = 매조 홍단
card-02j1 = 매조 피 1
card-02j2 = 매조 피 2
card-03b = 벚꽃 광
card-03r = 벚꽃 홍단
card-03j1 = 벚꽃 피 1
card-03j2 = 벚꽃 피 2
card-04a = 흑싸리 열끗
card-04r = 흑싸리 초단
card-04j1 = 흑싸리 피 1
card-04j2 = 흑싸리 피 2
card-05a = 난초 열끗
card-05r = 난초 초단
card-05j1 = 난초 피 1
card-05j2 = 난초 피 2
card-06a = 모란 열끗
card-06r = 모란 청단
card-06j1 = 모란 피 1
card-06j2 = 모란 피 2
card-07a = 홍싸리 열끗
card-07r = 홍싸리 초단
card-07j1 = 홍싸리 피 1
card-07j2 = 홍싸리 피 2
card-08b = 공산 광
card-08a = 공산 열끗
card-08j1 = 공산 피 1
card-08j2 = 공산 피 2
card-09a = 국진
card-09r = 국화 청단
card-09j1 = 국화 피 1
card-09j2 = 국화 피 2
card-10a = 단풍 열끗
card-10r = 단풍 청단
card-10j1 = 단풍 피 1
card-10j2 = 단풍 피 2
card-11b = 비광
card-11a = 비 열끗
card-11r = 비 띠
card-11j1 = 비 쌍피
card-12b = 오동 광
card-12j1 = 오동 쌍피
card-12j2 = 오동 피 2
card-12j3 = 오동 피 3

## Jokers. `.about` says what one does.

card-X1 = 조커 +1피
    .about = 피 한 장으로 세요.
card-X2 = 조커 +2피
    .about = 피 두 장으로 세요.
card-X3 = 조커 +3피
    .about = 피 세 장으로 세요.
card-XL = 조커 광박 면제
    .about = 진 사람이 이 조커를 가지고 있으면 광이 없어도 광박을 면해요.
card-XD = 조커 이기면 두 배
    .about = 이긴 사람이 이 조커를 가지고 있으면 점수가 두 배예요.
card-XS = 조커 피 한 장씩
    .about = 이 조커를 먹은 사람은 피가 있는 상대에게서 피를 한 장씩 받아요.

## Cards whose face is not known

card-back = 덮은 패
card-unknown = 모르는 패

## Suits: the plant of each month of the Japanese calendar

suit-01 = 송학
suit-02 = 매조
suit-03 = 벚꽃
suit-04 = 흑싸리
suit-05 = 난초
suit-06 = 모란
suit-07 = 홍싸리
suit-08 = 공산
suit-09 = 국화
suit-10 = 단풍
suit-11 = 비
suit-12 = 오동

## Months. `.title` stands alone or at the start of a line.

month-1 = 1월
    .title = 1월
month-2 = 2월
    .title = 2월
month-3 = 3월
    .title = 3월
month-4 = 4월
    .title = 4월
month-5 = 5월
    .title = 5월
month-6 = 6월
    .title = 6월
month-7 = 7월
    .title = 7월
month-8 = 8월
    .title = 8월
month-9 = 9월
    .title = 9월
month-10 = 10월
    .title = 10월
month-11 = 11월
    .title = 11월
month-12 = 12월
    .title = 12월

## Kinds. `.many` is the heading of a group of captured cards.

kind-b = 광
    .many = 광
kind-a = 열끗
    .many = 열끗
kind-r = 띠
    .many = 띠
kind-j = 피
    .many = 피

# The full name that a screen reader speaks: "Full moon, August, bright".
# $name (String): card-CODE. $month (String): month-N. $kind (String): kind-LETTER.
card-label = { $name }, { $month }, { $kind }
