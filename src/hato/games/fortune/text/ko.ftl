### 화투점: 틀, 마음가짐, 달의 뜻, 그리고 세 뜻을 잇는 풀이의 조각들.

fortune-name = 화투점
fortune-about = 한 가지를 묻고, 눈을 감고 세 장을 뽑아, 세 달의 뜻을 하나로 이어 읽어요.
fortune-preset-source = 전해 오는 대로
    .about = 물음 하나에 세 장. 빛을 지닌 광은 옆에 놓인 패의 뜻을 더 강하게 해요.
fortune-option-bright_target = 빛이 비추는 패
    .about = 광 다섯 장은 빛을 지녔어요. 저마다 옆에 놓인 패의 뜻을 더 강하게 해요.
fortune-value-bright_target-prev_else_next = 앞의 패, 첫 패라면 다음 패
fortune-value-bright_target-next_else_prev = 다음 패, 마지막 패라면 앞의 패
fortune-value-bright_target-both = 양옆의 패
fortune-value-bright_target-reader_choice = 내가 고르는 옆의 패
fortune-action-pick = 뽑기
fortune-action-strengthen = 비추기
fortune-end-read = 풀이가 끝났어요

## 풀이까지 가는 길

fortune-pastime = 이것은 심심풀이예요. 패는 앞날을 몰라요. 결정은 스스로 하세요.
fortune-prepare = 묻기 전에
fortune-advice-mood = 기분 좋은 때에 하세요. 마음이 무거우면 무거운 말만 들려요.
fortune-advice-room = 아늑하고 조용한 곳에서 서두르지 말고 하세요.
fortune-advice-deck = 이 패로는 점만 보고 놀이는 하지 않아요. 그래서 뒷면도 따로 있어요.
fortune-advice-focus = 마음을 모으고 한 가지만 생각하세요.
fortune-advice-trust = 패를 믿고, 패와 이어져 있다고 느끼며 도움을 청하세요.
fortune-ready = 준비됐어요
fortune-ask = 나의 물음
fortune-ask-hint = 한 가지 물음에 답은 하나예요. 같은 것을 다시 물으면 처음 답이 다시 나와요.
fortune-ask-label = 무엇이 궁금한가요?
fortune-empty = 먼저 물음을 적어 주세요.
fortune-long = 물음은 { $most }자까지 적을 수 있어요.
fortune-spread = 패 펼치기
fortune-mix = 패 섞기
fortune-mix-hint = 마우스나 손가락, 화살표 키로 마음껏 저어 주세요. 물음을 떠올리면서요.
fortune-stir = 젓기
fortune-stirred = 저은 횟수: { $count }
fortune-eyes = 눈 감기
fortune-pick = 세 장 뽑기
fortune-pick-hint = 눈을 감았고, 패는 모두 엎어져 있어요. 물음을 떠올리며 세 장을 뽑으세요.
fortune-deck = 엎어진 패 { $count }장
fortune-place = { $count }장 가운데 { $number }번째 패, 엎어져 있음
fortune-place-picked = { $count }장 가운데 { $number }번째 패, 엎어져 있음, { $order }번째로 뽑음
fortune-picked = 뽑은 패: 3장 가운데 { $count }장
fortune-side = 가운데 패가 빛을 지녔어요. 어느 패를 비출까요?
fortune-side-previous = 첫 번째 패
fortune-side-next = 마지막 패
fortune-read = 풀이
fortune-asked = “{ $question }”
fortune-nth-1 = 첫 번째 패
fortune-nth-2 = 두 번째 패
fortune-nth-3 = 세 번째 패
fortune-strength = { $count ->
    [1] 빛을 받아 강해짐
   *[other] 빛을 { $count }번 받아 강해짐
}
fortune-again = 전에 물어본 것이에요. 패는 한 물음에 한 번만 답하므로 새로 뽑지 않아요. { $date }의 풀이예요.
fortune-again-open = 전에 물어보고 아직 패를 뽑지 않았어요. 패가 그대로 놓여 있어요.
fortune-close = 풀이 마치기
fortune-closed = 풀이를 마쳤어요. 패에 고마움을 전하고 넣어 두세요.
fortune-earlier = 지난 풀이
fortune-earlier-about = 물음은 이 브라우저에만 남아요.
fortune-open = { $question } ({ $date })
fortune-clear = 목록 지우기
fortune-cleared = 목록이 비었어요.
fortune-wait = 잠시만요…

## 터미널에서

fortune-line-ask = 나의 물음:
fortune-line-mix = 패 48장이 엎어져 있어요. 마음속으로 섞고 엔터를 누르세요.
fortune-line-pick = 3장 가운데 { $order }번째, 1부터 48까지의 수:
fortune-line-wrong = “{ $answer }”에 해당하는 패가 없어요. 아직 뽑지 않은 1부터 48까지의 수를 적으세요.
fortune-line-side = 첫 번째 패를 비추려면 1, 마지막 패를 비추려면 2:
fortune-line-side-wrong = “{ $answer }”(으)로는 답할 수 없어요. 1이나 2를 적으세요.
fortune-line-card = { $nth }: { $card }. { $meaning }
fortune-line-card-strong = { $nth }: { $card }. { $meaning } ({ $strength })
fortune-line-left = 패를 거두었어요. 이어서 하려면 같은 것을 물어보세요.
fortune-line-only = 화투점에는 { $option } 설정이 없어요. 정할 수 있는 것은 bright_target이에요.
fortune-line-question = 물음을 적으세요: hato fortune "여행을 가게 될까요?"

## 계절과 달의 뜻

fortune-season-winter = 겨울
fortune-season-spring = 봄
fortune-season-summer = 여름
fortune-season-autumn = 가을
fortune-meaning-01 = 긍지와 지혜
fortune-meaning-02 = 개화, 다시 태어남
fortune-meaning-03 = 완전한 아름다움, 엄숙함
fortune-meaning-04 = 새로운 시기의 시작
fortune-meaning-05 = 용기와 담대함
fortune-meaning-06 = 여성스러움, 아름다움, 넉넉한 살림
fortune-meaning-07 = 깨어남
fortune-meaning-08 = 외로움, 무거운 생각
fortune-meaning-09 = 굳셈과 인내
fortune-meaning-10 = 행복과 긴 수명
fortune-meaning-11 = 변화
fortune-meaning-12 = 로맨스, 사랑에 빠짐

## 이어지는 풀이의 조각들. 차례로 이어져 하나의 글이 돼요.

fortune-join = { $before } { $after }
fortune-opening-winter = 답이 시작되는 고요한 겨울에,
fortune-opening-spring = 답이 시작되는 푸른 봄에,
fortune-opening-summer = 답이 시작되는 햇빛 가득한 여름에,
fortune-opening-autumn = 답이 시작되는 맑은 가을에,
fortune-link-2-season = 이어서 같은 계절 속에서,
fortune-link-2-onward = 이어서 계절이 한 걸음 나아가면,
fortune-link-2-across = 이어서 한 해의 반대편에서,
fortune-link-2-backward = 이어서 계절을 한 걸음 거슬러 가면,
fortune-link-2-darker = 하지만 그 뒤에 오는 어두운 시간에,
fortune-link-2-brighter = 하지만 머지않아 날이 밝아 오면,
fortune-link-3-season = 그리고 마지막에도 같은 계절 속에서,
fortune-link-3-onward = 길의 끝에서 한 계절이 더 지나면,
fortune-link-3-across = 길의 끝에서 반년 건너편을 보면,
fortune-link-3-backward = 길의 끝에서 한 계절을 되돌아가면,
fortune-link-3-darker = 하지만 길의 끝, 고요한 밤에,
fortune-link-3-brighter = 하지만 길의 끝에서 밤이 지나고 나면,
fortune-plain-01 = 소나무 곁에 학이 꼿꼿이 서 있고, 당신 안에도 큰소리가 필요 없는 긍지와 지혜가 있어요.
fortune-plain-02 = 추위 속에 매화가 피고, 끝났다고 여긴 것이 다시 태어나요.
fortune-plain-03 = 벚꽃이 완전한 아름다움으로 피고, 차분한 마음으로 맞을 엄숙한 순간이 와요.
fortune-plain-04 = 늘어진 버드나무 위로 종달새가 날아오르고, 아직 작지만 이미 당신의 것인 새로운 시기가 시작돼요.
fortune-plain-05 = 난초 잎이 칼처럼 곧게 서서 용기와 담대함을 청하니, 미루어 온 한 걸음을 내디디세요.
fortune-plain-06 = 모란이 피어 여성스러움과 아름다움이 찾아오고, 살림도 넉넉해져요.
fortune-plain-07 = 아침 바람에 싸리가 흔들리고, 오래 잠들어 있던 무언가가 당신 안에서 깨어나요.
fortune-plain-08 = 산 위에 달이 홀로 뜨고, 외로움과 무거운 생각의 시간이 오니 자신을 다정하게 대하세요.
fortune-plain-09 = 국화가 서리를 견디고 있고, 당신의 굳셈과 인내가 목적지까지 데려다줄 거예요.
fortune-plain-10 = 붉은 단풍 사이로 사슴이 거닐고, 행복과 긴 수명이 함께 와요.
fortune-plain-11 = 비가 길을 씻어 내고, 많은 것을 바꾸어 놓을 변화가 와요.
fortune-plain-12 = 오동꽃이 두 사람을 위해 피고, 로맨스의 기운이 감도니 사랑에 빠진 이에게는 어떤 길도 짧아요.
fortune-strong-01 = 소나무 곁의 학에 빛이 내려, 긍지는 한껏 높고 지혜는 멀리 내다보니 무엇보다 자신의 판단을 믿으세요.
fortune-strong-02 = 매화에 빛이 내려 가지마다 꽃이 피고, 추위가 앗아 간 모든 것보다 강하게 크게 다시 태어나요.
fortune-strong-03 = 벚꽃에 빛이 내려 그 아름다움이 더없이 완전하고, 오래도록 기억할 크고 엄숙한 날이 와요.
fortune-strong-04 = 버드나무 위의 종달새에 빛이 내려, 지난 것을 미련 없이 내려놓을 만큼 또렷하게 새로운 시기가 시작돼요.
fortune-strong-05 = 난초에 빛이 내려 당신 안의 큰 용기가 드러나니, 지금은 조심보다 담대함이 당신을 더 멀리 데려가요.
fortune-strong-06 = 모란에 빛이 내려 여성스러움과 아름다움이 가득하고, 살림은 바란 것보다 더 넉넉해져요.
fortune-strong-07 = 싸리에 빛이 내려 한순간에 온전히 깨어나고, 당신은 뜬 눈으로 모든 것을 보게 돼요.
fortune-strong-08 = 산 위의 달에 빛이 내려 외로움과 무거운 생각이 더 무거워지니, 혼자 지고 있지 말고 누군가에게 털어놓으세요.
fortune-strong-09 = 국화에 빛이 내려 굳셈은 꺾이지 않고, 인내는 길을 막는 모든 것보다 오래가요.
fortune-strong-10 = 단풍 사이의 사슴에 빛이 내려 큰 행복이 가까이 오고, 그것을 누릴 긴 수명도 함께해요.
fortune-strong-11 = 비 사이로 빛이 내려 변화가 커지고, 서두르든 서두르지 않든 당신을 데려가요.
fortune-strong-12 = 오동에 빛이 내려 큰 로맨스가 다가오고, 사랑의 목소리가 무엇보다 크게 들려요.
fortune-repeat-2-same = 두 번째 패도 같은 달이라, “{ $meaning }”이라는 말이 두 번 나와 두 배로 무거워요.
fortune-repeat-3-same = 그리고 마지막 패도 앞의 패와 같은 달이라, “{ $meaning }”이라는 말이 두 번 나와 두 배로 무거워요.
fortune-repeat-3-back = 그리고 마지막에 처음의 달이 돌아와, “{ $meaning }”이라는 말이 모든 것을 감싸고 두 배로 무거워요.
fortune-repeat-3-thrice = 그리고 마지막 패까지 세 번째로 같은 달이라, 답은 오직 “{ $meaning }”이라고 말해요.
fortune-lit-again = 거기에 빛까지 내려 뜻이 더욱 강해져요.
fortune-lit-twice = 빛이 양쪽에서 내리니, 무엇보다 이것을 마음에 새기세요.
fortune-ending-month = 세 장이 모두 같은 달이에요. 보기 드문 패이고, 의심할 것 없는 답이에요.
fortune-ending-three-winter = 세 장이 모두 겨울이니, 힘을 모으고 눈 아래에서 무르익기를 기다리세요.
fortune-ending-three-spring = 세 장이 모두 봄이니, 모든 것이 이제 시작이에요. 당신도 시작하세요.
fortune-ending-three-summer = 세 장이 모두 여름이니, 때가 무르익었고 지금 하는 일에는 무게가 있어요.
fortune-ending-three-autumn = 세 장이 모두 가을이니, 뿌린 것을 거둘 때예요.
fortune-ending-twice-winter = 한 달이 두 번 나와 겨울도 두 번 말하니, 서두르지 말고 두 번 들은 뜻을 따르세요.
fortune-ending-twice-spring = 한 달이 두 번 나와 봄도 두 번 말하니, 두 번 들은 뜻을 따르며 자라게 두세요.
fortune-ending-twice-summer = 한 달이 두 번 나와 여름도 두 번 말하니, 해가 긴 동안 두 번 들은 뜻을 생각하세요.
fortune-ending-twice-autumn = 한 달이 두 번 나와 가을도 두 번 말하니, 두 번 들은 뜻을 따르면 열매를 맺을 거예요.
fortune-ending-two-winter = 겨울이 두 번 말하니, 차분히 무르익기를 기다린 뒤에 움직이세요.
fortune-ending-two-spring = 봄이 두 번 말하니, 먼저 시작하는 사람이 되세요.
fortune-ending-two-summer = 여름이 두 번 말하니, 해가 긴 동안 움직이세요.
fortune-ending-two-autumn = 가을이 두 번 말하니, 하나를 마친 뒤에 다음을 시작하세요.
fortune-ending-without-winter = 세 계절이 말하고 겨울만 말이 없으니, 더 기다리지 않아도 돼요.
fortune-ending-without-spring = 세 계절이 말하고 봄만 말이 없으니, 새것을 찾지 않아도 필요한 것은 이미 있어요.
fortune-ending-without-summer = 세 계절이 말하고 여름만 말이 없으니, 가장 무르익은 때는 아직 오지 않았어요.
fortune-ending-without-autumn = 세 계절이 말하고 가을만 말이 없으니, 거둘 때는 아직 앞에 있어요.
