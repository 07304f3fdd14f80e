### Go-Stop, Godori and Matgo (rules GS)

go_stop-name = 고스톱
go_stop-about = 둘이나 셋이서 치는 한국의 화투예요. 정한 점수를 내면 스톱하고 점수를 받거나, 고를 외치고 더 큰 점수에 걸어요.

## Presets

go_stop-preset-matgo = 맞고
    .about = 둘이서 치는 요즘 맞고예요. 7점부터 스톱할 수 있고, 쪽이나 따닥 같은 일이 나면 상대의 피를 가져오며, 누군가 올인될 때까지 이어져요.
go_stop-preset-gostop = 고스톱
    .about = 셋이서 치는 요즘 고스톱이에요. 3점부터 스톱할 수 있고, 고를 하고 진 사람은 두 사람 몫을 모두 내요(독박).
go_stop-preset-godori_1 = 고도리, 첫째 열
    .about = 러시아어 글에 실린 규칙으로, 점수표의 첫째 열을 써요. 고도리는 3점, 비사광은 3점이에요. 아무도 스톱하지 않으면 점수가 높은 사람이 이겨요.
go_stop-preset-godori_2 = 고도리, 둘째 열
    .about = 같은 규칙에 점수표의 둘째 열을 써요. 고도리는 5점, 광 네 장은 4점이나 5점이고, 열끗이 일곱 장 이상이면 열끗 점수가 두 배예요.
go_stop-preset-godori_3 = 고도리, 셋째 열
    .about = 같은 규칙에 점수표의 셋째 열을 써요. 점수는 둘째 열과 같고, 열끗 두 배는 없어요.
go_stop-preset-godori_literal = 고도리, 글 그대로
    .about = 러시아어 글을 적힌 그대로 따라요. 같은 색 띠면 아무 세 장이나 점수가 되고, 난초 열끗을 쌍피로 쓸 수 있으며, 광이 없거나 피가 적은 사람은 늘 더 내요.
go_stop-preset-matgo_hangame = 맞고, 한게임
    .about = 한게임의 맞고예요. 간접적으로 알려진 만큼만 따랐어요. 조커마다 피를 가져오고, 작은 폭탄도 피를 가져오며, 바닥에 같은 달 네 장이 깔리면 선이 이겨요.
go_stop-preset-matgo_pmang = 맞고, 피망
    .about = 피망의 맞고예요. 간접적으로 알려진 만큼만 따랐어요. 총통은 7점이고, 작은 폭탄도 두 배이며, 마지막 차례에 싼 패를 먹어도 피를 가져와요.
go_stop-preset-matgo_netmarble = 맞고, 넷마블
    .about = 2008년 넷마블의 맞고예요. 간접적으로 알려진 만큼만 따랐어요. 첫 차례의 따닥, 쪽, 폭탄에도 점수를 받고, 조커마다 피를 가져와요.
go_stop-preset-gostop_hangame = 고스톱, 한게임
    .about = 셋이서 치는 한게임의 고스톱이에요. 간접적으로 알려진 만큼만 따랐어요. 조커마다 피를 가져오고, 바닥에 같은 달 네 장이 깔리면 선이 이겨요.

## Groups of options, by the rule that they belong to

go_stop-group-D-2 = 달력
go_stop-group-G-1 = 첫 선
go_stop-group-G-4 = 경기와 돈
go_stop-group-G-5 = 빠지는 사람
go_stop-group-G-8 = 다음 선
go_stop-group-GS-1 = 인원과 패 돌리기
go_stop-group-GS-2 = 바닥패 확인
go_stop-group-GS-3 = 손패 확인
go_stop-group-GS-4 = 차례
go_stop-group-GS-5 = 폭탄
go_stop-group-GS-6 = 조커
go_stop-group-GS-7 = 피 가져오기
go_stop-group-GS-8 = 족보의 점수
go_stop-group-GS-9 = 고와 스톱
go_stop-group-GS-10 = 고 점수
go_stop-group-GS-11 = 진 사람의 박
go_stop-group-GS-12 = 나가리
go_stop-group-GS-13 = 요즘 규칙
go_stop-group-GS-14 = 두 가지로 쓰는 패
go_stop-group-GS-15 = 네 명에서 여섯 명

## Options. The value texts of an option follow it; yes and no are shared texts.

go_stop-option-length = 경기 길이
    .about = 경기가 언제 끝나는지 정해요: 정한 판 수나 시간이 지났을 때, 누군가 목표 점수를 냈을 때, 또는 누군가 돈을 모두 잃었을 때.
# $n (Number): rounds
go_stop-value-length-rounds = { $n }판
# $points (Number): the total that ends the match
go_stop-value-length-target = { $points }점 내기
# $minutes (Number): the round in progress at the agreed end is finished
go_stop-value-length-time = { $minutes }분
go_stop-value-length-bankroll = 누군가 올인될 때까지

go_stop-option-next_dealer = 다음 선
    .about = 다음 판에 누가 선이 되어 먼저 내는지 정해요.
go_stop-value-next_dealer-winner = 이긴 사람
go_stop-value-next_dealer-alternate = 차례대로
go_stop-value-next_dealer-loser = 진 사람
go_stop-value-next_dealer-fixed = 늘 같은 사람

go_stop-option-draws_count = 비긴 판도 세기
    .about = 비긴 판을 다시 하지 않고 정한 판 수에 넣는지 정해요.

go_stop-option-stake = 점당 금액
    .about = 1점이 얼마인지 정해요(기록은 점수로 남아요).

go_stop-option-capital = 시작 자금
    .about = 각자 몇 점어치의 돈으로 시작하는지 정하며, 누군가 올인될 때까지 하는 경기에서만 쓰여요.

go_stop-option-dealer_draw = 첫 선 정하기
    .about = 첫 선을 뽑은 패의 달로 정하는지 무작위로 정하는지 고르며, 어느 달이 선인지는 자료마다 달라요.
go_stop-value-dealer_draw-earliest = 가장 빠른 달
go_stop-value-dealer_draw-latest = 가장 늦은 달
go_stop-value-dealer_draw-night_day = 밤일낮장
go_stop-value-dealer_draw-random = 무작위

go_stop-option-draw_time = 밤 또는 낮
    .about = 첫 선을 밤처럼 가장 빠른 달로 정하는지 낮처럼 가장 늦은 달로 정하는지 고르며, “밤일낮장”일 때만 쓰여요.
go_stop-value-draw_time-night = 밤
go_stop-value-draw_time-day = 낮

go_stop-option-month_order = 달력
    .about = 한국처럼 오동을 11월, 비를 12월로 보는지, 일본처럼 반대로 보는지 정해요.
go_stop-value-month_order-korean = 한국
go_stop-value-month_order-japanese = 일본

go_stop-option-players = 한 판의 인원
    .about = 한 판을 몇 명이 겨루는지 정하며, 그보다 많은 사람은 인원 초과 규칙이 있을 때만 앉을 수 있어요.
go_stop-value-players-2 = 두 명
go_stop-value-players-3 = 세 명

go_stop-option-deal = 패 돌리기
    .about = 손패와 바닥패를 몇 장씩 돌리는지 정해요.
go_stop-value-deal-10-8 = 손패 10장, 바닥 8장
go_stop-value-deal-8-10 = 손패 8장, 바닥 10장
go_stop-value-deal-7-6 = 손패 7장, 바닥 6장

go_stop-option-jokers = 조커
    .about = 어떤 조커를 섞어 넣는지 정하며, 보통은 “+2피”와 “+3피” 두 장을 써요.
go_stop-value-jokers-X1 = +1피
go_stop-value-jokers-X2 = +2피
go_stop-value-jokers-X3 = +3피
go_stop-value-jokers-XL = 광박 면제
go_stop-value-jokers-XD = 이기면 두 배
go_stop-value-jokers-XS = 피 한 장씩

go_stop-option-spare_rain = 여분의 비 패
    .about = 여분의 비 패를 비 쌍피 대신 쓰는지 정하며, 점수는 같고 그림만 달라요.
go_stop-value-spare_rain-off = 쓰지 않음
go_stop-value-spare_rain-replaces_11j1 = 비 쌍피 대신

go_stop-option-stop_minimum = 나는 점수
    .about = 몇 점부터 고나 스톱을 할 수 있는지 정해요.
go_stop-value-stop_minimum-by_players = 둘은 7점, 셋은 3점

go_stop-option-table_quad = 바닥에 같은 달 네 장
    .about = 바닥에 같은 달 네 장이 깔리면 어떻게 하는지 정하며, 자료마다 달라요.
go_stop-value-table_quad-draw_carry = 나가리, 다음 판 두 배
go_stop-value-table_quad-redeal = 다시 돌리기
go_stop-value-table_quad-dealer_takes = 선이 먹기
go_stop-value-table_quad-dealer_wins = 선의 승리

go_stop-option-hand_quad = 총통
    .about = 처음 손패에 같은 달 네 장이 든 사람이 무엇을 할 수 있는지 정하며, 자료마다 달라요.
go_stop-value-hand_quad-win_or_continue = 이기거나 몰래 계속
go_stop-value-hand_quad-win = 바로 승리
go_stop-value-hand_quad-win_or_shake = 이기거나, 흔들거나, 계속
go_stop-value-hand_quad-shake_only = 흔들거나 계속
go_stop-value-hand_quad-none = 없음

go_stop-option-hand_quad_points = 총통 점수
    .about = 총통으로 이기면 상대마다 몇 점을 내는지 정하며, 세 명일 때의 값은 확인되지 않았어요.
go_stop-value-hand_quad_points-stop_minimum = 나는 점수만큼

go_stop-option-both_quads = 총통이 여럿일 때
    .about = 두 사람 이상이 총통을 선언하면 어떻게 하는지 정하며, 가장 오래된 자료에는 나오지 않아요.
go_stop-value-both_quads-draw_carry = 나가리, 다음 판 두 배
go_stop-value-both_quads-draw = 무승부
go_stop-value-both_quads-dealer_wins = 선, 또는 선 다음 사람
go_stop-value-both_quads-higher_month = 더 늦은 달

go_stop-option-shake = 흔들기
    .about = 손에 든 같은 달 세 장이나 네 장을 보여 주고, 이기면 두 배를 받는 흔들기를 할 수 있는지 정해요.
go_stop-value-shake-on = 있음
go_stop-value-shake-off = 없음

go_stop-option-shake_timing = 흔드는 때
    .about = 첫 패를 내기 전에 한 번만 흔드는지, 바닥에 그 달의 패가 없는 동안 자기 차례마다 흔들 수 있는지 정하며, 자료마다 달라요.
go_stop-value-shake_timing-before_own_play = 자기 차례에
go_stop-value-shake_timing-start_of_round = 첫 패를 내기 전에

go_stop-option-shake_blocks_bomb = 흔든 달은 폭탄 금지
    .about = 흔들어 보여 준 패는 폭탄으로 낼 수 없게 하는지 정해요.

go_stop-option-fixed_wins_carry = 고정 점수에도 나가리 배수
    .about = 총통처럼 점수가 정해진 승리에도 앞선 나가리의 배수를 곱하는지 정해요.

go_stop-option-pick_timing = 먹을 패를 고르는 때
    .about = 낸 패와 맞는 바닥패가 두 장일 때, 더미의 패를 뒤집기 전에 고르는지 뒤집은 다음에 고르는지 정해요.
go_stop-value-pick_timing-before_flip = 뒤집기 전에
go_stop-value-pick_timing-after_flip = 뒤집은 다음에

go_stop-option-ppeok_on_last_turn = 마지막 차례의 뻑
    .about = 마지막 차례에도 뻑이 나는지 정하며, 아니라면 세 장을 모두 먹어요.

go_stop-option-bomb_four = 네 장 폭탄
    .about = 손에 든 같은 달 네 장을 한꺼번에 폭탄으로 낼 수 있는지 정해요.

go_stop-option-small_bomb = 작은 폭탄
    .about = 바닥에 같은 달 두 장이 있을 때 손패 두 장을 한꺼번에 낼 수 있는지, 그러면 무엇을 얻는지 정해요.
go_stop-value-small_bomb-off = 없음
go_stop-value-small_bomb-capture_only = 네 장만 먹기
go_stop-value-small_bomb-junk = 피도 가져오기
go_stop-value-small_bomb-junk_and_double = 피를 가져오고 두 배

go_stop-option-after_bomb = 폭탄 뒤의 차례
    .about = 폭탄으로 줄어든 손패를 나중에 뒤집기만 하는 차례로 채우는지, 그 차례에 더미의 패를 더 뒤집어 채우는지 정해요.
go_stop-value-after_bomb-credits = 나중에 뒤집기만 하기
go_stop-value-after_bomb-draw_extra = 바로 더 뒤집기

go_stop-option-joker_flip = 더미에서 나온 조커
    .about = 뒤집은 패가 조커면 거기서 끝나는지, 낸 패에 얹고 한 장 더 뒤집는지 정하며, 자료에는 둘 다 나와요.
go_stop-value-joker_flip-attach_and_redraw = 한 장 더 뒤집기
go_stop-value-joker_flip-keep_no_redraw = 차례 끝

go_stop-option-joker_steals_junk = 조커마다 피 한 장
    .about = 어떤 조커든 먹으면 상대마다 피를 한 장씩 주는지 정해요.

go_stop-option-own_stack_junk = 자뻑의 피
    .about = 자기가 싼 패를 자기가 먹으면(자뻑) 상대마다 피를 몇 장 주는지 정해요.
go_stop-value-own_stack_junk-1 = 한 장
go_stop-value-own_stack_junk-2 = 두 장

go_stop-option-jjok_junk = 쪽의 피
    .about = 방금 낸 패를 뒤집은 패로 먹는 쪽이 나면 상대마다 피를 몇 장 주는지 정해요.
go_stop-value-jjok_junk-0 = 없음
go_stop-value-jjok_junk-1 = 한 장

go_stop-option-sweep_junk = 싹쓸이의 피
    .about = 바닥을 모두 비우면 상대마다 피를 몇 장 주는지 정해요.
go_stop-value-sweep_junk-0 = 없음
go_stop-value-sweep_junk-1 = 한 장

go_stop-option-last_turn_junk = 마지막 차례의 피
    .about = 마지막 차례에 난 일로도 피를 가져오는지 정하며, 폭탄과 조커는 늘 가져와요.

go_stop-option-last_turn_pak = 마지막 차례에 싼 패 먹기
    .about = 마지막 차례에 다른 일로는 피를 가져오지 않더라도, 싼 패를 먹으면 피를 한 장 가져오는지 정해요.

go_stop-option-president_trigger = 한 달 네 장을 먹는 기준
    .about = 같은 달 네 장을 한꺼번에 먹어야 피를 가져오는지, 나누어 모아도 가져오는지 정해요.
go_stop-value-president_trigger-at_once = 한꺼번에 네 장
go_stop-value-president_trigger-accumulated = 어떻게든 네 장

go_stop-option-junk_debt = 피 외상
    .about = 줄 피가 없는 상대가 빚을 졌다가 피가 생기는 대로 갚는지 정해요.

go_stop-option-junk_choice = 어떤 피를 주는지
    .about = 가장 싼 피를 자동으로 주는지, 주는 사람이 고르는지 정해요.
go_stop-value-junk_choice-lowest_auto = 가장 싼 피
go_stop-value-junk_choice-giver_chooses = 주는 사람이 고르기

go_stop-option-steal_unit = 피를 세는 방법
    .about = 피 두 장을 패 두 장으로 세는지, 쌍피 하나로도 되는 값으로 세는지 정하며, 자료마다 달라요.
go_stop-value-steal_unit-value = 값으로
go_stop-value-steal_unit-cards = 장수로

go_stop-option-cup_stealable = 국진 뺏기
    .about = 쌍피로 쓰는 국진도 뺏길 수 있는지 정하며, 자료마다 달라요.
go_stop-value-cup_stealable-not_alone = 다른 피가 있을 때만
go_stop-value-cup_stealable-never = 뺏기지 않음

go_stop-option-table = 족보 점수표
    .about = 광과 고도리의 점수를 어느 표로 셀지 정하며, 열이 셋인 글은 각 열의 출처를 밝히지 않아요.
go_stop-value-table-modern = 요즘 점수
go_stop-value-table-column_1 = 첫째 열
go_stop-value-table-column_2 = 둘째 열
go_stop-value-table-column_3 = 셋째 열

go_stop-option-ribbon_sets = 단
    .about = 띠 어느 세 장이 단이 되는지 정하며, 글에는 “같은 색 세 장”이라고만 나와요.
go_stop-value-ribbon_sets-three = 홍단, 청단, 초단
go_stop-value-ribbon_sets-two = 홍단, 청단
go_stop-value-ribbon_sets-any_color = 빨간 띠 아무 세 장, 또는 청단

go_stop-option-boar_deer_butterfly = 멧돼지·사슴·나비
    .about = 멧돼지, 사슴, 나비를 모으면 몇 점인지 정하며, 셀 때는 보통 5점이고 0이면 세지 않아요.

go_stop-option-seven_animals = 멍따
    .about = 열끗이 일곱 장 이상이면 무엇을 두 배로 하는지 정하며, 자료마다 달라요.
go_stop-value-seven_animals-double_final = 전체 점수
go_stop-value-seven_animals-double_animal_points = 열끗 점수
go_stop-value-seven_animals-none = 없음

go_stop-option-seven_includes_godori = 고도리도 두 배
    .about = 열끗 일곱 장으로 열끗 점수가 두 배일 때 고도리도 두 배로 하는지 정해요.

go_stop-option-cup_decision = 국진의 쓰임
    .about = 국진을 열끗으로 쓸지 쌍피로 쓸지 어떻게 정하는지 골라요.
go_stop-value-cup_decision-best = 주인에게 가장 좋게
go_stop-value-cup_decision-ask_on_capture = 먹을 때 주인이 정하기
go_stop-value-cup_decision-fixed_animal = 늘 열끗
go_stop-value-cup_decision-both = 둘 다

go_stop-option-cup_saves_loser = 국진으로 피박 면하기
    .about = 진 사람이 국진을 쌍피로 쓰면 피박을 면할 때 그렇게 세어 주는지 정해요.

go_stop-option-bridge_role = 난초 열끗의 쓰임
    .about = 난초 열끗을 쌍피로도 쓸 수 있는지 정하며, 자료마다 달라요.
go_stop-value-bridge_role-animal = 열끗
go_stop-value-bridge_role-animal_or_double_junk = 열끗 또는 쌍피
go_stop-value-bridge_role-replaces_cup = 국진 대신 쌍피 가능

go_stop-option-improve_test = 점수가 났다고 보는 기준
    .about = 고를 한 뒤 무엇이 나아져야 다시 물어보는지 정해요.
go_stop-value-improve_test-points = 고 할 때보다 높은 점수
go_stop-value-improve_test-any_yaku = 족보가 생기거나 커짐

go_stop-option-go_bonus = 고 점수
    .about = 고를 하면 이긴 사람의 점수가 어떻게 오르는지 정하며, 자료마다 달라요.
go_stop-value-go_bonus-modern = 고마다 +1, 3고부터 고마다 ×2도
go_stop-value-go_bonus-source = 1고 +1, 그다음은 × 고 횟수
go_stop-value-go_bonus-modern_mult_only = 3고부터 고마다 ×2만

go_stop-option-gwangbak = 광박
    .about = 광이 한 장도 없는 사람이 얼마나 더 내는지 정하며, 자료에는 둘 다 나와요.
go_stop-value-gwangbak-double = 두 배
go_stop-value-gwangbak-plus2 = 2점
go_stop-value-gwangbak-off = 없음

go_stop-option-gwangbak_needs_winner_brights = 광으로 났을 때만 광박
    .about = 이긴 사람이 광으로 점수를 냈을 때만 광박인지 정하며, 글에는 조건이 없어요.

go_stop-option-plus2_stage = 2점을 더하는 때
    .about = 광이 없는 사람이 내는 2점을 언제 더하는지 정해요.
go_stop-value-plus2_stage-last = 모두 곱한 다음

go_stop-option-pibak = 피박
    .about = 피가 너무 적은 사람이 두 배를 내는지 정해요.
go_stop-value-pibak-double = 두 배
go_stop-value-pibak-off = 없음

go_stop-option-pibak_limit = 피박 기준
    .about = 피의 값이 얼마 이하면 피박인지 정해요.
go_stop-value-pibak_limit-by_players = 둘은 7, 셋은 5

go_stop-option-pibak_needs_winner_junk = 피로 났을 때만 피박
    .about = 이긴 사람이 피로 점수를 냈을 때만 피박인지 정하며, 글에는 조건이 없어요.

go_stop-option-pibak_zero_exempt = 피가 없으면 피박 면제
    .about = 피가 한 장도 없는 사람은 피박을 면하는지 정해요.

go_stop-option-purse_limit = 가진 만큼만 내기
    .about = 누구도 가진 돈보다 많이 내지 않게 하는지 정하며, 누군가 올인될 때까지 하는 경기에서만 쓰여요.

go_stop-option-exhaustion = 아무도 스톱하지 않았을 때
    .about = 아무도 스톱하지 않은 채 패가 떨어지면 어떻게 하는지 정하며, 자료마다 달라요.
go_stop-value-exhaustion-draw_next_double = 나가리, 다음 판 두 배
go_stop-value-exhaustion-draw = 무승부
go_stop-value-exhaustion-highest_score = 점수가 가장 높은 사람의 승리

go_stop-option-carry_cap = 나가리 배수의 한도
    .about = 나가리가 이어져도 다음에 이긴 판의 점수를 최대 몇 배까지 곱하는지 정해요.

go_stop-option-carry_stack = 나가리 배수 쌓기
    .about = 나가리가 이어질 때마다 다시 두 배가 되는지 정하며, 아니라면 늘 두 배예요.

go_stop-option-gobak = 고박
    .about = 고를 하고 진 사람이 벌을 받는지 정하며, 둘이면 두 배를 내고 셋이면 두 사람 몫을 모두 내요.

go_stop-option-gobak_who = 독박을 쓰는 사람
    .about = 진 두 사람이 모두 고를 했다면 누가 두 사람 몫을 내는지 정하며, 자료마다 달라요.
go_stop-value-gobak_who-last = 마지막에 고를 한 사람
go_stop-value-gobak_who-first = 먼저 고를 한 사람

go_stop-option-gobak_own_share_doubled = 독박 쓴 사람의 몫도 두 배
    .about = 셋이 칠 때 독박을 쓴 사람이 자기 몫도 두 배로 내는지 정해요.

go_stop-option-first_ppeok = 첫뻑
    .about = 첫 차례의 뻑과 이어지는 둘째, 셋째 연뻑에 상대마다 바로 몇 점을 내는지 정하며, 셋이 칠 때는 자료마다 달라요.
go_stop-value-first_ppeok-off = 없음
go_stop-value-first_ppeok-7-14-21 = 7, 14, 21
go_stop-value-first_ppeok-3-6-9 = 3, 6, 9
go_stop-value-first_ppeok-3-6-12 = 3, 6, 12

go_stop-option-first_turn_rewards = 첫 차례의 보상
    .about = 첫 차례에 어떤 일이 나면 상대마다 바로 점수를 내는지 정해요.
go_stop-value-first_turn_rewards-ppeok = 뻑
go_stop-value-first_turn_rewards-ttadak = 따닥
go_stop-value-first_turn_rewards-jjok = 쪽
go_stop-value-first_turn_rewards-bomb = 폭탄

go_stop-option-three_ppeok_points = 삼뻑 점수
    .about = 한 사람이 한 판에 뻑을 세 번 해서 이기면 상대마다 몇 점을 내는지 정해요.
go_stop-value-three_ppeok_points-stop_minimum = 나는 점수만큼
go_stop-value-three_ppeok_points-off = 승리 아님

go_stop-option-heodang = 허당
    .about = 다섯 차례 동안 한 장도 먹지 못한 사람이 그 판을 이기는지 정하며, 일부 자료에만 나와요.
go_stop-value-heodang-off = 없음
go_stop-value-heodang-on = 있음

go_stop-option-no_animal_penalty = 멍박
    .about = 이긴 사람이 열끗으로 점수를 냈을 때 열끗이 없는 사람이 두 배를 내는지 정해요.
go_stop-value-no_animal_penalty-off = 없음
go_stop-value-no_animal_penalty-on = 두 배

go_stop-option-score_cap = 내는 점수의 한도
    .about = 판이 끝날 때 진 사람이 최대 몇 점을 내는지 정하며, 고정 점수 승리와 판 도중에 내는 점수에는 한도가 없어요.
go_stop-value-score_cap-none = 한도 없음

go_stop-option-shodang = 쇼당
    .about = 쇼당을 걸 수 있는지 정하며, 규칙을 온전히 밝힌 자료가 없어 아직 할 수 없어요.
go_stop-value-shodang-off = 없음

go_stop-option-reverse_go = 역고
    .about = 다른 사람의 고에 맞선 고를 더 크게 치는지 정하며, 규칙을 온전히 밝힌 자료가 없어 아직 할 수 없어요.
go_stop-value-reverse_go-off = 없음

go_stop-option-extra_seats = 인원 초과
    .about = 한 판에 칠 수 있는 것보다 많은 사람이 앉았을 때 누가 칠지 어떻게 정하는지 골라요.
go_stop-value-extra_seats-none = 더 앉지 않음
go_stop-value-extra_seats-first_cards = 첫 선을 뽑을 때 경기 전체를 정하기
go_stop-value-extra_seats-dropout = 빠지는 사람이 벌점 내기
go_stop-value-extra_seats-sell_brights = 마지막에 남은 사람이 광팔기

go_stop-option-dropout_penalty = 빠지기 벌점
    .about = 빠지는 사람이 몇 점을 내는지 정하며, 보통 12점이에요.

go_stop-option-penalty_to = 벌점을 받는 사람
    .about = 빠진 사람의 벌점을 그 판을 이긴 사람이 받는지, 치는 사람들이 똑같이 나누는지 정하며, 글에는 나오지 않아요.
go_stop-value-penalty_to-round_winner = 판을 이긴 사람
go_stop-value-penalty_to-each_active_equal = 치는 사람 모두 똑같이

go_stop-option-penalty_for_forced_out = 선택 없이 빠져도 벌점
    .about = 물어보지도 않았는데 자리가 차서 빠지게 된 사람도 벌점을 내는지 정해요.

go_stop-option-folded_cards = 빠진 사람의 손패
    .about = 치지 않는 사람의 손패를 어디에 두는지 정하며, 더미 맨 위에 두면 그 사람은 다음에 무엇이 뒤집힐지 알게 돼요.
go_stop-value-folded_cards-shuffled_into_stock = 더미에 섞기
go_stop-value-folded_cards-top_of_stock = 더미 맨 위에 놓기

go_stop-option-sale_unit = 광값
    .about = 파는 사람의 좋은 패 한 장마다 사는 사람이 몇 점을 내는지 정해요.

go_stop-option-sale_cards = 파는 패
    .about = 파는 사람의 어떤 패에 값을 치르는지 정해요.
go_stop-value-sale_cards-fw = 광, 조커, 쌍피
go_stop-value-sale_cards-brights_only = 광만

go_stop-option-sale_paid_by = 광값을 내는 사람
    .about = 선도 다른 두 사람처럼 광값을 내는지, 그 두 사람만 내는지 정해요.
go_stop-value-sale_paid_by-non_dealers = 선이 아닌 두 사람
go_stop-value-sale_paid_by-all_three = 세 사람 모두

go_stop-option-no_double_drop = 연달아 빠지기 금지
    .about = 지난 판에 스스로 빠진 사람은 이번 판을 꼭 쳐야 하는지 정하며, 광팔기에서만 쓰여요.

## Lines of the settlement: combinations. `.native` is Korean, `.reading` how it is said.

go_stop-line-five_brights = 오광
    .native = 오광
    .reading = ogwang
    .about = 광 다섯 장 모두: 송학 광, 벚꽃 광, 공산 광, 비광, 오동 광.
go_stop-line-four_brights_dry = 사광
    .native = 사광
    .reading = sagwang
    .about = 비광을 뺀 광 네 장: 송학 광, 벚꽃 광, 공산 광, 오동 광.
go_stop-line-four_brights_rain = 비사광
    .native = 비사광
    .reading = bisagwang
    .about = 비광과 다른 광 세 장.
go_stop-line-three_brights_dry = 삼광
    .native = 삼광
    .reading = samgwang
    .about = 비광을 뺀 광 세 장.
go_stop-line-three_brights_rain = 비삼광
    .native = 비삼광
    .reading = bisamgwang
    .about = 비광과 다른 광 두 장.
go_stop-line-animals = 열끗
    .native = 열끗
    .reading = yeolkkeut
    .about = 아무 열끗 다섯 장. 한 장 더할 때마다 1점씩 더해요.
go_stop-line-godori = 고도리
    .native = 고도리
    .reading = godori
    .about = 새가 날아가는 패 세 장: 매조 열끗, 흑싸리 열끗, 공산 열끗.
go_stop-line-boar_deer_butterfly = 멧돼지·사슴·나비
    .native = 멧돼지·사슴·나비
    .reading = metdwaeji, saseum, nabi
    .about = 홍싸리 열끗(멧돼지), 단풍 열끗(사슴), 모란 열끗(나비).
go_stop-line-ribbons = 띠
    .native = 띠
    .reading = tti
    .about = 아무 띠 다섯 장. 한 장 더할 때마다 1점씩 더해요.
go_stop-line-hongdan = 홍단
    .native = 홍단
    .reading = hongdan
    .about = 글씨가 있는 빨간 띠 세 장: 송학, 매조, 벚꽃.
go_stop-line-cheongdan = 청단
    .native = 청단
    .reading = cheongdan
    .about = 파란 띠 세 장: 모란, 국화, 단풍.
go_stop-line-chodan = 초단
    .native = 초단
    .reading = chodan
    .about = 글씨가 없는 빨간 띠 세 장: 흑싸리, 난초, 홍싸리. 비 띠는 들어가지 않아요.
go_stop-line-junk = 피
    .native = 피
    .reading = pi
    .about = 피의 값이 10 이상. 1이 늘 때마다 1점씩 더하고, 쌍피와 조커는 그 값만큼 세요.

## Lines of the settlement: wins of a fixed value

go_stop-line-president = 총통
    .about = 처음 받은 손패에 같은 달 네 장이 있어 판을 이겨요.
go_stop-line-three_ppeok = 삼뻑
    .about = 한 사람이 뻑을 세 번 해서 판을 이겨요.
go_stop-line-heodang = 허당
    .about = 다섯 차례 동안 한 장도 먹지 못해 판을 이겨요.
go_stop-line-table_quad = 바닥 네 장
    .about = 바닥에 같은 달 네 장이 깔려 선이 이겨요.

## Lines of the settlement: what raises the points of the winner

go_stop-line-go_points = 고 점수
    .about = 이긴 사람이 고를 한 만큼 점수를 더해요.
go_stop-line-go_times = 고 배수
    .about = 이긴 사람이 고를 한 만큼 점수를 곱해요.
go_stop-line-shake = 흔들기
    .about = 이긴 사람이 같은 달 세 장이나 네 장을 흔들어서 점수가 두 배예요.
go_stop-line-bomb = 폭탄
    .about = 이긴 사람이 폭탄을 내서 점수가 두 배예요.
go_stop-line-joker_double = 조커 이기면 두 배
    .about = 이긴 사람이 이 조커를 먹어서 점수가 두 배예요.
go_stop-line-seven_animals = 멍따
    .about = 이긴 사람의 열끗이 일곱 장 이상이어서 점수가 두 배예요.
go_stop-line-carry = 앞선 나가리
    .about = 앞 판이 나가리여서 점수를 곱해요.

## Lines of the settlement: what one loser pays

go_stop-line-share = 이긴 사람에게 줄 점수
    .about = 진 사람마다 박을 따지기 전에 내야 하는 점수예요.
go_stop-line-gwangbak = 광박
    .about = 진 사람에게 광이 없어 두 배를 내요.
go_stop-line-gwangbak_plus = 광박 +2
    .about = 진 사람에게 광이 없어 2점을 더 내요.
go_stop-line-pibak = 피박
    .about = 진 사람의 피가 너무 적어 두 배를 내요.
go_stop-line-no_animal = 멍박
    .about = 이긴 사람이 열끗으로 났는데 진 사람에게 열끗이 없어 두 배를 내요.
go_stop-line-gobak = 고박
    .about = 진 사람이 고를 했기 때문에 두 배를 내요.
go_stop-line-gobak_share = 독박
    .about = 진 사람이 고를 했기 때문에 다른 사람 몫까지 내요.
go_stop-line-gobak_relief = 독박으로 면제
    .about = 다른 진 사람이 고를 했기 때문에 그 사람이 이 몫을 내요.
go_stop-line-score_cap = 점수 한도
    .about = 정한 한도보다 많이 내지 않아요.
go_stop-line-purse = 남은 돈 없음
    .about = 가진 돈보다 많이 내지 않아요.

## Actions. $plant (String): the suit. $use (String): "animal", "junk", or "none" where both are meant.

go_stop-action-play = 내기
go_stop-action-take = 먹기
go_stop-action-joker = 조커 쓰기
    .about = 조커를 먹은 패로 옮기고 더미에서 한 장을 가져와요. 차례는 그대로예요.
go_stop-action-bomb = 폭탄: { $plant }
    .about = 손에 든 이 달의 패를 한꺼번에 내요.
go_stop-action-shake = 흔들기: { $plant }
    .about = 손에 든 이 달의 패를 모두에게 보여 줘요. 이기면 점수가 두 배예요.
go_stop-action-flip_only = 뒤집기만 하기
    .about = 손패를 내지 않고 더미의 패만 뒤집어요.
go_stop-action-go = 고
    .about = 더 큰 점수를 노리며 계속해요.
go_stop-action-stop = 스톱
    .about = 판을 끝내고 점수를 받아요.
go_stop-action-continue = 계속하기
    .about = 아무것도 선언하지 않아요. 손에 든 패는 아무도 몰라요.
go_stop-action-declare_quad_win = 총통
    .about = 손에 든 같은 달 네 장을 선언하고 판을 이겨요.
go_stop-action-use = { $use ->
    [animal] 열끗으로
    [junk] 쌍피로
   *[none] 열끗 또는 쌍피
}
    .about = 이 패를 무엇으로 셀지 정해요.
go_stop-action-give = 주기
    .about = 이 피를 줘요.
go_stop-action-stay = 치기
    .about = 이번 판을 쳐요.
go_stop-action-drop = 빠지기
    .about = 이번 판을 쉬어요.

## What a player calls out

# $count (Number): how many times the player has said go in this round
go_stop-call-go = { $count ->
    [2] 투고!
    [3] 쓰리고!
    [4] 포고!
    [5] 파이브고!
    [6] 식스고!
    [7] 세븐고!
    [8] 에잇고!
    [9] 나인고!
   *[other] 고!
}
go_stop-call-stop = 스톱!
go_stop-call-shake = 흔들었다!
go_stop-call-bomb = 폭탄!
go_stop-call-small_bomb = 작은 폭탄!
go_stop-call-ppeok = 뻑!
go_stop-call-pak = 싼 패 먹었다!
go_stop-call-own_pak = 자뻑!
go_stop-call-ttadak = 따닥!
go_stop-call-jjok = 쪽!
go_stop-call-sweep = 싹쓸이!
go_stop-call-sa_tta = 바닥에 세 장!
go_stop-call-month_taken = 한 달 네 장!
go_stop-call-president = 총통!
go_stop-call-three_ppeok = 삼뻑!
go_stop-call-heodang = 허당!
go_stop-call-table_quad = 바닥에 네 장!
go_stop-call-as_animal = 열끗으로!
go_stop-call-as_junk = 쌍피로!
go_stop-call-stay = 칠게요!
go_stop-call-drop = 빠질게요!
go_stop-call-sale = 광 팔아요!
go_stop-call-five_brights = 오광!
go_stop-call-four_brights_dry = 사광!
go_stop-call-four_brights_rain = 비사광!
go_stop-call-three_brights_dry = 삼광!
go_stop-call-three_brights_rain = 비삼광!
go_stop-call-animals = 열끗!
go_stop-call-godori = 고도리!
go_stop-call-boar_deer_butterfly = 멧돼지·사슴·나비!
go_stop-call-ribbons = 띠!
go_stop-call-hongdan = 홍단!
go_stop-call-cheongdan = 청단!
go_stop-call-chodan = 초단!
go_stop-call-junk = 피!

## Payments within a round, in the middle of it or beside its result

go_stop-paid-dropout = 빠지기 벌점
go_stop-paid-sale = 광값
go_stop-paid-pot = 쌓인 벌점
go_stop-paid-first_ppeok = 첫뻑
go_stop-paid-first_ttadak = 첫 따닥
go_stop-paid-first_jjok = 첫 쪽
go_stop-paid-first_bomb = 첫 폭탄

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is.

go_stop-end-stop = { $you ->
    [yes] 스톱! 점수를 받았어요.
   *[no] { $winner }님이 스톱하고 점수를 받았어요.
}
go_stop-end-autostop = { $you ->
    [yes] 더 이어 갈 수 없어 자동 스톱: 점수를 받았어요.
   *[no] 더 이어 갈 수 없어 자동 스톱: { $winner }님이 점수를 받았어요.
}
go_stop-end-highest_score = { $you ->
    [yes] 아무도 스톱하지 않고 패가 떨어졌어요. 내 점수가 가장 높아요.
   *[no] 아무도 스톱하지 않고 패가 떨어졌어요. { $winner }님의 점수가 가장 높아요.
}
go_stop-end-president = { $you ->
    [yes] 총통! 손에 든 같은 달 네 장으로 이겼어요.
   *[no] 총통! { $winner }님이 손에 든 같은 달 네 장으로 이겼어요.
}
go_stop-end-three_ppeok = { $you ->
    [yes] 삼뻑! 세 번째 뻑으로 이겼어요.
   *[no] 삼뻑! { $winner }님이 세 번째 뻑으로 이겼어요.
}
go_stop-end-heodang = { $you ->
    [yes] 허당! 다섯 차례 동안 한 장도 먹지 못해 이겼어요.
   *[no] 허당! { $winner }님이 다섯 차례 동안 한 장도 먹지 못해 이겼어요.
}
go_stop-end-table_quad_win = { $you ->
    [yes] 바닥에 같은 달 네 장이 깔려, 선인 내가 이겼어요.
   *[no] 바닥에 같은 달 네 장이 깔려, 선인 { $winner }님이 이겼어요.
}
go_stop-end-exhausted = 나가리예요. 아무도 스톱하지 않고 패가 떨어졌어요.
go_stop-end-table_quad = 나가리예요. 바닥에 같은 달 네 장이 깔렸어요.
go_stop-end-both_quads = 나가리예요. 총통이 여럿 나왔어요.

## Why the cards were dealt again

go_stop-shuffled-table_quad = 다시 돌렸어요: 바닥에 같은 달 네 장이 깔렸어요.
