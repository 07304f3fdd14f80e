### What a round came to: sentences of the move log, and the settlement.
### $who (String): "you", "other" or "none". $name (String): the player, in the nominative.

## Move log. $card (String): one card. $cards, $taken (String): a list of quoted cards.

log-table = 바닥패를 깔았어요.
log-lay = { $who ->
        [you] 내가 { $cards } 패를 한꺼번에 바닥에 내려놓았어요.
       *[other] { $name }님이 { $cards } 패를 한꺼번에 바닥에 내려놓았어요.
    }
log-lay-take = { $who ->
        [you] 내가 { $cards } 패를 한꺼번에 내고 { $taken } 패를 먹었어요.
       *[other] { $name }님이 { $cards } 패를 한꺼번에 내고 { $taken } 패를 먹었어요.
    }
log-draw-keep = { $who ->
        [you] 내가 “{ $card }” 패를 뒤집어 바로 먹었어요.
       *[other] { $name }님이 “{ $card }” 패를 뒤집어 바로 먹었어요.
    }
log-take = { $who ->
        [you] 내가 { $taken } 패를 먹었어요.
       *[other] { $name }님이 { $taken } 패를 먹었어요.
    }
log-joker = { $who ->
        [you] 내가 “{ $card }” 패를 썼어요.
       *[other] { $name }님이 “{ $card }” 패를 썼어요.
    }
log-get = { $who ->
        [you] 내가 “{ $card }” 패를 손패로 가져왔어요.
       *[other] { $name }님이 “{ $card }” 패를 손패로 가져갔어요.
    }
log-get-hidden = { $who ->
        [you] 내가 더미에서 한 장을 가져왔어요.
       *[other] { $name }님이 더미에서 한 장을 가져갔어요.
    }
log-show = { $who ->
        [you] 내가 { $cards } 패를 보여 줬어요.
        [other] { $name }님이 { $cards } 패를 보여 줬어요.
       *[none] 공개된 패: { $cards }.
    }
# the hand of a player who does not play this round goes back into the stock
log-fold = { $who ->
        [you] 내 손패가 더미로 돌아갔어요.
       *[other] { $name }님의 손패가 더미로 돌아갔어요.
    }
# $to (String): "you" or "other", who gets the card. $receiver (String): the name
log-give = { $who ->
        [you] 내가 { $receiver }님에게 “{ $card }” 패를 줬어요.
       *[other] { $to ->
            [you] { $name }님이 나에게 “{ $card }” 패를 줬어요.
           *[other] { $name }님이 { $receiver }님에게 “{ $card }” 패를 줬어요.
        }
    }
# $call (String): what is called out
log-call-cards = { $name }: “{ $call }” { $cards }.
# $points (String): a number with its sign
log-change = { $name } { $points }
# $what (String): why something is paid. $change (String): "You +14 and Fox −14"
log-paid = { $what }: { $change }.
log-changes = 점수: { $change }.

## The settlement, line by line. $line (String): name of a line. $points (String): with sign. $total (String)

log-line-first = { $line }: { $points }.
log-line-plus = { $line }: { $points }, 합계 { $total }.
# $factor (Number)
log-line-times = { $factor ->
        [2] { $line }: 두 배, 합계 { $total }.
       *[other] { $line }: { $factor }배, 합계 { $total }.
    }
log-owes = { $who ->
        [you] 내가 낼 점수: { $points }.
       *[other] { $name }님이 낼 점수: { $points }.
    }
# $said (String): one of the lines above
log-of = { $name }. { $said }
log-pays = { $who ->
        [you] 내가 낸 점수: { $points }.
       *[other] { $name }님이 낸 점수: { $points }.
    }

## The settlement on the screen

# $losers (Number)
each-owes = { $losers ->
        [1] 박을 따지기 전 점수
       *[other] 박을 따지기 전, 한 사람이 낼 점수
    }
pays = { $who ->
        [you] 내가 낼 점수
       *[other] { $name }님이 낼 점수
    }
paid-within = 판 도중에 낸 점수
carried = 다음 판으로
# $factor (Number)
carried-factor = { $factor ->
        [2] 다음 판은 두 배예요.
       *[other] 다음 판은 { $factor }배예요.
    }
# $pot (Number): points
carried-pot = 쌓인 벌점 { $pot }점은 이긴 사람이 가져가요.
# $stake (String): a number
money-stake = 1점에 { $stake }.
# $money (String): a number
in-money = 돈으로 { $money }
