### The table of a banking game: hands on which everybody bets against the dealer.
### $hand (Number): a table hand, from 1. $name (String): a player, in the nominative. $who (String): you or other.

## The screen

bank-hand = { $hand }번 패
bank-dealers = { $who ->
    [you]내 패(선)
   *[other] 선의 패: { $name }
}
bank-hand-of = { $who ->
    [you] 내 패
   *[other] { $name }의 패
}
bank-dead = 내 죽은 패
bank-total = 끝수 { $total }
bank-no-bets = 건 사람 없음
# $amount (String): units
bank-chip = { $name } { $amount }
# how a hand did against the dealer. $times (Number): how many times the bet is paid
bank-wins = { $times ->
    [1] 이김
   *[other] 이김 ×{ $times }
}
bank-loses = 짐
bank-push = 비김
bank-took = 한 장 더 받음
bank-stood = 더 받지 않음

## Bets

bank-your-bets = 걸 점수
# $room (String): units that may still be bet
bank-room = 물주는 { $room }점까지 더 받아요.
bank-room-each = 한 패에 { $room }점까지예요.
bank-amount = { $hand }번 패에 걸 점수
bank-less = { $hand }번 패에 덜
bank-more = { $hand }번 패에 더
bank-chip-size = 칩
bank-clear = 지우기
# $sum (Number): units on all hands together
bank-place = { $sum ->
    [0] 걸지 않기
   *[other] { $sum }점 걸기
}

## Questions of the phases, on the screen and in the terminal

ask-bet = { $hand }번 패에 얼마를 걸까요?
ask-pick = 첫 장을 어디서 받을까요?
ask-third = { $hand }번 패에 한 장 더 받을까요?
ask-bank = 내가 선이에요. 한 장 더 받을까요?
ask-ask = 한 장 더 받을까요?
bank-must = 이 끝수면 꼭 받아야 해요.
bank-cannot = 이 끝수면 받을 수 없어요.

## Keys

bank-key-tab = 다음 판돈이나 단추로 이동
bank-key-arrows = 판돈을 1씩 바꾸기
bank-key-enter = 단추 누르기, 움직임 건너뛰기
bank-key-escape = 움직임 건너뛰기, 창 닫기

## Move log. $amount (String): units

log-bet = { $who ->
    [you] { $hand }번 패에 { $amount }점을 걸었어요.
   *[other] { $name }님이 { $hand }번 패에 { $amount }점을 걸었어요.
}
log-third = { $who ->
    [you] 한 장 더 받았어요.
   *[other] { $name }님이 한 장 더 받았어요.
}
log-stand = { $who ->
    [you] 더 받지 않았어요.
   *[other] { $name }님이 더 받지 않았어요.
}
# $line (String): what the hand is called. $points (String): with sign
log-account = { $name }, { $line }: { $points }.

## The terminal
tui-amount = { $low }부터 { $high }까지 숫자를 입력하세요.
tui-wrong-amount = 지금은 { $answer }만큼 걸 수 없어요. { $low }부터 { $high }까지 걸 수 있어요.
tui-zone-open = 펼친 패
tui-zone-open1 = 1번 패, 펼침
tui-zone-open2 = 2번 패, 펼침
tui-zone-open3 = 3번 패, 펼침
tui-zone-open4 = 4번 패, 펼침
tui-zone-down = 엎은 패
tui-zone-down1 = 1번 패, 엎음
tui-zone-down2 = 2번 패, 엎음
tui-zone-down3 = 3번 패, 엎음
tui-zone-down4 = 4번 패, 엎음
tui-zone-dead = 죽은 패
# $bets (String): “You 10, Fox 5”. $sum (String): all bets together
tui-bets = { $hand }번 패에 건 것: { $bets }

## How to play

howto-bank = 끝수 세기
howto-bank-text = 1월부터 10월까지 마흔 장을 써요. 패 한 장은 그 달만큼이고, 한 패는 합의 끝자리예요. 8과 9는 17이니 7이에요. 아홉(카부)이 가장 좋고 영은 부타예요.
howto-bank-round = 한 판
howto-bank-round-text = 네 패가 펼친 패를 한 장씩 받고, 선을 뺀 모두가 걸어요. 그다음 받는 한 장은 그 패에 건 사람만 봐요. 셋 이하면 꼭 한 장 더 받고, 일곱 이상이면 못 받아요. 그 사이는 먼저 건 사람이 정해요. 선은 마지막에 해요.
howto-bank-end = 승부
howto-bank-end-text = 끝수가 높으면 건 만큼 얻고, 같으면 선이 이겨요. 같은 달 석 장은 아라시로 두 배를 얻어요. 하지만 선의 첫 장이 넷이나 아홉이고 둘째 장이 하나면 선이 모두를 이겨요.
