import type { BookWords } from '../../../../i18n/rulebook.ts';

export const rulebook: BookWords = {
  names: ['Black', 'Green', 'Purple', 'White', 'Yellow'],
  chapters: {
    aim: {
      title: 'The aim',
      lede: 'You lead a family at the court of the Ming emperors. Give generously: a gift obliges the player who receives it.',
      court:
        'Bribe officials in the three **ministries**, and have your family appointed Minister or Secretary. Sail to **distant lands** before the others. Send armies to **foreign lands**. All of these score victory points (VP).',
      gifts:
        'Gifts drive the game. They bring you more actions, and they oblige the player who receives them: that player may not out-bribe you in a ministry, must tutor your student in the examination, and must support you when a ministry is resolved.',
      win: 'You score points at once and never lose them. **The player with the most VP wins.**',
      length:
        'A game for three to five players. It usually lasts seven to nine rounds and ends after the round in which all three ministries are resolved, the last candidate is used, or the Great Wall gets its ninth piece.',
      halls: 'The three ministries: officials on seven spaces, and the posts of Minister and Secretary.',
      deals: 'You may talk and make deals as you like, but promises are not binding; only gifts are.',
    },
    things: {
      title: 'Components',
      lede: 'Three ministries, five distant lands, three foreign lands, and a wall.',
      pieces: [
        'The pieces',
        'Piece | How many',
        'Confucius cards | 66: 22 of each of three types',
        'Gifts | 6 for each player, of value 1 to 6',
        'Action cubes | 5 for each player',
        'Armies | 6 for each player',
        'Junks | 25, for all players',
        'Officials | 24, with a cost of 2 to 7 cash',
        'Candidate officials | 6: one for each ministry, three for any',
        'Emperor’s Reward cards | 10',
        'Markers | as many as you need',
      ],
      cards:
        'Confucius cards are money. A card is worth 1 cash or 3 licences, 2 cash or 2 licences, or 3 cash or 1 licence. Use it either for its cash or for its licences, never for both.',
      confuciusCards: 'The three Confucius cards: cash above, licences below.',
      ministry: [
        'Ministries',
        'Seven spaces for officials. The number is the seniority: 1 is the most senior, 7 the most junior. It belongs to the space, not to the official.',
      ],
      foreign: [
        'Foreign lands',
        'Each box takes one army and shows its points. One box of each land also brings a reward card.',
      ],
      distant: [
        'Distant lands',
        'Five junks complete a voyage. The first player to reach a land scores its points.',
      ],
      ministries: [
        'The three ministries',
        'Ministry | What it is | Discount with at least one official of yours there',
        'Ministry of War | an army costs 4 licences instead of 6',
        'Ministry of Finance | bribing and securing cost 1 cash less, in every ministry',
        'Ministry of Public Works | junks cost less',
      ],
      unbribed:
        'An official is **unbribed** (no marker), **unsecured** (a lying marker), or **secured** (a standing marker).',
      influence:
        'Your **influence** in a ministry is the number of officials with your marker, secured or not. A ministry is **unresolved** until its posts are filled.',
      candidates:
        '**Candidate officials** have no cost. They enter through the examination, always secured, and count like any other official.',
      clockwise:
        'Play clockwise. Anything removed from the game never comes back. Do not confuse the **chief minister** of a round with the title of **Chief Minister** at the end.',
    },
    setup: {
      title: 'Setup',
      lede: 'The same for three, four, and five players.',
      supply:
        'Put the 25 junks and the 9 pieces of the Great Wall in the supply. Shuffle the 10 reward cards face down.',
      chits:
        'Draw **two green chits for each ministry** at random (there are two each of 4, 5, 6, 7, and 8). The higher goes to the Minister, the lower to the Secretary. The other four leave the game.',
      landChits:
        'Draw **one blue chit for each distant land** at random (the chits are 2, 2, 3, 3, 4, 4, and 4). The other two leave the game.',
      lands:
        'Draw **three of the five foreign lands** at random for slots 1, 2, and 3. The other two leave the game.',
      candidates:
        'Stack the **candidate officials**: the three for any ministry at the bottom, and the three that name a ministry shuffled on top. Turn the top one face up.',
      officials:
        'Shuffle the 24 officials and put one on each of **spaces 3, 4, and 5 of every ministry**. The other fifteen stay face down.',
      hands:
        'Each player gets **one Confucius card of each type**. The rest are the deck: 57 cards with three players, 54 with four, 51 with five.',
      own: 'Each player starts with 6 gifts (gift 1 available, 2 to 6 not yet), 6 armies in stock, 5 cubes, and 0 VP.',
      first: 'The chief minister of round 1 is chosen at random.',
      hiddenTitle: 'What everyone knows',
      hidden:
        'Your Confucius cards and your reward cards are secret, but everyone sees how many you have. Nobody knows the order of the decks. Only the top candidate is face up; the last three are always those for any ministry.',
      open: 'Everything else is public: the board, markers, cubes, gifts in every state, the discard pile, which cards you pay with, and how many you draw.',
      onlookers:
        'Spectators see only public information. You cannot undo a move that revealed something or that others have answered. When the game is over, all hands may be shown.',
    },
    round: {
      title: 'A round at a glance',
      lede: 'There are at most nine rounds. Each has the same four parts.',
      phaseCount: [
        'Count gifts',
        'The more gifts you have given and received, the more cubes you get. Then the chief minister names a new one.',
      ],
      phaseActions: [
        'Actions',
        'In turn, put a cube on an action and carry it out, until everyone has passed.',
      ],
      phaseCourt: [
        'Court',
        'Add to the wall. Then hold the examination and resolve ministries and invasions, if they are due.',
      ],
      phaseEnd: ['End of round', 'New officials arrive. You keep at most four cards.'],
      countTitle: 'Counting gifts',
      count:
        'Add up the active gifts you have given and those you have received. Other gifts do not count, even if they are available.',
      cubes: ['Cubes for the round', 'Active gifts given and received | Cubes'],
      fixed: 'You have this number of cubes for the whole round, whatever happens to the gifts.',
      countExample: [
        'Counting cubes',
        'Purple and Green have each given Yellow a gift, Black has given Green one, and Green has given Purple one. All are active.',
        'Green has given two and received one: {green} cubes.',
        'Purple has given one and received one, and Yellow has received two: {purple} cubes each.',
        'Black has given one: {black} cubes.',
        'White has none: {white} cubes.',
      ],
      chiefTitle: 'The chief minister',
      chief: 'From round 2 on, the chief minister must name another player as the new one.',
      favourCube:
        'Every chief minister, in round 1 too, puts one of their cubes on **Imperial Favour**. It stays there for the round: the chief minister has one cube fewer for other actions, but takes the last action of the round.',
      turnTitle: 'Taking turns',
      turn: 'The player to the left of the chief minister begins; play goes clockwise. On your turn, do one thing: take an action from the Actions Box, play a reward card, or pass. You may choose only what you can carry out and pay for.',
      must: 'While you have cubes, you must act and **cannot pass**. You can always take No Action.',
      spent:
        'Without cubes, you can still play a reward card or take Transfer Influence; otherwise, pass. Once you pass, you take no more turns in this phase. When everyone else has passed, you go on until you pass too.',
      favourTitle: 'Imperial Favour',
      favour:
        'When everyone has passed, the chief minister takes one more action of any kind, but cannot play a reward card. Imperial Favour is compulsory, but No Action is allowed.',
      favour2:
        'This action takes **no cubes**, even if it would otherwise take two. All other rules apply: its price, obligations, no students or forced examination in round 1, and Commercial Income once a round. A student nominated now still counts for this round’s examination.',
    },
    paying: {
      title: 'Paying',
      lede: 'Cubes for the action, cards for its price.',
      cubesTitle: 'Cubes',
      cube: 'To take an action, put **one cube** on its space, or **two cubes** if you already have a cube there. Other players’ cubes do not matter.',
      pairs:
        'Some actions share a space: Bribe and Secure, Buy Junks and Start a Voyage, Recruit and Invade. Once you have taken one of a pair, either of the two takes two cubes. A third time also takes two. With one cube left, you cannot take an action that takes two.',
      special:
        'Petition the Emperor always takes two cubes, No Action always one, and Transfer Influence none. You can take Commercial Income only once a round. An action you take with a reward card leaves no cube, so it does not make later actions take more.',
      cubeExample: [
        'Sharing a space',
        'Green has bought junks this round, for {first} cube. Purple has bought a gift.',
        'Green starts a voyage, which shares the space with buying junks: {voyage} cubes.',
        'Purple gives a gift, which has a space of its own: {give} cube. Buying a second gift would take {again}.',
      ],
      cardsTitle: 'Cards',
      pay: 'A price is in cash or in licences. Pay with Confucius cards from your hand, all for their cash or all for their licences. Together they must be worth at least the price.',
      over: 'There is **no change**. You may overpay, even with more cards than you need. If there is nothing to pay, you discard nothing.',
      draw: 'Cards you pay with go to the discard pile before you draw. If the deck is empty when you need a card, shuffle the discard pile into a new one. If both are empty, you lose the rest of the draw. There is no hand limit during a round.',
      payExample: [
        'No change',
        'Black holds two cards worth {each} cash each and wants to bribe an official who costs {price}.',
        'One card is not enough. Both are worth {coins} cash.',
        'Black pays with both. The other {lost} cash are lost.',
      ],
      discountTitle: 'Discounts',
      discounts: [
        'With at least one official of yours in the ministry',
        'Ministry | Action | Price | Instead of',
        'Recruit an Army | 4 licences | 6 licences',
        'Bribe, Secure, and taking an official with a Bribery card | 1 cash less | the cost',
        'Buy 1, 2, 3, or 4 junks | 1, 2, 4, or 7 cash | 1, 3, 6, or 10 cash',
      ],
      discount:
        'You need the official before you act: your first bribe in Hubu gets no discount from itself. After that, bribing and securing cost less in all three ministries, not just in Hubu. More officials give no further discount. Candidate officials count, and so do officials in a resolved ministry, but not officials you control only during a resolution.',
    },
    actions: {
      title: 'The actions',
      lede: 'Everything in the Actions Box, pair by pair. Gifts have their own chapter.',
      box: [
        'The Actions Box',
        'Action | Cubes | Price',
        'the official’s cost',
        'the official’s cost',
        '2 cash; not in round 1',
        '2 cash; not in round 1',
        '1, 3, 6, or 10 cash',
        '1 licence for each junk',
        '6 licences',
        'the land’s cost in cash',
        'the gift’s value in cash',
        'nothing',
        'nothing; a free action',
        'a gift; advanced game only',
        'discard cards worth 1 to 4 cash; once a round',
        'nothing',
        'nothing',
      ],
      officialTitle: 'Officials',
      bribe:
        '**Bribe Official**: choose an unbribed official in an unresolved ministry and pay the cost in cash. Lay your marker on the official, who is now unsecured. You cannot bribe where a gift you hold forbids it. You can still lose an unsecured official to a Bribery card, a candidate official, or a petition, but not to another bribe.',
      secure:
        '**Secure Official**: choose one of your unsecured officials in an unresolved ministry, pay the cost again, and stand your marker up. Gifts never forbid this. Nobody can take a secured official from you: a petition can only move it, and only you can transfer it.',
      examTitle: 'Students',
      nominate:
        '**Nominate Student** (2 cash): put your marker on an empty student space. If both are empty, choose red or orange. You may nominate only one student at a time, who stays until an examination is held. Not in round 1.',
      force:
        '**Force Imperial Examination** (2 cash): an examination is held this round even with just one student. Without any students, nothing happens, and your money is lost. Not in round 1.',
      navyTitle: 'Junks and voyages',
      junks: '**Buy Junks**: put 1 to 4 junks from the supply in your shipyard, as long as the supply lasts.',
      junkPrices: [
        'The price of junks',
        'Junks in one action | 1 | 2 | 3 | 4',
        'Cash',
        'With an official in Gongbu',
      ],
      voyage:
        '**Start a Voyage**: choose as many junks from your shipyard as you like and pay 1 licence for each. They join your junks already on the ocean. Every **five junks** complete a voyage: choose a distant land you have not reached, put your marker there, take its chit if it is still there, draw a reward card, and return five junks to the supply.',
      voyage2:
        'The other junks wait on the ocean, at most four. One action may complete several voyages, each to a different land. Players who reach a land later draw the reward card but score no points. Once you have reached all five lands, you may still have up to four junks on the ocean.',
      voyageExample: [
        'To Africa',
        'Yellow has {had} junks in the shipyard and none on the ocean. Nobody has reached Africa yet.',
        'Yellow pays {paid} licences and sails with all {had}.',
        'Five complete a voyage to Africa: {vp} VP, a marker there, and {cards} reward card.',
        'Those five go back to the supply. {left} junk waits on the ocean for the next voyage.',
      ],
      armyTitle: 'Armies',
      recruit: '**Recruit an Army** (6 licences): one army moves from your stock to your military colonies.',
      invade:
        '**Invade a Foreign Land**: pay the land’s cost in cash and move one army from your colonies to an empty box there. Several players may have armies in one land; a box takes one. Nothing scores yet: invasions are resolved in the Court phase.',
      incomeTitle: 'Income',
      commerce:
        '**Commercial Income**, once a round: discard cards worth 1 to 4 cash in total, and draw one card more than that.',
      tax: '**Tax Income**: draw 2 cards.',
      none: '**No Action**: takes one cube; nothing happens.',
    },
    gifts: {
      title: 'Gifts',
      lede: 'The gifts you give oblige others; the gifts you hold oblige you.',
      giftTable: ['The six gifts', 'Gift | Value | Price', 'free, and yours from the start'],
      web: 'The web of gifts: each thread runs from the giver to the player obliged.',
      buy: '**Buy Gift**: choose one of your gifts that is not available yet and pay its value in cash. It is now available.',
      give: '**Give Gift**: choose one of your available gifts and another player. The gift is now **active**: that player holds it and is obliged to you. Nobody can refuse a gift or pass it on.',
      replace:
        'Each player can hold only one active gift from you. A new one, even a lower one, replaces the older one, which leaves the game.',
      bindTitle: 'Obligations',
      bind: 'If you hold another player’s gift:',
      ob1: '**Gifts.** You cannot give the giver a lower gift. An equal gift obliges you both. A higher gift cancels theirs.',
      ob2: '**Bribes.** You cannot take Bribe Official in a ministry where the giver has influence and you have as much or more. If the giver has none there, you may bribe. Gifts do not restrict Bribery cards, securing, transfers, petitions, or placing candidate officials.',
      ob3: '**Examination.** If the giver’s student has a rival, you must tutor the giver’s student with at least one card, even against your own. With gifts from both students’ owners, the higher gift decides; if equal, you choose.',
      ob4: '**Ministries.** When you must give up influence, you must give it to the giver, if still taking part. With several such givers, the highest gift decides; if equal, you choose.',
      freeTitle: 'How to cancel a gift',
      free: 'Only these things cancel a gift you hold, which then leaves the game:',
      can1: 'You give the giver a gift of **higher** value.',
      can2: 'You **transfer influence** to the giver.',
      can3: 'You tutor the giver’s student with **at least three cards** in a contested examination, and choose to cancel. The result does not matter.',
      can4: 'You support the giver **while a ministry is resolved**.',
      transfer:
        '**Transfer Influence** takes no cube but is your whole turn; you may take it with or without cubes left. Give one of your officials in an unresolved ministry to another player: their marker replaces yours, lying or standing as before. They cannot refuse. If you hold their gift, it is cancelled. You may also transfer without cancelling a gift, but not an official already transferred this round.',
      exchangeExample: [
        'An exchange of gifts',
        'Black holds a gift of value {held} from Green.',
        'Black cannot give Green a gift of value {low}: it is lower.',
        'A gift of value {same} is allowed. Now each is obliged to the other: {both} active gifts.',
        'Then Green gives Black a gift of value {high}. It replaces Green’s older gift and cancels Black’s: {left} active gift is left.',
      ],
      bribeExample: [
        'May Green bribe?',
        'Green holds a gift from Black and would like to bribe an official in Gongbu.',
        'Black has {b1} official there and Green {g1}: Green may bribe.',
        'Black {b2}, Green {g2}: Green may not.',
        'Black {b3}, Green {g3}: Green may, since Black has no official there.',
        'Black {b4}, Green {g4}: Green may.',
      ],
    },
    court: {
      title: 'The Court phase',
      lede: 'After the actions: wall, examination, ministries, invasions, and the end of the round.',
      order: 'Always follow this order. Skip anything that is not due.',
      wallTitle: 'The Great Wall',
      wall: 'Add one piece to the wall: it counts the rounds. When it gets its ninth piece, the game ends after this round.',
      examTitle: 'The Imperial Examination',
      when: 'An examination is held if **both** student spaces are taken, or if a player forced it and at least **one** is taken. There is never more than one a round. If a player forced it but there are no students, nothing happens.',
      alone:
        'If there is only one student, or both belong to the same player, that player wins at once. Nobody plays cards.',
      tutor:
        'Otherwise the examination is contested. Starting with the chief minister and going clockwise once, every player with a Confucius card must **tutor**, including the students’ owners. Choose one student, freely unless a gift obliges you, and play one or more cards face down.',
      secret:
        'Until the reveal, everyone sees how many cards you played and for which student, but not which cards.',
      cancel:
        'If you tutor the student of a player whose gift you hold with three or more cards, you may cancel that gift at once.',
      reveal:
        'When everyone has played, turn the cards up. The student with the **most cash** wins; if tied, even at 0, the student on the **red** space wins. Discard the cards; both students return to their owners.',
      place:
        'The winner places the face-up candidate official in the ministry it names, or in any unresolved ministry if it names none, with a standing marker. If there is an **empty space** there, it must go to one; the winner chooses which. The winner must place it if possible.',
      place2:
        'If there is no empty space, it **replaces** an unbribed or unsecured official there, even the winner’s own; the old official leaves the game. If that is impossible too, or the ministry is resolved, it replaces such an official in any unresolved ministry, but never goes to an empty space there. If there is none, the candidate official leaves the game.',
      nextCandidate:
        'Then turn up the next candidate. If it names a resolved ministry, remove it and turn up another. A candidate already face up stays, even if its ministry is resolved later. When the last one is gone, the game ends after this round.',
      examExample: [
        'An examination',
        'White’s student is on red, Yellow’s on orange. Black and Yellow hold gifts from White. Black is chief minister.',
        'Black must tutor White’s student and plays {black} cash. Green has no cards and is skipped.',
        'Purple is free to choose and plays {purple} cash for Yellow’s student.',
        'White plays {white} cash. Yellow must tutor White’s student too, against Yellow’s own, and plays {yellow} cash.',
        'White wins {red} to {orange} and places the candidate official on an empty space in Gongbu, secured.',
      ],
      ministryTitle: 'Resolving a ministry',
      resolve:
        'A ministry is resolved when **all seven officials carry a marker**. All of them become secured. If several ministries are due, resolve them one after another: Bingbu, Hubu, Gongbu.',
      least:
        'Everyone with a marker there takes part. While more than two players are left, the one with the **fewest** officials drops out. If tied, compare each tied player’s most senior official: the player whose official is most junior drops out. That player gives control of **all** their officials to one other player still taking part. Officials received count as that player’s own for now.',
      whom: 'The officials must go to a player whose gift they hold, if still taking part. With several such gifts, the highest decides; if equal, they choose between those. Without such a gift, they choose freely. This cancels their gift from that player; other gifts stay.',
      posts:
        'Of the last two, the player who controls more officials becomes **Minister**, the other **Secretary**. Each takes the chit and scores it. A player alone in the ministry takes both posts. Then every official goes back to its owner, and nothing there changes any more.',
      ministryExample: [
        'Three families in Gongbu',
        'Gongbu is full: Black {black}, Purple {purple}, Green {green}. Green holds a gift of value {low} from Purple and one of value {high} from Black.',
        'Green has the fewest and drops out. Black’s gift is higher, so Green must support Black.',
        'Black now controls {blackThen} and Purple {purple}: Black becomes Minister ({minister} VP), Purple Secretary ({secretary} VP).',
        'Black’s gift to Green is cancelled. Purple’s stays.',
      ],
      fiveExample: [
        'Five families in Bingbu',
        'Bingbu is full: Yellow on {y1} and {y2}, White on {w1} and {w2}, Black on {b1}, Green on {g1}, and Purple on {p1}. Green and Yellow hold gifts from White, Yellow also holds one from Purple, and Purple one from Green.',
        'Black, Green, and Purple have one official each. Purple’s is the most junior, so Purple drops out first and must support Green, whose gift is the only one Purple holds.',
        'Black has the fewest now, holds no gift, and chooses freely: Yellow.',
        'Green and White have two each. White’s most senior is on {w1}, Green’s on {g1}: Green drops out and must support White.',
        'White becomes Minister with {white} officials ({minister} VP), Yellow Secretary with {yellow} ({secretary} VP).',
      ],
      invasionTitle: 'Invasions',
      invasion:
        'A foreign land is resolved when **all its boxes are full**, or in the round it is due: slot 1 in round 4, slot 2 in round 6, slot 3 in round 8. If it is full, the invasion succeeds; if not, it fails. A land that is already resolved stays as it is.',
      invasion2:
        '**Success**: each army scores the points of its box. **Failure**: no points. Either way, the owner of the army in the box with the reward symbol draws a reward card. Lower slots come first.',
      invasion3:
        'The armies stay there. You cannot use them again, but they count for the General. A land without armies is simply resolved.',
      landTable: [
        'The foreign lands',
        'Land | Cash for each army | Boxes, in VP; the symbol brings a reward card',
      ],
      invasionExample: [
        'Success and failure',
        'Black and White have filled the two boxes of Annam; White has the one with the reward symbol. In round {round}, Green has two armies in Korea, which has three boxes.',
        'Annam is full: Black scores {black} VP and White {white}, and White draws {card} reward card.',
        'Korea is due and not full: Green scores {green} VP, but draws a reward card for the box with the symbol.',
        'All these armies count for the General.',
      ],
      roundEndTitle: 'The end of the round',
      tiles:
        'Every ministry with an empty space receives one official, on the empty space with the **lowest number**: 1, then 2, then 6, then 7.',
      discard:
        'Players with more than four Confucius cards choose four to keep; everyone chooses at the same time. Reward cards do not count. In the last round, nobody discards.',
      again: 'All cubes return to their owners, and the next round begins.',
    },
    rewards: {
      title: 'The Emperor’s Reward cards',
      lede: 'You get them for voyages and for armies in the right box.',
      gain: 'When the stack of ten cards is empty, there are no more.',
      play: 'Play a reward card on your turn instead of an action, with or without cubes left: it takes no cubes. You may keep reward cards from round to round, and they do not count towards the hand limit. You can play a card only if you can carry out its effect. You may play a card you have just gained from your next turn on, unless you have passed. A card leaves the game after use.',
      cards: [
        'The cards',
        'Card | How many | What it does',
        'In the ministry it names, or in any: lay your marker on an unbribed official for free, or take another player’s unsecured official for its cost. The official is unsecured.',
        'One of your gifts becomes available for free.',
        'Take any action of the Actions Box, except Imperial Favour, without cubes. Pay its price as usual.',
        'Draw 4 Confucius cards.',
        'Move one army from your stock to your colonies for free.',
        'Move an army from your colonies onto the card: 2 VP. It counts for the General.',
      ],
      bribery:
        'Three of the five Bribery cards name a ministry. You can use such a card elsewhere only once its ministry is resolved; if that ministry just has nobody to bribe, you must wait. Gifts do not restrict Bribery cards.',
      needs:
        'For Recruit an Army you need an army in stock, for Emperor Insulted! one in your colonies, and for Gift a gift that is not available yet.',
    },
    end: {
      title: 'The end of the game',
      lede: 'Play the last round to its end. Then award posts and titles.',
      when: 'The game ends after the round in which **all three ministries are resolved**, the **last candidate official** is gone, or the **ninth wall piece** is placed. Play that round to its end, including invasions.',
      unresolved:
        'Then resolve the remaining ministries in the same way. Empty spaces and unbribed officials do not count. If the last two players are tied, the one with the most senior official becomes Minister. A player alone in a ministry takes both posts. If there are no markers, nobody takes a post.',
      lands:
        'Unresolved foreign lands score nothing and bring no reward cards. Their armies count for the General.',
      titlesTitle: 'Three titles',
      titles: [
        '1 VP each',
        'Title | For the most | Ties go to',
        'markers in the ministries: officials, Ministers, and Secretaries | the Minister of Hubu',
        'junks on voyages: 5 for each land reached, 1 for each junk on the ocean | the Minister of Gongbu',
        'armies on foreign lands, in the colonies, and on the insult card | the Minister of Bingbu',
      ],
      titlesTie:
        'If tied, even at 0, that Minister gets the title, even if not among those tied. If there is no such Minister, nobody gets it. Determine all three titles before anything changes.',
      winnerTitle: 'Who wins',
      winner:
        'The player with the most VP wins. If tied, the Admiral wins; if not among those tied, the Chief Minister, then the General. If none of the tied players has a title, they share the victory.',
      points: [
        'All victory points',
        'For | VP | When',
        'First to reach a distant land | 2 to 4 | at once',
        'Army in a successful invasion | 2 to 5 | Court phase',
        'Minister, Secretary | 4 to 8 | Court phase',
        'Emperor Insulted! | 2 | at once',
        'Each title | 1 | at the end',
      ],
      finalExample: [
        'The end of a game',
        'All ministries are resolved. Before the titles, White has {whiteBefore} VP and Black {blackBefore}.',
        'Yellow has {yellowJunks} junks on voyages: Admiral. Black has {blackMarkers} markers in the ministries: Chief Minister. White has {whiteArmies} armies: General. Each gets {title} VP.',
        'White wins with {white} VP. Black has {black}, Yellow {yellow}, and Green and Purple {green} each.',
        'Without the insult card, White and Black would be tied at {tied}. The Admiral, Yellow, is not among them; Black is Chief Minister and would win.',
      ],
    },
    variants: {
      title: 'Variants',
      lede: 'Choose them when you open a table; you may combine them.',
      players: 'Confucius is for three to five players. If somebody leaves, a bot plays on for them.',
      advancedTitle: 'The advanced game',
      petition:
        '**Petition the Emperor** (always two cubes): remove one of your **available** gifts of value 2 to 6 from the game and carry out its effect. There is nothing to pay. You can choose only an effect that you can carry out in full. Gifts you hold do not restrict petitions.',
      petitions: [
        'What each gift does',
        'Gift | Effect',
        'Move exactly two junks from one player’s shipyard to another’s; either may be yours.',
        'Replace another player’s student with yours, on the same space. You may then have both students.',
        'Swap two officials in unresolved ministries: one with your marker, the other any official on a space with the same or a higher number. Their markers move with them.',
        'Move any army from an unresolved land to an empty box of that land or another unresolved one. You cannot move the army on the insult card.',
        'Choose an unsecured official in an unresolved ministry and replace its marker with any player’s marker, secured; even the same player’s.',
      ],
      admiralTitle: 'The Admiral variant',
      admiral:
        'If players tie for the most VP, the **Admiral wins outright**, whatever the Admiral’s score, even if not among those tied. Without an Admiral, break ties as usual.',
    },
    advice: {
      title: 'Advice',
      lede: 'What good players look out for.',
      a1: '**Give early.** A gift of value 1 in the first round brings you a fourth cube, and the receiver too, in every round while it is active. Three gifts, given and received together, bring five cubes.',
      a2: '**Oblige the player who is in your way.** In a ministry where you lead, a gift to your rival keeps them from overtaking you with bribes, and they must support you if they drop out.',
      a3: '**Choose whom to secure.** Candidate officials and Bribery cards take unsecured officials. Secure those that decide a post; do not spend money on the rest.',
      a4: '**An official in Hubu pays for itself** after a few bribes. One in Bingbu or Gongbu is worth it if you plan to invade or to sail.',
      a5: '**Buy junks in twos.** Four in one action cost 10 cash. Two, two, and one in three actions make five for 7 cash, and less with Gongbu.',
      a6: '**Count the boxes.** An invasion that fails scores nothing. Start where others will help you fill the land in time.',
      a7: '**Be chief minister when it matters.** The last action of the round can complete a ministry, force an examination, or take an official when nobody can respond.',
    },
    summary: {
      title: 'On one page',
      lede: 'For quick reference at the table.',
      short: [
        'A round',
        'Part | What happens',
        'Count gifts | with 0 active gifts, given and received, 3 cubes; with 1 or 2, 4; with more, 5. The chief minister names another',
        'Actions | one cube, or two if you already have one there; no passing with cubes; then Imperial Favour',
        'Court | wall, examination, ministries, invasions',
        'End of round | one official for each ministry with an empty space; keep four cards',
      ],
      binds: [
        'If you hold a gift',
        'In | You',
        'Giving | cannot give the giver a lower gift',
        'Bribing | cannot bribe where the giver has influence and you have as much or more',
        'Examination | must tutor the giver’s student',
        'Ministry | must support the giver',
      ],
      scores: [
        'Points',
        'For | VP',
        'Minister, Secretary | the two chits',
        'First to reach a distant land | its chit',
        'Army in a full foreign land | its box',
        'Emperor Insulted! | 2',
        'Chief Minister, Admiral, General | 1 each',
        'Ties | Admiral, Chief Minister, General',
      ],
    },
  },
};
