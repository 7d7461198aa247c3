import type { BookWords } from '../../../../i18n/rulebook.ts';

export const rulebook: BookWords = {
  names: ['Anna', 'Ben', 'Clara', 'David', 'Emil'],
  chapters: {
    aim: {
      title: 'The aim',
      lede: 'You are a prince of China around the year 1000. Lead your court through twelve hard months. For two to five players.',
      year: 'The year has twelve months, and you know from the start what each will bring: two months of peace, and then ten events, most of them disasters. Drought, sickness, and invaders will take your people unless you prepare. You cannot prepare for everything.',
      win: 'You earn victory points (VP) every month, and once more at the end of the year. **The player with the most VP wins.**',
      two: 'Do not confuse the two tracks. VP decide who wins. **Person points** decide who goes first: you never spend them, and in the basic game you never lose them.',
      court:
        'A court: palaces of one to three floors, with one person on each floor. A barred window is a free room.',
    },
    things: {
      title: 'What is in the game',
      lede: 'Nine kinds of people, seven actions, six events.',
      pieces: [
        'The pieces',
        'Piece | What it is for',
        'Person tiles | The people who live at court: nine kinds, on the display for all.',
        'Person cards | Each player has 11: one of each kind and 2 wild cards.',
        'Action cards | 7, dealt into groups anew every month.',
        'Event tiles | 12, two of each kind, one for each month.',
        'Palace floors | A palace has 1, 2, or 3 floors, and room for one person on each.',
        'Yuan, rice, fireworks | What you pay and what you store.',
        'Privileges | Bought once; they score every month.',
        'Dragon and two markers | For each player: the dragon marks the group you chose, the markers show your VP and your person points.',
      ],
      persons: [
        'Who’s who at court',
        'Person | Young | Old | What each symbol does',
        '1 more floor when you Build',
        '1 VP every month',
        '1 more yuan from Taxes',
        '1 more rice from Harvest',
        '1 more fireworks tile from Fireworks Display',
        '1 more space in a Parade; 1 VP and defence against Mongols',
        'At the end: 1 VP for each floor of the monk’s palace',
        '1 person saved from Contagion',
        '1 more VP from Research',
      ],
      faces:
        'The number is the **value** of the person: how many spaces your marker moves when they arrive. Young people have a higher value, old people more symbols: 1 for most young people and 2 for most old ones. Only scholars (2 young, 3 old) and tax collectors (3) show more. Craftsmen, court ladies, and tax collectors exist only as young.',
      unlimited:
        'Yuan, rice, fireworks, floors, and privileges never run out. Only the person tiles are limited.',
    },
    setup: {
      title: 'Setting up',
      lede: 'The number of players decides how many people there are.',
      display:
        'Put the **person tiles** face up on the display, as many of each as the table says. The others stay in the box.',
      tiles: [
        'Tiles by number of players',
        'Players | Young of each kind | Old of each kind | Craftsmen, ladies, collectors, each | In all',
      ],
      start:
        'Each player gets **6 yuan**, 11 person cards, one dragon, and **two palaces of 2 floors**, still empty. No rice, no fireworks, no privileges; your scoring marker and your person marker stand on 0.',
      actions: 'Shuffle the 7 action cards. They are dealt in the first month.',
      rowTitle: 'The row of events',
      row: 'The whole year lies open. Under each month you see what it would cost you as things stand.',
      row2: 'Months 1 and 2 are always Peace. The other ten tiles (two each of Imperial Tribute, Drought, Dragon Festival, Mongol Invasion and Contagion) are shuffled and laid out from month 3 to month 12. The same event never comes twice in a row.',
      row3: 'If a tile equals the one before it, it moves one place on and the next tile drawn goes into the gap. If the very last tile would equal month 11, swap months 10 and 11, then place it.',
      draftTitle: 'Your first two people',
      draft:
        'The first player is drawn by lot (at a table: the oldest). In clockwise order each player takes **two young people of different kinds** from the display. No cards are played for them.',
      pair: 'Your pair must differ from every pair taken before. One kind in common is allowed.',
      housed:
        'House both at once, in one palace or in two, as you like. Then move your person marker by the sum of their values. Beware: a palace you leave empty will lose a floor at the end of month 1 if nobody moves in.',
      opening: 'Month 1 then begins in the order of the person track, not in the order of the draft.',
      draftExample: [
        'The draft',
        'Anna, Ben and Clara have chosen. David is next.',
        'Anna took a tax collector and a scholar: she moves to space {anna}.',
        'Ben took a tax collector and a farmer. He reaches space {ben} too, so his marker goes on top of Anna’s.',
        'Clara took a farmer and a scholar and moves to space {clara}. The order of these three is Clara, Ben, Anna.',
        'David may choose any pair but those three: {open} of the {pairs} pairs are left.',
      ],
    },
    round: {
      title: 'A month at a glance',
      lede: 'Twelve rounds, one for each month. Every round has the same four phases.',
      phaseActions: [
        'Actions',
        'Put your dragon on a group and use one of its cards. If a dragon already stands there, pay 3 yuan first.',
      ],
      phasePeople: [
        'People',
        'Play a person card, take a young or old person of that kind, and give them a room. They move you up the order.',
      ],
      phaseEvent: [
        'Event',
        'The event of the month strikes every court at once. Then each empty palace loses a floor.',
      ],
      phaseScoring: [
        'Scoring',
        '1 VP for each palace and each court lady, and 1 for each dragon on your privileges.',
      ],
      orderTitle: 'Who goes first',
      order:
        'The player furthest along the person track goes first. On the same space, the upper marker is ahead; a marker that arrives on an occupied space goes on top. If a marker leaves a stack, the others keep their order.',
      when: 'The order is set anew at the start of phase 1, of phase 2 and of phase 3, and then holds for the whole phase. If you pass others by a Military Parade, that counts from phase 2 on.',
      spent:
        'In the basic game markers never move back. You lose no person points when people leave your court.',
      track: 'The person track: the marker furthest to the right goes first.',
      openTitle: 'What everybody knows',
      open: 'Everything lies open: the events, and the palaces, yuan, rice, and fireworks of all players. After the set-up chance plays one part only: how the action cards are grouped each month. One player decides at a time; there are no secret choices.',
      hands:
        'Played cards are seen by all and never come back. All hands were equal at the start, so hands are no secret either; an option only decides whether the page lists the cards of the others.',
    },
    actions: {
      title: 'Phase 1: Actions',
      lede: 'One action a month: choose well, and early.',
      deal: 'Shuffle the 7 action cards and deal them face up into as many groups as there are players.',
      groups: ['Cards in the groups', 'Players | Sizes of the groups'],
      choose:
        'In turn order each player takes exactly one turn. Choose a group and **one** card in it, pay if you must, put your dragon on the group, and carry out the action in full. Several players may use the same card. You may not choose a group just to block it.',
      surcharge:
        'If at least one other dragon stands on the group, first pay **3 yuan** to the supply: always 3, however many dragons are there and whichever card of the group you use. You cannot pay with what the action will bring.',
      free: 'Some group is always free for you. If it holds only Privilege and you cannot afford one, you can only refill.',
      refill:
        'Instead of an action you may **refill to 3 yuan**: with 1 yuan you take 2. You place no dragon. With 3 yuan or more this is simply a pass; you never lose money.',
      end: 'When everybody has had a turn, the dragons come back and the cards are collected.',
      sevenTitle: 'The seven actions',
      seven: [
        'What the actions bring',
        'Action | Person who helps | What you get',
        '2 yuan, and 1 for each coin of your tax collectors (3 on each)',
        '1 palace floor, and 1 for each hammer',
        '1 rice, and 1 for each rice sack',
        '1 fireworks tile, and 1 for each rocket',
        '1 space on the person track, and 1 for each helmet',
        '1 VP, and 1 for each book',
        'Buy one privilege: small for 2 yuan (1 dragon), large for 6 yuan (2 dragons)',
      ],
      symbols:
        'A person helps if they live in any of your palaces when the action is carried out. Count every symbol on their tiles.',
      buildTitle: 'Building',
      build:
        'Place each floor separately: on a palace of yours with fewer than 3 floors, or as a new palace of 1 floor, which later floors of the same action may raise. You must place all floors now; there is no limit to the number of palaces.',
      build2:
        'Floors stay where they are: you never move or remove them. A new floor is a free room at once, for the person phase of the same month. In month 12 nobody moves in any more, so a new palace of one floor falls before it scores.',
      privilegeTitle: 'Privileges',
      privilege:
        'One purchase for each action, however rich you are. You may own any number, and you never lose them.',
      privilege2:
        'If you choose Privilege, you must buy. On an occupied group you therefore need 5 yuan for a small privilege and 9 for a large one.',
      taxesExample: [
        'Taxes for two',
        'Clara is first and has no tax collector. David has two, and {davidHad} yuan.',
        'Clara puts her dragon on the group and takes Taxes: {clara} yuan.',
        'David wants Taxes too. A dragon stands there, so he first pays {paid} yuan.',
        'He then takes {gained} yuan: {base} from the card and {each} for each of his two tax collectors.',
        'He gains {net} and now has {davidHas} yuan.',
      ],
      buildExample: [
        'Three floors',
        'Emil has two craftsmen, and a palace of one floor beside his large one.',
        'He takes Build: {floors} floors, one from the card and one for each hammer.',
        'Two floors raise the small palace to {height} floors, which is the limit.',
        'The third has to go somewhere: it begins a new palace of {fresh} floor.',
      ],
      paradeExample: [
        'A parade',
        'Ben has two old warriors with two helmets each. His marker stands on space {before}.',
        'Military Parade moves him {spaces} spaces: {base} from the card and {helmets} for the helmets.',
        'He is on space {after} and leads from the next phase on.',
      ],
    },
    people: {
      title: 'Phase 2: People',
      lede: 'From month 1 to month 11 somebody new comes to every court.',
      card: 'In turn order each player plays **one person card** and takes one person of that kind from the display. You cannot pass. The card is gone for good.',
      age: 'If both ages are left, choose young or old; both are there from the first month. If only one is left, you must take that one.',
      wild: 'A wild card stands for any kind of which there is still a tile.',
      none: 'If no person of that kind is left at all, you get nobody and your marker stays. You may play such a card on purpose if you want nobody to come.',
      roomTitle: 'Room at court',
      house:
        'If any of your palaces has a free room, the new person **must** move in; you choose the palace. You cannot refuse them or send somebody else away.',
      full: 'If all your palaces are full, you may **replace**: one of your people leaves the game, and the new one takes their room. You may replace somebody of the same kind.',
      refuse:
        'Or you **refuse**: the new person leaves the game, and your marker does not move. The tile is gone from the display all the same. With no palace at all, you have to refuse.',
      move: 'When the new person has moved in, move your person marker by their value.',
      now: 'New people bring nothing when they arrive. Their symbols count from now on, for the event and the scoring of this very month.',
      stay: 'People never move from palace to palace, and you cannot dismiss them of your own will. People who leave are out of the game and do not return to the display.',
      last: 'In month 12 there is no person phase: all cards have been played.',
      fullExample: [
        'A full court',
        'Anna has {before} people and no free room. She plays the monk and takes a young one, worth {value}.',
        'She sends her old healer away, and the monk takes that very room. Her marker moves {value} spaces, from {from} to {to}.',
        'She still has {after} people.',
        'Had she refused the monk, her marker would still be on {refused}; the tile would be gone either way.',
      ],
    },
    events: {
      title: 'Phase 3: The event',
      lede: 'First the event of the month, then decay.',
      event:
        'Find out for **all** players at once what they pay, score, and lose, as things stand at the start of the event. Only then does anybody leave. You can pay only with yuan and rice that you own; the coins and sacks on your people do not count. When it is over, turn the tile face down.',
      peace: ['Peace', 'Nothing happens. (Empty palaces decay all the same.)'],
      tribute: [
        'Imperial Tribute',
        'Pay 4 yuan. For each yuan you are short, release one person. You must pay as far as your money goes.',
      ],
      drought: [
        'Drought',
        'Give 1 rice for each palace with people in it. From each palace that gets none, release one person. You choose which palaces are fed; all your rice must be used, as far as needed.',
      ],
      festival: [
        'Dragon Festival',
        'The most fireworks tiles: 6 VP. The second most: 3 VP. Players who score give back half of their fireworks.',
      ],
      mongols: [
        'Mongol Invasion',
        '1 VP for each helmet of your warriors. Then the player with the fewest helmets releases one person; in a tie each tied player does, and if all have the same number, everybody does. A player without people has 0 helmets, and nobody else releases a person in their place.',
      ],
      contagion: [
        'Contagion',
        'Release 3 people, less 1 for each mortar of your healers. More than 3 mortars have no further effect.',
      ],
      festivalTitle: 'More about the Festival',
      festival2:
        'Only fireworks tiles count, not the symbols of your pyrotechnists. All who are tied score in full: everybody with the most gets 6, everybody with the second most gets 3, even if several are first. You need at least one fireworks tile to score. If everybody has the same number, and at least one, all get 6; if only one player has any, nobody gets 3.',
      festival3: 'Players who scored give back half of their fireworks, rounded up. The others keep theirs.',
      releaseTitle: 'Releasing people',
      release:
        'Players release in turn order, one after another. You choose who goes, from any of your palaces unless the event says otherwise. Even a healer who has just helped, or a warrior whose helmets have just counted, may go.',
      release2:
        'You cannot release more than you must, for example to save yuan or rice. If you have fewer people than demanded, all of them leave, and the rest is forgiven.',
      decayTitle: 'Decay',
      decay:
        'After every event, Peace included, each palace **without people** loses one floor; at 0 floors it is gone. This also strikes palaces that the event has just emptied, and new ones nobody moved into. Palaces with people never decay.',
      ruin: 'If you lose your last palace you are still in the game, and may build again.',
      tributeExample: [
        'Short of money',
        'Imperial Tribute. Clara has {had} yuan; {demand} are demanded.',
        'She pays the {paid} yuan she has.',
        '{short} are missing, so she releases {short} people: she lets the craftsman and the old monk go.',
      ],
      droughtExample: [
        'Two courts in the Drought',
        'Anna has {annaRice} rice, three palaces with people and an empty one. Ben has three palaces with people and {benRice} rice.',
        'Anna feeds her three palaces with {paid} rice and keeps {kept}. She loses nobody.',
        'Her empty palace needs no rice, but it decays: it has {floors} floor left.',
        'Ben loses one person from each of his palaces: {lost} in all.',
      ],
      festivalExample: [
        'Fireworks',
        'Clara and Emil have {c} fireworks each, Anna has {a}, Ben {b} and David {d}.',
        'Clara and Emil both have the most: {first} VP each. The tie does not use up the second place.',
        'Anna has the second most: {second} VP. Ben and David get nothing.',
        'Clara and Emil give back {back} each and Anna {annaBack}. Now Clara, Emil, Anna and Ben have {left} each.',
      ],
      mongolsExample: [
        'The Mongols come',
        'Helmets: Anna {a}, Ben {b}, Clara {c}, David {d} and Emil {e}.',
        'All score a point for each helmet: Anna and Ben {a} VP each, Clara {c}, David and Emil {d} each.',
        'David and Emil have the fewest, so each of them releases {lost} person. The others lose nobody.',
      ],
      contagionExample: [
        'Contagion',
        'Clara has two young healers, with one mortar each.',
        'Instead of {demand} people she releases {due}.',
        'She may even send a healer: the mortars have already counted.',
      ],
    },
    scoring: {
      title: 'Scoring',
      lede: 'A little every month, and much at the end.',
      monthlyTitle: 'Phase 4: every month',
      monthly:
        'After decay, in all twelve months, you get 1 VP for each palace (of any height, even if empty), 1 VP for each court lady, 1 VP for each small and 2 VP for each large privilege. Only the dragons on court ladies and privileges count.',
      monthlyExample: [
        'A month’s points',
        'Anna has {palaces} palaces, {ladies} court ladies and a large privilege.',
        'She scores {palaces} for the palaces, {ladies} for the ladies and {privileges} for the privilege: {total} VP.',
      ],
      finalTitle: 'At the end of the year',
      final: 'After the scoring of month 12 everybody adds:',
      persons: '**2 VP for each person** in your palaces, monks included.',
      monks:
        '**Monks**: for each monk, its Buddhas times the floors of the palace it lives in. Each monk counts by itself, even if several share a palace.',
      goods: '**Goods**: each rice and each fireworks tile counts 2 yuan. Every full 3 yuan are 1 VP.',
      finalExample: [
        'Ben’s last points',
        'Ben has {people} people. A young monk lives in a palace of {low} floors and an old one in a palace of {high}. He has {rice} rice, {fireworks} fireworks and {yuan} yuan.',
        '{people} people: {persons} VP.',
        'The young monk brings {one} × {low} and the old one {two} × {high}: {monks} VP.',
        'His goods are worth {worth} yuan: {goods} VP.',
        'Together {total} VP.',
      ],
      winnerTitle: 'Who wins',
      winner:
        'The player with the most VP wins. In a tie, the player who is ahead on the person track is ahead; on the same space, the upper marker. So victory is never shared.',
    },
    variants: {
      title: 'Variants',
      lede: 'Choose them when you open a table.',
      options:
        '**Price of the large privilege**: 6 yuan, or 7 as in the anniversary edition. On an occupied group you then need 10.',
      wallTitle: 'The Great Wall',
      wall: 'Each player has 6 wall tiles: 1 rice tile, 1 fireworks tile, 2 yuan, 1 palace floor, 3 VP, and 3 spaces on the person track. An eighth action card, Great Wall, joins the others. The groups then have 4 and 4 cards with two players, 3, 3 and 2 with three, 2 each with four, and 2, 2, 2, 1 and 1 with five.',
      wall2:
        'With Great Wall you choose one of your tiles, take its bonus at once, and add it to the wall at the next free section. The wall has 12 sections, below months 1 to 12, filled from the left. You must have a tile left, and the wall a free section.',
      wall3:
        'After each Mongol Invasion count the sections. If there are at least as many as the number of the month, the wall holds: everybody scores 1 VP for each of their tiles in it. If not, nobody scores, and on top of the losses of the invasion the player with the fewest tiles in the wall, even none, releases one person; in a tie each tied player does, in turn order. Wall tiles lie open.',
      wall4:
        'At the end of the event of month 12 the wall is checked against 12 sections, whatever the event. If it is a Mongol Invasion, both checks are made. In month 7 the check of the wall comes before the super event.',
      superTitle: 'Super events',
      super:
        'One of ten super events lies on month 7. It happens once, straight after the event of that month and before decay. Choices are made in turn order. People who leave are out of the game, and you choose who.',
      supers: [
        'The ten super events',
        'Event | What happens',
        '2 VP for each of your people. They count again at the end.',
        'Your monks score as at the end of the game, and will again then.',
        'Remove 2 of your floors, one after the other. A palace without floors is gone with all who live there; then people without a room are released; you choose who.',
        'Add up your yuan, rice, and fireworks and give back half, rounded down, in any mix.',
        'The event of month 7 happens a second time.',
        'All person markers go back to space 0 and keep their order: the leader is on top.',
        'Discard 2 person cards. There is then no person phase in months 10 to 12.',
        'Take a young person without a card. No two players may take the same kind; a refused person counts as taken. You cannot decline, unless there is no room.',
        'Everybody loses all privileges, before they score this month.',
        'Choose one kind among your people. They bring their own yield once, and no action card adds to it: craftsmen floors, ladies VP, pyrotechnists fireworks, collectors yuan, warriors spaces, farmers rice, scholars VP, monks as at the end, healers nothing.',
      ],
    },
    advice: {
      title: 'Advice',
      lede: 'What good players watch for.',
      a1: '**Read the year first.** What strikes twice in four months must be planned now. You may let one disaster happen; nobody can stop them all.',
      a2: '**Turn order is worth more than it looks.** The first player pays no surcharge and takes the last farmer. Young people and a parade or two in the first months pay for themselves.',
      a3: '**Rooms are as scarce as people.** Without Build you must replace somebody or refuse the new person from the third month on. A craftsman early makes every Build larger.',
      a4: '**Do not leave a palace empty** at the end of a month: it loses a floor, and in the end a point in every month to come.',
      a5: '**Money is gone before you notice.** Keep 4 yuan for each Tribute, and 3 to follow somebody onto a group.',
      a6: '**A court lady or a small privilege in month 2 is worth ten VP or more**; late in the year a scholar or a monk is better.',
      a7: '**Choose whom you will lose.** After the last Drought, farmers have done their work: release them first.',
    },
    summary: {
      title: 'On one page',
      lede: 'For quick reference at the table.',
      short: [
        'A month',
        'Phase | What you do',
        'Actions | Choose a group (3 yuan if a dragon stands there), use one card; or refill to 3 yuan',
        'People | Play a card, take young or old, house them, move by their value (not in month 12)',
        'Event | All at once; then each empty palace loses a floor',
        'Scoring | 1 VP for each palace, court lady, and dragon on privileges',
      ],
      losses: [
        'The events',
        'Event | Without help | What helps',
        'Imperial Tribute | 4 people | 1 fewer for each yuan, up to 4',
        'Drought | 1 from each palace with people | 1 rice for each of them',
        'Dragon Festival | – | the most fireworks 6 VP, the second most 3 VP, half go back',
        'Mongol Invasion | 1 if you have the fewest helmets | 1 VP for each helmet',
        'Contagion | 3 people | 1 fewer for each mortar',
      ],
      points: [
        'At the end',
        'For | VP',
        'Each person | 2',
        'Each monk | Buddhas × floors',
        'Rice, fireworks | count 2 yuan each',
        'Every full 3 yuan | 1',
        'A tie | person track decides',
      ],
    },
  },
};
