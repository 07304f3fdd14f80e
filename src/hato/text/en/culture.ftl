### The pages about the cards (rules D-3, D-4, D-7, D-8, D-10). The browser fetches them when they are opened.

## Words of the pages

culture-title = The cards
culture-lead = Twelve months, each with its plant and four cards. Choose a card.
# $code (String): what stands in the address
culture-unknown = There is no card “{ $code }”. Here are all that there are.
culture-calendar = Calendar
culture-calendar-japanese = Japanese
culture-calendar-korean = Korean
# $japan, $korea (String): month-N
culture-months = { $japan } in Japan, { $korea } in Korea
# $points (Number): value of a card. $korean (Number): its value in Korea
culture-points = { $korean ->
        [0] Worth { $points } in Japan, nothing in Korea
       *[other] Worth { $points }
    }
culture-month = The month
culture-japan = In Japan
culture-korea = In Korea
culture-role = Special role
culture-names = Names
culture-language = Language
culture-name-card = Card
culture-name-month = Month
# $name (String): folk-NN
culture-folk = Koreans of Sakhalin and Central Asia call the month “{ $name }”.
culture-games = In the games
culture-games-none = No yaku asks for this card by name.
# What a game does with the card, if no yaku says it. $number (Number): the suit, 1 to 12. $kind (String): letter of
# the card's kind. $meaning (String): what the month means in the game, where it has a meaning
culture-use-oicho_kabu = { $number ->
        [10] Counts 10, so it adds nothing: only the last digit of a sum matters.
        [11] Not played: of the twelve months willow and paulownia stay in the box.
        [12] Not played: of the twelve months willow and paulownia stay in the box.
       *[other] Counts { $number }.
    }
culture-use-fortune = { $kind ->
        [b] Meaning of its month: { $meaning }. It carries the sign of light and strengthens a card beside it.
       *[other] Meaning of its month: { $meaning }.
    }
culture-rest = The other cards of the month
culture-previous = Previous card
culture-next = Next card
culture-all = All months
culture-history = Where the cards come from
culture-signs = What the months stand for

## The months

culture-plant-01 = The pine is green all winter long, so it opens the year.
    .japan = Pine boughs stand at the gates at New Year. The crane is said to live a thousand years; together they wish a long life.
    .korea = The name means “pine and crane”. Both are among the ten signs of long life and stand for what does not change.
culture-plant-02 = The plum flowers while snow still lies on its twigs.
    .japan = The bush warbler in the plum tree is the first song of spring. Poets have put the two together for over a thousand years.
    .korea = The plum is one of the four noble plants, because it resists the cold. The bird in it is taken for an oriole, which sings of early spring.
culture-plant-03 = Cherry trees are all blossom for a week, and then it snows petals.
    .japan = People sit together under the trees; that is hanami. A curtain sets a party apart, as it once set apart a camp.
    .korea = The cherry is the picture of a perfect spring. Many players still call the month by its Japanese name, sakura.
culture-plant-04 = Wisteria hangs down in long clusters. Hardly any plant of the deck is mistaken more often.
    .japan = The wisteria ends the spring, and the call of the cuckoo opens the summer.
    .korea = The name means “black bush clover”, others say “black beans”, and many hold the cards upside down. Some see a lark over a weeping willow: the work in the fields begins.
culture-plant-05 = Irises flower at the edge of the water.
    .japan = The bridge of eight planks comes from the Tales of Ise. A traveler rests there among the irises and makes a poem about home.
    .korea = The flower is called an orchid, nancho: one of the four noble plants, a sign of an upright mind.
culture-plant-06 = The peony opens one huge flower, heavy with petals.
    .japan = It came from China with the title “king of flowers”. Peony and butterflies are a pair that promises good fortune.
    .korea = The peony stands for wealth and honor. Queen Seondeok, an old tale says, saw a painted peony without butterflies and knew that it had no scent.
culture-plant-07 = Bush clover is a low shrub whose thin twigs bend under small flowers.
    .japan = It is the first of the seven plants of autumn. A boar asleep in it is an old picture of peace.
    .korea = The name means “red bush clover”. Brooms were bound from its twigs, and young boars like to roll in it.
culture-plant-08 = A bare hill with pampas grass, and above it the largest moon of the year.
    .japan = On this night people put out grass and dumplings and look at the moon; that is tsukimi.
    .korea = The name means “empty mountain”. The harvest feast Chuseok falls on this full moon. Geese over the lonely hill are people parted in the night.
culture-plant-09 = The chrysanthemum is the last flower before the frost.
    .japan = On the ninth day of the ninth month people drank wine with its petals, to live long. The flower is also the emperor’s crest.
    .korea = It is one of the four noble plants: it stands firm in the frost and gives long life. Here, too, one drank wine with its petals.
culture-plant-10 = The leaves of the maple turn red.
    .japan = People go out to the red leaves as they go to the cherries in spring. In a famous old poem a deer calls in the maples.
    .korea = The name means “autumn leaves”. This is the season when the antlers of the deer are strongest, and the deer is one of the ten signs of long life.
culture-plant-11 = A willow in the rain: the month of storms, with four cards that are all unlike each other.
    .japan = Under the umbrella walks a poet, taken for Ono no Michikaze. A frog at the stream taught him not to give up.
    .korea = The month is simply called “rain” and ends the year. The frog of the tales turns everything around, so it stands for change.
culture-plant-12 = The paulownia has leaves as large as plates and upright lilac flowers.
    .japan = The phoenix rests in no other tree. The word kiri also sounds like “end”, so this month closes the year.
    .korea = In a folk song somebody plants a paulownia and waits for the phoenix. The bird brings luck. The month comes before the rain.

## The cards with a picture

culture-card-01b = A crane stands among the pines in front of the red sun. Real cranes do not perch in trees; painters brought the two together.
culture-card-01r = The red ribbon says akayoroshi, an old word of praise, “truly good”. Korean decks write hongdan, “red ribbon”.
culture-card-02a = A small green singer sits in the plum blossom: a bush warbler in Japan, an oriole in Korea.
culture-card-02r = The same words of praise as on the pine, hung into the plum tree.
culture-card-03b = The curtain hides who is celebrating under the cherry tree. There is not one person on the brightest card of spring.
culture-card-03r = The Japanese ribbon says Miyoshino: Yoshino, the mountain of cherry trees.
culture-card-04a = A cuckoo flies through the wisteria, behind it the narrow moon of an early summer night.
culture-card-04r = A red ribbon without writing hangs among the flower clusters.
culture-card-05a = Planks zigzag over the water between the irises. There is no animal here, and yet the card counts as one.
culture-card-05r = A red ribbon without writing among the sword-shaped leaves.
culture-card-06a = Two butterflies have found the peony, one large and one small.
culture-card-06r = A ribbon for the king of flowers: blue, nearly purple in Japan, and blank. Korean decks write cheongdan on it, “blue ribbon”.
culture-card-07a = A wild boar pushes through the bush clover. For its strength it is feared, for its bed of flowers it is loved.
culture-card-07r = A red ribbon without writing in the twigs of the bush clover.
culture-card-08b = The full moon fills a red sky above the black hill. Nobody is there to see it.
culture-card-08a = Three geese fly over the hill toward the south. Whoever sees them thinks of somebody far away.
culture-card-09a = A red cup among chrysanthemums, with the sign for long life. It is no animal, and yet it counts as one.
culture-card-09r = The blue ribbon of the chrysanthemum, one of three.
culture-card-10a = The deer of October turns its head away. From this card, it is said, comes the Japanese word shikato: to ignore somebody.
culture-card-10r = The blue ribbon of the maple, one of three.
culture-card-11b = A man with an umbrella looks at a frog. It jumped for a willow branch again and again, until a gust of wind bent the branch to it.
culture-card-11a = A swallow darts through the willow. In a Korean tale a grateful swallow brings the seed of great wealth.
culture-card-11r = A red ribbon without writing hangs in the rain.
culture-card-11j1 = A drum, a claw and a flash of lightning: the thunder god himself, on the smallest kind of card.
culture-card-12b = The phoenix comes down over the paulownia with its long plumes. It shows itself only in good times.
culture-card-12j1 = Paulownia on a colored ground: yellow in Japan, red in Korea.

## Junk: all plain cards of a month share a text

culture-junk-01 = The pine alone, without crane and sun.
culture-junk-02 = Plum blossom on dark twigs. The bird is somewhere else.
culture-junk-03 = Cherry blossom from edge to edge, with no curtain and no guests.
culture-junk-04 = The clusters hang down. If they stand up, the card is upside down.
culture-junk-05 = Irises alone, without water and bridge.
culture-junk-06 = Peonies that no butterfly has found yet.
culture-junk-07 = Bush clover alone. Its flowers are red; those of the wisteria, with which it is confused, are blue and violet.
culture-junk-08 = The hill with its grass, without moon and geese.
culture-junk-09 = Chrysanthemums, and no cup.
culture-junk-10 = Red leaves, and no deer.
culture-junk-12 = Flowers and leaves of the paulownia. On one of these plain cards some makers print their name.

## Special roles

culture-role-05a = In some Korean rounds the bridge may be used as a double junk card; whether it may is a house rule.
culture-role-09a = Go-Stop: one animal or two junk cards, as the owner likes, never both. Koi-Koi: an animal and a junk card at the same time. Hato: just an animal.
culture-role-11b = The “wet” light: together with the rain man, sets of brights are worth less or nothing.
culture-role-11j1 = Counts as two junk cards in Go-Stop. In some Japanese games it is a wild card; never in the games played here.
culture-role-12j1 = Counts as two junk cards in Go-Stop.
culture-ribbon-poem = One of the three red ribbons with writing: akatan in Japan, hongdan in Korea.
culture-ribbon-blue = One of the three blue ribbons: aotan in Japan, cheongdan in Korea.
culture-ribbon-red = One of the three plain red ribbons that make a set in Korea: chodan.
culture-ribbon-rain = The only ribbon that belongs to no set of three.

## History and signs

culture-history-1 = Playing cards came to Japan in 1549 with the companions of Francis Xavier: a Portuguese pack of 48 cards.
culture-history-2 = The country was closed in 1633 and card play was forbidden. Samurai who were caught at the cards, it is told, were sentenced to death.
culture-history-3 = Flower cards went around the ban. They have months instead of suits, and play without money was allowed.
culture-history-4 = In Korea the cards are called hwatu, written with the signs for “flower” and “battle”. They came from Japan, it is said with merchants of Tsushima in the 19th century, and spread in the early 20th.
culture-history-5 = Koreans of Sakhalin and Central Asia say hato, with the stress on the last vowel, for the deck and for the game.
culture-history-6 = Players often do not know the plants and call them what they look like. One is said to be a “cactus”.
culture-history-7 = The maker’s name, if it is printed at all, stands on a plain paulownia card.
culture-sign-1 = Pine and crane: what lasts
culture-sign-2 = Plum: resistance to the cold
culture-sign-3 = Oriole: early spring
culture-sign-4 = Cherry: the perfect spring
culture-sign-5 = Lark: the start of the work in the fields
culture-sign-6 = Geese over the lonely hill: separation at night
culture-sign-7 = Chrysanthemum: long life
culture-sign-8 = Deer: the season of the strongest antlers
culture-sign-9 = Phoenix: luck
culture-sign-10 = Frog under the rain man: change
