import type { BookWords } from '../../../../i18n/rulebook.ts';

export const rulebook: BookWords = {
  names: ['Black', 'Green', 'Purple', 'White', 'Yellow'],
  chapters: {
    aim: {
      title: 'The aim',
      lede: 'You lead a family at the court of the Ming emperors. Give generously: a gift binds the player who takes it.',
      court:
        'Bribe officials in the three **ministries**, and have your family appointed Minister or Secretary. Sail to **distant lands** before the others. Send armies to **foreign lands**. Each brings victory points (VP).',
      gifts:
        'Gifts drive the game. They give you more actions. And a player who holds a gift of yours may not outdo you: they cannot bribe more officials than you, must help your student in the examination, and must hand you their influence when a ministry is decided.',
      win: 'Points are scored at once, and never lost. **The player with the most VP wins.**',
      length:
        'A game for three to five players usually lasts seven to nine rounds: to the end of the round in which all three ministries are resolved, the last candidate is used up, or the Great Wall has nine pieces.',
      halls: 'The three ministries: officials on seven spaces, and the posts of Minister and Secretary.',
      deals: 'You may talk and make deals as you like. Nothing you promise binds you; only gifts do.',
    },
    things: {
      title: 'What is in the game',
      lede: 'Three ministries, five distant lands, three foreign lands, and a wall.',
      pieces: [
        'The pieces',
        'Piece | How many',
        'Confucius cards | 66: 22 of each of three kinds',
        'Gifts | 6 for each player, worth 1 to 6',
        'Action cubes | 5 for each player',
        'Armies | 6 for each player',
        'Junks | 25, shared by all',
        'Officials | 24, with a price of 2 to 7',
        'Candidate officials | 6: one for each ministry, three for any',
        'Emperor’s Reward cards | 10',
        'Markers | as many as you need',
      ],
      cards:
        'A Confucius card shows coins and licences: 1 coin and 3 licences, 2 and 2, or 3 and 1. You use a card either for its coins or for its licences, never for both.',
      confuciusCards: 'The three Confucius cards: coins above, licences below.',
      ministry: [
        'Ministries',
        'Seven spaces for officials. The number is the rank: 1 is the most senior, 7 the most junior. It belongs to the space, not to the official.',
      ],
      foreign: [
        'Foreign lands',
        'Each box takes one army. A box shows its points, and one box of each land also brings a reward card.',
      ],
      distant: ['Distant lands', 'Five junks make a voyage. The first to reach a land takes its points.'],
      ministries: [
        'The three ministries',
        'Ministry | What it is | Discount with at least one official there',
        'Ministry of War | an army costs 4 licences instead of 6',
        'Ministry of Finance | bribing and securing cost 1 coin less, in every ministry',
        'Ministry of Public Works | cheaper junks',
      ],
      unbribed:
        'An official is **unbribed** (no marker), **unsecured** (your marker lies) or **secured** (your marker stands).',
      influence:
        'Your **influence** in a ministry is the number of officials with your marker, secured or not. A ministry is **unresolved** until its posts have been given out.',
      candidates:
        '**Candidates** have no price. They come in through the examination, always secured, and count like any other official.',
      clockwise:
        'Play goes clockwise. What is removed from the game never comes back. Do not confuse the **chief minister** of a round with the title of **Chief Minister** at the end.',
    },
    setup: {
      title: 'Setting up',
      lede: 'The same for three, four, and five players.',
      supply: 'Put 25 junks and 9 pieces of the Great Wall aside. Shuffle the 10 reward cards face down.',
      chits:
        'Draw **two green chits for each ministry** at random (there are two each of 4, 5, 6, 7, and 8). The higher goes to the Minister, the lower to the Secretary. The other four leave the game.',
      landChits:
        'Draw **one blue chit for each distant land** at random (2, 2, 3, 3, 4, 4, 4). The other two leave the game.',
      lands: 'Draw **three of the five foreign lands** for slots 1, 2, and 3. The other two leave the game.',
      candidates:
        'Stack the **candidates**: the three for any ministry at the bottom, the three named ones shuffled on top. Turn the top one face up.',
      officials:
        'Shuffle the 24 officials and put one each on **spaces 3, 4, and 5 of every ministry**. Fifteen stay face down.',
      hands:
        'Each player gets **one Confucius card of each kind**. The rest is the draw deck: 57 cards with three players, 54 with four, 51 with five.',
      own: 'Each player has 6 gifts (gift 1 available, 2 to 6 not yet), 6 armies in stock, 5 cubes, and 0 VP.',
      first: 'The chief minister of round 1 is drawn by lot.',
      hiddenTitle: 'What everybody knows',
      hidden:
        'Your Confucius cards and your reward cards are secret, but everybody sees how many you have. Nobody knows the order of the decks. Of the candidates only the top one is seen; the last three are always those for any ministry.',
      open: 'All else is open: the board, markers, cubes, gifts in every state, the discard pile, which cards you pay with, and how many you draw.',
      onlookers:
        'Spectators see what everybody sees. You cannot undo a move that has revealed something, or that others have answered. When the game is over all hands may be shown.',
    },
    round: {
      title: 'A round at a glance',
      lede: 'At most nine rounds. Each has the same four parts.',
      phaseCount: [
        'Count gifts',
        'The more gifts you gave and received, the more cubes you have. Then the chief minister names another one.',
      ],
      phaseActions: ['Actions', 'In turn, put a cube on an action and carry it out, until all have passed.'],
      phaseCourt: [
        'Court',
        'Build the wall. Then come the examination, ministries, and invasions, if they are due.',
      ],
      phaseEnd: ['End of round', 'New officials arrive. Keep at most four cards.'],
      countTitle: 'Counting gifts',
      count:
        'Add up the active gifts you have given and those you have received. Gifts that are not available, only available, cancelled, or removed do not count.',
      cubes: ['Cubes of the round', 'Active gifts given and received | Cubes'],
      fixed: 'The number holds for the whole round, whatever becomes of the gifts.',
      countExample: [
        'Who has how many cubes',
        'Active gifts: Purple and Green have each given Yellow one, Black has given Green one, and Green has given Purple one.',
        'Green has given two and received one: {green} cubes.',
        'Purple has one each way and Yellow has received two: {purple} cubes each.',
        'Black has given a single gift: {black} cubes.',
        'White has none: {white} cubes.',
      ],
      chiefTitle: 'The chief minister',
      chief: 'From round 2 on the chief minister must name another player as chief minister.',
      favourCube:
        'Every chief minister, the one of round 1 included, puts one of their cubes on **Imperial Favour**. It stays there for the round: they have one cube fewer for other actions, but the last action of all.',
      turnTitle: 'Taking turns',
      turn: 'The player to the left of the chief minister begins; then clockwise. On your turn you do one thing: take an action from the Actions Box, play a reward card, or pass. You may only choose what you can carry out and pay for.',
      must: 'As long as you have a cube you must act and **cannot pass**. No Action is always possible.',
      spent:
        'Without cubes, you can still play a reward card or take Transfer Influence; otherwise you pass. Passing is final for this phase. When all others have passed, you go on until you pass too.',
      favourTitle: 'Imperial Favour',
      favour:
        'When all have passed, the chief minister takes one more action, whatever it is, but no reward card. It must be taken; No Action does nothing.',
      favour2:
        'It costs **no cubes**, even where a second cube would be due. Everything else holds: cards to pay with, gifts that bind, the round 1 ban on students and examinations, Commercial Income once a round. A student nominated now still counts for the examination of this round.',
    },
    paying: {
      title: 'Paying',
      lede: 'Cubes for the action, cards for the price.',
      cubesTitle: 'Cubes',
      cube: 'To take an action, put **one cube** on its space; **two cubes** if one of your own already lies there. The cubes of others do not matter.',
      pairs:
        'Some actions share a space: Bribe and Secure, Buy Junks and Start a Voyage, Recruit and Invade. Once you have taken one of a pair, either of the two costs two cubes. A third time also costs two. With one cube left you cannot take what costs two.',
      special:
        'Petition always costs two cubes, No Action always one, Transfer Influence none. Commercial Income can be taken only once a round. Actions by a reward card leave no cube, so they do not make later actions cost more.',
      cubeExample: [
        'Sharing a space',
        'Green has bought junks this round: {first} cube lies there. Purple has bought a gift.',
        'Green starts a voyage. It shares the space: {voyage} cubes.',
        'Purple gives a gift. That is another space: {give} cube. Buying a second gift would cost {again}.',
      ],
      cardsTitle: 'Cards',
      pay: 'A price is in coins or in licences. Pay with Confucius cards from your hand, all for their coins or all for their licences. The sum must reach the price.',
      over: 'There is **no change**. You may pay too much, even with more cards than needed. If nothing is due, you discard nothing.',
      draw: 'Cards you pay go to the discard pile before you draw. If the deck is empty when a card is needed, shuffle the discard pile. If both are empty, the rest of the draw is lost. During a round there is no limit to your hand.',
      payExample: [
        'No change',
        'Black holds two cards with {each} coins each, and wants to bribe an official who costs {price}.',
        'One card is not enough. Both cards make {coins} coins.',
        'Black pays both. The other {lost} coins are lost.',
      ],
      discountTitle: 'Discounts',
      discounts: [
        'With at least one official of yours in the ministry',
        'Ministry | Action | Price | Instead of',
        'Recruit an Army | 4 licences | 6 licences',
        'Bribe, Secure, and taking over by a Bribery card | 1 coin less | the price',
        'Buy 1, 2, 3, or 4 junks | 1, 2, 4, 7 | 1, 3, 6, 10',
      ],
      discount:
        'You need the official before you act: your first bribe in Hubu brings no discount for itself. After that, bribing and securing are cheaper in all three ministries, not in Hubu alone. More officials give no greater discount. Candidates count, and so do officials in a resolved ministry; influence you hold only during a resolution does not.',
    },
    actions: {
      title: 'The actions',
      lede: 'All that is in the Actions Box, pair by pair. Gifts have a chapter of their own.',
      box: [
        'The Actions Box',
        'Action | Cubes | Price',
        'the official’s price in coins',
        'the official’s price in coins',
        '2 coins; not in round 1',
        '2 coins; not in round 1',
        '1, 3, 6, or 10 coins',
        '1 licence for each junk',
        '6 licences',
        'the land’s price in coins',
        'the gift’s value in coins',
        'nothing',
        'nothing; a free action',
        'a gift; advanced game only',
        'discard 1 to 4 coins; once a round',
        'nothing',
        'nothing',
      ],
      officialTitle: 'Officials',
      bribe:
        '**Bribe Official**: choose an unbribed official in an unresolved ministry and pay the price. Put your marker on them, lying: they are unsecured. You cannot bribe where a gift forbids it. An unsecured official can still be lost to a Bribery card, to a candidate, or to a petition, but not to another bribe.',
      secure:
        '**Secure Official**: pay the price of an unsecured official of yours, in an unresolved ministry, once more. Your marker now stands. Gifts never forbid this. Nobody can take a secured official from you; a petition may only move them, and you may give them away.',
      examTitle: 'Students',
      nominate:
        '**Nominate Student** (2 coins): put your marker on a free student space. If both are free, choose red or orange. You may have one student at a time, who stays until an examination is held. Not in round 1.',
      force:
        '**Force Imperial Examination** (2 coins): there will be an examination this round even with a single student. Without any student nothing happens, and the money is lost. Not in round 1.',
      navyTitle: 'Junks and voyages',
      junks: '**Buy Junks**: take 1 to 4 junks into your shipyard, as many as there are left.',
      junkPrices: [
        'The price of junks',
        'Junks in one action | 1 | 2 | 3 | 4',
        'Coins',
        'With an official in Gongbu',
      ],
      voyage:
        '**Start a Voyage**: choose as many junks from your shipyard as you like and pay 1 licence for each. They join your junks already on the ocean. Every **five junks** complete a voyage: choose a distant land you have not reached, put your marker there, take its chit if it is still there, draw a reward card, and return five junks to the supply.',
      voyage2:
        'Other junks wait on the ocean, at most four. One action may complete several voyages, each to another land. Players who come later get the reward card but no points. When you have reached all five lands you may still have four junks on the ocean.',
      voyageExample: [
        'To Africa',
        'Yellow has {had} junks in the shipyard and none on the ocean. Nobody has reached Africa.',
        'Yellow pays {paid} licences and sails with all {had}.',
        'Five make a voyage to Africa: {vp} VP, a marker there, and {cards} reward card.',
        'Those five go back to the supply. {left} junk waits on the ocean for the next voyage.',
      ],
      armyTitle: 'Armies',
      recruit: '**Recruit an Army** (6 licences): one army moves from your stock to your military colonies.',
      invade:
        '**Invade a Foreign Land**: pay the price of the land and move one army from your colonies to a free box of your choice. Several players may have armies on one land; a box takes one. Nothing scores yet: invasions are resolved at court.',
      incomeTitle: 'Income',
      commerce:
        '**Commercial Income**, once a round: discard cards showing 1 to 4 coins in total, and draw one card more than that total.',
      tax: '**Tax Income**: draw 2 cards.',
      none: '**No Action**: put a cube there; nothing happens.',
    },
    gifts: {
      title: 'Gifts',
      lede: 'What you give binds others; what you take binds you.',
      giftTable: ['The six gifts', 'Gift | Value | Price', 'free, and yours from the start'],
      web: 'The web of gifts: each thread runs from the giver to the player who is bound.',
      buy: '**Buy Gift**: pay the value of one of your gifts that is not available. Now it is available.',
      give: '**Give Gift**: choose one of your available gifts and another player. The gift is now **active**: they hold it and are bound to you. Nobody can decline or hand on a gift.',
      replace:
        'You have only one active gift with each player. A new one replaces your older one, which leaves the game; it may even be lower.',
      bindTitle: 'What a gift forbids and demands',
      bind: 'If you hold a gift from somebody:',
      ob1: '**Gifts.** You cannot give them a gift of lower value. One of equal value binds you both. One of higher value cancels theirs.',
      ob2: '**Bribes.** You cannot take Bribe Official in a ministry where they have influence and you have as much or more. If they have none there, you are free. It does not restrict Bribery cards, securing, transfers, petitions, or candidates.',
      ob3: '**Examination.** If their student stands against another, you must help that student with at least one card, even against your own. With gifts from both, the more valuable decides; if equal, you choose.',
      ob4: '**Ministries.** When you have to give up your influence, you must give it to them if they are still in. With several, the most valuable gift decides; if equal, you choose.',
      freeTitle: 'How to get free',
      free: 'A gift you hold is cancelled, and leaves the game, in these ways only:',
      can1: 'You give the giver a gift of **higher** value.',
      can2: 'You **transfer influence** to the giver.',
      can3: 'You play **at least three cards** for the giver’s student in an examination between two players, and choose to cancel; the result does not matter.',
      can4: 'You give your influence to the giver **when a ministry is resolved**.',
      transfer:
        '**Transfer Influence** costs no cube but is your turn; you may take it with or without cubes left. Give an official of yours in an unresolved ministry to another player: their marker replaces yours, lying or standing as it was. They cannot refuse. If you hold a gift from them, it is cancelled. You may transfer without a gift too, but then each official only once a round.',
      exchangeExample: [
        'An exchange of gifts',
        'Black holds a gift from Green worth {held}.',
        'Black cannot give Green a gift worth {low}: it is lower.',
        'A gift worth {same} is allowed. Now each is bound to the other: {both} active gifts.',
        'Then Green gives {high}. Green’s older gift is replaced, and Black’s is cancelled: {left} active gift is left.',
      ],
      bribeExample: [
        'May Green bribe?',
        'Green holds a gift from Black and would like to bribe an official in Gongbu.',
        'Black has {b1} official there and Green {g1}: Green may bribe.',
        'Black {b2}, Green {g2}: Green may not.',
        'Black {b3}, Green {g3}: Green may, since Black has nobody there.',
        'Black {b4}, Green {g4}: Green may.',
      ],
    },
    court: {
      title: 'The court',
      lede: 'After the actions: wall, examination, ministries, invasions, and the end of the round.',
      order: 'Always in this order. Skip what is not due.',
      wallTitle: 'The Great Wall',
      wall: 'Add one piece to the wall: it counts the rounds. With the ninth piece the game ends at the end of this round.',
      examTitle: 'The imperial examination',
      when: 'There is an examination if **both** student spaces are taken, or if one was forced and at least **one** is taken. Never more than one a round; a forced one without students is lost.',
      alone:
        'If there is one student, or both belong to the same player, that player wins at once. No cards are played.',
      tutor:
        'Otherwise everybody with a Confucius card must **tutor**, once around from this round’s chief minister, the owners of the students too. Choose one student, freely unless a gift binds you, and play at least one card face down.',
      secret: 'Until the reveal all see for whom and how many cards you played, but not which.',
      cancel:
        'With three or more cards for the student of a player whose gift you hold, you may cancel that gift, at once. You need not.',
      reveal:
        'When all have played, turn the cards up. The student with the **most coins** wins; in a tie, even at 0, the student on the **red** space. The cards are discarded, and both students return.',
      place:
        'The winner puts the face-up candidate into the ministry it names, or into any unresolved one, with their marker standing. If there is an **empty space**, it must go to one of those, whichever you like. You must place it if you can.',
      place2:
        'If there is no empty space, it **replaces** an unbribed or unsecured official there, even your own; the old one leaves the game. If that is impossible too, or the ministry is resolved, it replaces such an official in any unresolved ministry, but never goes to an empty space there. If there is none, the candidate leaves the game.',
      nextCandidate:
        'Then turn up the next candidate. If it names a resolved ministry, remove it and turn up another. A candidate that is already face up stays. When the last is gone, the game ends at the end of this round.',
      examExample: [
        'An examination',
        'White’s student sits on red, Yellow’s on orange. Black and Yellow hold gifts from White. Black is chief minister.',
        'Black must help White: a card with {black} coin. Green has no cards and is skipped.',
        'Purple is free, and plays {purple} coins for Yellow.',
        'White plays {white} coins. Yellow has to help White, against Yellow’s own student: {yellow} coin.',
        'White wins {red} to {orange} and puts the candidate on an empty space of Gongbu, secured.',
      ],
      ministryTitle: 'Resolving a ministry',
      resolve:
        'A ministry is resolved when **all seven officials carry a marker**. All of them become secured. If several are full, take them one after the other: Bingbu, Hubu, Gongbu.',
      least:
        'All with a marker there take part. While more than two are left, the one with the **fewest** officials drops out; in a tie, compare each player’s most senior official: the player whose official ranks lowest drops out. They hand **all** officials they control to another player who is still in. Officials received count as their own for now.',
      whom: 'To whom? To the player whose gift they hold, if still in; with several gifts the most valuable, and if equal they choose. Without such a gift they choose freely. A gift they held from that player is cancelled; other gifts stay.',
      posts:
        'Of the last two, the player who controls more is **Minister**, the other **Secretary**. Each takes the chit and scores it. A player who is alone takes both. Then every official goes back to its owner, and nothing there changes any more.',
      ministryExample: [
        'Three families in Gongbu',
        'Gongbu is full: Black {black}, Purple {purple}, Green {green}. Green holds a gift worth {low} from Purple and one worth {high} from Black.',
        'Green has the fewest and drops out. Black’s gift is more valuable, so Green must support Black.',
        'Black now controls {blackThen}, Purple {purple}: Black is Minister ({minister} VP), Purple Secretary ({secretary} VP).',
        'Black’s gift to Green is cancelled. Purple’s stays.',
      ],
      fiveExample: [
        'Five families in Bingbu',
        'Bingbu is full: Yellow on {y1} and {y2}, White on {w1} and {w2}, Black on {b1}, Green on {g1}, Purple on {p1}. Green and Yellow hold gifts from White, Yellow also one from Purple, and Purple one from Green.',
        'Black, Green and Purple have one official each. Purple’s is the most junior, so Purple drops out first and must support Green, the only giver.',
        'Black has the fewest now, holds no gift, and chooses freely: Yellow.',
        'Green and White have two each. White sits on {w1}, Green on {g1}: Green drops out and must support White.',
        'White is Minister with {white} officials ({minister} VP), Yellow Secretary with {yellow} ({secretary} VP).',
      ],
      invasionTitle: 'Invasions',
      invasion:
        'A foreign land is resolved when **all its boxes are full**, or when the wall reaches the round marked for it: slot 1 in round 4, slot 2 in round 6, slot 3 in round 8. If it is full, the invasion succeeds; if not, it fails. A land resolved earlier is left alone.',
      invasion2:
        '**Success**: each army scores the points of its box. **Failure**: no points. Either way the army in the box with the reward sign brings its owner a reward card. The lower slot comes first.',
      invasion3:
        'The armies stay there. They cannot be used again, but they count for the General. A land that nobody invaded is simply resolved.',
      landTable: [
        'The foreign lands',
        'Land | Price of an army | Boxes, in VP; the sign brings a reward card',
      ],
      invasionExample: [
        'Success and failure',
        'Black and White have filled the two boxes of Annam; White has the one with the reward sign. In round {round} Green has two armies in Korea, which has three boxes.',
        'Annam is full: Black scores {black} VP and White {white}, and White draws {card} reward card.',
        'Korea is due and not full: Green scores {green} VP, but draws a card for the box with the sign.',
        'All these armies count for the General.',
      ],
      roundEndTitle: 'The end of the round',
      tiles:
        'Every ministry with an empty space receives one official, on the empty space with the **lowest number**: 1, then 2, then 6, then 7.',
      discard:
        'Players with more than four Confucius cards keep four of their choice; all choose at the same time. Reward cards do not count. In the last round nobody discards.',
      again: 'All cubes return, and the next round begins.',
    },
    rewards: {
      title: 'The Emperor’s Reward cards',
      lede: 'For voyages and for armies in the right box.',
      gain: 'When the stack of ten cards is empty, there are no more.',
      play: 'Play a reward card on your turn, instead of an action, with or without cubes left: it costs no cube. You may keep cards from round to round, and they do not count against the four. You can only play what can be carried out. A card you gain now may be played from your next turn on, unless you have passed. Afterwards it leaves the game.',
      cards: [
        'The cards',
        'Card | How many | What it does',
        'In the ministry it names, or in any: put your marker on an unbribed official, free; or take over an unsecured official of another player for the price. They are unsecured.',
        'One of your gifts becomes available, free.',
        'Take any action without cubes. You pay its price.',
        'Draw 4 Confucius cards.',
        'One army goes from your stock to your colonies, free.',
        'Move an army from your colonies onto the card: 2 VP. It counts for the General.',
      ],
      bribery:
        'Of the five Bribery cards three name a ministry. Such a card works elsewhere only when its ministry is resolved; if there is merely nobody to bribe, you have to wait. Gifts do not restrict Bribery cards.',
      needs:
        '“Recruit an Army” needs an army in your stock, “Emperor Insulted!” one in your colonies, and “Gift” a gift that is not available yet.',
    },
    end: {
      title: 'The end of the game',
      lede: 'The last round is played to its end. Then posts, titles, and the winner.',
      when: 'The game ends after the round in which **all three ministries are resolved**, or the **last candidate** is gone, or the **ninth piece of the wall** is built. That round is played to its end, invasions included.',
      unresolved:
        'Ministries still unresolved are now resolved in the same way. Empty spaces and unbribed officials do not count. If the last two are level, the one with the most senior official is Minister. A player who is alone takes both posts. Without any marker there are no posts.',
      lands:
        'Foreign lands still unresolved stay so: no points, no cards. Their armies count for the General.',
      titlesTitle: 'Three titles',
      titles: [
        '1 VP each',
        'Title | For the most | Tie',
        'markers in the ministries: officials, Ministers and Secretaries | the Minister of Hubu',
        'junks on voyages: 5 for each land reached, 1 for each junk on the ocean | the Minister of Gongbu',
        'armies on foreign lands, in the colonies, and on the insult card | the Minister of Bingbu',
      ],
      titlesTie:
        'In a tie, even at 0, the title goes to that Minister, even if they are not among the tied. If there is no such Minister, nobody gets it. All titles are awarded from the same position.',
      winnerTitle: 'Who wins',
      winner:
        'The player with the most VP wins. In a tie the Admiral wins, if among the tied; failing that the Chief Minister, then the General. If none of the tied has a title, they share the victory.',
      points: [
        'All victory points',
        'For | VP | When',
        'First to reach a distant land | 2 to 4 | at once',
        'Army in a successful invasion | 2 to 5 | at court',
        'Minister, Secretary | 4 to 8 | at court',
        'Emperor Insulted! | 2 | at once',
        'Each title | 1 | at the end',
      ],
      finalExample: [
        'The end of a game',
        'All ministries are resolved. White has {whiteBefore} VP and Black {blackBefore}, before the titles.',
        'Yellow has {yellowJunks} junks on voyages: Admiral. Black has {blackMarkers} markers in the ministries: Chief Minister. White has {whiteArmies} armies: General. Each gets {title} VP.',
        'White wins with {white} VP, before Black with {black}, Yellow with {yellow}, and Green and Purple with {green} each.',
        'Without the insult card White and Black would be level at {tied}. The Admiral, Yellow, is not among them; Black is Chief Minister and would win.',
      ],
    },
    variants: {
      title: 'Variants',
      lede: 'Choose them when you open a table; you may combine them.',
      players:
        'Confucius is for three to five players. Should somebody leave, the program plays on for them.',
      advancedTitle: 'The advanced game',
      petition:
        '**Petition the Emperor** (always two cubes): remove one of your **available** gifts of value 2 to 6 from the game and carry out its effect. You pay no cards. You can only choose what can be carried out in full; gifts you hold do not matter.',
      petitions: [
        'What each gift obtains',
        'Gift | Effect',
        'Move exactly two junks from one player’s shipyard to another’s; either may be yours.',
        'Replace another player’s student by your own, on the same space. You may then have both.',
        'Swap two officials in unresolved ministries: one with your marker, the other any official on a space with the same or a higher number. Markers go along.',
        'Move any army from its box to a free box of an unresolved land, also of the same land. Not the army on the insult card.',
        'Choose an official with an unsecured marker in an unresolved ministry: replace it by a secured marker of any player, even of the same one.',
      ],
      admiralTitle: 'The Admiral variant',
      admiral:
        'If there is a tie for the most VP, the **Admiral wins outright**, even if not among the tied and whatever their score. Without an Admiral the usual order decides.',
    },
    advice: {
      title: 'Advice',
      lede: 'What good players watch for.',
      a1: '**Give early.** A gift of 1 in the first round makes a fourth cube for you, and for the receiver, in every round to come. Three gifts, given and received together, make five cubes.',
      a2: '**Bind the player who stands in your way.** In a ministry where you lead, a gift to your rival stops their bribes, and at the resolution you get their officials.',
      a3: '**Look before you secure.** Candidates and Bribery cards take unsecured officials. Secure those that decide a post; the others are cheaper left as they are.',
      a4: '**An official in Hubu pays for itself** after a few bribes; one in Bingbu or Gongbu is worth it if you mean to invade or to sail.',
      a5: '**Buy junks in twos.** Four in one action cost 10 coins; two, two, and one in three actions make five for 7, and less with Gongbu.',
      a6: '**Count the boxes.** An invasion that fails scores nothing. Start where others will help you to fill the land in time.',
      a7: '**Be chief minister when it matters.** The last action of the round can complete a ministry, force an examination, or take an official when nobody can respond any more.',
    },
    summary: {
      title: 'On one page',
      lede: 'For quick reference at the table.',
      short: [
        'A round',
        'Part | What happens',
        'Count gifts | active gifts given and received: 0 make 3 cubes, 1 or 2 make 4, more make 5; the chief minister names another',
        'Actions | one cube, two where yours lies already; no passing with cubes; then Imperial Favour',
        'Court | wall, examination, ministries, invasions',
        'End of round | one official for each ministry, hands down to four',
      ],
      binds: [
        'If you hold a gift',
        'In | You',
        'Giving | cannot give the giver less',
        'Bribing | cannot bribe where they have influence and you have as much or more',
        'Examination | must help their student',
        'Ministry | must give them your influence',
      ],
      scores: [
        'Points',
        'For | VP',
        'Minister, Secretary | the two chits',
        'First in a distant land | its chit',
        'Army in a full land | its box',
        'Emperor Insulted! | 2',
        'Chief Minister, Admiral, General | 1 each',
        'A tie | Admiral, Chief Minister, General',
      ],
    },
  },
};
