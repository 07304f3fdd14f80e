### Khanhoo, the Qing form (rules KHQ)

## Name

khanhoo_qing-name = 칸후: 청나라식
khanhoo_qing-about = 패를 뽑거나 버린 패를 가져와 한 장을 버리고, 열다섯 장을 먼저 모두 묶으면 이겨요. 마작 조상의 친척이에요.
# `.native` 이름의 언어.
khanhoo_qing-native = zh-Hant

## Presets

khanhoo_qing-preset-source = 기록대로
    .about = 19세기 중국과 서양의 기록에 있는 규칙이에요.

## Groups of options, by the rule that they belong to

khanhoo_qing-group-KHQ-2 = 패 돌리기
khanhoo_qing-group-KHQ-3 = 묶음
khanhoo_qing-group-KHQ-4 = 차례
khanhoo_qing-group-KHQ-6 = 경기

## Options. The value texts of an option follow it; yes and no are shared texts.

khanhoo_qing-option-eyes = 엇갈리는 눈
    .about = 엇갈리는 두 묶음 가운데 무엇이 눈인지 정해요. 홍화·9꿰미·9만인지, 8문·3꿰미·2만인지예요.
khanhoo_qing-value-eyes-wilkinson = 홍화·9꿰미·9만 (윌킨슨)
khanhoo_qing-value-eyes-culin = 8문·3꿰미·2만 (큘린)
khanhoo_qing-value-eyes-both = 둘 다
khanhoo_qing-option-wild_mode = 꽃과 노천
    .about = 꽃과 노천을 묶음에 덧붙이기만 하는지, 제 패가 한 장은 있는 묶음에서 아무 패나 대신할 수도 있는지 정해요.
khanhoo_qing-value-wild_mode-attach = 덧붙이기만
khanhoo_qing-value-wild_mode-substitute = 대신하기도 함
khanhoo_qing-option-triplet_kind = 같은 수 석 장
    .about = 같은 수 석 장이 같은 무늬여도 되는지, 세 무늬여야 하는지 정해요.
khanhoo_qing-value-triplet_kind-any = 아무 무늬나
khanhoo_qing-value-triplet_kind-different_suits = 세 무늬
khanhoo_qing-option-direction = 다음 사람
    .about = 다음 사람이 왼쪽에 앉는지 오른쪽에 앉는지 정해요.
khanhoo_qing-value-direction-left = 왼쪽
khanhoo_qing-value-direction-right = 오른쪽
khanhoo_qing-option-hand = 손패
    .about = 열넉 장을 들고 열다섯째로 이기는지, 열다섯 장을 들고 열여섯 장 중 한 장을 버리며 이기는지 정해요.
khanhoo_qing-value-hand-14-1 = 14장과 1장
khanhoo_qing-value-hand-15-0 = 15장 (16장 중 1장 버림)
khanhoo_qing-option-claim_when_waiting = 기다림 선언
    .about = 한 장이 모자란 사람이 패를 버리며 선언하고, 그 뒤 누구의 버린 패로도 이길 수 있는지 정해요.
khanhoo_qing-option-deals = 판 수
    .about = 한 경기의 판 수예요. 보통 한 사람에 두 판씩이고, 무효인 판도 세요. 가장 많이 번 사람이 이겨요.

## Lines of the settlement. `.native` is Chinese.

khanhoo_qing-line-pool = 판돈
    .about = 낸 판돈 모두예요.
khanhoo_qing-paid-ante = 판돈 내기
khanhoo_qing-paid-returned = 판돈 돌려받기

## Groups, as the table names them. `.native` is Chinese.

khanhoo_qing-group-eyes = 눈
    .native = 眼
khanhoo_qing-group-run = 연속
    .native = 順
khanhoo_qing-group-triplet = 같은 수
    .native = 同
khanhoo_qing-group-added = 덧붙인 패
    .native = 花
khanhoo_qing-eyes-cash = 1·2·3문
    .native = 一二三文
khanhoo_qing-eyes-chariot = 수레
    .native = 車
khanhoo_qing-eyes-white = 백화
    .native = 白花
khanhoo_qing-eyes-tiger = 호랑이
    .native = 虎
khanhoo_qing-eyes-poverty = 가난
    .native = 貧
khanhoo_qing-eyes-pangolin = 천산갑
    .native = 穿山甲
khanhoo_qing-eyes-culin = 큘린의 눈
    .native = 八三二
khanhoo_qing-eyes-riches = 부귀
    .native = 富

## Actions

khanhoo_qing-action-discard = 버리기
khanhoo_qing-action-declare = 선언하고 버리기
khanhoo_qing-action-win = 이기기
khanhoo_qing-action-take = 버린 패 가져오기
khanhoo_qing-action-draw = 뽑기
khanhoo_qing-action-pass = 넘기기
khanhoo_qing-action-claim = 이 패로 이기기

## What a player says

khanhoo_qing-call-waiting = 한 장 남았어요!
khanhoo_qing-call-win = 다 모았어요!

## The log. $who (String): you or other. $name (String). $card (String): the name of a card

khanhoo_qing-log-moved-hand-discard = { $who ->
    [you] 내가 { $card } 패를 버렸어요.
   *[other] { $name }님이 { $card } 패를 버렸어요.
}
khanhoo_qing-log-moved-held-discard = { $who ->
    [you] 내가 { $card } 패를 버렸어요.
   *[other] { $name }님이 { $card } 패를 버렸어요.
}
khanhoo_qing-log-moved-discard-held = { $who ->
    [you] 내가 { $card } 패를 가져왔어요.
   *[other] { $name }님이 { $card } 패를 가져왔어요.
}

## Places, as the line client names them

khanhoo_qing-place-held = 알려진 손패
khanhoo_qing-place-discard = 버린 패

## What the table asks and shows

khanhoo_qing-hint-turn = 버릴 패를 고르세요.
khanhoo_qing-hint-offer = 버린 패를 가져오거나 뽑으세요.
khanhoo_qing-hint-claim = 기다리는 중이에요. 이 패로 이기거나 넘기세요.
khanhoo_qing-river = 버린 패
khanhoo_qing-held = 가져와 들고 있는 패
khanhoo_qing-waiting = 한 장 기다림
khanhoo_qing-groups = 이긴 패
khanhoo_qing-help = 묶음 보기
# $count (Number): cards
khanhoo_qing-left = { $count ->
    [0] 모든 패가 묶음에 들었어요
   *[other] 묶음 밖에 { $count }장
}
# $points (Number)
khanhoo_qing-pool = 판돈: { $points }

## How a deal ended. $winner (String): a name. $you (String): yes or no

khanhoo_qing-end-win = { $you ->
    [yes] 내가 패를 모두 모아 판돈을 가져왔어요.
   *[no] { $winner }님이 패를 모두 모아 판돈을 가져갔어요.
}
khanhoo_qing-end-claim = { $you ->
    [yes] 내가 버린 패로 이겨 판돈을 가져왔어요.
   *[no] { $winner }님이 버린 패로 이겨 판돈을 가져갔어요.
}
khanhoo_qing-end-void = 더미가 떨어져 아무도 이기지 못했어요.
