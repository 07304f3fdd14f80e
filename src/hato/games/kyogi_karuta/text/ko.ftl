### 경기 가루타 (규칙 KAR)

## Name

kyogi_karuta-name = 경기 가루타
kyogi_karuta-about = 시를 읊으면 그 뒷구절이 적힌 패를 더 빠른 손이 가져가요. 내 진의 패가 먼저 없어지면 이겨요.
# The language of the names in `.native`.
kyogi_karuta-native = ja

## Presets

kyogi_karuta-preset-source = 보통 경기
    .about = 25장씩, 빈 시 50수, 외우기 2분. 공식보다 조금 빨리 읊어요.
kyogi_karuta-preset-official = 공식 시간
    .about = 외우기 15분, 공식 빠르기. 내 패를 옮길 수 있고, 제때 보내지 않은 패는 그대로 남아요.
kyogi_karuta-preset-quick = 빠른 경기
    .about = 외우기 45초, 빠른 낭독. 앞 시의 뒷구절은 읊지 않아요.
kyogi_karuta-preset-beginner = 첫걸음
    .about = 열 장씩, 빈 시 네 수는 모두에게 보여요. 패에 탁점도 적혀 있어요.

## Groups of options, by the rule that they belong to

kyogi_karuta-group-KAR-2 = 준비
kyogi_karuta-group-KAR-3 = 낭독
kyogi_karuta-group-KAR-4 = 가져가기
kyogi_karuta-group-KAR-5 = 낭독이 끝나면
kyogi_karuta-group-KAR-6 = 동시
kyogi_karuta-group-KAR-7 = 심판
kyogi_karuta-group-KAR-9 = 낭독 방법과 부정 출발

## Options. The value texts of an option follow it; yes and no are shared texts.

kyogi_karuta-option-cards_per_side = 한 사람의 패
    .about = 저마다 늘어놓는 패의 수예요.
kyogi_karuta-option-handicap = 핸디캡
    .about = 둘째 사람의 패를 몇 장 줄일지 정해요. 0보다 작으면 첫째 사람의 패를 줄여요.
kyogi_karuta-option-ghosts = 빈 시
    .about = 어느 진에도 패가 없지만 읊는 시의 수예요.
kyogi_karuta-option-ghosts_shown = 빈 시 보이기
    .about = 어느 시가 빈 시인지 두 사람 모두 볼 수 있는지 정해요. 연습에 좋아요.
kyogi_karuta-option-memorize_s = 외우는 시간(초)
    .about = 첫 낭독 전에 패를 외우는 시간이에요. 공식은 900초. 둘 다 준비되면 일찍 끝나요.
kyogi_karuta-option-regroup = 도중에 옮기기
    .about = 낭독 사이에도 내 패를 옮길 수 있는지 정해요.
kyogi_karuta-option-pace = 빠르기(%)
    .about = 읊는 데 걸리는 시간이에요. 100이 공식이고 50이면 그 절반이에요.
kyogi_karuta-option-lower_half = 뒷구절 먼저
    .about = 새 시를 읊기 전에 앞 시의 뒷구절을 다시 읊는지 정해요.
kyogi_karuta-option-presentation = 낭독 방법
    .about = 시를 어떻게 들려주는지 정해요. 두 사람에게 똑같아요.
kyogi_karuta-value-presentation-text = 한 소리씩 글자로
kyogi_karuta-value-presentation-speech = 목소리로
kyogi_karuta-value-presentation-both = 글자와 목소리
kyogi_karuta-option-script = 패의 글자
    .about = 뒷구절을 적는 글자예요. 진짜 패는 탁점 없는 가나예요.
kyogi_karuta-value-script-kana_unvoiced = 탁점 없는 가나
kyogi_karuta-value-script-kana = 탁점 있는 가나
kyogi_karuta-value-script-kanji = 한자와 가나
kyogi_karuta-value-script-romaji = 로마자
kyogi_karuta-option-late_ms = 남은 시간(밀리초)
    .about = 앞구절의 마지막 소리 뒤에 언제까지 가져갈 수 있는지 정해요.
kyogi_karuta-option-tie_window_ms = 동시(밀리초)
    .about = 차이가 이보다 크지 않으면 동시예요. 패가 놓인 진의 주인이 가져가요.
kyogi_karuta-option-early = 부정 출발
    .about = 첫 소리보다 먼저 건드리면 어떻게 되는지 정해요.
kyogi_karuta-value-early-ignored = 상관없음
kyogi_karuta-value-early-foul = 반칙
kyogi_karuta-option-proof = 증명
    .about = 건드리기만 하면 되는지, 가져간 사람이 6초 안에 뒷구절이나 지은이를 맞혀야 하는지 정해요. 못 맞히면 가져간 것이 무효이고 반칙이에요.
kyogi_karuta-value-proof-touch = 건드리기만
kyogi_karuta-value-proof-ending4 = 넷 가운데 뒷구절 맞히기
kyogi_karuta-value-proof-poet4 = 넷 가운데 지은이 맞히기
kyogi_karuta-option-send_timeout = 늦게 보내면
    .about = 8초 안에 패를 보내지 않으면 어떻게 되는지 정해요.
kyogi_karuta-value-send_timeout-auto = 아무 패나 보냄
kyogi_karuta-value-send_timeout-forfeit = 보내지 않음
kyogi_karuta-option-casual_dispute = 먼저 둘이 정하기
    .about = 누가 빨랐는지 두 사람이 먼저 말하는지 정해요. 서로 다르게 말할 때만 심판이 시간을 보여 줘요.

## Lines and ends. $you (String): yes, no or none. $winner (String)

kyogi_karuta-line-cards_left = 상대 진에 남은 패
kyogi_karuta-end-empty = { $you ->
    [yes] 내 진이 비었어요. 이겼어요.
   *[other] { $winner }님의 패가 다 없어져 { $winner }님이 이겼어요.
}

## Calls, with what they mean

kyogi_karuta-call-touch = 터치
    .native = タッチ
    .about = 패를 건드렸어요.
kyogi_karuta-call-early = 부정 출발
    .native = フライング
    .about = 첫 소리보다 먼저 건드렸어요.
kyogi_karuta-call-judge = 시간으로 먼저
    .native = 審判
    .about = 두 사람의 말이 달라서 시간으로 정해요.
kyogi_karuta-call-proved = 정답
    .native = 正解
    .about = 뒷구절이나 지은이가 맞아서 가져간 것이 인정돼요.
kyogi_karuta-call-unproved = 오답
    .native = 不正解
    .about = 가져간 것이 무효이고 반칙이에요.
kyogi_karuta-call-kata_ote = 가타오테
    .native = 片お手
    .about = 빈 시인데 한쪽 진을 건드렸어요. 반칙 한 번이에요.
kyogi_karuta-call-kara_daburu = 가라다부루
    .native = 空ダブル
    .about = 빈 시인데 양쪽 진을 건드렸어요. 반칙 두 번이에요.
kyogi_karuta-call-daburu = 다부루
    .native = ダブル
    .about = 내 진의 패를 상대에게 빼앗기고 반칙도 했어요. 두 장을 받아요.
kyogi_karuta-call-semi_daburu = 세미다부루
    .native = セミダブル
    .about = 상대는 자기 진의 패를 가져가고 이쪽은 반칙을 했어요. 한 장을 받아요.
kyogi_karuta-call-tomo_ote = 도모오테
    .native = 共お手
    .about = 둘 다 반칙을 했어요. 패를 보내지 않아요.
kyogi_karuta-call-torison = 도리손
    .native = 取り損
    .about = 상대 진의 패를 가져갔지만 반칙과 상쇄돼요. 패를 보내지 않아요.
kyogi_karuta-call-otetsuki = 오테쓰키
    .native = お手付き
    .about = 다른 진의 패를 건드렸어요. 반칙 한 번이에요.

## Actions. $card (String): a card. $one (String): the row or a part of a time. $two (String): the place

kyogi_karuta-action-ready = 준비됨
kyogi_karuta-action-wait = 기다리기
kyogi_karuta-action-early = 일찍 건드리기
kyogi_karuta-action-mine = 내가 먼저
kyogi_karuta-action-yours = 상대가 먼저
kyogi_karuta-action-fail = 모르겠음
kyogi_karuta-action-forfeit = 그만 보내기
kyogi_karuta-action-touch = 가져가기: “{ $card }”
kyogi_karuta-action-at = 10분의 { $one }초 뒤
kyogi_karuta-action-ms = 그리고 1000분의 { $one }초
kyogi_karuta-action-move = 옮기기: “{ $card }”
kyogi_karuta-action-to = { $one ->
    [gedan] 아랫줄
    [chudan] 가운뎃줄
   *[jodan] 윗줄
} { $two }번째로
kyogi_karuta-action-send = 보내기: “{ $card }”
kyogi_karuta-action-answer = { $card }

## Move log. $who (String): you, other or none. $name (String). $card, $cards (String): names of cards. $number (Number): cards

kyogi_karuta-log-chose-ready = { $who ->
    [you] 준비됐어요.
   *[other] { $name }님이 준비됐어요.
}
kyogi_karuta-log-chose-forfeit = { $who ->
    [you] 패를 더 보내지 않아요.
   *[other] { $name }님은 패를 더 보내지 않아요.
}
kyogi_karuta-log-chose-answer = { $who ->
    [you] 가져간 것을 증명해요.
   *[other] { $name }님이 가져간 것을 증명해요.
}
kyogi_karuta-log-chose-fail = { $who ->
    [you] 가져간 것을 증명하지 못했어요.
   *[other] { $name }님이 가져간 것을 증명하지 못했어요.
}
kyogi_karuta-log-chose-mine = { $who ->
    [you] “내가 먼저”라고 말했어요.
   *[other] { $name }님이 “내가 먼저”라고 말했어요.
}
kyogi_karuta-log-chose-yours = { $who ->
    [you] “상대가 먼저”라고 말했어요.
   *[other] { $name }님이 “상대가 먼저”라고 말했어요.
}
kyogi_karuta-log-revealed-reading = 읊은 시: “{ $card }”.
kyogi_karuta-log-moved-camp-camp = { $who ->
    [you] 옮긴 패: “{ $card }”.
   *[other] { $name }님이 옮긴 패: “{ $card }”.
}
kyogi_karuta-log-moved-camp-read = { $who ->
    [you] 가져간 패: “{ $card }”.
    [none] 아무도 가져가지 않은 패: “{ $card }”. 바닥에서 치워요.
   *[other] { $name }님이 가져간 패: “{ $card }”.
}
kyogi_karuta-log-moved-ghosts-read = 빈 시였어요: “{ $card }”.
kyogi_karuta-log-moved-camp-sent = { $who ->
    [you] 보낸 패: “{ $card }”.
   *[other] { $name }님이 보낸 패: “{ $card }”.
}
kyogi_karuta-log-moved-sent-camp = { $who ->
    [you] 내 진에 놓은 패: “{ $card }”.
   *[other] { $name }님이 자기 진에 놓은 패: “{ $card }”.
}

## Places

kyogi_karuta-place-stock = 나누기 전의 패
kyogi_karuta-place-camp = 진
kyogi_karuta-place-sent = 보내는 패
kyogi_karuta-place-ghosts = 빈 시
kyogi_karuta-place-rest = 쓰지 않는 패
kyogi_karuta-place-absent = 바닥에 없는 패
kyogi_karuta-place-read = 읊은 시
kyogi_karuta-place-reading = 낭독

## The table: camps and rows. $you (String): yes or no. $name (String). $count (Number): cards

kyogi_karuta-camp = { $you ->
    [yes] 내 진
   *[no] { $name }님의 진
}
    .native = { $you ->
    [yes] 自陣
   *[no] 敵陣
}
kyogi_karuta-camp-count = { $count }장 남음
kyogi_karuta-row-gedan = 아랫줄
    .native = 下段
    .about = 게단. 자기에게 가장 가까운 줄이에요.
kyogi_karuta-row-chudan = 가운뎃줄
    .native = 中段
    .about = 주단. 가운데 줄이에요.
kyogi_karuta-row-jodan = 윗줄
    .native = 上段
    .about = 조단. 상대 진에 가장 가까운 줄이에요.
# $row (String): a row. $slot (Number): a place in it. $at (String): the same in words
kyogi_karuta-slot = { $row } { $slot }번째
kyogi_karuta-slot-card = { $at }: { $card }
kyogi_karuta-slot-empty = { $at }: 빈자리

## Laying out and memorizing. $time (String): minutes and seconds. $count (Number)

kyogi_karuta-ready = 준비됨
kyogi_karuta-is-ready = 준비됨
kyogi_karuta-layout = 패 늘어놓기
kyogi_karuta-layout-again = 다시 늘어놓기
    .about = 앞머리가 짧은 패를 가까이 놓아요.
kyogi_karuta-layout-save = 이 배치 기억하기
kyogi_karuta-layout-saved = 내 배치
kyogi_karuta-moves-left = { $count }번 더 옮길 수 있어요
kyogi_karuta-memorize = 외우기
kyogi_karuta-time-left = { $time } 남음
kyogi_karuta-hint-place = 패를 마음대로 늘어놓고 “준비됨”을 누르세요.
kyogi_karuta-hint-to = 놓을 자리를 고르세요: “{ $card }”
kyogi_karuta-hint-memorize = 어느 패가 어디에 있는지 외우세요.
kyogi_karuta-hint-ready = 준비됐어요. { $name }님은 아직 외우고 있어요.
kyogi_karuta-hint-break = 다음 시 전에 패를 옮길 수 있어요.

## Reading. $number (Number): of the reading. $all (Number): the most there can be. $ms (Number): thousandths of a second

kyogi_karuta-reading = { $all }수 중 { $number }번째
kyogi_karuta-hint-opening = 여는 시를 읊고 있어요. 아직 손을 대지 마세요.
kyogi_karuta-hint-lower = 앞 시의 뒷구절이에요. 곧 다음 시예요.
kyogi_karuta-hint-calm = 조용히. 첫 소리를 기다리세요.
kyogi_karuta-hint-listen = 알면 바로 패를 가져가세요.
kyogi_karuta-hint-touched = 건드렸어요. 상대는 아직 건드릴 수 있어요.
kyogi_karuta-hint-late = 앞구절이 끝났어요. 마지막 기회예요.
kyogi_karuta-heard = 들은 데까지: { $heard }
kyogi_karuta-took = { $who ->
    [you] 내가 { $ms }밀리초 만에 가져갔어요.
    [none] 아무도 가져가지 않았어요.
   *[other] { $name }님이 { $ms }밀리초 만에 가져갔어요.
}
kyogi_karuta-touched = { $who ->
    [you] 내가 { $ms }밀리초 만에 건드린 패: “{ $card }”.
   *[other] { $name }님이 { $ms }밀리초 만에 건드린 패: “{ $card }”.
}
kyogi_karuta-tie = { $who ->
    [you] 동시예요. 내 진의 패라서 내가 가져가요.
   *[other] 동시예요. { $name }님 진의 패라서 { $name }님이 가져가요.
}
kyogi_karuta-absent = 빈 시
    .native = 空札
    .about = 어느 진에도 패가 없어요. 아무것도 건드리지 마세요.
kyogi_karuta-absent-left = 읊지 않은 빈 시 { $count }수
kyogi_karuta-foul = 반칙
kyogi_karuta-fouls = 반칙 { $count }번
kyogi_karuta-false-start = { $who ->
    [you] 너무 일찍 건드렸어요.
   *[other] { $name }님이 너무 일찍 건드렸어요.
}
kyogi_karuta-clamped = 시간이 도착 시각과 맞지 않아 도착 시각으로 셌어요.
kyogi_karuta-line-ms = 회선: { $ms }밀리초
kyogi_karuta-times = 시간
kyogi_karuta-mean = 평균 { $ms }밀리초

## Sending. $count (Number): cards. $name (String)

kyogi_karuta-send = 보내기
kyogi_karuta-receive = 받기
kyogi_karuta-hint-send = 패 { $count }장을 보내요. 내 패에서 고르세요.
kyogi_karuta-hint-send-other = { $name }님이 보낼 패를 고르고 있어요.
kyogi_karuta-hint-receive = 받은 패를 내 진 어디에 놓을까요? “{ $card }”
kyogi_karuta-hint-receive-other = { $name }님이 패를 놓을 자리를 고르고 있어요.
kyogi_karuta-sends = { $who ->
    [you] 내가 패 { $count }장을 보내요.
   *[other] { $name }님이 패 { $count }장을 보내요.
}
kyogi_karuta-sends-nothing = 패를 보내지 않아요.

## Who was first, and the proof

kyogi_karuta-hint-confirm = 패를 건드렸어요. 누가 먼저였나요?
kyogi_karuta-hint-proof-ending = 이 시의 뒷구절은?
kyogi_karuta-hint-proof-poet = 이 시의 지은이는?
kyogi_karuta-hint-proof-other = { $name }님이 가져간 것을 증명해야 해요.
kyogi_karuta-agreed = 말이 같아요.
kyogi_karuta-disagreed = 말이 달라서 심판이 시간을 보여 줘요.

## Levels of the computer players

kyogi_karuta-level-1 = 6급
    .about = 아는 시가 적고, 오래 찾고, 자주 잊어요.
kyogi_karuta-level-2 = 3급
    .about = 앞구절을 거의 다 듣고, 아직 자주 찾아요.
kyogi_karuta-level-3 = 초단
    .about = 결정 글자를 알고 대부분의 패를 찾아요.
kyogi_karuta-level-4 = 2단
    .about = 시가 정해지면 바로 손이 나가요.
kyogi_karuta-level-5 = 4단
    .about = 거의 모든 자리와 바뀐 결정 글자를 기억해요.
kyogi_karuta-level-6 = 6단
    .about = 결정 글자의 소리가 나는 동안 손이 움직여요.
kyogi_karuta-level-7 = 명인
    .about = 소리가 끝나기 전에 알아듣고, 거의 틀리지 않아요.
