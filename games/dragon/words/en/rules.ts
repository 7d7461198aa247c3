import { type ExplainedRule, pages, type RefusingRule } from '../pages.ts';

export const refusal: Readonly<Record<RefusingRule, string>> = {
  'D-AUTO-3': 'You have something else to decide right now.',
  'D-AUTO-4': 'Several palaces lose a person. Release them in order, starting with the first palace.',
  'D-DRAFT-2': 'The two people must be of different types.',
  'D-DRAFT-3': 'Another player has already drafted this exact pair.',
  'D-ACT-LEGAL': 'That action is not available this month, or you cannot pay for it.',
  'D-ACT-SURCHARGE': 'A dragon stands on that group, and you do not have the 3 yuan it costs.',
  'D-ACT-PRIVILEGE': 'You cannot afford the large privilege.',
  'D-PRIV-2':
    'You would not have 2 yuan left for a small privilege, and this action requires you to buy one.',
  'D-BUILD-1': 'You have no such palace, or it already has 3 floors.',
  'D-GW-3': 'You have already built that wall tile.',
  'D-GW-4': 'You have no wall tile left, or the wall is complete.',
  'D-PER-CARD': 'That card is not in your hand.',
  'D-PER-WILD': 'A wild card must stand for a type that still has a tile on the display.',
  'D-PER-HOUSE': 'One of your palaces has room, so the new person must move in.',
  'D-PER-REPLACE': 'That person does not live in that palace.',
  'D-EV-RELEASE': 'You have no such person in that palace.',
  'D-DROUGHT-1': 'In a drought, each palace without rice loses one person, never two.',
  'D-SE-5': 'You can remove only your own floors, and people leave only palaces with too few floors.',
  'D-SE-6': 'You do not have any of that to give up.',
  'D-SE-9': 'That card is not in your hand.',
  'D-SE-10': 'Another player has already taken that type at this Sunrise, or it has no young tile left.',
  'D-SE-12': 'No one of that type lives in your palaces.',
};

export const rules: Readonly<Record<ExplainedRule, string>> = {
  'D-DRAFT-2': 'Take two young people of different types. This costs no cards.',
  'D-DRAFT-3': 'No two players may draft the same pair, but they may have one type in common.',
  'D-DRAFT-4':
    'Both move in at once, into the same palace or one each, and your marker advances by the sum of their values.',
  'D-ORD-1':
    'Turn order follows the person track: the player furthest along goes first. On the same space, the marker on top goes first.',
  'D-ORD-2': 'A marker that reaches an occupied space goes on top.',
  'D-ACT-ONE': 'In the action phase, each player takes one turn: choose one action of one group, or refill.',
  'D-ACT-SURCHARGE':
    'If there is already a dragon on the group, first pay 3 yuan, no matter how many dragons are there. You cannot pay with what the action brings.',
  'D-ACT-REFILL': 'Instead of an action, you may refill your money to 3 yuan. Place no dragon.',
  'D-ACT-TAX': 'Taxes: gain 2 yuan, plus 1 for each coin on your tax collectors (3 on each).',
  'D-ACT-BUILD': 'Build: gain 1 palace floor, plus 1 for each hammer on your craftsmen.',
  'D-ACT-HARVEST': 'Harvest: gain 1 rice, plus 1 for each rice sack on your farmers.',
  'D-ACT-FIREWORKS':
    'Fireworks Display: gain 1 fireworks tile, plus 1 for each symbol on your pyrotechnists.',
  'D-ACT-PARADE':
    'Military Parade: advance 1 space on the person track, plus 1 for each helmet on your warriors.',
  'D-ACT-RESEARCH': 'Research: score 1 VP, plus 1 for each book on your scholars.',
  'D-ACT-PRIVILEGE':
    'Privilege: buy a small one for 2 yuan or a large one for 6 (7 with the option). They score 1 and 2 VP every month.',
  'D-BUILD-1': 'Add a floor to one of your palaces with fewer than 3 floors, or start a new palace.',
  'D-BUILD-2': 'Place all the floors you gain now.',
  'D-BUILD-4': 'A person can move into a new floor this very month.',
  'D-PRIV-1': 'Each action buys only one privilege, but you may own any number.',
  'D-PRIV-2': 'You must buy a privilege with this action, so you need at least 2 yuan after any surcharge.',
  'D-GW-1': 'Each player has six wall tiles: 1 rice, 1 fireworks, 2 yuan, 1 floor, 3 VP, 3 spaces.',
  'D-GW-3': 'Great Wall: add one of your wall tiles to the common wall and take its bonus at once.',
  'D-GW-5':
    'After a Mongol Invasion: if the wall has at least as many sections as the number of the month, each of your tiles in it scores 1 VP. Otherwise the players with the fewest tiles in it release a person.',
  'D-GW-6': 'At the end of month 12 the wall is checked once more, against 12 sections.',
  'D-PER-CARD': 'Play one card; it is out of the game. You cannot pass.',
  'D-PER-WILD': 'A wild card stands for any type that still has a tile on the display.',
  'D-PER-AGE':
    'Young people advance you further on the track, old ones have more symbols. If only one age is left, take that one.',
  'D-PER-NONE': 'If no tile of that type is left, the card has no effect.',
  'D-PER-HOUSE':
    'If any of your palaces has room, the person must move in; you choose where. A palace holds one person per floor.',
  'D-PER-MOVE': 'Then your marker advances by the value of the tile.',
  'D-PER-R12': 'There is no person phase in month 12: all cards have been played.',
  'D-PER-NOYIELD':
    'A new person brings nothing on arrival, but already counts for this month’s event and scoring.',
  'D-PER-STAY': 'People never move from one palace to another.',
  'D-PER-REPLACE': 'If all your palaces are full, the new person may replace someone, who leaves the game.',
  'D-PER-REFUSE': 'Or turn the newcomer away: the tile leaves the game and your marker does not advance.',
  'D-PER-OUT': 'People who are released, replaced, or turned away never come back.',
  'D-EV-RELEASE':
    'You choose who leaves. If you have fewer people than you must release, all of them leave; nothing more happens.',
  'D-EV-ORDER': 'Players release people in turn order.',
  'D-EV-NOVOL':
    'You may not release more people than you must, and you may not release people to save yuan or rice.',
  'D-DROUGHT-1':
    'In a drought, one person leaves each palace that gets no rice, never two from the same palace.',
  'D-EV-PEACE': 'Peace: nothing happens.',
  'D-EV-TRIBUTE': 'Imperial Tribute: pay 4 yuan. For each yuan you cannot pay, release a person.',
  'D-EV-DROUGHT':
    'Drought: pay 1 rice for each palace with people in it. From each palace you cannot supply, release one person.',
  'D-EV-FESTIVAL':
    'Dragon Festival: the player with the most fireworks tiles scores 6 VP, the second most 3 VP. Tied players all score in full.',
  'D-FEST-4': 'Players who scored at the festival discard half of their fireworks tiles, rounded up.',
  'D-EV-MONGOL':
    'Mongol Invasion: score 1 VP for each helmet on your warriors. The player with the fewest helmets releases a person; if tied, all of them do.',
  'D-EV-CONTAGION': 'Contagion: release 3 people, one fewer for each mortar on your healers.',
  'D-DECAY-1': 'After every event, each palace without people loses a floor. Without floors, it is gone.',
  'D-SCORE-1':
    'At the end of every month, score 1 VP for each palace, each court lady, and each small privilege, and 2 VP for each large privilege.',
  'D-SE-1': 'There is one super event, in month 7, right after the event of that month.',
  'D-SE-2': 'People lost in a super event are out of the game; their owner chooses who leaves.',
  'D-SE-3': 'Lantern Festival: score 2 VP for each of your people.',
  'D-SE-4': 'Buddha: monks score as they do at the end of the game, where they will score again.',
  'D-SE-5':
    'Earthquake: remove 2 of your floors, one after the other. A palace without floors is lost with everyone in it. People who no longer have a floor are released.',
  'D-SE-6': 'Flood: give up half of your yuan, rice, and fireworks taken together, rounded down, in any mix.',
  'D-SE-7': 'Solar Eclipse: the event of month 7 happens twice.',
  'D-SE-8': 'Volcanic Eruption: all person markers go back to space 0 and keep their order.',
  'D-SE-9': 'Tornado: discard 2 person cards. There is then no person phase in months 10 to 12.',
  'D-SE-10':
    'Sunrise: each player takes a young person without playing a card. No two players may take the same type.',
  'D-SE-11': 'Assassination Attempt: all players lose all their privileges.',
  'D-SE-12':
    'Charter: choose one type among your people and collect once for all its symbols, without an action card.',
  'D-FINAL-2': 'At the end, each person in your palaces scores 2 VP.',
  'D-FINAL-3': 'Each monk scores his Buddhas times the floors of his palace.',
  'D-FINAL-4': 'Rice and fireworks tiles count as 2 yuan each. Every 3 yuan score 1 VP.',
  'D-WIN-1': 'The player with the most VP wins.',
  'D-WIN-2': 'If tied, the player further ahead on the person track wins.',
};

export const help = pages({
  draft: 'The opening draft',
  action: 'Choosing an action',
  build: 'Building palaces',
  privilege: 'Buying a privilege',
  wall: 'Building the Great Wall',
  card: 'Playing a person card',
  tile: 'Young or old',
  house: 'Housing a person',
  full: 'No room left',
  release: 'Releasing people',
  earthquake: 'Super event: Earthquake',
  flood: 'Super event: Flood',
  tornado: 'Super event: Tornado',
  sunrise: 'Super event: Sunrise',
  charter: 'Super event: Charter',
  events: 'Events and the end of the month',
  superEvents: 'The super events',
  end: 'Final scoring',
});
