### 칸후(看湖) 영국식 (규칙 KHE)

## 이름

khanhoo-name = 칸후(看湖) 영국식
khanhoo-about = 패를 뽑고 버리고, 남이 버린 패를 가져와 묶음을 만듭니다. 윌킨슨이 1891년 런던에서 펴낸 중국 놀이입니다.
# `.native` 이름의 언어.
khanhoo-native = zh-Hant

## 규칙 모음

khanhoo-preset-source = 원전대로
    .about = 1891년 소책자의 규칙입니다.

## 규칙의 갈래

khanhoo-group-KHE-1 = 패
khanhoo-group-KHE-5 = 이음패
khanhoo-group-KHE-6 = 차례
khanhoo-group-KHE-7 = 가로채기
khanhoo-group-KHE-8 = 펼친 묶음
khanhoo-group-KHE-9 = 나기
khanhoo-group-KHE-10 = 버린 패
khanhoo-group-KHE-11 = 승부
khanhoo-group-KHE-12 = 외톨이
khanhoo-group-KHE-13 = 트리오
khanhoo-group-KHE-14 = 세 벌 패의 표
khanhoo-group-KHE-15 = 믿음과 벌칙

## 규칙

khanhoo-option-target = 목표 점수
    .about = 한 판이 끝났을 때 이 점수에 이른 사람이 이깁니다.
khanhoo-value-target-25 = 25
khanhoo-value-target-50 = 50
khanhoo-value-target-100 = 100
khanhoo-option-max_turns_of_waste = 버린 패를 뒤집는 횟수
    .about = 버린 패를 몇 번까지 새 더미로 쓰는지 정합니다. 그 뒤에 또 패가 떨어지면 그 판은 아무도 나지 못합니다.
khanhoo-option-must_go_out = 반드시 나기
    .about = 날 수 있는 사람은 반드시 나야 하는지 정합니다.
khanhoo-option-pack = 패의 수
    .about = 서른 장을 몇 벌 쓰는지 정합니다. 두 벌과 세 벌은 두세 명이 씁니다.
khanhoo-value-pack-by_players = 사람 수에 따라
khanhoo-value-pack-double = 두 벌, 61장
khanhoo-value-pack-triple = 세 벌, 91장이나 92장
khanhoo-value-pack-quadruple = 네 벌, 121~125장
khanhoo-option-take_discard = 버린 패 가져오기
    .about = 버린 패를 바로 묶음으로 놓을 때만 가져오는지, 다음 사람이 손에 넣어도 되는지 정합니다.
khanhoo-value-take_discard-meld_required = 묶음일 때만
khanhoo-value-take_discard-free = 손에도 넣기
khanhoo-option-bump_priority = 앞서는 선언
    .about = 점수가 높은 묶음이 이기는지, 다음 사람이 늘 먼저인지 정합니다.
khanhoo-value-bump_priority-points = 높은 점수
khanhoo-value-bump_priority-turn_first = 다음 사람 먼저
khanhoo-option-exposed = 펼친 묶음
    .about = 펼친 묶음을 더 높은 묶음으로 늘리는지, 그대로 두는지, 손패처럼 쓰는지 정합니다.
khanhoo-value-exposed-extend_only = 늘릴 수 있음
khanhoo-value-exposed-locked = 그대로 둠
khanhoo-value-exposed-free = 손패와 같음
khanhoo-option-sequence_split = 긴 이음패
    .about = 같은 무늬에서 끝이 맞닿은 두 이음패를 하나로 세는지 둘로 세는지 정합니다.
khanhoo-value-sequence_split-merge_adjacent = 하나로 셈
khanhoo-value-sequence_split-allow = 둘로 셈
khanhoo-option-waste = 더미가 떨어지면
    .about = 버린 패를 그대로 뒤집는지 섞는지 정합니다. 순서를 모두 보았으므로 섞는 편이 공평합니다.
khanhoo-value-waste-turn = 그대로 뒤집기
khanhoo-value-waste-shuffle = 섞기
khanhoo-option-losers_score = 모두 셈하기
    .about = 모두가 자기 묶음을 세는지, 난 사람만 세는지 정합니다.
khanhoo-option-orphan = 외톨이
    .about = 네 명이나 여덟 명일 때 가장 높은 패를 뗀 사람이 여섯 장으로 할 수 있는지 정합니다.
khanhoo-value-orphan-off = 없음
khanhoo-value-orphan-offer = 고를 수 있음
khanhoo-option-trio = 트리오와 콰르텟
    .about = 똑같은 패 세 장, 네 장이 점수가 되는지 정합니다. 세 벌이나 네 벌이 필요합니다.
khanhoo-option-cache = 숨긴 패
    .about = 트리오를 엎어 놓고 네 번째 패를 기다릴 수 있는지 정합니다. 네 장이 모이면 판이 끝납니다. 트리오와 네 벌이 필요합니다.
khanhoo-option-triple_table = 세 벌 패의 표
    .about = 큰 패의 묶음도 세는지 정합니다.
khanhoo-option-honor_claims = 믿음의 선언
    .about = 거짓 가로채기를 할 수 있고 남이 의심할 수 있는지 정합니다.
khanhoo-option-penalty = 벌칙
    .about = 거짓 가로채기에 본인이 5점을 잃는지, 다른 사람이 5점씩 얻는지 정합니다.
khanhoo-value-penalty-deduct = 본인이 5점 잃음
khanhoo-value-penalty-award = 남이 5점 얻음

## 셈: 묶음

khanhoo-line-run = 이음패
    .native = 順
khanhoo-line-aces = 에이스
    .native = 幺
khanhoo-line-triplet = 세짝
    .native = 同
khanhoo-line-courts = 그림패
    .native = 人頭
khanhoo-line-royal = 임금 묶음
    .native = 王
khanhoo-line-khanhoo = 칸후
    .native = 看湖
khanhoo-line-double_triplet = 두 겹 세짝
    .native = 雙同
khanhoo-line-double_courts = 두 겹 그림패
    .native = 雙人頭
khanhoo-line-double_khanhoo = 두 겹 칸후
    .native = 雙看湖
khanhoo-line-trio = 트리오
    .native = 坎
khanhoo-line-quartet = 콰르텟
    .native = 四張
khanhoo-line-triple_aces = 에이스 아홉 장
    .native = 九幺
khanhoo-line-triple_triplet = 세 겹 세짝
    .native = 三重同
khanhoo-line-triple_courts = 세 겹 그림패
    .native = 三重人頭
khanhoo-line-reverse = 거꾸로 묶음
    .native = 反王
khanhoo-line-triple_royal = 세 겹 임금 묶음
    .native = 三重王
khanhoo-line-triple_khanhoo = 세 겹 칸후
    .native = 三重看湖
khanhoo-line-joined = 맞닿은 이음패
    .native = 連順
khanhoo-line-full_hand = 다 묶음
    .native = 和
khanhoo-paid-false_bump = 거짓 가로채기

## 동작

khanhoo-action-discard = 버리기: { $card }
khanhoo-action-go_out = 나기, 버릴 패: { $card }
khanhoo-action-cache = 숨기기: { $card }
khanhoo-action-quartet = 콰르텟: { $card }
khanhoo-action-pass = 패스
khanhoo-action-take = 가져오기
khanhoo-action-claim = 가져와 묶기: { $one ->
    [run] 이음패 { $cards }
    [aces] 에이스
    [triplet] 세짝
    [courts] 그림패
    [royal] 임금 묶음
    [khanhoo] 칸후
    [double_triplet] 두 겹 세짝
    [double_courts] 두 겹 그림패
    [double_khanhoo] 두 겹 칸후
    [trio] 트리오
    [quartet] 콰르텟
    [triple_aces] 에이스 아홉 장
    [triple_triplet] 세 겹 세짝
    [triple_courts] 세 겹 그림패
    [reverse] 거꾸로 묶음
    [triple_royal] 세 겹 임금 묶음
   *[other] 세 겹 칸후
}
khanhoo-action-bluff = 가로채기: { $card }
khanhoo-action-accept = 인정
khanhoo-action-challenge = 의심
khanhoo-action-orphan = 외톨이 되기
khanhoo-action-stay = 그대로 하기

## 외침

khanhoo-call-bump = 가로채기!
khanhoo-call-false_bump = 묶음이 아니다!
khanhoo-call-quartet = 콰르텟!

## 기록

khanhoo-log-drawn-hand = { $who ->
    [you] 뽑은 패: { $card }.
   *[other] { $name } 님이 한 장 뽑았습니다.
}
khanhoo-log-revealed-claim = { $who ->
    [you] 버린 패를 가져갑니다.
   *[other] { $name } 님이 버린 패를 가져갑니다.
}
khanhoo-log-moved-hand-waste = { $who ->
    [you] 버린 패: { $card }.
   *[other] { $name } 님이 버린 패: { $card }.
}
khanhoo-log-moved-melds-waste = { $who ->
    [you] 펼친 패에서 버림: { $card }.
   *[other] { $name } 님이 펼친 패에서 버림: { $card }.
}
khanhoo-log-moved-waste-melds = { $who ->
    [you] 가져온 패: { $card }.
   *[other] { $name } 님이 가져온 패: { $card }.
}
khanhoo-log-moved-hand-melds = { $who ->
    [you] 함께 놓은 패: { $cards }.
   *[other] { $name } 님이 함께 놓은 패: { $cards }.
}
khanhoo-log-moved-waste-hand = { $who ->
    [you] 손에 넣은 패: { $card }.
   *[other] { $name } 님이 손에 넣은 패: { $card }.
}
khanhoo-log-moved-hand-cache = { $who ->
    [you] 세 장을 엎어 놓았습니다.
   *[other] { $name } 님이 세 장을 엎어 놓았습니다.
}
khanhoo-log-moved-waste-turned = 버린 패를 뒤집었습니다.
khanhoo-log-moved-waste-stock = 버린 패를 섞었습니다.
khanhoo-log-chose-orphan = { $who ->
    [you] 외톨이가 되었습니다.
   *[other] { $name } 님이 외톨이가 되었습니다.
}
khanhoo-log-chose-stay = { $who ->
    [you] 그대로 합니다.
   *[other] { $name } 님은 그대로 합니다.
}
khanhoo-log-chose-accept = { $who ->
    [you] 가로채기를 인정했습니다.
   *[other] { $name } 님이 가로채기를 인정했습니다.
}
khanhoo-log-chose-challenge = { $who ->
    [you] 가로채기를 의심했습니다.
   *[other] { $name } 님이 가로채기를 의심했습니다.
}
khanhoo-log-chose-go_out = { $who ->
    [you] 났습니다!
   *[other] { $name } 님이 났습니다!
}

## 자리

khanhoo-place-hand = 손패
khanhoo-place-melds = 펼친 묶음
khanhoo-place-cache = 숨긴 패
khanhoo-place-stock = 더미
khanhoo-place-turned = 뒤집은 패
khanhoo-place-waste = 버린 패
khanhoo-place-out = 쓰지 않는 패

## 판

khanhoo-hint-throw = 버릴 패를 고르세요.
khanhoo-hint-claim = 패를 가져오거나 패스하세요.
khanhoo-hint-window = 이 패를 가져갈 사람이 있습니까?
khanhoo-hint-second = 가로채기의 둘째 패를 고르세요.
khanhoo-hint-challenge = { $name } 님이 { $points }점으로 가로챕니다. 인정합니까, 의심합니까?
khanhoo-hint-orphan = 여섯 장으로 할까요, 그대로 할까요?
khanhoo-waste = 버린 패
khanhoo-stock = 더미
khanhoo-under = 밑에 { $count }장
khanhoo-no-waste = 아직 버린 패가 없습니다
khanhoo-list = 버린 패 모두
khanhoo-worth = 지금 손패는 { $points }점
khanhoo-help = 내 손패 셈하기
khanhoo-open = 펼친 묶음
khanhoo-cached = 숨긴 패 { $count }개
khanhoo-is-orphan = 외톨이
khanhoo-points = { $points }점
khanhoo-throw = 버리기
khanhoo-bluff = 거짓 가로채기

## 판의 끝

khanhoo-end-out = { $you ->
    [yes] 났습니다.
   *[no] { $winner } 님이 났습니다.
}
khanhoo-end-quartet = { $you ->
    [yes] 콰르텟입니다.
   *[no] { $winner } 님의 콰르텟입니다.
}
khanhoo-end-void = 더미가 떨어졌습니다. 아무도 나지 못했습니다.
