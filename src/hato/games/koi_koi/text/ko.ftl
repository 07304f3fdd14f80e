### Koi-Koi (rules KK)

koi_koi-name = 코이코이
koi_koi-about = 둘이서 겨루는 일본 화투예요. 족보(야쿠)를 모아 스톱으로 점수를 얻거나, “코이코이”를 외치고 더 큰 점수에 걸어요.

## Presets

koi_koi-preset-nintendo = 닌텐도
    .about = 닌텐도가 지금 안내하는 점수표예요. 7점 이상이면 두 배, 상대가 코이코이를 했다면 다시 두 배예요.
koi_koi-preset-russian = 러시아
    .about = 러시아에서 알려진 규칙이에요. 점수는 닌텐도와 같고, 배수는 7점 이상 두 배뿐이에요. 처음 받은 손패의 야쿠는 세지 않아요.
koi_koi-preset-fuda_wiki = 후다 위키
    .about = 후다 위키의 점수표예요. 오광은 15점, 삼광은 6점이에요. 배수는 닌텐도와 같아요.
koi_koi-preset-board_game_arena = 보드게임아레나
    .about = 보드게임아레나 방식이에요. 각자 50점으로 여섯 판을 하고, 이긴 쪽이 얻는 만큼 진 쪽이 잃어요. 야쿠는 모두 더하고, 내가 코이코이를 할 때마다 배수가 커져요.
koi_koi-preset-additive = 모두 더하기
    .about = 닌텐도의 점수를 예전 방식으로 세요. 야쿠를 모두 더하고, 광 야쿠만 하나로 쳐요.
koi_koi-preset-flash = 하나후다 플래시
    .about = 하나후다 플래시의 점수표예요. 꽃놀이와 달구경도, 배수도 없고, 이달의 패 네 장에 점수가 있어요. 손패가 떨어지면 선이 점수를 얻어요.
koi_koi-preset-ukrainian = 우크라이나
    .about = 우크라이나 글의 규칙에서 광 점수를 바로잡았어요. 50점을 먼저 내면 이겨요. 야쿠를 모두 더하고, 이긴 사람의 코이코이마다 배수가 커져요.
koi_koi-preset-ukrainian_literal = 우크라이나, 글 그대로
    .about = 우크라이나 글을 적힌 그대로 따라요. 삼광은 8점인데 오광은 4점뿐이에요. 손패 야쿠는 5점이에요.
koi_koi-preset-ukrainian_modern = 우크라이나, 요즘 광 점수
    .about = 우크라이나 규칙에 요즘 일본의 광 점수를 써요: 5점, 7점, 8점, 10점.
koi_koi-preset-koikoi_japan = KoiKoi-Japan
    .about = KoiKoi-Japan 게임의 규칙이에요. 각자 30점으로 여덟 판을 하고, 이긴 쪽이 얻는 만큼 진 쪽이 잃어요. 꽃놀이와 달구경은 점수가 낮고, 내 코이코이는 먼저 점수를 더하고 나중에는 곱해요.

## Options. The value texts of an option follow it; yes and no are shared texts.

koi_koi-option-length = 경기 길이
    .about = 경기가 언제 끝나는지 정해요: 정한 판 수를 마쳤을 때, 또는 누군가 목표 점수를 냈을 때.
# $n (Number): rounds
koi_koi-value-length-rounds = { $n }판
# $points (Number): the total that ends the match
koi_koi-value-length-target = { $points }점 내기
# $minutes (Number): the round in progress at the agreed end is finished
koi_koi-value-length-time = { $minutes }분
koi_koi-value-length-bankroll = 누군가 올인될 때까지

koi_koi-option-start_points = 시작 점수
    .about = 각자 몇 점으로 시작하는지 정해요. 시작 점수가 있으면 누군가의 점수가 바닥났을 때도 경기가 끝나요.

koi_koi-option-next_dealer = 다음 선
    .about = 다음 판에 누가 선이 되어 먼저 내는지 정해요.
koi_koi-value-next_dealer-winner = 이긴 사람
koi_koi-value-next_dealer-alternate = 번갈아
koi_koi-value-next_dealer-loser = 진 사람
koi_koi-value-next_dealer-fixed = 늘 같은 사람

koi_koi-option-draws_count = 비긴 판도 세기
    .about = 비긴 판을 다시 하지 않고 정한 판 수에 넣는지 정해요.

koi_koi-option-dealer_draw = 첫 선 정하기
    .about = 첫 선을 뽑은 패의 달로 정하는지, 무작위로 정하는지 골라요.
koi_koi-value-dealer_draw-earliest = 가장 빠른 달
koi_koi-value-dealer_draw-latest = 가장 늦은 달
koi_koi-value-dealer_draw-night_day = 밤일낮장
koi_koi-value-dealer_draw-random = 무작위

koi_koi-option-draw_time = 밤 또는 낮
    .about = 첫 선을 밤처럼 가장 빠른 달로 정하는지, 낮처럼 가장 늦은 달로 정하는지 골라요. “밤일낮장”일 때만 쓰여요.
koi_koi-value-draw_time-night = 밤
koi_koi-value-draw_time-day = 낮

koi_koi-option-hand_size = 손패 수
    .about = 각자 패를 몇 장 받는지 정해요.

koi_koi-option-teyaku = 손패 야쿠
    .about = 처음 받은 손패에 같은 달 네 장이나 네 쌍이 있으면 바로 이기는지 정해요.

koi_koi-option-teyaku_points = 손패 야쿠 점수
    .about = 손패 야쿠가 몇 점인지 정해요. 이 점수에는 배수가 붙지 않아요.

koi_koi-option-teyaku_both = 둘 다 손패 야쿠
    .about = 두 사람 모두 손패 야쿠를 받았을 때 어떻게 하는지 정해요.
koi_koi-value-teyaku_both-draw = 무승부
koi_koi-value-teyaku_both-dealer_first = 선의 승리
koi_koi-value-teyaku_both-redeal = 다시 돌리기

koi_koi-option-hand_quad = 손패에 같은 달 네 장
    .about = 손패 야쿠가 없는 규칙에서 같은 달 네 장을 받았을 때 어떻게 하는지 정해요.
koi_koi-value-hand_quad-play = 그대로 진행
koi_koi-value-hand_quad-redeal = 다시 돌리기

koi_koi-option-table_quad = 바닥에 같은 달 네 장
    .about = 바닥에 같은 달 네 장이 깔려 아무도 먹을 수 없을 때 어떻게 하는지 정해요.
koi_koi-value-table_quad-redeal = 다시 돌리기
koi_koi-value-table_quad-void = 무효 판

koi_koi-option-table_four_pairs = 바닥에 네 쌍
    .about = 바닥에 깔린 패가 네 쌍일 때 어떻게 하는지 정해요.
koi_koi-value-table_four_pairs-redeal = 다시 돌리기
koi_koi-value-table_four_pairs-play = 그대로 진행

koi_koi-option-table_triple = 바닥에 같은 달 세 장
    .about = 바닥에 같은 달 세 장이 깔렸을 때 어떻게 하는지 정해요.
koi_koi-value-table_triple-stack = 네 번째 패가 모두 먹기
koi_koi-value-table_triple-redeal = 다시 돌리기

koi_koi-option-table = 야쿠 점수표
    .about = 야쿠마다 몇 점인지 누구의 점수표를 따르는지 정해요.
koi_koi-value-table-nintendo = 닌텐도
koi_koi-value-table-russian = 러시아
koi_koi-value-table-fuda_wiki = 후다 위키
koi_koi-value-table-board_game_arena = 보드게임아레나
koi_koi-value-table-additive = 모두 더하기
koi_koi-value-table-flash = 하나후다 플래시
koi_koi-value-table-ukrainian = 우크라이나
koi_koi-value-table-ukrainian_literal = 우크라이나, 글 그대로
koi_koi-value-table-ukrainian_modern = 우크라이나, 요즘 광 점수
koi_koi-value-table-koikoi_japan = KoiKoi-Japan

koi_koi-option-improve_test = 점수가 났다고 보는 기준
    .about = 무엇이 나아져야 스톱할지 계속할지 다시 물어보는지 정해요.
koi_koi-value-improve_test-any_yaku = 야쿠가 생기거나 커짐
koi_koi-value-improve_test-total_higher = 지난 결정보다 합계가 높음
koi_koi-value-improve_test-captures_raise_total = 먹은 패로 합계가 오름

koi_koi-option-koikoi_limit = 코이코이 횟수 제한
    .about = 한 판에 두 사람이 합쳐 코이코이를 몇 번 할 수 있는지 정해요.
koi_koi-value-koikoi_limit-none = 제한 없음
koi_koi-value-koikoi_limit-one_per_round = 한 판에 한 번

koi_koi-option-min_points_to_continue = 코이코이에 필요한 점수
    .about = 배수를 곱하기 전 점수가 몇 점 이상이어야 코이코이를 할 수 있는지 정해요. 모자라면 판이 바로 끝나요.
koi_koi-value-min_points_to_continue-none = 야쿠가 있으면 됨

koi_koi-option-improve_by_growth = 커진 야쿠도 인정
    .about = 이미 완성한 야쿠에 한 장이 더해졌을 때도 다시 결정하는지 정해요.

koi_koi-option-decision_time = 결정하는 때
    .about = 차례가 끝날 때만 결정하는지, 손패로 먹은 다음에도 결정하는지 정해요.
koi_koi-value-decision_time-end_of_turn = 차례가 끝날 때
koi_koi-value-decision_time-after_each_capture = 먹을 때마다

koi_koi-option-grouping = 야쿠를 함께 세는 방식
    .about = 야쿠를 모두 더하는지, 광·열끗·띠마다 가장 좋은 하나만 세는지 정해요.
koi_koi-value-grouping-exclusive = 종류마다 가장 좋은 하나
koi_koi-value-grouping-additive = 모두 더하기

koi_koi-option-cup_as_junk = 국진을 피로도 세기
    .about = 국진(술잔)을 열끗이면서 동시에 피 한 장으로 세는지 정해요.

koi_koi-option-viewings = 꽃놀이와 달구경
    .about = 꽃놀이와 달구경에 점수가 있는지 정해요.
koi_koi-value-viewings-on = 있음
koi_koi-value-viewings-off = 없음
koi_koi-value-viewings-only_with_other_yaku = 다른 야쿠가 있을 때만

koi_koi-option-viewing_value = 꽃놀이·달구경 점수
    .about = 꽃놀이와 달구경이 각각 몇 점인지 정해요.

koi_koi-option-viewing_value_after_call = 코이코이 뒤의 꽃놀이·달구경
    .about = 내가 이 판에서 코이코이를 한 뒤에는 꽃놀이와 달구경이 각각 몇 점인지 정해요.
koi_koi-value-viewing_value_after_call-none = 그대로

koi_koi-option-viewing_with_brights = 광 야쿠와 함께 세기
    .about = 광 야쿠가 있는 사람도 꽃놀이와 달구경의 점수를 얻는지 정해요.

koi_koi-option-viewing_cancel = 꽃놀이·달구경을 망치는 패
    .about = 비와 오동 가운데 어떤 패가 꽃놀이와 달구경을 없애는지 정해요.
koi_koi-value-viewing_cancel-none = 없음
koi_koi-value-viewing_cancel-rain_man_both = 내가 먹은 비광이 둘 다 없앰
koi_koi-value-viewing_cancel-captured_split = 내가 먹은 비광은 꽃놀이, 오동은 달구경을 없앰
koi_koi-value-viewing_cancel-field_split = 바닥의 비는 꽃놀이, 오동은 달구경을 없앰

koi_koi-option-scheme = 배수 방식
    .about = 코이코이와 높은 점수가 이긴 사람의 점수를 어떻게 올리는지 정해요.
koi_koi-value-scheme-doublings = 조건마다 두 배
koi_koi-value-scheme-own_calls_plus_one = × (내 코이코이 + 1)
koi_koi-value-scheme-calls_plus_one = × (모든 코이코이 + 1)
koi_koi-value-scheme-bga_soft = × (내 코이코이 + 1), 상대가 했으면 다시 두 배
koi_koi-value-scheme-ladder = 내 코이코이를 더하고, 네 번째부터 곱하기

koi_koi-option-double_at_7 = 7점부터 두 배
    .about = 야쿠만으로 7점 이상이면 점수를 두 배로 하는지 정해요. “조건마다 두 배”일 때만 쓰여요.

koi_koi-option-double_after_opponent_call = 상대의 코이코이 뒤 두 배
    .about = 이 판에서 상대가 코이코이를 했으면 이긴 사람의 점수를 두 배로 하는지 정해요. “조건마다 두 배”일 때만 쓰여요.

koi_koi-option-double_after_own_call = 내 코이코이 뒤 두 배
    .about = 이 판에서 이긴 사람이 스스로 코이코이를 했으면 점수를 두 배로 하는지 정해요. “조건마다 두 배”일 때만 쓰여요.

koi_koi-option-field_brights = 바닥의 광으로 곱하기
    .about = 처음 바닥에 깔린 광의 수에 1을 더한 만큼 점수를 또 곱하는지 정해요.

koi_koi-option-exhaustion = 아무도 스톱하지 않았을 때
    .about = 아무도 스톱하지 않은 채 두 사람의 손패가 떨어지면 누가 점수를 얻는지 정해요.
koi_koi-value-exhaustion-no_points = 없음
koi_koi-value-exhaustion-oya_ken = 선
koi_koi-value-exhaustion-last_improver = 마지막으로 코이코이를 한 사람
koi_koi-value-exhaustion-higher_total = 합계가 높은 사람

koi_koi-option-oya_ken_points = 선의 점수
    .about = 아무도 스톱하지 않았을 때 선이 몇 점을 얻는지 정해요. 그때 선이 점수를 얻는 규칙에서만 쓰여요.

koi_koi-option-zero_sum = 진 사람이 내기
    .about = 이긴 사람이 얻는 만큼 진 사람의 점수가 줄어드는지 정해요.

koi_koi-option-dropout = 둘보다 많이 앉기
    .about = 다른 사람도 앉아서 구경할 수 있는지 정해요. 선 뽑기에서 앞선 두 사람이 경기 내내 쳐요.
koi_koi-value-dropout-off = 둘만 앉기
koi_koi-value-dropout-first_cards = 선 뽑기로 두 사람 정하기

koi_koi-option-tsukifuda = 이달의 패
    .about = 그 판의 달 네 장을 모두 모으면 몇 점인지 정해요.
koi_koi-value-tsukifuda-off = 없음

## Lines of the settlement: yaku. `.native` is Japanese, `.reading` how it is said.

koi_koi-line-goko = 오광
    .native = 五光
    .reading = gokō
    .about = 광 다섯 장 모두: 송학 광, 벚꽃 광, 공산 광, 비광, 오동 광.
koi_koi-line-shiko = 사광
    .native = 四光
    .reading = shikō
    .about = 비광을 뺀 광 네 장: 송학 광, 벚꽃 광, 공산 광, 오동 광.
koi_koi-line-ame_shiko = 비사광
    .native = 雨四光
    .reading = ame-shikō
    .about = 비광과 다른 광 세 장.
koi_koi-line-sanko = 삼광
    .native = 三光
    .reading = sankō
    .about = 비광을 뺀 광 세 장.
koi_koi-line-hanami = 꽃놀이 한잔
    .native = 花見で一杯
    .reading = hanami
    .about = 벚꽃 광과 국진.
koi_koi-line-tsukimi = 달구경 한잔
    .native = 月見で一杯
    .reading = tsukimi
    .about = 공산 광과 국진.
koi_koi-line-hanami_tsukimi = 꽃놀이와 달구경
    .native = 花見月見
    .reading = hanami tsukimi
    .about = 벚꽃 광, 공산 광, 국진. 꽃놀이와 달구경에 더해서 세요.
koi_koi-line-inoshikacho = 멧돼지·사슴·나비
    .native = 猪鹿蝶
    .reading = inoshikachō
    .about = 홍싸리 열끗(멧돼지), 단풍 열끗(사슴), 모란 열끗(나비).
koi_koi-line-akatan = 홍단
    .native = 赤短
    .reading = akatan
    .about = 글씨가 있는 빨간 띠 세 장: 송학, 매조, 벚꽃.
koi_koi-line-aotan = 청단
    .native = 青短
    .reading = aotan
    .about = 파란 띠 세 장: 모란, 국화, 단풍.
koi_koi-line-akatan_aotan = 홍단과 청단
    .native = 赤短青短
    .reading = akatan aotan
    .about = 홍단과 청단의 띠 여섯 장 모두. 하나의 야쿠로 세요.
koi_koi-line-double_triad = 홍단·청단 겹침
    .native = 赤短・青短の重複
    .reading = akatan aotan no chōfuku
    .about = 홍단과 청단의 띠 여섯 장 모두. 홍단과 청단에 더해서 세요.
koi_koi-line-tane = 열끗
    .native = タネ
    .reading = tane
    .about = 아무 열끗 다섯 장. 한 장 더할 때마다 1점씩 더해요.
koi_koi-line-tan = 띠
    .native = タン
    .reading = tan
    .about = 아무 띠 다섯 장. 한 장 더할 때마다 1점씩 더해요.
koi_koi-line-kasu = 피
    .native = カス
    .reading = kasu
    .about = 아무 피 열 장. 한 장 더할 때마다 1점씩 더해요.
koi_koi-line-tsukifuda = 이달의 패
    .native = 月札
    .reading = tsukifuda
    .about = 그 판의 달에 해당하는 패 네 장.
koi_koi-line-teshi = 같은 달 네 장
    .native = 手四
    .reading = teshi
    .about = 처음 받은 손패에 같은 달 네 장.
koi_koi-line-kuttsuki = 네 쌍
    .native = くっつき
    .reading = kuttsuki
    .about = 처음 받은 손패에 네 쌍 이상. 한 쌍은 같은 달이 꼭 두 장인 것이에요.

## Lines of the settlement: multipliers, bonuses and rounds that nobody stopped

koi_koi-line-at_7 = 7점 이상
    .about = 야쿠만으로 7점 이상이어서 점수가 두 배예요.
koi_koi-line-opponent_call = 상대의 코이코이
    .about = 상대가 코이코이를 했기 때문에 점수가 두 배예요.
koi_koi-line-own_call = 자신의 코이코이
    .about = 이긴 사람이 코이코이를 했기 때문에 점수가 두 배예요.
koi_koi-line-own_calls = 자신의 코이코이 횟수
    .about = 이긴 사람의 코이코이 횟수에 1을 더해 점수에 곱해요.
koi_koi-line-all_calls = 모든 코이코이 횟수
    .about = 두 사람의 코이코이 횟수에 1을 더해 점수에 곱해요.
koi_koi-line-call_bonus = 코이코이 가산점
    .about = 이긴 사람의 코이코이마다 1점을 더해요.
koi_koi-line-call_ladder = 거듭한 코이코이
    .about = 네 번째 코이코이부터는 자신의 코이코이 횟수에서 2를 뺀 수를 점수에 곱해요.
koi_koi-line-field_brights = 바닥의 광
    .about = 처음 바닥에 깔린 광의 수에 1을 더해 점수에 곱해요.
koi_koi-line-oya_ken = 선의 점수
    .about = 아무도 스톱하지 않은 채 손패가 떨어져서 선이 점수를 얻어요.
koi_koi-line-last_improver = 마지막 코이코이
    .about = 아무도 스톱하지 않은 채 손패가 떨어져서 마지막으로 코이코이를 한 사람이 배수 없이 점수를 얻어요.
koi_koi-line-higher_total = 높은 합계
    .about = 아무도 스톱하지 않은 채 손패가 떨어져서 점수가 높은 사람이 배수 없이 그 점수를 얻어요.

## Actions

koi_koi-action-play = 내기
koi_koi-action-take = 먹기
koi_koi-action-koikoi = 코이코이
    .about = 더 큰 점수를 노리며 계속해요.
koi_koi-action-stop = 스톱
    .about = 판을 끝내고 점수를 얻어요.

## What a player calls out

koi_koi-call-koikoi = 코이코이!
koi_koi-call-stop = 스톱!
koi_koi-call-goko = 오광!
koi_koi-call-shiko = 사광!
koi_koi-call-ame_shiko = 비사광!
koi_koi-call-sanko = 삼광!
koi_koi-call-hanami = 꽃놀이 한잔!
koi_koi-call-tsukimi = 달구경 한잔!
koi_koi-call-hanami_tsukimi = 꽃놀이와 달구경!
koi_koi-call-inoshikacho = 멧돼지·사슴·나비!
koi_koi-call-akatan = 홍단!
koi_koi-call-aotan = 청단!
koi_koi-call-akatan_aotan = 홍단과 청단!
koi_koi-call-double_triad = 홍단·청단 겹침!
koi_koi-call-tane = 열끗!
koi_koi-call-tan = 띠!
koi_koi-call-kasu = 피!
koi_koi-call-tsukifuda = 이달의 패!
koi_koi-call-teshi = 같은 달 네 장!
koi_koi-call-kuttsuki = 네 쌍!

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is, "none" (exhausted only) nobody scores.

koi_koi-end-stop = { $you ->
    [yes] 스톱! 점수를 얻었어요.
   *[no] { $winner }님이 스톱하고 점수를 얻었어요.
}
koi_koi-end-autostop = { $you ->
    [yes] 더 이어 갈 수 없어 자동 스톱: 점수를 얻었어요.
   *[no] 더 이어 갈 수 없어 자동 스톱: { $winner }님이 점수를 얻었어요.
}
koi_koi-end-exhausted = { $you ->
    [yes] 아무도 스톱하지 않고 손패가 떨어졌어요. 내가 점수를 얻었어요.
    [no] 아무도 스톱하지 않고 손패가 떨어졌어요. { $winner }님이 점수를 얻었어요.
   *[none] 아무도 스톱하지 않고 손패가 떨어졌어요. 점수는 없어요.
}
koi_koi-end-teyaku = { $you ->
    [yes] 처음 받은 손패로 이겼어요.
   *[no] { $winner }님이 처음 받은 손패로 이겼어요.
}
koi_koi-end-draw = 무승부예요. 아무도 점수를 얻지 못했어요.
koi_koi-end-void = 무효 판이에요. 바닥에 같은 달 네 장이 깔렸어요.

## Why the cards were dealt again

koi_koi-shuffled-table_quad = 다시 돌렸어요: 바닥에 같은 달 네 장이 깔렸어요.
koi_koi-shuffled-table_four_pairs = 다시 돌렸어요: 바닥에 네 쌍이 깔렸어요.
koi_koi-shuffled-table_triple = 다시 돌렸어요: 바닥에 같은 달 세 장이 깔렸어요.
koi_koi-shuffled-hand_quad = 다시 돌렸어요: 손패에 같은 달 네 장이 있었어요.
koi_koi-shuffled-teyaku_both = 다시 돌렸어요: 두 사람 모두 손패 야쿠를 받았어요.
