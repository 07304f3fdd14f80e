### The table: what is seen, said and asked while a round is played.

## The screen

# $game (String). $round (Number)
table-title = { $game }, { $round }번째 판
# $round (Number). $n (Number): rounds of the match
round-of = { $n }판 중 { $round }번째
# the same on a narrow screen
round-short = { $round }/{ $n }판
# $round (Number). $points (Number): the total that ends the match
round-target = { $round }번째 판, { $points }점 내기
round-number = { $round }번째 판
leave = 나가기
side = 족보와 진행 기록
your-hand = 내 손패
# $owner (String): name of the player. $you (String): "yes" if the reader is the player
captured-of =
    { $you ->
        [yes] 내가 먹은 패
       *[other] 먹은 패: { $owner }
    }
# $owner (String). $count (Number)
hand-of = { $owner }: 손패 { $count }장
# $count (Number)
field-count = 바닥, { $count }장
stock-count = 더미, { $count }장
# $owner (String). $kind (String): plural. $count (Number)
pile = { $owner }: { $kind }, { $count }장

## Seats

your-turn = 내 차례
thinking = 생각 중…
waits = 대기 중
dealer = 선
dealer-sign = 親
# $count (Number): koi-koi calls of this round
calls-count = 코이코이{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
points-total = 경기 점수

## Tables of more than two, and what a player has done in the round

# $name (String): of several players with the same name. $n (Number): which of them
seat-numbered = { $name } { $n }
bench = 쉬는 중:
bench-open = 다른 사람들
sits-out-you = 이번 판은 쉬면서 구경해요.
said-stay = 치기
said-drop = 빠지기
# $count (Number)
goes-count = { $count }고
shakes-count = 흔들기{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
bombs-count = 폭탄{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
ppeoks-count = 뻑{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
# turns in which only the stock card may be turned
credits-count = 뒤집기만{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
money = 돈
dealer-sign-korean = 선
yaku-sign-korean = 약
# $round (Number). $minutes (Number): how long the match is
round-time = { $round }번째 판, { $minutes }분 경기
# on the table: this round counts a multiple
carry-about = 이번 판 배수
# $points (Number): goes to the winner of a round
pot = 쌓인 벌점: { $points }

## Piles

# $owner (String). $kind (String): plural. $count (Number): cards. $worth (Number): what they count as
pile-worth = { $owner }: { $kind } { $count }장, 피 { $worth }장으로 셈
# $worth (Number): what junk cards count as
worth = { $worth }장 값
# $by (String): "you", "other" or "deal". $name (String): who made the pile
stack-tag = { $by ->
        [you] 나
        [deal] 바닥
       *[other] { $name }
    }
# $count (Number): cards of the month. $plant (String): the month's plant. $jokers (Number), $buried (String): jokers in it
stack = { $plant } { $count ->
        [3] 세
       *[other] 네
    } 장 무더기, { $by ->
        [you] 내가 쌈
        [deal] 처음부터 깔림
       *[other] { $name }님이 쌈
    }{ $jokers ->
        [0] { "" }
       *[other] , { $buried } 포함
    }
stock-turn = 더미의 패 뒤집기

## Yaku sheet

sheet = 족보
yaku-sign = 役
sheet-whose = 누구의 패
sheet-total = 현재 점수
# $points (Number)
sheet-open = 족보, { $points }점
sheet-made = 완성, { $points }점
# $have, $need (Number): cards
sheet-progress = { $need }장 중 { $have }장
sheet-lost = 더는 만들 수 없음

## Hints and the decision

hint-play = 내 차례예요. 낼 패를 고르세요.
hint-again = 한 번 더 누르면 패를 내요.
hint-choose = 맞는 패가 두 장이에요. 먹을 패를 고르세요.
hint-pick = 뒤집은 패와 맞는 패가 두 장이에요. 하나를 고르세요.
# $name (String): the player whose turn it is
hint-wait = { $name }님이 생각하고 있어요…
hint-pick-hand = 낸 패와 맞는 패가 두 장이에요. 먹을 패를 고르세요.
hint-turn = 더미의 패를 뒤집으세요.
hint-sealed = 다른 사람들이 손패를 확인하고 있어요…
offers = 이런 것도 할 수 있어요
# questions of the phases of a round
ask-announce = 이번 판을 칠까요?
ask-hand_check = 선언할 것이 있나요?
ask-hand_check-none = 손패에 선언할 것이 없어요.
ask-use = 이 패를 무엇으로 셀까요?
# $name (String): who gets the card
ask-give = { $name }님에게 줄 피를 고르세요.
decide = 결정하세요
# $points (Number): yaku without multipliers
prompt-points = { $points }점
prompt-on = 계속하기
# $points (Number): what a stop pays
prompt-take = { $points }점 받기
# the same from each loser
prompt-take-each = 모두에게서 { $points }점씩 받기
# $name (String): who pays
prompt-take-from = { $name }님에게서 { $points }점

## Move log. $who (String): "you", "other" or "none". $name (String). $card (String). $taken (String): a list.

log = 진행 기록
# $card (String)
quoted = “{ $card }”
log-deal = { $round }번째 판. 패를 돌렸어요.
log-play = { $who ->
        [you] 내가 “{ $card }” 패를 바닥에 내려놓았어요.
       *[other] { $name }님이 “{ $card }” 패를 바닥에 내려놓았어요.
    }
log-play-take = { $who ->
        [you] 내가 “{ $card }” 패를 내고 { $taken } 패를 먹었어요.
       *[other] { $name }님이 “{ $card }” 패를 내고 { $taken } 패를 먹었어요.
    }
log-draw = { $who ->
        [you] 내가 “{ $card }” 패를 뒤집었어요.
       *[other] { $name }님이 “{ $card }” 패를 뒤집었어요.
    }
log-draw-take = { $who ->
        [you] 내가 “{ $card }” 패를 뒤집어 { $taken } 패를 먹었어요.
       *[other] { $name }님이 “{ $card }” 패를 뒤집어 { $taken } 패를 먹었어요.
    }
log-pick = { $who ->
        [you] 내가 “{ $card }” 패로 { $taken } 패를 먹었어요.
       *[other] { $name }님이 “{ $card }” 패로 { $taken } 패를 먹었어요.
    }
# $call (String): what is called out
log-call = { $name }: “{ $call }”

## Result

# $round (Number)
round-finished = { $round }번째 판
match-finished = 경기가 끝났어요
# $winner (String): a name or a list of names. $you (String): "yes", "no" or "shared"
match-over = { $you ->
        [yes] 경기에서 이겼어요!
        [shared] 공동 우승: { $winner }.
       *[no] { $winner }님이 경기에서 이겼어요.
    }
last-round = 마지막 판
settlement = 정산
settlement-what = 내역
points = 점수
total = 합계
round = 판
score-sheet = 점수표
next-round = 다음 판
show-table = 바닥 보기
show-result = 결과로 돌아가기
fair = 패를 공정하게 섞었나요?
fair-about = 첫 번째 코드는 첫 패를 돌리기 전에 정해졌어요. 이것은 두 번째 코드의 SHA-256 값이고, 이 경기의 패는 모두 두 번째 코드로 섞었어요.
record = 경기 기록 저장
