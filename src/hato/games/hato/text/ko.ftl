### Hato, Min-hwatu and the game of 1995 (rules MH, C)

hato-name = 화투
hato-about = 둘부터 일곱까지 치는 가장 단순한 화투, 민화투예요. 패와 약마다 점수가 있고, 중간에 멈추는 사람 없이 끝까지 쳐서 점수가 가장 높은 사람이 이겨요.

## Presets

hato-preset-sakhalin = 사할린 화투
    .about = 사할린 한인들이 치는 화투예요. 오광은 50점이고 초단은 점수가 없어요. 패의 점수를 모두 더하면 240점이에요.
hato-preset-minhwatu = 민화투
    .about = 한국에서 널리 치는 민화투예요. 홍단, 청단, 초단이 모두 점수가 되고 오광은 점수가 없어요. 패의 점수를 모두 더하면 240점이에요.
hato-preset-sakhalin_250 = 사할린 화투, 250점
    .about = 옛 점수표를 따라요. 오동 쌍피가 10점이라 패의 점수를 모두 더하면 250점이에요.
hato-preset-sakhalin_260 = 사할린 화투, 260점
    .about = 사할린의 점수표를 적힌 그대로 따라요. 국진과 비, 오동의 점수가 다르고, 비약 대신 똥약이 점수가 돼요. 모두 더하면 260점이에요.
hato-preset-card1995 = 1995Card
    .about = 둘이서 하는 1995년의 컴퓨터 게임이에요. 뒤집은 패로 먹으면 한 장을 더 깔고, 점수 차이만큼 돈을 주고받으며, 누군가 올인될 때까지 쳐요.
hato-preset-card1995_fair = 1995Card, 추가 패 없음
    .about = 1995년의 컴퓨터 게임에서 추가 패를 뺐어요. 판이 끝나면 바닥이 비어요.

## Groups of options, by the rule that they belong to

hato-group-D-2 = 달력
hato-group-G-1 = 첫 선
hato-group-G-2 = 자리
hato-group-G-3 = 방향
hato-group-G-4 = 경기와 돈
hato-group-G-5 = 빠지는 사람
hato-group-G-8 = 다음 선
hato-group-MH-1 = 인원과 패 돌리기
hato-group-MH-4 = 단과 약
hato-group-MH-5 = 계산
hato-group-MH-6 = 패의 점수
hato-group-C-2 = 추가 패
hato-group-C-5 = 1995년 게임의 돈

## Options. The value texts of an option follow it; yes and no are shared texts.

hato-option-length = 경기 길이
    .about = 경기가 언제 끝나는지 정해요: 정한 판 수나 시간이 지났을 때, 누군가 목표 점수를 냈을 때, 또는 누군가 돈을 모두 잃었을 때.
# $n (Number): rounds
hato-value-length-rounds = { $n }판
# $points (Number): the total that ends the match
hato-value-length-target = { $points }점 내기
# $minutes (Number): the round in progress at the agreed end is finished
hato-value-length-time = { $minutes }분
hato-value-length-bankroll = 누군가 올인될 때까지

hato-option-next_dealer = 다음 선
    .about = 다음 판에 누가 선이 되어 먼저 내는지 정해요.
hato-value-next_dealer-winner = 점수가 가장 높은 사람
hato-value-next_dealer-alternate = 번갈아
hato-value-next_dealer-loser = 가장 많이 잃은 사람
hato-value-next_dealer-fixed = 늘 같은 사람

hato-option-draws_count = 비긴 판도 세기
    .about = 비긴 판을 다시 하지 않고 정한 판 수에 넣는지 정해요.

hato-option-stake = 점당 금액
    .about = 1점이 얼마인지 정해요(기록은 점수로 남아요).

hato-option-capital = 시작 자금
    .about = 각자 얼마를 가지고 시작하는지 정하며, 누군가 올인될 때까지 하는 경기에서만 쓰여요.

hato-option-capital_in = 시작 자금의 단위
    .about = 시작 자금을 점수로 세는지 돈으로 세는지 정하며, 누군가 올인될 때까지 하는 경기에서만 쓰여요.
hato-value-capital_in-stakes = 점수
hato-value-capital_in-money = 돈

hato-option-dealer_draw = 첫 선 정하기
    .about = 첫 선을 뽑은 패의 달로 정하는지, 무작위로 정하는지, 뽑지 않고 정하는지 골라요.
hato-value-dealer_draw-earliest = 가장 빠른 달
hato-value-dealer_draw-latest = 가장 늦은 달
hato-value-dealer_draw-night_day = 밤일낮장
hato-value-dealer_draw-random = 무작위
hato-value-dealer_draw-first_seat = 첫째 자리

hato-option-draw_time = 밤 또는 낮
    .about = 첫 선을 밤처럼 가장 빠른 달로 정하는지, 낮처럼 가장 늦은 달로 정하는지 골라요. “밤일낮장”일 때만 쓰여요.
hato-value-draw_time-night = 밤
hato-value-draw_time-day = 낮

hato-option-month_order = 달력
    .about = 한국처럼 오동을 11월, 비를 12월로 보는지, 일본처럼 반대로 보는지 정해요.
hato-value-month_order-korean = 한국
hato-value-month_order-japanese = 일본

hato-option-players = 한 판의 인원
    .about = 둘부터 일곱까지 몇 명이 한 판을 치는지 정하며, 그보다 많은 사람은 인원 초과 규칙이 있을 때만 앉을 수 있어요.

hato-option-table_quad = 바닥에 같은 달 네 장
    .about = 바닥에 같은 달 네 장이 깔려 아무도 먹을 수 없을 때 어떻게 하는지 정해요.
hato-value-table_quad-redeal = 다시 돌리기

hato-option-hand_quad = 손패에 같은 달 네 장
    .about = 처음 손패에 같은 달 네 장이 들었을 때 어떻게 하는지 정해요.
hato-value-hand_quad-nothing = 그대로 진행
hato-value-hand_quad-redeal = 다시 돌리기

hato-option-card_values = 패의 점수
    .about = 패마다 몇 점인지 어느 점수표를 따르는지 정하며, 사할린의 글에는 표준과 다른 점수표가 두 가지 있어요.
hato-value-card_values-standard = 표준, 모두 240점
hato-value-card_values-colored_paulownia = 오동 쌍피 10점, 모두 250점
hato-value-card_values-sakhalin_table = 사할린 점수표, 모두 260점

hato-option-dan = 띠의 단
    .about = 어느 띠 세 장이 30점이 되는지 정해요.
hato-value-dan-hongdan = 홍단
hato-value-dan-cheongdan = 청단
hato-value-dan-chodan = 초단

hato-option-month_sets = 같은 달 네 장
    .about = 어느 달의 네 장이 몇 점이 되는지 정해요.
hato-value-month_sets-core3 = 난초, 단풍, 비가 20점씩
hato-value-month_sets-all12 = 모든 달이 20점

hato-option-five_brights = 오광
    .about = 오광이 몇 점인지 정하며, 0이면 세지 않아요.

hato-option-godori = 고도리
    .about = 매조, 흑싸리, 공산의 새가 그려진 열끗 세 장이 몇 점인지 정하며, 0이면 세지 않아요.

hato-option-bonus_mode = 약값을 내는 사람
    .about = 약의 점수를 상대마다 빼서 받는지, 만든 사람에게 더하기만 하는지 정해요.
hato-value-bonus_mode-from_each_opponent = 상대 모두
hato-value-bonus_mode-added_only = 아무도 안 내고 더하기만

hato-option-settlement = 계산
    .about = 한 판의 점수를 어떻게 결과로 바꾸는지 정해요.
hato-value-settlement-vs_par = 본전과 비교
hato-value-settlement-difference = 상대마다 점수 차이
hato-value-settlement-totals = 점수 그대로

hato-option-extra_draw = 추가 패
    .about = 뒤집은 패로 먹었을 때 더미에서 한 장을 더 뒤집는지, 그 패로도 먹는지 정해요.
hato-value-extra_draw-none = 없음
hato-value-extra_draw-unmatched = 깔기만 하기
hato-value-extra_draw-matched = 그 패로도 먹기

hato-option-leftover = 바닥에 남은 패
    .about = 손패가 모두 떨어졌을 때 바닥에 남은 패가 누구 것인지 정해요.
hato-value-leftover-nobody = 누구의 것도 아님

hato-option-dropout = 인원 초과
    .about = 치는 사람보다 많이 앉았을 때 누가 칠지 어떻게 정하는지 고르며, 칠지 빠질지 묻는 것은 셋 이상일 때만이에요.
hato-value-dropout-off = 더 앉지 않기
hato-value-dropout-first_cards = 첫 선 뽑기로 경기 내내 정하기
hato-value-dropout-announce = 저마다 칠지 빠질지 말하기

hato-option-dropout_penalty = 빠지기 벌점
    .about = 빠지는 사람이 몇 점을 내는지 정하며, 보통 12점이에요.

hato-option-penalty_to = 벌점을 받는 사람
    .about = 빠진 사람의 벌점을 그 판을 이긴 사람이 받는지, 치는 사람들이 똑같이 나누는지 정해요.
hato-value-penalty_to-round_winner = 판을 이긴 사람
hato-value-penalty_to-each_active_equal = 치는 사람 모두 똑같이

hato-option-penalty_for_forced_out = 선택 없이 빠져도 벌점
    .about = 물어보지도 않았는데 자리가 차서 빠지게 된 사람도 벌점을 내는지 정해요.

hato-option-folded_cards = 빠진 사람의 손패
    .about = 치지 않는 사람의 손패를 어디에 두는지 정하며, 더미 맨 위에 두면 그 사람은 다음에 무엇이 뒤집힐지 알게 돼요.
hato-value-folded_cards-shuffled_into_stock = 더미에 섞기
hato-value-folded_cards-top_of_stock = 더미 맨 위에 놓기

hato-option-dealer_may_drop = 선도 빠질 수 있음
    .about = 선에게도 묻는지 정하며, 묻지 않으면 선은 늘 쳐요.

## Lines of the settlement: yaku. `.native` is Korean, `.reading` how it is said.

hato-line-hongdan = 홍단
    .native = 홍단
    .reading = hongdan
    .about = 글씨가 있는 빨간 띠 세 장: 송학, 매조, 벚꽃.
hato-line-cheongdan = 청단
    .native = 청단
    .reading = cheongdan
    .about = 파란 띠 세 장: 모란, 국화, 단풍.
hato-line-chodan = 초단
    .native = 초단
    .reading = chodan
    .about = 글씨가 없는 빨간 띠 세 장: 흑싸리, 난초, 홍싸리. 비 띠는 들어가지 않아요.
hato-line-choyak = 초약
    .native = 초약
    .reading = choyak
    .about = 난초 네 장 모두.
hato-line-pungyak = 풍약
    .native = 풍약
    .reading = pungyak
    .about = 단풍 네 장 모두.
hato-line-biyak = 비약
    .native = 비약
    .reading = biyak
    .about = 비 네 장 모두: 비광, 비 열끗, 비 띠, 비 쌍피.
hato-line-ttongyak = 똥약
    .native = 똥약
    .reading = ttongyak
    .about = 오동 네 장 모두.
hato-line-month_01 = 송학 네 장
    .native = 송학 네 장
    .reading = songhak ne jang
    .about = 송학 네 장 모두.
hato-line-month_02 = 매조 네 장
    .native = 매조 네 장
    .reading = maejo ne jang
    .about = 매조 네 장 모두.
hato-line-month_03 = 벚꽃 네 장
    .native = 벚꽃 네 장
    .reading = beotkkot ne jang
    .about = 벚꽃 네 장 모두.
hato-line-month_04 = 흑싸리 네 장
    .native = 흑싸리 네 장
    .reading = heukssari ne jang
    .about = 흑싸리 네 장 모두.
hato-line-month_06 = 모란 네 장
    .native = 모란 네 장
    .reading = moran ne jang
    .about = 모란 네 장 모두.
hato-line-month_07 = 홍싸리 네 장
    .native = 홍싸리 네 장
    .reading = hongssari ne jang
    .about = 홍싸리 네 장 모두.
hato-line-month_08 = 공산 네 장
    .native = 공산 네 장
    .reading = gongsan ne jang
    .about = 공산 네 장 모두.
hato-line-month_09 = 국화 네 장
    .native = 국화 네 장
    .reading = gukhwa ne jang
    .about = 국화 네 장 모두.
hato-line-ogwang = 오광
    .native = 오광
    .reading = ogwang
    .about = 광 다섯 장 모두: 송학 광, 벚꽃 광, 공산 광, 비광, 오동 광.
hato-line-godori = 고도리
    .native = 고도리
    .reading = godori
    .about = 새가 날아가는 패 세 장: 매조 열끗, 흑싸리 열끗, 공산 열끗.

## Lines of the settlement: from the cards to the result

hato-line-card_points = 패의 점수
    .about = 먹은 패의 점수를 더했어요.
hato-line-others_yaku = 상대의 약
    .about = 상대의 약만큼 점수를 빼요.
hato-line-round_score = 판의 점수
    .about = 패와 약의 점수를 더했어요.
hato-line-par = 본전
    .about = 모두의 점수를 더해 사람 수로 나눈 값이에요.
hato-line-each_opponent = 상대마다
    .about = 판의 점수를 상대 한 명마다 한 번씩 세요.
hato-line-their_scores = 상대의 점수
    .about = 상대 모두의 점수를 빼요.

## Actions

hato-action-play = 내기
hato-action-take = 먹기
hato-action-stay = 치기
    .about = 이번 판을 쳐요.
hato-action-drop = 빠지기
    .about = 이번 판을 쉬어요.

## What a player calls out

hato-call-stay = 칠게요!
hato-call-drop = 빠질게요!
hato-call-hongdan = 홍단!
hato-call-cheongdan = 청단!
hato-call-chodan = 초단!
hato-call-choyak = 초약!
hato-call-pungyak = 풍약!
hato-call-biyak = 비약!
hato-call-ttongyak = 똥약!
hato-call-month_01 = 송학 네 장!
hato-call-month_02 = 매조 네 장!
hato-call-month_03 = 벚꽃 네 장!
hato-call-month_04 = 흑싸리 네 장!
hato-call-month_06 = 모란 네 장!
hato-call-month_07 = 홍싸리 네 장!
hato-call-month_08 = 공산 네 장!
hato-call-month_09 = 국화 네 장!
hato-call-ogwang = 오광!
hato-call-godori = 고도리!

## Payments within a round, in the middle of it or beside its result

hato-paid-dropout = 빠지기 벌점
hato-paid-pot = 쌓인 벌점

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is.

hato-end-highest = { $you ->
    [yes] 패가 모두 떨어졌어요. 내 점수가 가장 높아요.
   *[no] 패가 모두 떨어졌어요. { $winner }님의 점수가 가장 높아요.
}
hato-end-shared = 비겼어요. 가장 높은 점수가 같아요.

## Why the cards were dealt again

hato-shuffled-table_quad = 다시 돌렸어요: 바닥에 같은 달 네 장이 깔렸어요.
hato-shuffled-hand_quad = 다시 돌렸어요: 손패에 같은 달 네 장이 있었어요.
