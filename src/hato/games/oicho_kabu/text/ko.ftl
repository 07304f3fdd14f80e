### Oicho-Kabu (rules OK)

oicho_kabu-name = 오이초카부
oicho_kabu-about = 모두가 물주와 겨뤄요. 두세 장을 더한 끝자리가 아홉에 가까운 패에 걸어 보세요.

## Presets

oicho_kabu-preset-standard = 네 패에 걸기
    .about = 일본식 물주 놀이예요. 바닥에 놓인 네 패에 모두가 걸고 선이 물주가 돼요.
oicho_kabu-preset-simple = 한 사람에 한 패
    .about = 두 장씩 받고 원하면 한 장 더 받아, 선과 1점을 걸고 겨뤄요. 아홉과 하나(굿핑)가 가장 세요.

## Options. The value texts of an option follow it; yes and no are shared texts.

oicho_kabu-option-length = 경기 길이
    .about = 경기가 언제 끝나는지 정해요: 판 수, 시간, 목표 점수, 또는 누군가 돈을 다 잃을 때까지예요.
oicho_kabu-value-length-rounds = { $n }판
oicho_kabu-value-length-target = { $points }점까지
oicho_kabu-value-length-time = { $minutes }분
oicho_kabu-value-length-bankroll = 누군가 올인될 때까지
oicho_kabu-option-draws_count = 건 사람이 없는 판도 세기
    .about = 아무도 얻은 것이 없는 판을 정한 판 수에 넣는지 정해요.
oicho_kabu-option-stake = 점당 금액
    .about = 1점이 얼마인지 정해요. 기록은 점수로 남아요.
oicho_kabu-option-capital = 시작 자금
    .about = 각자 몇 점으로 시작하는지 정하며, 누군가 올인될 때까지 할 때만 쓰여요.
oicho_kabu-option-players = 인원
    .about = 선을 포함해 몇 명이 하는지 정해요.
oicho_kabu-option-hands = 패
    .about = 바닥의 네 패에 모두가 거는지, 각자 자기 패로 겨루는지 정해요.
oicho_kabu-value-hands-four_table_hands = 바닥에 네 패
oicho_kabu-value-hands-one_per_player = 각자 한 패
oicho_kabu-option-dealer_draw = 첫 선 정하기
    .about = 뽑은 패 가운데 가장 빠른 달이 선인지, 아홉에 가장 가까운 패가 선인지 정해요.
oicho_kabu-value-dealer_draw-earliest = 가장 빠른 달
oicho_kabu-value-dealer_draw-nearest_9 = 아홉에 가장 가까운 패
oicho_kabu-option-dealer_rotation = 다음 선
    .about = 판마다 선이 다음 사람으로 넘어가는지 그대로인지 정해요.
oicho_kabu-value-dealer_rotation-each_round = 차례대로
oicho_kabu-value-dealer_rotation-fixed = 늘 같은 사람
oicho_kabu-option-dealer_policy = 물주의 셋째 장
    .about = 셋째 장을 선이 정하는지, 다섯 이하면 저절로 받는지 정해요.
oicho_kabu-value-dealer_policy-free = 선이 정함
oicho_kabu-value-dealer_policy-threshold_5 = 다섯 이하면 자동
oicho_kabu-option-dead_cards = 죽은 패
    .about = 놀이에 쓰지 않는 패를 먼저 한 장씩 보는지 정해요.
oicho_kabu-option-bank_limit = 물주의 한도
    .about = 한 판에 모두 합해 얼마까지 걸 수 있는지 정해요. 한도가 없으면 한 번에 100까지예요.
oicho_kabu-value-bank_limit-none = 한도 없음
oicho_kabu-option-dealer_pick = 선의 첫 장
    .about = 선의 첫 장을 맨 위에서 받는지, 맨 위·맨 아래·넷째 가운데 고르는지 정해요.
oicho_kabu-value-dealer_pick-top = 맨 위
oicho_kabu-value-dealer_pick-top_bottom_fourth = 맨 위, 맨 아래, 넷째
oicho_kabu-option-pair_may_draw = 같은 달 두 장은 더 받기
    .about = 끝수가 일곱 이상이어도 같은 달 두 장이면 셋째 장을 받아 세 장을 노릴 수 있는지 정해요.
oicho_kabu-value-pair_may_draw-none = 안 됨
oicho_kabu-value-pair_may_draw-any_pair = 아무 달이나
oicho_kabu-value-pair_may_draw-pair_of_9 = 아홉 두 장만
oicho_kabu-option-ties = 같은 끝수
    .about = 끝수가 같으면 누가 이기는지 정해요.
oicho_kabu-value-ties-dealer_wins = 선이 이김
oicho_kabu-value-ties-push = 건 것을 돌려받음
oicho_kabu-option-shippin_for = 넷과 하나(싯핑)
    .about = 넷 다음에 하나가 온 패가 누구의 특별한 패인지 정해요. 바닥 패라면 건 것의 두 배를 얻어요.
oicho_kabu-value-shippin_for-dealer = 선
oicho_kabu-value-shippin_for-player_double = 바닥 패, 두 배
oicho_kabu-value-shippin_for-both = 둘 다, 선이 더 셈
oicho_kabu-option-arashi_win = 같은 달 석 장(아라시)
    .about = 같은 달 석 장이 건 것의 몇 배를 얻는지 정해요. 없으면 보통 끝수로 세요.
oicho_kabu-value-arashi_win-none = 없음

## Hands: totals from nothing to nine, and the special ones. `.native` is the Japanese name.

oicho_kabu-line-buta = 부타 (0)
    .native = ぶた
oicho_kabu-line-pin = 핀 (1)
    .native = ピン
oicho_kabu-line-nizo = 니조 (2)
    .native = ニゾウ
oicho_kabu-line-santa = 산타 (3)
    .native = サンタ
oicho_kabu-line-yotsuya = 요쓰야 (4)
    .native = ヨツヤ
oicho_kabu-line-goke = 고케 (5)
    .native = ゴケ
oicho_kabu-line-roppo = 롯포 (6)
    .native = ロッポウ
oicho_kabu-line-shichiken = 시치켄 (7)
    .native = シチケン
oicho_kabu-line-oicho = 오이초 (8)
    .native = オイチョ
oicho_kabu-line-kabu = 카부 (9)
    .native = カブ
oicho_kabu-line-kuppin = 굿핑 (9와 1)
    .native = 九一
oicho_kabu-line-shippin = 싯핑 (4와 1)
    .native = 四一
oicho_kabu-line-arashi = 아라시 (같은 달 석 장)
    .native = 嵐
oicho_kabu-line-twice = 두 배로 받음
oicho_kabu-line-thrice = 세 배로 받음
oicho_kabu-line-pays = 물주가 냄

## Actions. $amount (String): units

oicho_kabu-action-bet = { $amount }점 걸기
oicho_kabu-action-stand = 그만 받기
oicho_kabu-action-third = 한 장 더
oicho_kabu-action-pick = { $place ->
    [top] 맨 위
    [bottom] 맨 아래
   *[fourth] 넷째
} 장 받기

## Ends. $you (String): yes, no or none. $winner (String): who gains most

oicho_kabu-end-showdown = { $you ->
    [yes] 내가 가장 많이 얻었어요.
    [no] { $winner }님이 가장 많이 얻었어요.
   *[none] 셈을 마쳤어요.
}
oicho_kabu-end-no_bets = 아무도 걸지 않았어요.
