### 대부호 (DAI)

daifugo-name = 대부호
daifugo-about = 바닥보다 센 패를 내거나 패스하면서 손패를 먼저 터는 놀이입니다. 이긴 사람은 다음 판의 부자가 되고, 꼴찌는 가장 좋은 패를 바칩니다.

## Presets

daifugo-preset-standard = 일반 규칙
    .about = 계단, 혁명, 8 끊기, 무늬 잠금, 대부호의 몰락이 있는 흔한 규칙입니다.
daifugo-preset-source = 부자
    .about = 소박한 놀이입니다. 선은 가장 낮은 숫자를 모두 내고, 다른 사람은 더 센 패를 내거나 패스합니다.

## Groups of options, by the rule that they belong to

daifugo-group-DAI-1 = 패
daifugo-group-DAI-2 = 나누기
daifugo-group-DAI-3 = 첫 수
daifugo-group-DAI-4 = 패스
daifugo-group-DAI-5 = 조커
daifugo-group-DAI-6 = 손 털기
daifugo-group-DAI-7 = 패 교환
daifugo-group-DAI-8 = 뒤집힌 순서
daifugo-group-DAI-9 = 8
daifugo-group-DAI-10 = 잠금
daifugo-group-DAI-11 = 계단
daifugo-group-DAI-12 = 스페이드 3
daifugo-group-DAI-13 = 대부호의 몰락
daifugo-group-DAI-14 = 그 밖의 효과
daifugo-group-DAI-15 = 경기와 점수

## Options. The value texts of an option follow it; yes and no are shared texts.

daifugo-option-jokers = 조커
    .about = 조커를 몇 장 넣는지 정합니다.
daifugo-option-lead = 선이 내는 패
    .about = 바닥이 비었을 때 무엇을 낼 수 있는지 정합니다.
daifugo-value-lead-lowest_all = 가장 낮은 숫자를 모두
daifugo-value-lead-free = 아무 조합이나
daifugo-option-first_lead = 맨 처음 선
    .about = 첫 판에서 누가 먼저 내는지 정합니다. 자유롭게 내는 규칙에서는 정해진 패가 들어가야 합니다.
daifugo-value-first_lead-lot = 제비뽑기
daifugo-value-first_lead-3D = 다이아몬드 3을 가진 사람
daifugo-value-first_lead-3C = 클로버 3을 가진 사람
daifugo-value-first_lead-3S = 스페이드 3을 가진 사람
daifugo-option-later_lead = 다음 판부터의 선
    .about = 둘째 판부터 누가 먼저 내는지 정합니다.
daifugo-value-later_lead-rich = 대부호
daifugo-value-later_lead-poor = 대빈민
daifugo-option-pass_lock = 패스하면 쉬기
    .about = 한 번 패스한 사람이 바닥이 치워질 때까지 쉬는지 정합니다.
daifugo-option-joker_wild = 만능 조커
    .about = 보통 패와 함께 낼 때 조커가 다른 패를 대신할 수 있는지 정합니다.
daifugo-option-exchange = 패 교환
    .about = 새 판에 앞서 바꾸는 패입니다. 좋은 패가 올라가고 같은 장수가 내려옵니다.
daifugo-value-exchange-none = 없음
daifugo-value-exchange-one_each = 꼴찌와 1등이 한 장
daifugo-value-exchange-two_one = 꼴찌와 1등이 두 장, 그 안쪽이 한 장
daifugo-option-return_choice = 돌려주는 패
    .about = 위쪽 사람이 무엇을 돌려주는지 정합니다.
daifugo-value-return_choice-lowest = 가장 낮은 패
daifugo-value-return_choice-free = 마음대로
daifugo-option-revolution = 혁명
    .about = 같은 숫자를 네 장 이상 내면 순서가 뒤집혀 낮은 패가 이깁니다.
daifugo-option-revolution_by_run = 계단 혁명
    .about = 긴 계단으로도 순서가 뒤집히는지 정합니다.
daifugo-value-revolution_by_run-off = 없음
daifugo-value-revolution_by_run-4 = 네 장 이상
daifugo-value-revolution_by_run-5 = 다섯 장 이상
daifugo-option-eight_cut = 8 끊기
    .about = 8을 내면 바닥이 바로 치워지고, 낸 사람이 선이 됩니다.
daifugo-option-eight_cut_in_runs = 계단의 8도 끊기
    .about = 8이 든 계단도 바닥을 치우는지 정합니다. 8 끊기와 함께만 씁니다.
daifugo-option-eleven_back = J 뒤집기
    .about = J를 내면 바닥이 치워질 때까지 순서가 뒤집힙니다.
daifugo-option-suit_lock = 무늬 잠금
    .about = 같은 무늬가 이어지면 그 무늬만 낼 수 있습니다.
daifugo-value-suit_lock-off = 없음
daifugo-value-suit_lock-partial = 겹치는 무늬만
daifugo-value-suit_lock-full = 모두 같을 때만
daifugo-option-number_lock = 숫자 잠금
    .about = 한 단계씩 두 번 이어지면 그 뒤로도 한 단계 위만 낼 수 있습니다.
daifugo-option-sequences = 계단
    .about = 같은 무늬의 이어진 숫자를 세 장 이상 낼 수 있는지 정합니다.
daifugo-option-run_compare = 계단의 세기
    .about = 두 계단을 어떻게 견주는지 정합니다.
daifugo-value-run_compare-low_card = 가장 낮은 패가 더 높을 때
daifugo-value-run_compare-beyond = 앞 계단의 끝보다 위에서 시작할 때
daifugo-option-spade3 = 스페이드 3이 조커를 이김
    .about = 스페이드 3은 조커 한 장을 이기고 바닥을 치웁니다.
daifugo-option-miyako_ochi = 대부호의 몰락
    .about = 다른 사람이 먼저 손을 털면 이전 대부호는 바로 꼴찌가 됩니다.
daifugo-option-forbidden_finish = 금지된 마지막 패
    .about = 이런 패로 손을 털면 비어 있는 가장 낮은 자리가 됩니다.
daifugo-value-forbidden_finish-top = 가장 센 숫자(2, 뒤집히면 3)
daifugo-value-forbidden_finish-joker = 조커
daifugo-value-forbidden_finish-8 = 바닥을 끊는 8
daifugo-value-forbidden_finish-3S_return = 조커를 이긴 스페이드 3
daifugo-option-five_skip = 5 건너뛰기
    .about = 낸 5의 장수만큼 다음 사람들이 쉽니다.
daifugo-option-seven_pass = 7 넘기기
    .about = 낸 7의 장수까지 다음 사람에게 패를 줄 수 있습니다.
daifugo-option-ten_discard = 10 버리기
    .about = 낸 10의 장수까지 패를 버릴 수 있습니다.
daifugo-option-equal_hands = 같은 장수
    .about = 남는 패를 빼 두어 모두의 장수를 맞추는지 정합니다.
daifugo-option-points = 점수
    .about = 등수마다 몇 점인지 정합니다.
daifugo-value-points-places = 뒤에 있는 사람 수
daifugo-value-points-table = 넷이면 50, 30, 20, 10, 그 밖에는 등수마다 10
daifugo-option-rounds = 판 수
    .about = 경기가 몇 판인지 정합니다.

## Titles, which are the lines of the settlement too

daifugo-line-daifugo = 대부호
    .native = 大富豪
daifugo-line-fugo = 부호
    .native = 富豪
daifugo-line-heimin = 평민
    .native = 平民
daifugo-line-hinmin = 빈민
    .native = 貧民
daifugo-line-daihinmin = 대빈민
    .native = 大貧民

## Actions. $card (String): the card. $one (String): the rank from which a run goes

daifugo-action-pass = 패스
daifugo-action-play = 내기
daifugo-action-run = { $one }부터 계단으로 내기
daifugo-action-done = 이만
daifugo-action-pick = 고르기: { $card }
daifugo-action-back = 도로 넣기: { $card }
daifugo-action-return = 돌려주기: { $card }
daifugo-action-give = 주기: { $card }
daifugo-action-discard = 버리기: { $card }

## What a player calls out

daifugo-call-lot = 제비로 선이 되었습니다.
daifugo-call-named = 첫 패가 제게 있습니다.
daifugo-call-revolution = 혁명!
daifugo-call-counter = 반혁명!
daifugo-call-eleven_back = J 뒤집기!
daifugo-call-lock = 잠금!
daifugo-call-number_lock = 숫자 잠금!
daifugo-call-eight_cut = 8 끊기!
daifugo-call-spade3 = 스페이드 3!
daifugo-call-skipped = 건너뜁니다.
daifugo-call-foul = 금지된 마지막 패!
daifugo-call-fallen = 몰락했습니다!
daifugo-call-daifugo = 대부호!
daifugo-call-fugo = 부호!
daifugo-call-heimin = 평민!
daifugo-call-hinmin = 빈민!
daifugo-call-daihinmin = 대빈민…

## Places

daifugo-place-pile = 바닥
daifugo-place-gone = 치워진 패
daifugo-place-waste = 버린 패
daifugo-place-aside = 빼 둔 패
daifugo-place-stock = 패 더미
daifugo-place-lot = 제비

## Move log. $who, $to (String): "you" or "other". $name, $receiver (String). $cards (String): a list. $number (Number): cards

daifugo-log-chose-pass = { $who ->
        [you] 패스했습니다.
       *[other] { $name }: 패스했습니다.
    }
daifugo-log-moved-hand-pile = { $who ->
        [you] 낸 패: { $cards }.
       *[other] { $name }: 낸 패는 { $cards }.
    }
daifugo-log-moved-hand-hand = { $who ->
        [you] { $receiver }에게 준 패: { $cards }.
       *[other] { $to ->
            [you] { $name }에게서 받은 패: { $cards }.
           *[other] { $name }: { $receiver }에게 { $number }장을 주었습니다.
        }
    }
daifugo-log-moved-hand-waste = { $who ->
        [you] 버린 패: { $cards }.
       *[other] { $name }: { $number }장을 버렸습니다.
    }
daifugo-log-moved-pile-gone = 바닥이 치워졌습니다.
daifugo-log-revealed-hand = { $number ->
        [0] { $to ->
            [you] 가장 좋은 패를 바칩니다.
           *[other] { $receiver }: 가장 좋은 패를 바칩니다.
        }
       *[other] { $to ->
            [you] 보인 패: { $cards }.
           *[other] { $receiver }: 보인 패는 { $cards }.
        }
    }
daifugo-log-drawn-lot = 제비로 선을 정합니다.

## Ends. $you (String): yes, no or none. $winner (String): who won

daifugo-end-finished = { $you ->
        [yes] 대부호가 되었습니다.
        [no] 대부호: { $winner }.
       *[none] 판이 끝났습니다.
    }
daifugo-end-fallen = { $you ->
        [yes] 대부호가 몰락했습니다. 이제 대부호입니다.
        [no] 대부호가 몰락했습니다. 새 대부호: { $winner }.
       *[none] 대부호가 몰락했습니다.
    }
