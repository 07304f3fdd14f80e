### French cards: names of ranks, suits and cards.

western-suit-C = Clubs
western-suit-D = Diamonds
western-suit-H = Hearts
western-suit-S = Spades

western-rank-A = Ace
western-rank-2 = Two
western-rank-3 = Three
western-rank-4 = Four
western-rank-5 = Five
western-rank-6 = Six
western-rank-7 = Seven
western-rank-8 = Eight
western-rank-9 = Nine
western-rank-10 = Ten
western-rank-J = Jack
western-rank-Q = Queen
western-rank-K = King
western-rank-JK = Joker

card-AC = Ace of clubs
card-2C = Two of clubs
card-3C = Three of clubs
card-4C = Four of clubs
card-5C = Five of clubs
card-6C = Six of clubs
card-7C = Seven of clubs
card-8C = Eight of clubs
card-9C = Nine of clubs
card-10C = Ten of clubs
card-JC = Jack of clubs
card-QC = Queen of clubs
card-KC = King of clubs

card-AD = Ace of diamonds
card-2D = Two of diamonds
card-3D = Three of diamonds
card-4D = Four of diamonds
card-5D = Five of diamonds
card-6D = Six of diamonds
card-7D = Seven of diamonds
card-8D = Eight of diamonds
card-9D = Nine of diamonds
card-10D = Ten of diamonds
card-JD = Jack of diamonds
card-QD = Queen of diamonds
card-KD = King of diamonds

card-AH = Ace of hearts
card-2H = Two of hearts
card-3H = Three of hearts
card-4H = Four of hearts
card-5H = Five of hearts
card-6H = Six of hearts
card-7H = Seven of hearts
card-8H = Eight of hearts
card-9H = Nine of hearts
card-10H = Ten of hearts
card-JH = Jack of hearts
card-QH = Queen of hearts
card-KH = King of hearts

card-AS = Ace of spades
card-2S = Two of spades
card-3S = Three of spades
card-4S = Four of spades
card-5S = Five of spades
card-6S = Six of spades
card-7S = Seven of spades
card-8S = Eight of spades
card-9S = Nine of spades
card-10S = Ten of spades
card-JS = Jack of spades
card-QS = Queen of spades
card-KS = King of spades

card-1H = { card-AH }
card-1C = { card-AC }
card-1D = { card-AD }
card-JK1 = First joker
card-JK2 = Second joker
card-JK3 = Third joker
card-JK4 = Fourth joker
card-JK5 = Fifth joker
