import { type ExplainedRule, pages, type RefusingRule } from '../pages.ts';

export const refusal: Readonly<Record<RefusingRule, string>> = {
  'D-AUTO-3': 'That is not what is being decided now.',
  'D-AUTO-4': 'Several palaces must give a person; they are asked one after another, the first one first.',
  'D-DRAFT-2': 'The two persons must be of different types.',
  'D-DRAFT-3': 'Another player has already drafted exactly this pair.',
  'D-ACT-LEGAL': 'An action must lie on the table, and you must be able to pay for it.',
  'D-ACT-SURCHARGE': 'A dragon stands on that group, and you lack the 3 yuan that it costs.',
  'D-ACT-PRIVILEGE': 'You cannot afford the large privilege.',
  'D-PRIV-2':
    'After any surcharge you would have less than the 2 yuan of a small privilege, and you must buy one.',
  'D-BUILD-1': 'You have no such palace, or it has 3 floors already.',
  'D-GW-3': 'You have built that wall tile already.',
  'D-GW-4': 'You have no wall tile left, or the wall is complete.',
  'D-PER-CARD': 'You do not hold that card.',
  'D-PER-WILD': 'A wild card must stand for a type of which a tile is left on display.',
  'D-PER-HOUSE': 'A new person moves into a palace of yours that has room, and while there is one, must.',
  'D-PER-REPLACE': 'That person does not live in that palace.',
  'D-EV-RELEASE': 'You have no such person in that palace.',
  'D-DROUGHT-1': 'In a drought each hungry palace gives one person, never two.',
  'D-SE-5': 'The earthquake only touches your own palaces, and then only those too full for their floors.',
  'D-SE-6': 'You do not own what you want to give up.',
  'D-SE-9': 'You do not hold the card you want to discard.',
  'D-SE-10': 'Another player has taken that type at this Sunrise, or no young tile of it is left.',
  'D-SE-12': 'Nobody of that type lives in your palaces.',
};

export const rules: Readonly<Record<ExplainedRule, string>> = {
  'D-DRAFT-2': 'Take two young persons of two different types. No card is spent.',
  'D-DRAFT-3': 'A pair that somebody has taken is gone for the others; one type of it may be shared.',
  'D-DRAFT-4':
    'Both move in at once, into one palace or two, and your marker advances by their values together.',
  'D-ORD-1': 'Turns follow the person track: who is furthest goes first, and on one space the marker on top.',
  'D-ORD-2': 'A marker that arrives on an occupied space lies on top.',
  'D-ACT-ONE': 'In the action phase each player has one turn: one action of one group, or the refill.',
  'D-ACT-SURCHARGE':
    'If a dragon already stands on the group you first pay 3 yuan, however many stand there. The income of the action comes too late to pay it.',
  'D-ACT-REFILL': 'Instead of an action you may bring your money up to 3 yuan. No dragon is placed.',
  'D-ACT-TAX': 'Taxes: 2 yuan and 1 more for each coin on your tax collectors (3 each).',
  'D-ACT-BUILD': 'Build: 1 floor and 1 more for each hammer on your craftsmen.',
  'D-ACT-HARVEST': 'Harvest: 1 rice and 1 more for each rice sack on your farmers.',
  'D-ACT-FIREWORKS': 'Fireworks Display: 1 fireworks and 1 more for each rocket on your pyrotechnists.',
  'D-ACT-PARADE': 'Military Parade: 1 space on the person track and 1 more for each helmet.',
  'D-ACT-RESEARCH': 'Research: 1 VP and 1 more for each book on your scholars.',
  'D-ACT-PRIVILEGE':
    'Privilege: buy one, small for 2 yuan or large for 6 (7 by option). They pay 1 and 2 VP every month.',
  'D-BUILD-1': 'A floor goes on an own palace of fewer than 3 floors, or begins a new palace.',
  'D-BUILD-2': 'All floors you gain must be placed now.',
  'D-BUILD-4': 'A new floor has room for a person in this very month.',
  'D-PRIV-1': 'Each action buys one privilege, however rich you are; you may own any number.',
  'D-PRIV-2': 'Whoever chooses the action must buy, so at least 2 yuan must remain after a surcharge.',
  'D-GW-1': 'Each player has six wall tiles: 1 rice, 1 fireworks, 2 yuan, 1 floor, 3 VP, 3 spaces.',
  'D-GW-3':
    'Great Wall: build one of your wall tiles as the next section of the common wall and take its bonus at once.',
  'D-GW-5':
    'After a Mongol Invasion: if the wall has at least as many sections as months have begun, each own tile in it brings 1 VP; otherwise those with the fewest tiles in it release a person.',
  'D-GW-6': 'At the end of month 12 the wall is checked once more, against 12 sections.',
  'D-PER-CARD': 'Play one card; it is spent for the rest of the game. You cannot pass.',
  'D-PER-WILD': 'A wild card stands for any type of which a tile is left.',
  'D-PER-AGE':
    'Young persons take you further on the track, old ones have more symbols. If only one age is left, take that.',
  'D-PER-NONE': 'If no tile of the type is left, the card is spent for nothing.',
  'D-PER-HOUSE':
    'If a palace of yours has room, the person must move in; you choose where. A palace holds one person a floor.',
  'D-PER-MOVE': 'Then your marker advances by the value of the tile.',
  'D-PER-R12': 'Month 12 has no person phase: all cards have been played.',
  'D-PER-NOYIELD':
    'A new person brings nothing at once, but already counts in this month’s event and scoring.',
  'D-PER-STAY': 'Persons never move from one palace to another.',
  'D-PER-REPLACE':
    'If all your palaces are full, the new person may take the place of one who then leaves the game.',
  'D-PER-REFUSE': 'Or you refuse: the new tile leaves the game and your marker stays.',
  'D-PER-OUT': 'Whoever is released, replaced or refused never comes back.',
  'D-EV-RELEASE':
    'You choose who leaves. If you have fewer persons than demanded, all leave and the rest is forgiven.',
  'D-EV-ORDER': 'Players release in the order of the person track.',
  'D-EV-NOVOL': 'Nobody may release more than demanded, or release persons to keep yuan or rice.',
  'D-DROUGHT-1': 'In a drought one person leaves each palace that gets no rice, never two from one palace.',
  'D-EV-PEACE': 'Peace: nothing happens.',
  'D-EV-TRIBUTE': 'Imperial Tribute: pay 4 yuan; for each yuan you lack, release a person.',
  'D-EV-DROUGHT':
    'Drought: give 1 rice for each inhabited palace; from each palace without rice one person is released.',
  'D-EV-FESTIVAL': 'Dragon Festival: most fireworks 6 VP, second most 3 VP; all who are tied get it in full.',
  'D-FEST-4': 'Whoever scored at the festival gives up half of the fireworks, rounded up.',
  'D-EV-MONGOL':
    'Mongol Invasion: 1 VP for each helmet on your warriors; all who have the fewest helmets release a person.',
  'D-EV-CONTAGION': 'Contagion: release 3 persons, one fewer for each mortar on your healers.',
  'D-DECAY-1': 'After every event each palace without persons loses a floor; without floors it is gone.',
  'D-SCORE-1':
    'At the end of every month: 1 VP for each palace, each court lady and each small privilege, 2 VP for each large one.',
  'D-SE-1': 'The super event comes once, in month 7, right after the event of that month.',
  'D-SE-2': 'Persons lost in a super event are out of the game; their owner chooses them.',
  'D-SE-3': 'Lantern Festival: 2 VP for each own person.',
  'D-SE-4': 'Buddha: the monks score as at the end of the game, and will again then.',
  'D-SE-5':
    'Earthquake: remove 2 own floors, one after the other. A palace without floors falls with all who live there; who has no room any more is released.',
  'D-SE-6': 'Flood: give up half of your yuan, rice and fireworks together, rounded down, in any mix.',
  'D-SE-7': 'Solar Eclipse: the event of month 7 happens a second time.',
  'D-SE-8': 'Volcanic Eruption: all person markers go back to space 0 and keep their order.',
  'D-SE-9': 'Tornado: discard 2 person cards. Months 10 to 12 then have no person phase.',
  'D-SE-10':
    'Sunrise: each player takes a young person without a card, each type only once among all players.',
  'D-SE-11': 'Assassination Attempt: everybody loses all privileges.',
  'D-SE-12': 'Charter: choose one type; your persons of it bring their yield once, without an action card.',
  'D-FINAL-2': 'At the end each person in your palaces is worth 2 VP.',
  'D-FINAL-3': 'Each monk scores its Buddhas times the floors of its palace.',
  'D-FINAL-4': 'Rice and fireworks count 2 yuan each; every full 3 yuan are worth 1 VP.',
  'D-WIN-1': 'Most VP win.',
  'D-WIN-2': 'In a tie, whoever is ahead on the person track wins.',
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
  release: 'Releasing persons',
  earthquake: 'Super event: Earthquake',
  flood: 'Super event: Flood',
  tornado: 'Super event: Tornado',
  sunrise: 'Super event: Sunrise',
  charter: 'Super event: Charter',
  events: 'The events and the end of a month',
  superEvents: 'The super events',
  end: 'Final scoring',
});
