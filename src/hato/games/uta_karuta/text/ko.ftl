### 네 사람의 우타가루타 (규칙 UTA)

## Name

uta_karuta-name = 우타가루타
uta_karuta-about = 네 사람이 시 백 수의 뒷구절을 맞혀요. 맞히면 패가 줄고, 손패가 먼저 없어지면 이겨요.
# The language of the names in `.native`.
uta_karuta-native = ja

## Presets

uta_karuta-preset-source = 구슬 그대로
    .about = 구슬 시로 20장, 15장, 15장을 줄 수 있어요.
uta_karuta-preset-short = 구슬 절반
    .about = 구슬 시로 10장, 8장, 8장을 줄 수 있어요. 구슬만으로는 끝나지 않아요.

## Groups of options, by the rule that they belong to

uta_karuta-group-UTA-2 = 답하기
uta_karuta-group-UTA-3 = 벌패
uta_karuta-group-UTA-4 = 구슬
uta_karuta-group-UTA-5 = 야쿠후다
uta_karuta-group-UTA-7 = 끝

## Options. The value texts of an option follow it; yes and no are shared texts.

uta_karuta-option-rounds = 판 수
    .about = 한 경기가 몇 판인지 정해요.
uta_karuta-option-penalty_cards = 벌패
    .about = 대신 답했을 때, 답했어야 할 사람에게 주는 패의 수예요.
uta_karuta-option-penalty_to = 벌패를 받는 사람
    .about = 패의 주인만 받는지, 먼저 답하지 못한 사람 모두가 받는지 정해요.
uta_karuta-value-penalty_to-owner = 주인
uta_karuta-value-penalty_to-all_who_failed = 답하지 못한 모두
uta_karuta-option-pearl_values = 구슬
    .about = 구슬 시 12, 22, 97로 왼쪽 사람에게 몇 장을 줄 수 있는지 정해요.
uta_karuta-value-pearl_values-source = 20장, 15장, 15장
uta_karuta-value-pearl_values-half = 10장, 8장, 8장
uta_karuta-value-pearl_values-off = 구슬 없음
uta_karuta-option-pearl_right = 구슬을 쓰는 사람
    .about = 답한 사람이면 누구나 쓰는지, 패의 주인만 쓰는지 정해요.
uta_karuta-value-pearl_right-answerer = 답한 사람
uta_karuta-value-pearl_right-owner_only = 주인만
uta_karuta-option-yaku_discard = 야쿠후다
    .about = 자기 야쿠후다를 맞히면 패를 몇 장까지 버릴 수 있는지 정해요.
uta_karuta-option-yaku_target = 버린 패가 가는 곳
    .about = 야쿠후다로 버린 패가 게임에서 빠지는지, 왼쪽 사람에게 가는지 정해요.
uta_karuta-value-yaku_target-out = 게임 밖으로
uta_karuta-value-yaku_target-left = 왼쪽 사람에게
uta_karuta-option-yaku_right = 야쿠후다를 쓰는 사람
    .about = 남의 야쿠후다를 맞힌 사람도 자기 패를 버릴 수 있는지 정해요.
uta_karuta-value-yaku_right-owner_only = 주인만
uta_karuta-value-yaku_right-any = 답한 사람
uta_karuta-option-yaku_blocks_win = 야쿠후다도 없어야 승리
    .about = 내 야쿠후다까지 없어져야 이기는지 정해요.
uta_karuta-option-answer_s = 답하는 시간(초)
    .about = 한 사람이 생각할 수 있는 시간이에요.
uta_karuta-option-choices = 고를 뒷구절
    .about = 패가 없는 사람이 몇 가지 뒷구절에서 고르는지 정해요.
uta_karuta-value-choices-4 = 네 가지
uta_karuta-value-choices-6 = 여섯 가지
uta_karuta-value-choices-hand_of_owner = 주인의 패 모두
uta_karuta-option-stakes = 내기
    .about = 남의 손에 남은 패 한 장마다 이긴 사람이 1점을 받는지 정해요.

## Lines, calls and ends. $you (String): yes, no or none. $winner (String)

uta_karuta-line-cards_left = 손에 남은 패
uta_karuta-line-won = 판 승리
uta_karuta-call-wrong = 틀림
uta_karuta-call-returns = 아무도 몰라서 다시 읊어요
uta_karuta-call-lost = 또 아무도 몰라서 패를 치워요
uta_karuta-end-empty = { $you ->
    [yes] 손패가 다 없어졌어요. 이겼어요.
   *[other] { $winner }님의 손패가 다 없어져 { $winner }님이 이겼어요.
}
uta_karuta-end-exhausted = { $you ->
    [yes] 시를 모두 읊었어요. 내 패가 가장 적어요.
    [no] 시를 모두 읊었어요. { $winner }님의 패가 가장 적어요.
   *[none] 시를 모두 읊었어요. 패가 가장 적은 사람이 여럿이에요.
}

## Actions. $card (String): a card

uta_karuta-action-decline = 답하지 않기
uta_karuta-action-done = 그만
uta_karuta-action-yaku = 야쿠후다로 삼기: “{ $card }”
uta_karuta-action-answer = 답하기: { $card }
uta_karuta-action-penalty = 주기: “{ $card }”
uta_karuta-action-discard = 버리기: “{ $card }”
uta_karuta-action-pearl = 왼쪽에 주기: “{ $card }”

## Move log. $who, $to (String): you, other or none. $name, $receiver (String). $card, $cards (String): names of cards. $number (Number): cards

uta_karuta-log-drawn-reading = 다음 시를 읊었어요.
uta_karuta-log-revealed-hand = { $number ->
    [0] { $to ->
        [you] 패는 나에게 있어요.
       *[other] 패는 { $receiver }님에게 있어요.
    }
   *[other] { $to ->
        [you] 보인 패: { $cards }.
       *[other] { $receiver }님이 보인 패: { $cards }.
    }
}
uta_karuta-log-revealed-yaku = 모두 야쿠후다를 동시에 공개해요.
uta_karuta-log-moved-hand-yaku = { $who ->
    [you] 내 야쿠후다: “{ $card }”.
   *[other] { $name }님의 야쿠후다: “{ $card }”.
}
uta_karuta-log-chose-answer = { $who ->
    [you] 답했어요.
   *[other] { $name }님이 답했어요.
}
uta_karuta-log-chose-decline = { $who ->
    [you] 답하지 않았어요.
   *[other] { $name }님은 답하지 않았어요.
}
uta_karuta-log-chose-done = { $who ->
    [you] 그만하기로 했어요.
   *[other] { $name }님은 그만하기로 했어요.
}
uta_karuta-log-called-wrong = { $who ->
    [you] 답이 틀렸어요.
   *[other] { $name }님의 답이 틀렸어요.
}
uta_karuta-log-called-returns = 아무도 몰랐어요. 이 시는 다시 나와요.
uta_karuta-log-called-lost = 이번에도 아무도 몰랐어요. 패가 게임에서 빠져요.
uta_karuta-log-moved-hand-gone = { $who ->
    [you] 게임에서 빠진 내 패: “{ $card }”.
   *[other] 게임에서 빠진 { $name }님의 패: “{ $card }”.
}
uta_karuta-log-moved-yaku-gone = { $who ->
    [you] 게임에서 빠진 내 야쿠후다: “{ $card }”.
   *[other] 게임에서 빠진 { $name }님의 야쿠후다: “{ $card }”.
}
uta_karuta-log-moved-hand-hand = { $who ->
    [you] { $receiver }님에게 준 패: “{ $card }”.
   *[other] { $to ->
        [you] { $name }님에게서 받은 패: “{ $card }”.
       *[other] { $name }님이 { $receiver }님에게 { $number }장을 주었어요.
    }
}
uta_karuta-log-moved-hand-dropped = { $who ->
    [you] 버린 패: “{ $card }”.
   *[other] { $name }님이 { $number }장을 버렸어요.
}

## Places

uta_karuta-place-stock = 나누기 전의 패
uta_karuta-place-hand = 손패
uta_karuta-place-yaku = 야쿠후다
uta_karuta-place-dropped = 버린 패
uta_karuta-place-gone = 게임에서 빠진 패
uta_karuta-place-reading = 낭독

## What the table asks and shows. $name (String). $count (Number): cards

uta_karuta-hint-yaku = 야쿠후다를 고르세요. 그다음부터는 모두에게 보여요.
uta_karuta-hint-yaku-other = 다른 사람들이 야쿠후다를 고르고 있어요.
uta_karuta-hint-own = 이 시의 패는 나에게 있어요. 찾아보세요.
uta_karuta-hint-answer = 이 시의 뒷구절은? 답하지 않아도 돼요.
uta_karuta-hint-answer-hand = { $name }님이 찾지 못했어요. 어느 패일까요?
uta_karuta-hint-answer-other = { $name }님이 생각하고 있어요…
uta_karuta-hint-penalty = 어려워 보이는 패 { $count }장을 { $name }님에게 주세요.
uta_karuta-hint-discard = { $count }장까지 더 버릴 수 있어요.
uta_karuta-hint-pearl = { $name }님에게 { $count }장까지 더 줄 수 있어요.
uta_karuta-owner = 패의 주인
uta_karuta-answers = 답하는 중
uta_karuta-failed = 몰랐음
uta_karuta-right = 맞힘
uta_karuta-answer = 답하기
uta_karuta-decline = 답하지 않기
uta_karuta-choose-yaku = 야쿠후다 고르기
uta_karuta-give = 주기
uta_karuta-drop = 버리기
uta_karuta-done = 그만
uta_karuta-seconds = { $count }초
uta_karuta-left = 남은 시간
uta_karuta-order = 답하는 차례
uta_karuta-last = 바로 앞의 시
uta_karuta-hand-of = { $name }님의 패
uta_karuta-hint-yaku-again = 한 번 더 누르면 그 패가 야쿠후다가 돼요.
uta_karuta-key-ending = 그 번호의 뒷구절로 답하기
uta_karuta-key-leave = 답하지 않기 또는 끝내기
uta_karuta-key-last = 바로 앞의 시
uta_karuta-yaku = 야쿠후다
    .native = 役札
    .about = 따로 놓은 패예요. 주인이 이 패를 맞히면 다른 패도 함께 버릴 수 있어요.
uta_karuta-yaku-of = { $you ->
    [yes] 내 야쿠후다
   *[no] { $name }님의 야쿠후다
}
uta_karuta-yaku-gone = 야쿠후다 없음
uta_karuta-pearl = 구슬
    .native = 玉
    .about = 12, 22, 97번 시예요. 답한 사람은 왼쪽 사람에게 패를 줄 수 있어요.
uta_karuta-pearl-worth = 구슬, { $count }장
uta_karuta-again = 전에 읊은 시예요
uta_karuta-gone = 게임에서 빠진 패 { $count }장

## Levels of the computer players

uta_karuta-level-random = 찍기
    .about = 운으로 답해요. 시를 익히기에 좋아요.
uta_karuta-level-novice = 하수
    .about = 유명한 시는 알지만 나머지는 헷갈려요.
uta_karuta-level-greedy = 중수
    .about = 시를 거의 알고, 어려운 패를 넘겨요.
uta_karuta-level-sampler = 고수
    .about = 백 수를 모두 알고, 남의 손패까지 따져 봐요.
