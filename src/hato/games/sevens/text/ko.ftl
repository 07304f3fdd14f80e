### Sevens (rules SEV)

sevens-name = 세븐스
sevens-about = 7에서 양쪽으로 네 줄이 뻗어 나갑니다. 놓인 카드 옆에 내 카드를 잇고, 남이 기다리는 카드는 쥐고 있다가 가장 먼저 손을 비우세요.

## Presets

sevens-preset-club = 클럽 규칙
    .about = 일본에서 흔히 하는 방식입니다. 7은 모두 먼저 놓고, 에이스는 2 앞에 오며, 길을 막으려는 패스까지 합쳐 세 번 패스할 수 있습니다.
sevens-preset-source = 에이스가 높은 방식
    .about = 줄은 2부터 에이스까지입니다. 누가 첫 7을 놓을지는 제비로 정하고, 낼 카드가 없을 때만 패스합니다.

## Groups of options, by the rule that they belong to

sevens-group-SEV-1 = 카드
sevens-group-SEV-2 = 줄
sevens-group-SEV-3 = 시작
sevens-group-SEV-5 = 패스
sevens-group-SEV-6 = 대국과 점수
sevens-group-SEV-7 = 한쪽이 다 찼을 때
sevens-group-SEV-8 = 조커

## Options. The value texts of an option follow it; yes and no are shared texts.

sevens-option-ace = 에이스
    .about = 에이스를 줄의 어느 끝에 놓는지 정합니다.
sevens-value-ace-low = 2 앞에
sevens-value-ace-high = 킹 뒤에
sevens-option-sevens_start = 7 놓기
    .about = 시작하기 전에 7을 모두 놓을지, 다른 카드처럼 차례에 낼지 정합니다.
sevens-value-sevens_start-all_laid = 먼저 모두 놓고, 다이아몬드 7의 주인부터
sevens-value-sevens_start-from_hand = 차례에 내고, 제비로 뽑힌 사람부터
sevens-option-voluntary_pass = 자유 패스
    .about = 낼 카드가 있어도 패스할 수 있는지 정합니다.
sevens-option-pass_limit = 패스 횟수
    .about = 한 판에 몇 번까지 패스할 수 있는지 정합니다. 다 쓴 뒤 낼 카드가 없으면 탈락합니다.
sevens-value-pass_limit-none = 제한 없음
sevens-option-eliminate = 패스를 다 썼을 때
    .about = 낼 카드도 패스도 없는 사람을 어떻게 할지 정합니다. 패스에 제한이 있을 때만 쓰입니다.
sevens-value-eliminate-lay_hand = 손의 카드를 놓고 나머지가 계속한다
sevens-value-eliminate-lose_all = 그 사람이 꼴찌, 판이 끝난다
sevens-option-wrap = 한쪽이 다 차면
    .about = 같은 무늬의 반대쪽을 먼 끝에서부터 잇는지 정합니다.
sevens-value-wrap-none = 바뀌지 않음
sevens-value-wrap-tunnel = 터널: 먼 끝에서만
sevens-value-wrap-link = 고리: 양쪽에서
sevens-option-jokers = 조커
    .about = 조커를 몇 장 돌리는지 정합니다. 조커는 남이 가진 카드를 대신합니다.
sevens-option-joker_mode = 조커의 쓰임
    .about = 조커를 한 칸 건너뛴 카드와 함께 냅니다. 건너뛴 카드의 주인은 그 카드를 놓고 조커를 받습니다.
sevens-value-joker_mode-swap = 맞바꾸기
sevens-option-joker_last = 마지막 카드가 조커
    .about = 조커로 손을 비울 수 있는지 정합니다.
sevens-value-joker_last-forbidden = 금지
sevens-value-joker_last-allowed = 가능
sevens-value-joker_last-loses = 반칙패
sevens-option-match_rounds = 판 수
    .about = 대국이 몇 판인지 정합니다.
sevens-option-score = 점수 계산
    .about = 순위로 점수를 줄지, 첫 사람이 끝냈을 때 남은 카드를 셀지 정합니다.
sevens-value-score-places = 순위: 내 아래 사람 수만큼
sevens-value-score-cards_left = 남은 카드: 한 장에 1점 감점

## Lines of the settlement

sevens-line-place = 순위 점수
sevens-line-cards = 남은 카드
sevens-line-joker_last = 마지막 카드가 조커

## Actions. $card (String): the card. $cards (String): all cards of the action

sevens-action-play = { $card } 내기
sevens-action-joker = 조커와 { $cards }
sevens-action-pass = 패스

## What a player calls out

sevens-call-begins = 나부터예요!
sevens-call-done = 다 냈어요!
sevens-call-eliminated = 탈락이에요!
sevens-call-joker_last = 마지막이 조커였네요!

## Places

sevens-place-layout = 바닥
sevens-place-gone = 빠진 카드
sevens-place-lot = 제비

## Move log. $who (String): "you" or "other". $name (String). $cards (String): a list. $to (String): "you" or "other". $receiver (String)

sevens-log-chose-pass = { $who ->
        [you] 내가 패스했어요.
       *[other] { $name }님이 패스했어요.
    }
sevens-log-moved-hand-layout = { $who ->
        [you] 내가 { $cards } 카드를 놓았어요.
       *[other] { $name }님이 { $cards } 카드를 놓았어요.
    }
sevens-log-moved-hand-hand = { $to ->
        [you] 내가 { $cards } 카드를 받았어요.
       *[other] { $receiver }님이 { $cards } 카드를 받았어요.
    }
sevens-log-moved-hand-gone = { $cards } 카드가 게임에서 빠졌어요.
sevens-log-revealed-hand = { $to ->
        [you] 내가 { $cards } 카드를 보여 줬어요.
       *[other] { $receiver }님이 { $cards } 카드를 보여 줬어요.
    }
sevens-log-drawn-lot = 누가 시작할지 제비로 정해요.

## Ends. $you (String): yes, no or none. $winner (String): who won

sevens-end-last = { $you ->
        [yes] 내가 1위예요.
        [no] { $winner }님이 1위예요.
       *[none] 판이 끝났어요.
    }
sevens-end-out = { $you ->
        [yes] 내가 가장 먼저 손을 비웠어요.
        [no] { $winner }님이 가장 먼저 손을 비웠어요.
       *[none] 판이 끝났어요.
    }
sevens-end-eliminated = { $you ->
        [yes] 패스를 다 쓴 사람이 나왔어요. 내가 1위예요.
        [no] 패스를 다 쓴 사람이 나왔어요. { $winner }님이 1위예요.
       *[none] 패스를 다 쓴 사람이 나와 판이 끝났어요.
    }
sevens-end-jokers = { $you ->
        [yes] 조커만 남았어요. 내가 1위예요.
        [no] 조커만 남았어요. { $winner }님이 1위예요.
       *[none] 조커만 남아 판이 끝났어요.
    }
