### Khanhoo, the Ming form (rules KHM)

## Name

khanhoo_ming-name = 칸후: 명나라식
khanhoo_ming-about = 명나라 때의 트릭 게임이에요. 한 장이나 석 장으로 트릭을 따고, 특별한 묶음으로 점수를 더 받아요.
# `.native` 이름의 언어.
khanhoo_ming-native = zh-Hant

## Presets

khanhoo_ming-preset-source = 기록대로
    .about = 1613년에 반지항이 적은 규칙을 읽을 수 있는 만큼 그대로 따라요.

## Groups of options, by the rule that they belong to

khanhoo_ming-group-KHM-3 = 트릭
khanhoo_ming-group-KHM-6 = 표범
khanhoo_ming-group-KHM-9 = 경기

## Options. The value texts of an option follow it; yes and no are shared texts.

khanhoo_ming-option-must_beat = 이길 수 있으면 이기기
    .about = 이길 패가 없을 때만 패를 버릴 수 있는지 정해요.
khanhoo_ming-option-discard_face = 버리는 패
    .about = 버린 패를 이 패의 관습대로 엎어 놓을지, 펴 놓을지 정해요.
khanhoo_ming-value-discard_face-down = 엎어 놓기
khanhoo_ming-value-discard_face-up = 펴 놓기
khanhoo_ming-option-specials_beat_leopards = 표범을 이기는 것
    .about = 모든 표범을 영웅만 이기는지, 부귀도 이기는지 정해요.
khanhoo_ming-value-specials_beat_leopards-hero_only = 영웅만
khanhoo_ming-value-specials_beat_leopards-all_higher = 부귀와 영웅
khanhoo_ming-option-deals = 판 수
    .about = 한 경기의 판 수예요. 보통 한 사람에 두 판씩이고, 합계가 가장 높은 사람이 이겨요.
khanhoo_ming-option-settle = 차이만큼 주고받기
    .about = 끝날 때 모두가 서로 점수 차이만큼 주고받는지 정해요.

## Lines of the settlement: the cards of won tricks, and the plays that earn more. `.native` is Chinese.

khanhoo_ming-line-cards = 딴 패
    .about = 딴 트릭의 패는 누가 냈든 한 장에 1점이에요.
khanhoo_ming-line-five_myriads = 5만 한 장
    .native = 五萬
    .about = 5만 한 장으로 딴 트릭이에요.
khanhoo_ming-line-eight_myriads = 8만 한 장
    .native = 八萬
    .about = 8만 한 장으로 딴 트릭이에요.
khanhoo_ming-line-half_leopard = 반표범
    .native = 半豹
    .about = 1문, 반 문, 영 문이에요. 동전과 꿰미의 긴팔원숭이를 모두 이겨요.
khanhoo_ming-line-thousand_gibbon = 천만 긴팔원숭이
    .native = 千萬猿
    .about = 8만, 9만, 천만이에요. 가장 센 긴팔원숭이예요.
khanhoo_ming-line-pangolin = 천산갑
    .native = 穿山甲
    .about = 7문, 3꿰미, 3만이에요.
khanhoo_ming-line-poverty = 가난
    .native = 貧
    .about = 8문, 2꿰미, 2만이에요.
khanhoo_ming-line-tiger = 호랑이
    .native = 虎
    .about = 9문, 1꿰미, 1만이에요.
khanhoo_ming-line-chariot = 수레
    .native = 車
    .about = 영 문, 9꿰미, 천만이에요.
khanhoo_ming-line-leopard_9 = 아홉 표범
    .native = 九豹
    .about = 아홉 석 장이에요. 가장 센 표범이기도 해요.
khanhoo_ming-line-riches = 부귀
    .native = 富
    .about = 영 문, 9꿰미, 9만이에요.
khanhoo_ming-line-hero = 영웅
    .native = 英雄
    .about = 1꿰미, 1만, 천만이에요. 다른 특별 묶음과 모든 표범을 이겨요.

## Actions

khanhoo_ming-action-play = 내기
khanhoo_ming-action-discard = 버리기
khanhoo_ming-action-back = 되돌리기

## Kinds of plays, as the table names them

khanhoo_ming-kind-single = 한 장
khanhoo_ming-kind-gibbon = 긴팔원숭이
    .native = 猿
khanhoo_ming-kind-leopard = 표범
    .native = 豹
khanhoo_ming-kind-special = 특별 묶음
    .native = 特

## What a player says

khanhoo_ming-call-half_leopard = 반표범!
khanhoo_ming-call-thousand_gibbon = 팔, 구, 천만!
khanhoo_ming-call-pangolin = 천산갑!
khanhoo_ming-call-poverty = 가난!
khanhoo_ming-call-tiger = 호랑이!
khanhoo_ming-call-chariot = 수레!
khanhoo_ming-call-leopard_9 = 아홉 석 장!
khanhoo_ming-call-riches = 부귀!
khanhoo_ming-call-hero = 영웅!

## The log. $who (String): you or other. $name (String). $cards (String): names of cards. $number (Number): how many

khanhoo_ming-log-moved-hand-trick = { $who ->
    [you] 내가 { $cards } 패를 냈어요.
   *[other] { $name }님이 { $cards } 패를 냈어요.
}
khanhoo_ming-log-moved-hand-thrown = { $who ->
    [you] 내가 패 { $number }장을 버렸어요.
   *[other] { $name }님이 패 { $number }장을 버렸어요.
}
khanhoo_ming-log-moved-trick-won = { $who ->
    [you] 내가 { $cards } 패를 땄어요.
   *[other] { $name }님이 { $cards } 패를 땄어요.
}
khanhoo_ming-log-moved-thrown-won = { $who ->
    [you] 내가 { $cards } 패를 땄어요.
   *[other] { $name }님이 { $cards } 패를 땄어요.
}

## Places, as the line client names them

khanhoo_ming-place-trick = 바닥의 트릭
khanhoo_ming-place-thrown = 버린 패
khanhoo_ming-place-gone = 전에 버린 패
khanhoo_ming-place-won = 딴 트릭

## What the table asks and shows

khanhoo_ming-hint-lead = 먼저 낼 차례예요. 패나 묶음을 고르세요.
khanhoo_ming-hint-follow = 이기거나, 버릴 패를 고르세요.
khanhoo_ming-hint-beat = 이기는 패를 내야 해요.
# $chosen, $size (Number): cards
khanhoo_ming-hint-thrown = 버릴 패: { $size }장 중 { $chosen }장
khanhoo_ming-groups = 손에 있는 묶음
khanhoo_ming-trick = 트릭
khanhoo_ming-best = 지금까지 가장 셈
khanhoo_ming-thrown = 버린 패
# $tricks, $points (Number)
khanhoo_ming-won = 트릭 { $tricks }개, { $points }점
# $points (Number)
khanhoo_ming-won-short = { $points }점

## How a deal ended. $winner (String): a name. $you (String): yes or no

khanhoo_ming-end-highest = { $you ->
    [yes] 이번 판은 내 점수가 가장 높아요.
   *[no] 이번 판은 { $winner }님의 점수가 가장 높아요.
}
khanhoo_ming-end-shared = 이번 판은 최고 점수가 같아요.
