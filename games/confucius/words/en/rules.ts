import { type ExplainedRule, pages, type RefusingRule } from '../pages.ts';

export const refusal: Readonly<Record<RefusingRule, string>> = {
  'C-DEC-1': 'You have something else to decide right now.',
  'C-DEC-3': 'It is not your turn to decide.',
  'C-DEC-6': 'Every card of this payment must be needed. Add extra cards one at a time.',
  'C-DEF-1': 'There is no such player.',
  'C-PAY-1': 'You do not have these cards in hand.',
  'C-PAY-2': 'Your cards are not worth enough.',
  'C-CUB-7': 'Repeating this action takes two cubes, and you have one left.',
  'C-CHF-1': 'The chief minister must name another player.',
  'C-TRN-3': 'You cannot pass while you have cubes. You can always take No Action.',
  'C-TRN-4': 'You have no cubes left: play a reward card, transfer influence, or pass.',
  'C-FAV-2': 'You cannot play a reward card as Imperial Favour.',
  'C-FAV-5': 'You must use Imperial Favour, but you can take No Action with it.',
  'C-ACT-BRIBE.1': 'You can only bribe an official without a marker, in an unresolved ministry.',
  'C-ACT-SECURE.1':
    'You can only secure an official with your own unsecured marker, in an unresolved ministry.',
  'C-ACT-NOMINATE.1': 'You cannot nominate a student in round 1.',
  'C-ACT-NOMINATE.2': 'You already have a student, or both student spaces are taken.',
  'C-ACT-NOMINATE.4': 'That student space is taken.',
  'C-ACT-FORCE.1': 'You cannot force an examination in round 1.',
  'C-ACT-BUYJUNKS.1': 'You can buy one to four junks at a time, as long as the supply lasts.',
  'C-ACT-VOYAGE.1': 'You do not have that many junks in your shipyard.',
  'C-ACT-VOYAGE.6': 'You have already reached that land.',
  'C-ACT-VOYAGE.7': 'You would complete more voyages than you have lands left to reach.',
  'C-ACT-RECRUIT.1': 'You have no armies left in stock.',
  'C-ACT-INVADE.1':
    'You need an army in your military colonies and an empty box in an unresolved foreign land.',
  'C-ACT-INVADE.4': 'There is already an army in that box.',
  'C-ACT-BUYGIFT.1': 'You can only buy a gift you do not have available yet.',
  'C-ACT-GIVEGIFT.1': 'You need an available gift, and another player to give it to.',
  'C-ACT-TRANSFER.1':
    'You can only transfer one of your officials in an unresolved ministry, to another player.',
  'C-ACT-TRANSFER.6':
    'This official was already transferred this round. You may transfer it again only to cancel a gift you hold.',
  'C-ACT-PETITION.1': 'Petitions are part of the advanced game.',
  'C-ACT-PETITION.2': 'To petition, you need an available gift of value 2 to 6.',
  'C-ACT-PETITION.3': 'The effect of this gift is not possible right now.',
  'C-PET-2': 'Move two junks from a shipyard that has them to another player’s shipyard.',
  'C-PET-3': 'There is no student there.',
  'C-PET-3a': 'That is already your student.',
  'C-PET-4': 'Swap one of your officials with one whose number is equal or higher, in unresolved ministries.',
  'C-PET-5': 'Move an army to an empty box; both foreign lands must be unresolved.',
  'C-PET-6': 'Choose an official with an unsecured marker, in an unresolved ministry.',
  'C-PET-6a': 'You cannot choose an official without a marker.',
  'C-ACT-COMMERCE.1': 'You have already taken Commercial Income this round.',
  'C-ACT-COMMERCE.2': 'The cards you discard must be worth 1 to 4 cash.',
  'C-RWD-1': 'You do not have that reward card.',
  'C-RWD-3': 'There is no official left that you could bribe with this card.',
  'C-RWD-BRIBE':
    'With this card, you can bribe an unbribed official or another player’s unsecured one, in an unresolved ministry.',
  'C-RWD-BRIBE.1': 'The ministry on the card has no official that you could bribe.',
  'C-RWD-GIFT.1': 'You have already bought that gift.',
  'C-RWD-ARMY.1': 'You have no armies left in stock.',
  'C-RWD-INSULT.1': 'You have no army in your military colonies.',
  'C-OBL-1': 'You hold a higher gift from that player, so you cannot give them a lower one.',
  'C-OBL-2':
    'A gift you hold forbids it: the giver has influence in that ministry, and you already have as much.',
  'C-OBL-3': 'You hold a gift from the other student’s owner, so you must tutor that student.',
  'C-OBL-3a': 'You hold gifts from both students’ owners, so you must tutor for the higher one.',
  'C-OBL-4': 'A gift you hold obliges you to support someone else.',
  'C-OBL-4a': 'You hold gifts from several of these players; you must support the giver of the highest.',
  'C-EXAM-5': 'Tutor with at least one card from your hand.',
  'C-EXAM-8': 'To cancel a gift, tutor the giver’s student with three or more cards.',
  'C-EXAM-16': 'The candidate official must go to an empty space of its ministry, if there is one.',
  'C-EXAM-17': 'The candidate official must replace an unbribed or unsecured official of its ministry.',
  'C-EXAM-18': 'The candidate official must replace an unbribed or unsecured official.',
  'C-MIN-8': 'Support another player who is still taking part.',
  'C-EOR-5': 'Keep exactly four cards from your hand.',
};

export const rules: Readonly<Record<ExplainedRule, string>> = {
  'C-OV-1':
    'You lead a family at the Ming court. The most victory points win. They come from ministries (Minister and Secretary, 4 to 8 VP each), first voyages to distant lands (2 to 4), successful invasions of foreign lands (2 to 5 an army), one reward card (2), and three titles at the end (1 each).',
  'C-OV-2':
    'There are at most nine rounds. The game ends sooner when all three ministries are resolved or the last candidate official has been won.',
  'C-OV-3':
    'In each round, count gifts for action cubes, choose a chief minister, take actions in turn, then hold court (wall, examination, ministries, invasions). Finally new officials arrive and players discard down to four cards.',
  'C-OV-4':
    'Gifts drive the game. The more gifts you have given and received, the more cubes you get. But a gift obliges the player who holds it to the giver.',
  'C-PAY-1':
    'Cards are money: each is worth 1, 2, or 3 cash or, instead, 3, 2, or 1 licences. A payment is either all cash or all licences.',
  'C-DEF-3':
    'An official without a marker is unbribed. A lying marker is unsecured and can still be lost; a standing marker is secured.',
  'C-DEF-4': 'Influence in a ministry is the number of officials there with your marker, secured or not.',
  'C-DEF-5':
    'Spaces are numbered by seniority: 1 is the most senior, 7 the most junior. Seniority breaks ties.',
  'C-TRN-3':
    'While you have cubes, you must act and cannot pass. You can always take No Action for one cube.',
  'C-WIN-1': 'The player with the most VP wins.',
  'C-CNT-1':
    'Count the active gifts you have given and received: with none you get 3 cubes for the round, with one or two 4, with three or more 5.',
  'C-CHF-1':
    'The chief minister of round 1 is chosen at random. After that, the chief minister names another player each round.',
  'C-CHF-2': 'The chief minister places one cube on Imperial Favour, to be used after everyone has passed.',
  'C-TRN-1': 'The player after the chief minister starts. Take turns until everyone has passed.',
  'C-TRN-2': 'On your turn, take an action, play a reward card, or pass.',
  'C-TRN-4': 'Without cubes, you may still play a reward card or transfer influence. Otherwise, pass.',
  'C-TRN-6': 'Once you pass, you take no more turns this round.',
  'C-FAV-1': 'When everyone has passed, the chief minister takes one last action: Imperial Favour.',
  'C-FAV-2': 'It may be any action of the Actions Box, but not a reward card.',
  'C-FAV-3': 'It takes no cubes, even if the action would otherwise take two.',
  'C-FAV-5': 'It is compulsory, but No Action is allowed.',
  'C-CRT-1': 'Court phase: the wall, the examination, the ministries, and the invasions, in this order.',
  'C-WALL-1': 'Each round adds a piece to the Great Wall. The ninth ends the game.',
  'C-CUB-1':
    'An action takes one cube, or two if you already have a cube on its space. Other players’ cubes do not matter.',
  'C-CUB-2': 'Three pairs share a space: Bribe and Secure, Buy Junks and Start a Voyage, Recruit and Invade.',
  'C-ACT-BRIBE':
    'Bribe Official: pay the cost in cash and lay an unsecured marker on an unbribed official. Gifts you hold may forbid it.',
  'C-ACT-BRIBE.6':
    'You can lose an unsecured official to a reward card, a candidate official, or a petition.',
  'C-ACT-SECURE': 'Secure Official: pay the cost again and stand your marker up.',
  'C-ACT-SECURE.5': 'Nobody can take a secured official from you; only you can transfer it.',
  'C-ACT-NOMINATE':
    'Nominate Student (from round 2): pay 2 cash. Your student waits on the red or orange space for an examination.',
  'C-ACT-FORCE':
    'Force Imperial Examination (from round 2): pay 2 cash. An examination is then held this round with just one student.',
  'C-ACT-BUYJUNKS':
    'Buy Junks: one to four for 1, 3, 6, or 10 cash; with an official in Gongbu for 1, 2, 4, or 7.',
  'C-ACT-VOYAGE':
    'Start a Voyage: send junks from your shipyard to the ocean for 1 licence each. Every five reach a distant land.',
  'C-ACT-VOYAGE.3':
    'At a land, leave a marker, score its points if you are the first there, and draw a reward card. The five junks return to the supply.',
  'C-ACT-VOYAGE.5': 'Up to four junks stay on the ocean for your next voyage; they count for the Admiral.',
  'C-ACT-VOYAGE.6':
    'You can reach each land once. Players who arrive later draw a reward card but score no points.',
  'C-ACT-RECRUIT':
    'Recruit an Army: pay 6 licences, or 4 with an official in Bingbu, to add an army to your military colonies.',
  'C-ACT-INVADE':
    'Invade a Foreign Land: pay its cost in cash and move an army from your colonies to an empty box there.',
  'C-ACT-BUYGIFT':
    'Buy Gift: pay its value in cash and a gift of 2 to 6 becomes available. The gift of 1 is available from the start.',
  'C-ACT-GIVEGIFT':
    'Give Gift: give an available gift to another player, who cannot refuse. It counts for cubes for both of you, and obliges the receiver to you.',
  'C-ACT-GIVEGIFT.3':
    'Your older gift to the same player leaves the game; so does a lower gift you hold from that player.',
  'C-ACT-TRANSFER':
    'Transfer Influence: takes no cube, but is your turn. Give one of your officials to another player; if you hold that player’s gift, it is cancelled.',
  'C-ACT-TRANSFER.6':
    'An official already transferred this round can be transferred again only to cancel a gift.',
  'C-ACT-PETITION':
    'Petition the Emperor (advanced game, always 2 cubes): remove an available gift of 2 to 6 from the game for its special effect.',
  'C-ACT-COMMERCE':
    'Commercial Income: once a round, discard cards worth 1 to 4 cash and draw one card more than that.',
  'C-ACT-TAX': 'Tax Income: draw two cards.',
  'C-ACT-NONE': 'No Action: takes one cube, even if repeated, and does nothing.',
  'C-OBL-1':
    'You cannot give a lower gift to a player whose gift you hold. An equal gift obliges you both, a higher one frees you.',
  'C-OBL-2':
    'You cannot bribe in a ministry where the giver of a gift you hold has influence and you have as much or more.',
  'C-OBL-2b':
    'Gifts never restrict reward cards, securing, transfers, petitions, or placing candidate officials.',
  'C-OBL-3': 'In a contested examination you must tutor the student of a player whose gift you hold.',
  'C-OBL-3a': 'With gifts from both students’ owners, the higher gift decides. If equal, you choose.',
  'C-OBL-4':
    'When you give up influence in a ministry, it must go to a player whose gift you hold; the highest gift decides.',
  'C-OBL-5': 'Only the receiver is obliged. Gifts never restrict voyages or invasions.',
  'C-CAN-1': 'A gift is cancelled when you give its giver a higher one.',
  'C-CAN-2': 'It is cancelled when you transfer influence to the giver.',
  'C-CAN-3': 'You may cancel it when you tutor the giver’s student with three or more cards.',
  'C-CAN-4': 'It is cancelled when you support the giver while a ministry is resolved.',
  'C-CAN-5': 'A new gift from the same player replaces the old one.',
  'C-DSC-1': 'With an official in Bingbu (War), an army costs 4 licences instead of 6.',
  'C-DSC-2': 'With an official in Hubu (Finance), bribing and securing cost 1 cash less.',
  'C-DSC-3': 'With an official in Gongbu (Public Works), one to four junks cost 1, 2, 4, or 7 cash.',
  'C-DSC-5': 'One official is enough; more give no further discount. Resolved ministries count too.',
  'C-MIN-1': 'A ministry is resolved in the Court phase once all seven of its officials have markers.',
  'C-MIN-5': 'If only one player has influence, they become both Minister and Secretary.',
  'C-MIN-6':
    'While more than two players are left, the one with the fewest officials gives way. If tied, the one whose most senior official has the highest number.',
  'C-MIN-7':
    'That player gives all their officials, including those received, to one other player for this resolution.',
  'C-MIN-8':
    'The officials must go to the giver of the highest gift that player holds; without such a gift, the choice is free.',
  'C-MIN-9': 'This cancels a gift from the player supported.',
  'C-MIN-11': 'Of the last two, the one with more officials becomes Minister, the other Secretary.',
  'C-MIN-12': 'Both score at once. The markers stay, and nothing in the ministry changes any more.',
  'C-MIN-13':
    'At the end of the game, the remaining ministries are resolved as they stand. The most senior official breaks ties.',
  'C-INV-1':
    'A foreign land is resolved in the Court phase when all its boxes are full, or in the round it is due (4, 6, or 8).',
  'C-INV-3': 'If all boxes are full, each army scores the points of its box.',
  'C-INV-4': 'If it is due and not full, nobody scores.',
  'C-INV-5': 'Either way, the owner of the army in the box with the reward symbol draws a reward card.',
  'C-INV-6': 'The armies stay and count for the General.',
  'C-RWD-1':
    'Playing a reward card is your whole turn and takes no cubes. You may do it even with no cubes left.',
  'C-RWD-2': 'Reward cards are secret, are kept between rounds, and do not count towards the hand limit.',
  'C-RWD-BRIBE':
    'Bribery: bribe an unbribed official for free, or take another player’s unsecured official for its cost. It must be in the ministry on the card, or in any ministry once that one is resolved.',
  'C-RWD-GIFT': 'Gift: a gift you have not bought becomes available for free.',
  'C-RWD-EXTRA': 'Extra Action: any action of the Actions Box without cubes. Pay its price as usual.',
  'C-RWD-CASH': 'Cash: draw four cards.',
  'C-RWD-ARMY': 'Recruit an Army: add an army to your colonies for free.',
  'C-RWD-INSULT': 'Emperor Insulted!: place an army from your colonies on the card and score 2 VP.',
  'C-EOR-2': 'Each ministry with an empty space receives a new official on its lowest empty number.',
  'C-EOR-5': 'Players with more than four cards keep four. Everyone chooses at the same time.',
  'C-END-1':
    'The game ends after the round in which all ministries are resolved, the last candidate official is used, or the ninth wall piece is placed.',
  'C-END-2': 'That round is played to its end.',
  'C-END-3': 'Then the remaining ministries are resolved as they stand.',
  'C-END-4': 'Unresolved foreign lands score nothing; their armies count for the General.',
  'C-TTL-1': 'Chief Minister: most markers in the ministries, posts included.',
  'C-TTL-2': 'Admiral: most junks on voyages, five for each land reached and those on the ocean.',
  'C-TTL-3': 'General: most armies in play, in the colonies, in foreign lands, and on the insult card.',
  'C-TTL-4':
    'If tied, the Minister of Hubu becomes Chief Minister, the Minister of Gongbu Admiral, and the Minister of Bingbu General.',
  'C-TTL-6': 'Each title is worth 1 VP.',
  'C-WIN-2': 'If tied, the Admiral wins; if not among those tied, the Chief Minister, then the General.',
  'C-WIN-4':
    'In the Admiral variant, the Admiral wins any tie for first place, even if not among those tied.',
  'C-PET-2': 'Ceramic tile: two junks move from one shipyard to another.',
  'C-PET-3': 'Vase: your student replaces another player’s.',
  'C-PET-4':
    'Coat: swap one of your officials with any official of an equal or higher number, together with their markers.',
  'C-PET-5': 'Necklace: move any army to an empty box of an unresolved land.',
  'C-PET-6': 'Junk: replace the marker on an unsecured official with any player’s marker, secured.',
  'C-PAY-2': 'The cards must be worth at least the cost; you choose which.',
  'C-PAY-3': 'You may overpay, but you get no change.',
  'C-PAY-4': 'Cards you pay with go face up on the discard pile.',
  'C-PAY-6': 'When the deck is empty, the discard pile is shuffled into a new one.',
  'C-EXAM-1':
    'An examination is held if both student spaces are taken, or if it was forced and there is at least one student.',
  'C-EXAM-3': 'A student without a rival wins without any cards.',
  'C-EXAM-4': 'With two students, each player tutors once, starting with the chief minister.',
  'C-EXAM-5': 'Choose a student and play one or more cards face down for them.',
  'C-EXAM-8':
    'If you tutor the student of a player whose gift you hold with three or more cards, you may cancel that gift.',
  'C-EXAM-11': 'The student with more cash wins. Red wins ties.',
  'C-EXAM-12': 'All tutoring cards are discarded.',
  'C-EXAM-14': 'The winner places the candidate official with a secured marker.',
  'C-EXAM-16': 'It goes to an empty space of its ministry, if there is one.',
  'C-EXAM-17': 'Otherwise it replaces an unbribed or unsecured official there, who leaves the game.',
  'C-EXAM-18': 'If there is none either, it replaces one in any unresolved ministry.',
  'C-EXAM-21': 'Then the next candidate is turned up.',
  'C-EXAM-23': 'When the last candidate is used, the game ends with this round.',
};

export const help = pages({
  overview: 'Confucius in brief',
  rounds: 'A round',
  actions: 'Actions and their costs',
  gifts: 'Gifts and obligations',
  ministries: 'Ministries',
  lands: 'Distant and foreign lands',
  rewards: 'Reward cards',
  end: 'End of the game',
  chief: 'Naming the chief minister',
  turn: 'Your turn',
  favour: 'Imperial Favour',
  bribe: 'Bribing an official',
  secure: 'Securing an official',
  nominate: 'Nominating a student',
  buyJunks: 'Buying junks',
  voyage: 'Starting a voyage',
  invade: 'Invading a foreign land',
  buyGift: 'Buying a gift',
  giveGift: 'Giving a gift',
  transfer: 'Transferring influence',
  petition: 'Petitioning the Emperor',
  commerce: 'Commercial Income',
  bribery: 'Reward card: Bribery',
  giftCard: 'Reward card: Gift',
  extra: 'Reward card: Extra Action',
  payment: 'Paying',
  land: 'Reaching a distant land',
  examination: 'The Imperial Examination',
  tutor: 'Tutoring',
  place: 'Placing the candidate',
  ministry: 'Resolving a ministry',
  discard: 'The hand limit',
});
