### The hundred poems in plain lines, for the terminal.

## Letters and cards. $on (String): yes or no. $card, $poem, $poet, $row, $kana, $heard (String). $number, $slot (String): digits

recital-kana = { $on ->
    [yes] 가나를 보여 줘요.
   *[no] 가나를 더는 보여 주지 않아요.
}
recital-romaji = { $on ->
    [yes] 로마자를 보여 줘요.
   *[no] 로마자를 더는 보여 주지 않아요.
}
recital-kimariji = { $on ->
    [yes] 패에 결정 글자를 붙여서 보여 줘요.
   *[no] 결정 글자를 더는 보여 주지 않아요.
}
recital-poem = { $on ->
    [yes] 읽을 때마다 시를 보여 줘요.
   *[no] 시를 더는 보여 주지 않아요.
}
recital-card = { $card } ({ $number })
recital-poem-by = { $number }번 시, { $poet }:
recital-meaning = 우리말로: { $poem }
recital-row = { $number }번 줄. { $row }
recital-lies = { $slot } { $card }
# $reading (String): its number. $counts (String): cards left
recital-reading = { $reading }. 남은 패: { $counts }.
# $camp (String): whose. $left (String): cards left
recital-camp = { $camp }, { $left }:
recital-decisive = 결정 글자 { $kana }
recital-empty = 없음
# $what, $value (String)
recital-part = { $what }: { $value }
# a beginning that is read, before the cursor
recital-mora = { $heard }:

## What is asked. $place (String): a place in a row

recital-order = 줄마다 자리, 패, 괄호 안에 패의 번호예요. 도움말은 h예요.
recital-next = Enter — 읽기 시작:
recital-ask-place = 옮길 패와 줄과 자리, 다 됐으면 Enter:
recital-ask-break = 옮길 패와 줄과 자리, 계속하려면 Enter:
recital-ask-memorize = 다 외웠으면 Enter:
recital-ask-send = 어떤 패를 보낼까요?
recital-ask-forfeit = 어떤 패를 보낼까요? 더 보내지 않으려면 forfeit:
recital-ask-receive = 줄과 자리, 또는 Enter ({ $place }):
# one player alone has touched the card that was read
recital-confirm = 패를 가져간 쪽은 누구인가요?
recital-ask-proof = 번호나 앞부분, 모르면 fail:
recital-ask-yaku = 어떤 패를 야쿠후다로 할까요?
recital-ask-answer = 번호나 앞부분, 넘기려면 decline:
recital-ask-penalty = 어떤 패를 줄까요?
recital-ask-done = 패 한 장 이상, 끝났으면 Enter:

## What cannot be done. $answer (String): what was typed. $card (String). $row, $slot, $most (String): digits

recital-not-yet = 아직 읽기 전이에요. Enter를 누르면 시작해요.
recital-wrong-card = “{ $answer }” — 그런 패는 여기 없어요. 패의 번호, 뒷구절의 앞부분, 또는 4 3처럼 줄과 자리를 쓰세요.
recital-wrong-ending = “{ $answer }” — 고를 수 있는 답이 아니에요. 번호나 뒷구절의 앞부분을 쓰세요.
recital-wrong-absent = “{ $card }” — 어느 진에도 없는 패예요.
recital-wrong-own = “{ $card }” — 내 진에 없는 패예요.
recital-wrong-camp = “{ $card }” — 그 진에서는 이미 패를 건드렸어요.
recital-wrong-empty = { $row }번 줄 { $slot }번째 자리에는 패가 없어요.
recital-wrong-place = “{ $answer }” — 내 진에 그런 자리는 없어요. 3 1이나 jodan 1처럼 1부터 3까지의 줄과 1부터 { $most }까지의 자리를 쓰세요.
recital-wrong-taken = 그 자리에는 이미 “{ $card }” 패가 있어요.
recital-wrong-move = “{ $answer }” — 옮길 수 없어요. move k012 to jodan 3처럼 패와 줄과 자리를 쓰세요.
recital-wrong-moves = 더는 옮길 수 없어요. Enter로 계속해요.
recital-wrong-enter = “{ $answer }” — 여기서는 답이 아니에요. Enter로 계속해요.
recital-wrong-send = 보낼 패를 쓰세요.
recital-wrong-twice = 한 진에서는 한 번만 인정돼요. 한 장, 또는 두 진에서 한 장씩 쓰세요.
recital-wrong-proof = “{ $answer }” — 고를 수 있는 답이 아니에요. 번호, 앞부분, 또는 fail을 쓰세요.
recital-wrong-choice = “{ $answer }” — 여기서는 답이 아니에요. 1부터 { $most }까지의 번호를 쓰세요.
recital-wrong-answer = 번호, 뒷구절의 앞부분, 또는 decline을 쓰세요.
recital-wrong-nothing = 패를 한 장 이상 쓰세요.
recital-wrong-same = 같은 패를 두 번 썼어요.
# $count (Number): cards
recital-wrong-most = { $count }장까지만 고를 수 있어요.

## What happened. $you (String): yes, no or none. $who (String) beside it: a name; else you, other or none. $name, $receiver, $card, $cards (String)

# $call (String): the name of what happened. $about (String): what it means
recital-called = { $you ->
    [yes] 나: { $call }. { $about }
    [none] { $call }. { $about }
   *[no] { $who }님: { $call }. { $about }
}
# $said (String): a sentence. $place (String)
recital-laid = { $said } { $place }.
recital-touched = { $who ->
    [you] 내가 건드린 패: “{ $card }”.
   *[other] { $name }님이 건드린 패: “{ $card }”.
}
recital-said = { $what }.
# $right (String): yes or no
recital-answers = { $who ->
    [you] { $right ->
        [yes] 내 답은 “{ $card }”, 맞았어요.
       *[no] 내 답은 “{ $card }”, 틀렸어요.
    }
   *[other] { $right ->
        [yes] { $name }님의 답은 “{ $card }”, 맞았어요.
       *[no] { $name }님의 답은 “{ $card }”, 틀렸어요.
    }
}
# $to (String): you or other
recital-gives = { $who ->
    [you] { $receiver }님에게 준 패: { $cards }.
   *[other] { $to ->
        [you] { $name }님에게서 받은 패: { $cards }.
       *[other] { $name }님이 { $receiver }님에게 준 패: { $cards }.
    }
}
recital-drops = { $who ->
    [you] 버린 패: { $cards }.
   *[other] { $name }님이 버린 패: { $cards }.
}

## Help

recital-help-reader = 낭독자는 한 소리씩 읽고 그때마다 기다려요. Enter를 누르면 이어서 읽어요. 시간을 다투는 승부는 브라우저에서 할 수 있어요.
recital-help-touch = 패를 건드리려면 패의 번호, 뒷구절의 앞부분, 또는 줄과 자리를 쓰세요. 두 진에서 한 장씩 건드리려면 쉼표로 나누세요. Enter까지의 시간을 재지만, 그 소리의 길이까지만 쳐요.
recital-help-rows = 1번부터 3번 줄은 내 진으로 가까운 줄부터, 4번부터 6번 줄은 상대 진으로 먼 줄인 윗줄부터예요. 자리는 그 진 주인의 왼쪽부터 세요.
recital-help-move = move k012 to jodan 3 또는 12 3 3: 내 패를 옮겨요. 줄은 gedan, chudan, jodan 또는 1부터 3
recital-help-send = 보낼 패는 건드릴 때처럼 쓰고, 받은 패는 줄과 자리를 쓰세요.
recital-help-board = t, board 또는 field: 두 진, 읽은 시, 점수
recital-help-table = t, board 또는 field: 손패, 야쿠후다, 읽은 시, 점수
recital-help-y = y: 같은 것을 결정 글자와 함께
recital-help-poem-answer = 목록의 번호나 뒷구절의 앞부분으로 답하세요. decline은 넘기기예요.
recital-help-give = 주거나 버릴 패가 여럿이면 3 5 8처럼 한 줄에 쓰세요.
recital-help-kana = kana: 가나 보이기, 숨기기
recital-help-romaji = romaji: 로마자 보이기, 숨기기
recital-help-kimariji = kimariji: 패의 결정 글자 보이기, 숨기기
recital-help-poem = poem: 읽은 뒤 시, 지은이, 번역 보이기, 숨기기
recital-help-l = l: 이번 시에서 있었던 일
