import type { BookWords } from '../../../../i18n/rulebook.ts';

export const rulebook: BookWords = {
  names: ['Anna', 'Ben', 'Clara', 'David', 'Emil'],
  chapters: {
    aim: {
      title: 'The aim',
      lede: 'You are a prince of China around the year 1000. Lead your court through twelve hard months. A game for two to five players.',
      year: 'You know from the start what each of the twelve months will bring: two months of peace, then ten events, most of them disasters. Drought, disease, and invaders will take your people unless you prepare. You cannot prepare for everything.',
      win: 'You score victory points (VP) every month, and once more at the end of the year. **The player with the most VP wins.**',
      two: 'Do not confuse the two tracks. VP decide who wins. **Person points** decide who goes first: you never spend them, and in the basic game you never lose them.',
      court:
        'A court: palaces of one to three floors, each with room for one person. A barred window is a free room.',
    },
    things: {
      title: 'Components',
      lede: 'Nine types of people, seven actions, six events.',
      pieces: [
        'The pieces',
        'Piece | What it is for',
        'Person tiles | The people who live at court: nine types, on a common display.',
        'Person cards | 11 for each player: one of each type and 2 wild cards.',
        'Action cards | 7, dealt into new groups every month.',
        'Event tiles | 12, two of each type, one for each month.',
        'Palace floors | A palace has 1, 2, or 3 floors, and room for one person on each.',
        'Yuan, rice, fireworks | What you pay and what you store.',
        'Privileges | You buy them once; they score every month.',
        'Dragon and two markers | For each player: the dragon marks the group you chose, and the markers show your VP and your person points.',
      ],
      persons: [
        'Who’s who at court',
        'Person | Young | Old | What each symbol does',
        '1 more floor when you Build',
        '1 VP every month',
        '1 more yuan from Taxes',
        '1 more rice from Harvest',
        '1 more fireworks tile from Fireworks Display',
        '1 more space in a Military Parade; 1 VP and defence in a Mongol Invasion',
        'At the end: 1 VP for each floor of the monk’s palace',
        '1 person saved in a Contagion',
        '1 more VP from Research',
      ],
      faces:
        'The number is the **value** of the person: how many spaces your marker moves when they move in. Young people have a higher value, old people more symbols: 1 on most young people and 2 on most old ones. Only scholars (young 2, old 3) and tax collectors (3) have more. Craftsmen, court ladies, and tax collectors are always young.',
      unlimited:
        'Yuan, rice, fireworks, floors, and privileges never run out. Only the person tiles are limited.',
    },
    setup: {
      title: 'Setup',
      lede: 'How many tiles there are depends on the number of players.',
      display:
        'Put the **person tiles** face up on the display, as many of each as the table says. The rest stay in the box.',
      tiles: [
        'Tiles by number of players',
        'Players | Young of each type | Old of each type | Craftsmen, court ladies, and tax collectors, each | In all',
      ],
      start:
        'Each player gets **6 yuan**, 11 person cards, one dragon, and **two empty palaces of 2 floors**. You have no rice, fireworks, or privileges yet. Your scoring marker and your person marker start on 0.',
      actions: 'Shuffle the 7 action cards. You deal them at the start of the first month.',
      rowTitle: 'The event row',
      row: 'The whole year is face up. Under each month you see what it would cost you as things stand.',
      row2: 'Months 1 and 2 are always Peace. The other ten tiles (two each of Imperial Tribute, Drought, Dragon Festival, Mongol Invasion, and Contagion) are shuffled and laid out for months 3 to 12. The same event never comes twice in a row.',
      row3: 'If you draw the same event as the one before it, place it one space further on and put the next tile in the gap. If the very last tile is the same as month 11, swap months 10 and 11, then place it.',
      draftTitle: 'Your first two people',
      draft:
        'The first player is chosen at random (around a real table, the oldest begins). In clockwise order, each player takes **two young people of different types** from the display. You play no cards for them.',
      pair: 'You may not take exactly the same pair as another player. Having one type in common is fine.',
      housed:
        'House both at once, in the same palace or one in each. Then move your person marker by the sum of their values. Beware: a palace you leave empty loses a floor at the end of month 1 if nobody moves in by then.',
      opening: 'Month 1 is then played in the order of the person track, not in the order of the draft.',
      draftExample: [
        'The draft',
        'Anna, Ben, and Clara have chosen. David is next.',
        'Anna took a tax collector and a scholar: she moves to space {anna}.',
        'Ben took a tax collector and a farmer. He reaches space {ben} too, so his marker goes on top of Anna’s.',
        'Clara took a farmer and a scholar and moves to space {clara}. The order of these three is Clara, Ben, Anna.',
        'David may take any pair except those three: {open} of the {pairs} pairs are left.',
      ],
    },
    round: {
      title: 'A month at a glance',
      lede: 'There are twelve rounds, one for each month. Every round has the same four phases.',
      phaseActions: [
        'Actions',
        'Put your dragon on a group and use one of its cards. If another dragon is already there, pay 3 yuan first.',
      ],
      phasePeople: [
        'People',
        'Play a person card, take a young or old person of that type, and house them. They move you along the person track.',
      ],
      phaseEvent: [
        'Event',
        'The event of the month affects every court at once. Then each empty palace loses a floor.',
      ],
      phaseScoring: ['Scoring', '1 VP for each palace, each court lady, and each dragon on your privileges.'],
      orderTitle: 'Who goes first',
      order:
        'The player furthest along the person track goes first. If markers share a space, the upper one is ahead; a marker that arrives on an occupied space goes on top. When a marker leaves a stack, the others keep their order.',
      when: 'Check the order at the start of phases 1, 2, and 3; it then holds for the whole phase. If you overtake others with a Military Parade, that counts from phase 2 on.',
      spent:
        'In the basic game, markers never move back. You lose no person points when people leave your court.',
      track: 'The person track: the marker furthest to the right goes first.',
      openTitle: 'What everyone knows',
      open: 'Everything is public: the events, and every player’s palaces, yuan, rice, and fireworks. After setup, the only chance in the game is how the action cards are grouped each month. One player decides at a time; there are no secret choices.',
      hands:
        'Everyone sees the cards you play, and they never come back. All hands are equal at the start, so hands are no secret either; an option only decides whether the page lists the cards of other players.',
    },
    actions: {
      title: 'Phase 1: Actions',
      lede: 'One action a month. The first to use a group pays nothing.',
      deal: 'Shuffle the 7 action cards and deal them face up into as many groups as there are players.',
      groups: ['Cards in the groups', 'Players | Sizes of the groups'],
      choose:
        'In turn order, each player takes exactly one turn. Choose a group and **one** card in it, pay the surcharge if there is one, put your dragon on the group, and carry out the action in full. Several players may use the same card. You may not choose a group just to block it.',
      surcharge:
        'If at least one other dragon is on the group, first pay a surcharge of **3 yuan** to the supply. It is always 3, however many dragons are there and whichever card of the group you use. You cannot pay it with what the action will bring.',
      free: 'At least one group is always free of surcharge. If its only card is Privilege and you can afford neither that nor another group, you can only refill.',
      refill:
        'Instead of an action, you may **refill to 3 yuan**: with 1 yuan, you take 2. You place no dragon. With 3 yuan or more, this is simply a pass; you never lose money.',
      end: 'When everyone has had a turn, the dragons return to their owners and the cards are collected.',
      sevenTitle: 'The seven actions',
      seven: [
        'What the actions bring',
        'Action | Person who helps | What you get',
        '2 yuan, and 1 for each coin of your tax collectors (3 on each)',
        '1 palace floor, and 1 for each hammer',
        '1 rice tile, and 1 for each rice sack',
        '1 fireworks tile, and 1 for each rocket',
        '1 space on the person track, and 1 for each helmet',
        '1 VP, and 1 for each book',
        'Buy one privilege: small for 2 yuan (1 dragon), large for 6 yuan (2 dragons)',
      ],
      symbols:
        'People help if they live in any of your palaces when you carry out the action. Count every symbol on their tiles.',
      buildTitle: 'Building',
      build:
        'Place each floor separately: on one of your palaces with fewer than 3 floors, or as a new palace of 1 floor. You may add further floors of the same action to a new palace. You must place all floors now; there is no limit to the number of palaces.',
      build2:
        'Floors stay where they are: you never move or remove them. A new floor is a free room at once, for the person phase of the same month. In month 12, nobody moves in any more, so a new palace of one floor decays before it scores.',
      privilegeTitle: 'Privileges',
      privilege:
        'You buy one privilege per action, however rich you are. You may own any number, and in the basic game you never lose them.',
      privilege2:
        'If you choose Privilege, you must buy one. On an occupied group, you therefore need 5 yuan for a small privilege and 9 for a large one.',
      taxesExample: [
        'Taxes for two',
        'Clara goes first and has no tax collector. David has two, and {davidHad} yuan.',
        'Clara puts her dragon on the group and takes Taxes: {clara} yuan.',
        'David wants Taxes too. There is a dragon on the group, so he first pays {paid} yuan.',
        'He then takes {gained} yuan: {base} from the card and {each} for each of his two tax collectors.',
        'He gains {net} and now has {davidHas} yuan.',
      ],
      buildExample: [
        'Three floors',
        'Emil has two craftsmen and, beside his large palace, one with a single floor.',
        'He takes Build and gains {floors} floors: one from the card and one for each hammer.',
        'Two floors raise the small palace to {height} floors, which is the limit.',
        'The third has to go somewhere: it begins a new palace of {fresh} floor.',
      ],
      paradeExample: [
        'A parade',
        'Ben has two old warriors with two helmets each. His marker is on space {before}.',
        'Military Parade moves him {spaces} spaces: {base} for the card and {helmets} for the helmets.',
        'He is now on space {after} and goes first from the next phase on.',
      ],
    },
    people: {
      title: 'Phase 2: People',
      lede: 'From month 1 to month 11, every player plays a person card.',
      card: 'In turn order, each player plays **one person card** and takes one person of that type from the display. You cannot pass. The card is out of the game.',
      age: 'If both ages are left, choose young or old; old people are there from the first month. If only one age is left, you must take that one.',
      wild: 'A wild card stands for any type that still has a tile on the display.',
      none: 'If no tile of that type is left at all, you get nobody and your marker stays. You may play such a card on purpose if you do not want anybody.',
      roomTitle: 'Room at court',
      house:
        'If any of your palaces has a free room, the new person **must** move in; you choose the palace. You cannot turn them away or replace somebody.',
      full: 'If all your palaces are full, you may **replace**: one of your people leaves the game, and the new person takes their room. You may replace somebody of the same type.',
      refuse:
        'Or you **turn the newcomer away**: the new person leaves the game, and your marker does not move. The tile still comes off the display. If you have no palace at all, you must turn them away.',
      move: 'After housing the new person, move your person marker by their value.',
      now: 'New people bring nothing when they arrive. Their symbols count from now on, even for this month’s event and scoring.',
      stay: 'People never move from palace to palace, and you cannot release them just because you want to. People who leave are out of the game and do not return to the display.',
      last: 'There is no person phase in month 12: you have played all your cards.',
      fullExample: [
        'A full court',
        'Anna has {before} people and no free room. She plays the monk and takes a young one, worth {value}.',
        'She replaces her old healer, and the monk takes that very room. Her marker moves {value} spaces, from {from} to {to}.',
        'She still has {after} people.',
        'Had she turned the monk away, her marker would still be on {refused}; the tile would be gone either way.',
      ],
    },
    events: {
      title: 'Phase 3: The event',
      lede: 'First the event of the month, then decay.',
      event:
        'First work out for **all** players what they pay, score, and lose, as things stand at the start of the event. Only then do people leave. You pay only with yuan and rice tiles that you own; the coins and rice sacks on your people do not count. Afterwards, turn the event tile face down.',
      peace: ['Peace', 'Nothing happens. (Empty palaces decay all the same.)'],
      tribute: [
        'Imperial Tribute',
        'Pay 4 yuan. For each yuan you are short, release one person. You must pay as much as you can.',
      ],
      drought: [
        'Drought',
        'Pay 1 rice for each palace with people in it. From each palace that gets none, release one person. You choose which palaces you feed, but you must feed as many as you can.',
      ],
      festival: [
        'Dragon Festival',
        'The player with the most fireworks tiles scores 6 VP, the one with the second most 3 VP. Players who score discard half of their fireworks.',
      ],
      mongols: [
        'Mongol Invasion',
        'Score 1 VP for each helmet on your warriors. Then the player with the fewest helmets releases one person. If tied, all of them do; if everyone has the same number, everyone does. A player without people has 0 helmets, and nobody else releases a person in their place.',
      ],
      contagion: [
        'Contagion',
        'Release 3 people, one fewer for each mortar on your healers. More than 3 mortars have no further effect.',
      ],
      festivalTitle: 'More about the Dragon Festival',
      festival2:
        'Only fireworks tiles count, not the symbols on your pyrotechnists. Tied players all score in full: everyone with the most scores 6, and everyone with the second most scores 3, even if several are first. You need at least one fireworks tile to score. If everyone has the same number, and at least one, all score 6; if only one player has any, nobody scores 3.',
      festival3: 'Players who scored discard half of their fireworks, rounded up. The others keep theirs.',
      releaseTitle: 'Releasing people',
      release:
        'Players release people in turn order, one player after another. You choose who goes, from any of your palaces unless the event says otherwise. Even a healer who has just helped, or a warrior whose helmets have just counted, may go.',
      release2:
        'You cannot release more than you must, for example to save yuan or rice. If you have fewer people than you must release, all of them leave; nothing more happens.',
      decayTitle: 'Decay',
      decay:
        'After every event, even Peace, each palace **without people** loses one floor; at 0 floors it is gone. This includes palaces that the event has just emptied, and new ones that nobody has moved into. Palaces with people never decay.',
      ruin: 'If you lose your last palace, you are still in the game and may build again.',
      tributeExample: [
        'Short of money',
        'Imperial Tribute demands {demand} yuan. Clara has {had}.',
        'She pays the {paid} yuan she has.',
        'She is {short} short, so she releases {short} people: the craftsman and the old monk.',
      ],
      droughtExample: [
        'Two courts in a Drought',
        'Anna has {annaRice} rice, three palaces with people, and an empty one. Ben has three palaces with people and {benRice} rice.',
        'Anna feeds her three palaces with {paid} rice and keeps {kept}. She loses nobody.',
        'Her empty palace needs no rice, but it decays and has {floors} floor left.',
        'Ben loses one person from each of his palaces: {lost} in all.',
      ],
      festivalExample: [
        'Fireworks',
        'Clara and Emil have {c} fireworks tiles each, Anna has {a}, Ben {b}, and David {d}.',
        'Clara and Emil both have the most: {first} VP each. The tie does not use up the second place.',
        'Anna has the second most: {second} VP. Ben and David score nothing.',
        'Clara and Emil discard {back} each and Anna {annaBack}. Now Clara, Emil, Anna, and Ben have {left} each.',
      ],
      mongolsExample: [
        'The Mongols come',
        'Helmets: Anna {a}, Ben {b}, Clara {c}, David {d}, and Emil {e}.',
        'They all score a point for each helmet: Anna and Ben {a} VP each, Clara {c}, David and Emil {d} each.',
        'David and Emil have the fewest, so each of them releases {lost} person. The others lose nobody.',
      ],
      contagionExample: [
        'Contagion',
        'Clara has two young healers, with one mortar each.',
        'Instead of {demand} people, she releases {due}.',
        'She may even release a healer: the mortars have already counted.',
      ],
    },
    scoring: {
      title: 'Scoring',
      lede: 'A little every month, and a lot at the end.',
      monthlyTitle: 'Phase 4: every month',
      monthly:
        'After decay, in all twelve months, score 1 VP for each palace (of any height, even if empty), 1 VP for each court lady, 1 VP for each small privilege, and 2 VP for each large one. Of all the dragons in the pictures, only those on court ladies and privileges count.',
      monthlyExample: [
        'A month’s points',
        'Anna has {palaces} palaces, {ladies} court ladies, and a large privilege.',
        'She scores {palaces} for the palaces, {ladies} for the court ladies, and {privileges} for the privilege: {total} VP.',
      ],
      finalTitle: 'At the end of the year',
      final: 'After the scoring of month 12, everyone also scores:',
      persons: '**2 VP for each person** in your palaces, monks included.',
      monks:
        '**Monks**: for each monk, his Buddhas times the floors of his palace. Each monk counts separately, even if several share a palace.',
      goods:
        '**Goods**: each rice tile and each fireworks tile counts as 2 yuan. Every full 3 yuan score 1 VP.',
      finalExample: [
        'Ben’s last points',
        'Ben has {people} people. A young monk lives in a palace of {low} floors and an old one in a palace of {high}. Ben has {rice} rice, {fireworks} fireworks, and {yuan} yuan.',
        '{people} people: {persons} VP.',
        'The young monk scores {one} × {low} and the old one {two} × {high}: {monks} VP.',
        'His goods are worth {worth} yuan: {goods} VP.',
        'Altogether: {total} VP.',
      ],
      winnerTitle: 'Who wins',
      winner:
        'The player with the most VP wins. If tied, the player further along the person track wins; on the same space, the upper marker wins. So players never share the victory.',
    },
    variants: {
      title: 'Variants',
      lede: 'Choose them when you open a table.',
      options:
        '**Price of a large privilege**: 6 yuan, or 7 as in the anniversary edition. At 7, you need 10 yuan on an occupied group.',
      wallTitle: 'The Great Wall',
      wall: 'Each player has 6 wall tiles: 1 rice tile, 1 fireworks tile, 2 yuan, 1 palace floor, 3 VP, and 3 spaces on the person track. An eighth action card, Great Wall, joins the others. The groups then have 4 cards each with two players; 3, 3, and 2 with three; 2 each with four; and 2, 2, 2, 1, and 1 with five.',
      wall2:
        'When you take Great Wall, choose one of your tiles, take its bonus at once, and add it to the wall at the next free section. The wall has 12 sections, below months 1 to 12, filled from the left. You need a tile, and the wall must have a free section.',
      wall3:
        'After each Mongol Invasion, count the sections. If there are at least as many as the number of the month, the wall holds: everyone scores 1 VP for each of their tiles in it. If not, nobody scores for the wall, and besides the losses of the invasion, the player with the fewest tiles in it, even none, releases one person. If tied, all of them do, in turn order. Wall tiles are public.',
      wall4:
        'At the end of the event of month 12, check the wall against 12 sections, whatever the event. If it is a Mongol Invasion, make both checks. In month 7, check the wall before the super event.',
      superTitle: 'Super events',
      super:
        'Month 7 has one of ten super events. It happens once, right after the event of that month and before decay. Players choose in turn order. You choose which of your people leave, and they are out of the game.',
      supers: [
        'The ten super events',
        'Event | What happens',
        'Score 2 VP for each of your people. They score again at the end.',
        'Your monks score as at the end of the game, where they will score again.',
        'Remove 2 of your floors, one after the other. A palace without floors is gone, with everyone in it. Then release people from palaces that have too few floors left; you choose who.',
        'Add up your yuan, rice, and fireworks, and give up half, rounded down, in any mix.',
        'The event of month 7 happens a second time.',
        'All person markers go back to space 0 and keep their order, with the leader on top.',
        'Discard 2 person cards. There is then no person phase in months 10 to 12.',
        'Take a young person without playing a card. No two players may take the same type, and a person turned away counts as taken. You may turn the newcomer away only if you have no room.',
        'All players lose all their privileges, before this month’s scoring.',
        'Choose one type among your people and collect once for all its symbols, without an action card: floors for craftsmen, VP for court ladies and scholars, fireworks for pyrotechnists, yuan for tax collectors, spaces for warriors, rice for farmers. Monks score as at the end of the game; healers bring nothing.',
      ],
    },
    advice: {
      title: 'Advice',
      lede: 'What good players look out for.',
      a1: '**Read the year first.** If an event comes twice within four months, prepare for it now. Letting one disaster happen is fine; nobody can stop them all.',
      a2: '**Turn order is worth more than it looks.** The first player never pays a surcharge and can take the last farmer. Young people and a Military Parade or two in the first months pay for themselves.',
      a3: '**Rooms are as scarce as people.** Unless you build, your court is full from the third month on, and you must replace people or turn them away. An early craftsman makes every Build larger.',
      a4: '**Do not leave a palace empty** at the end of a month: it loses a floor, and once it is gone, you miss its point in every month to come.',
      a5: '**Watch your money.** Keep 4 yuan for each Imperial Tribute, and 3 for an occupied group.',
      a6: '**A court lady or a small privilege in month 2 is worth ten VP or more.** Late in the year, a scholar or a monk is better.',
      a7: '**Choose whom you will lose.** After the last Drought, farmers have done their work: release them first.',
    },
    summary: {
      title: 'On one page',
      lede: 'For quick reference at the table.',
      short: [
        'A month',
        'Phase | What you do',
        'Actions | Choose a group (3 yuan if there is another dragon) and use one card; or refill to 3 yuan',
        'People | Play a card, take young or old, house them, move by their value (not in month 12)',
        'Event | Affects all players at once; then each empty palace loses a floor',
        'Scoring | 1 VP for each palace, court lady, and dragon on privileges',
      ],
      losses: [
        'The events',
        'Event | Without help | What helps',
        'Imperial Tribute | 4 people leave | 1 fewer for each yuan you pay, up to 4',
        'Drought | 1 person leaves each palace with people | 1 rice for each of these palaces',
        'Dragon Festival | – | most fireworks 6 VP, second most 3 VP; discard half',
        'Mongol Invasion | 1 person leaves if you have the fewest helmets | helmets, which also score 1 VP each',
        'Contagion | 3 people leave | 1 fewer for each mortar',
      ],
      points: [
        'At the end',
        'For | VP',
        'Each person | 2',
        'Each monk | Buddhas × floors',
        'Rice, fireworks | count as 2 yuan each',
        'Every full 3 yuan | 1',
        'Ties | the person track decides',
      ],
    },
  },
};
