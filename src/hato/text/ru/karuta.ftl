### The hundred poems on the table: what both games with them share. The poems themselves are in poems.ftl.

## The poems. $number (Number): of the poem. $poet (String). $kana (String): a beginning. $count (Number)

karuta-hundred = Сто стихотворений
karuta-poem = Стихотворение { $number }
karuta-upper = Верхняя половина
karuta-lower = Нижняя половина
karuta-poet = Поэт
karuta-by = { $poet }
karuta-translation = Нашими словами
karuta-read = Прочитанное стихотворение
karuta-reader = Чтец
karuta-next = Следующее стихотворение
karuta-unread = { $count ->
    [one] не прочитано { $count } стихотворение
    [few] не прочитано { $count } стихотворения
   *[other] не прочитано { $count } стихотворений
}
karuta-read-so-far = Прочитанные стихотворения
karuta-kimariji = Кимаридзи
    .native = 決まり字
    .about = Решающие слоги: самое короткое начало, какого нет у других стихотворений.
karuta-kimariji-of = Кимаридзи: { $kana }
karuta-kimariji-now = Сейчас решает: { $kana }
karuta-kimariji-length = { $count ->
    [one] { $count } слог
    [few] { $count } слога
   *[other] { $count } слогов
}
karuta-opening = Вступительное стихотворение
    .native = 序歌
    .about = Его читают первым, в сотню оно не входит.
# Three lines and two, with " / " between them; the same in kana and in Latin letters.
karuta-naniwazu = Нанивадзу
    .kami = В гавани Нанива / раскрылся этот цветок. / Всю зиму прятался,
    .shimo = а теперь уже весна — / раскрылся этот цветок.
    .kana = なにわづに さくやこのはな ふゆごもり いまをはるべと さくやこのはな
    .romaji = naniwazu ni / sakuya kono hana / fuyugomori / ima o harube to / sakuya kono hana

## What the cards show, for everybody by himself

karuta-labels = Подсказки на картах
karuta-label-none = Никаких
karuta-label-kana = Кана со знаками
karuta-label-romaji = Латиница
karuta-label-kimariji = Кимаридзи
karuta-label-kimariji_now = Что стало решающим
karuta-label-number = Номер стихотворения
karuta-script = Письмо
karuta-script-table = Как за этим столом
karuta-script-kana_unvoiced = Кана без знаков
karuta-script-kana = Кана со знаками
karuta-script-kanji = Иероглифы и кана
karuta-script-romaji = Латиница
karuta-show-poem = Показывать стихотворение после чтения
karuta-options = Карты и чтение
karuta-turn = Повернуть чужой лагерь
karuta-keys-shown = Показывать клавиши на картах
karuta-move-left = Сдвинуть влево
karuta-move-right = Сдвинуть вправо
karuta-move-up = Сдвинуть вверх
karuta-move-down = Сдвинуть вниз
key-karuta-rows = Три ряда букв — три ряда вашего лагеря: взять или выбрать карту
key-karuta-other = С Shift — чужой лагерь, как в зеркале
key-karuta-move = Shift и стрелка — сдвинуть свою карту на одно место
key-karuta-take = Взять или выбрать карту, выбрать место
karuta-voice = Голос чтеца
    .about = Стихотворения читает и японский голос браузера.
karuta-voice-none = В этом браузере нет японского голоса, поэтому чтение показано текстом.

## Units of time. $ms, $seconds (Number)

karuta-seconds = { $seconds } с
karuta-ms = { $ms } мс

## The cards, named by the beginning of the lower half

card-k001 = Вага коромодэ ва
card-k002 = Коромо хосу тё
card-k003 = Наганагаси ё о
card-k004 = Фудзи но таканэ ни
card-k005 = Коэ кику токи дзо
card-k006 = Сироки о мирэба
card-k007 = Микаса но яма ни
card-k008 = Ё о удзияма то
card-k009 = Вага ми ё ни фуру
card-k010 = Сиру мо сирану мо
card-k011 = Хито ни ва цугэё
card-k012 = Отомэ но сугата
card-k013 = Кои дзо цуморитэ
card-k014 = Мидарэ сомэ ни си
card-k015 = Вага коромодэ ни
card-k016 = Мацу то си кикаба
card-k017 = Кара курэнаи ни
card-k018 = Юмэ но каёи дзи
card-k019 = Авадэ коно ё о
card-k020 = Ми о цукуситэ мо
card-k021 = Ариакэ но цуки о
card-k022 = Мубэ яма кадзэ о
card-k023 = Вага ми хитоцу но
card-k024 = Момидзи но нисики
card-k025 = Хито ни сирарэдэ
card-k026 = Има хитотаби но миюки матанан
card-k027 = Ицу ми китотэ ка
card-k028 = Хитомэ мо куса мо
card-k029 = Оки мадовасэру
card-k030 = Акацуки бакари
card-k031 = Ёсино но сато ни
card-k032 = Нагарэ мо аэну
card-k033 = Сидзугокоро наку
card-k034 = Мацу мо мукаси но
card-k035 = Хана дзо мукаси но
card-k036 = Кумо но идзуко ни
card-k037 = Цурануки томэну
card-k038 = Хито но иноти но
card-k039 = Амаритэ надо ка
card-k040 = Моно я омоу то
card-k041 = Хито сирэдзу косо
card-k042 = Суэ но мацуяма
card-k043 = Мукаси ва моно о
card-k044 = Хито о мо ми о мо
card-k045 = Ми но итадзура ни
card-k046 = Юкуэ мо сирану
card-k047 = Хито косо миэнэ
card-k048 = Кудакэтэ моно о
card-k049 = Хиру ва киэ цуцу
card-k050 = Нагаку мо гана то
card-k051 = Сасимо сирадзи на
card-k052 = Нао урамэсики
card-k053 = Икани хисасики
card-k054 = Кё о кагири но
card-k055 = На косо нагарэтэ
card-k056 = Има хитотаби но окото мо гана
card-k057 = Кумогакурэ ни си
card-k058 = Идэ соё хито о
card-k059 = Катабуку мадэ но
card-k060 = Мада фуми мо мидзу
card-k061 = Кё коконоэ ни
card-k062 = Ё ни осака но
card-k063 = Хитодзутэ нара дэ
card-k064 = Араварэ ватару
card-k065 = Кои ни кутинан
card-k066 = Хана ёри хока ни
card-k067 = Каинаку татан
card-k068 = Коисикару бэки
card-k069 = Тацута но кава но
card-k070 = Идзуко мо онадзи
card-k071 = Аси но мароя ни
card-k072 = Какэдзи я содэ но
card-k073 = Тояма но касуми
card-k074 = Хагэсикарэ то ва
card-k075 = Аварэ котоси но
card-k076 = Кумои ни магау
card-k077 = Варэтэ мо суэ ни
card-k078 = Икуё нэдзамэну
card-k079 = Морэ идзуру цуки но
card-k080 = Мидарэтэ кэса ва
card-k081 = Тада ариакэ но
card-k082 = Уки ни таэну ва
card-k083 = Яма но оку ни мо
card-k084 = Уси то миси ё дзо
card-k085 = Нэя но хима саэ
card-k086 = Какоти гао нару
card-k087 = Кири татинобору
card-k088 = Ми о цукуситэ я
card-k089 = Синобуру кото но
card-k090 = Нурэ ни дзо нурэси
card-k091 = Коромо катасики
card-k092 = Хито косо сиранэ
card-k093 = Ама но обунэ но
card-k094 = Фурусато самуку
card-k095 = Вага тацу сома ни
card-k096 = Фури юку моно ва
card-k097 = Яку я мосио но
card-k098 = Мисоги дзо нацу но
card-k099 = Ё о омоу юэ ни
card-k100 = Нао амари ару
