import type { BookWords } from '../../../../i18n/rulebook.ts';

export const rulebook: BookWords = {
  names: ['Anna', 'Ben', 'Clara', 'David', 'Emil'],
  chapters: {
    aim: {
      title: 'The aim',
      lede: 'China around 200 BC: the emperor’s power crumbles, and governors reach for the throne. A game for two to five players.',
      story:
        'You are one of these governors. Play province cards to place **pagodas** along the roads and **emissaries** on the dragon seals of nine provinces.',
      two: 'Pagodas score when a province is full: the player with the most pagodas there scores the most. At the end, long chains of pagodas along the roads score, and so do emissaries where you lead in **two neighbouring provinces**.',
      win: 'When the draw pile has run out twice, final scoring follows. **The player with the most points wins.**',
      land: 'Part of the map: pagodas on spaces, emissaries on seals, and numbered diamonds for alliances.',
    },
    things: {
      title: 'Components',
      lede: 'Pieces, cards, and a board with two sides.',
      pieces: [
        'The pieces',
        'Piece | How many',
        'Pagodas | 20 for each player',
        'Emissaries | 9 for each player: 8 to place, and one to mark your points',
        'Fortresses | 1 for each player, in the advanced game only',
        'Province cards | 57 in five colours',
        'Scoring markers | 9, one for each province',
        'Emperor | 1, marks the starting player',
      ],
      colours: ['The cards and their provinces', 'Colour | Cards | Border Disputes | Ways of Diplomacy'],
      mapTitle: 'The map',
      space: [
        'Spaces',
        'A pagoda stands on a space. Each space takes one pagoda and belongs to one province.',
      ],
      port: ['Ports', 'Spaces with an anchor. They are ordinary spaces that score once more at the end.'],
      border: ['Border spaces', 'Spaces in two colours. They belong to both provinces and cost two cards.'],
      seal: [
        'Dragon seals',
        'Emissaries stand here. Any number of players may share a seal. The dots show how many more emissaries fit.',
      ],
      alliance: ['Alliances', 'A numbered diamond joins two neighbouring provinces. There are 15.'],
      road: ['Roads', 'Lines from space to space. Chains of your pagodas follow them, even across borders.'],
      sides:
        'Border Disputes is the map of China with 7 ports and 6 border spaces. Ways of Diplomacy is the capital with its nine districts; it has neither. Whatever these rules say about provinces also applies to districts. Player colours have nothing to do with province colours.',
    },
    setup: {
      title: 'Setup',
      lede: 'Remove some cards, deal three each, and turn up four.',
      side: '**Choose the side**: Border Disputes for 3 to 5 players, Ways of Diplomacy for 2 to 4.',
      pieces2:
        'Each player takes the 20 pagodas and 9 emissaries of one colour. One emissary goes on space 0 of the scoring track on the Great Wall.',
      remove: '**Remove cards** of each colour, as the table says. They stay out of the game.',
      deal: 'Shuffle the rest and deal **3 cards** to each player, face down. The remaining cards are the draw pile. Turn up 4 cards beside it, or 3 in Ways of Diplomacy.',
      first:
        'The starting player is random, or the host’s choice. That player takes the emperor and keeps it to the end of the game.',
      decks: ['How many cards', 'Side | Players | Removed of each colour | Deck | Face up | Draw pile'],
      hiddenTitle: 'What everyone knows',
      hidden:
        'Your hand is secret, and nobody knows the order of the pile. Everything else is public: the board, supplies, scores, face-up cards, the discard pile, the removed cards, and the number of cards in each hand and in the pile.',
      hidden2:
        'If you take a face-up card, everyone sees it. Only you see a card you draw from the pile. Cards you play or exchange go face up on the discard pile.',
    },
    round: {
      title: 'A turn at a glance',
      lede: 'Play clockwise. Every turn has the same four steps.',
      turn: 'On your turn either **play cards and place** one or two pieces, or **exchange** one card. You may exchange even if you could place a piece.',
      play: ['Play', 'Play cards of the province’s colour: one card for one piece.'],
      place: ['Place', 'Put one or two pieces (pagodas or emissaries) in one province.'],
      score: ['Score', 'If that fills a province, its pagodas score at once.'],
      draw: ['Draw', 'Draw until you hold three cards again.'],
      three: 'Remember **3–2–1**: at most 3 cards for at most 2 pieces in 1 province.',
      exchange:
        'To exchange, put one card from your hand on the discard pile and take one face-up card or the top card of the pile. That is your whole turn. If you cannot place anything, you must exchange a card. Once the pile has run out for the second time, you pass instead.',
    },
    placing: {
      title: 'Placing pieces',
      lede: 'Where pieces may go, and what they cost.',
      whereTitle: 'Where',
      where:
        'In a turn, place at most two pieces of any kind, all in **one province**; a border space belongs to both of its provinces. The second piece is optional. You may place the first, see what happens, and then decide.',
      empty:
        'If a province held **no pagoda when your turn began**, you may place only **one piece** there this turn. In every other province, you may place two.',
      stay: 'Pieces never move and never leave the board. You may place in provinces where you have no piece yet. If you run out of pagodas, you may still place emissaries, and vice versa.',
      payTitle: 'What it costs',
      pay: 'A piece costs **one card** in the colour of its province. Most colours stand for two provinces: you choose which.',
      joker: '**Joker pair**: two cards of the same colour count as one card of any other colour.',
      exact:
        'Pay exactly. You may not play extra cards to get rid of them, nor two cards of the province’s own colour for one piece. Pay for each piece separately. So in one turn you play one card, a joker pair, two cards, or a card and a joker pair; for a border space two cards, or three with another piece.',
      firstExample: [
        'The first pieces in Wei',
        'Wei is empty. Anna holds one violet and two red cards. Ben, who plays next, holds one red and two green cards.',
        'Anna plays {annaPays} red card and places {anna} pagoda. Her second red card is of no use here: no pagoda stood in Wei when her turn began.',
        'Now there is one. Ben plays his red card and places a pagoda.',
        'His {joker} green cards are a joker pair and count as another red one: a second pagoda. He has played {benPays} cards for {ben} pieces, the most allowed.',
      ],
      pagodaTitle: 'Pagodas',
      pagoda:
        'A pagoda goes on a free space. A province is **full** when all its spaces, ports and border spaces included, hold pagodas.',
      full: 'The moment a province is full, interrupt your turn and score its pagodas. Then continue. Your second piece can then only be an emissary there or, if a border space filled it, a piece in the other province.',
      emissaryTitle: 'Emissaries',
      emissary: 'An emissary goes on the seal of a province. You need no pagoda of your own there.',
      limit:
        'All players’ emissaries in a province together may never **outnumber the pagodas of the player who has the most there**. In a province without pagodas, there can be no emissaries. A pagoda you place first may make room for an emissary you place second.',
      later: 'You may send emissaries even after the province’s pagodas have scored.',
      limitExample: [
        'Room for emissaries',
        'Clara has the most pagodas in Zhou: {most}. Ben has {before} emissaries there.',
        'Anna has no pagoda in Zhou. She plays a violet card for one emissary and two orange cards, a joker pair, for another.',
        'That makes {after} emissaries, as many as Clara has pagodas. Nobody can send another until somebody has {needed} pagodas there.',
      ],
      borderTitle: 'Border spaces',
      border1:
        'A border space belongs to two provinces. A pagoda there counts in full for both: for whether they are empty or full, for the limit on emissaries, and for scoring. Emissaries never stand on a border space.',
      border2:
        'It costs **exactly two cards**: one in each province’s colour, or two in the colour of one of them. Joker pairs do not pay for it.',
      border3:
        'Your second piece may go in either of the two provinces, if there was a pagoda there when your turn began. If both were empty, the border pagoda is your only piece. A border pagoda may also be your second piece, if both provinces can still take one.',
      border4: 'A border pagoda may fill two provinces at once. Both then score, one after the other.',
      borderExample: [
        'On the border',
        'There is a pagoda in Wei; Zhao is empty. Anna holds two red cards and an orange one.',
        'She plays {border} cards, red and orange, for the border space.',
        'With her last red card, she may place another piece in Wei.',
        'But not in Zhao, which was empty when her turn began: the border pagoda is its one piece this turn.',
      ],
    },
    drawing: {
      title: 'Drawing cards',
      lede: 'Draw back up to three, one card at a time.',
      draw1:
        'After placing, draw until you hold three cards. Take them one at a time, each from the face-up cards or from the pile, and look at each before you take the next.',
      draw2:
        'Refill the face-up cards only when you have finished drawing: to 4, or to 3 in Ways of Diplomacy.',
      pile: 'The pile runs out the moment its last card is drawn, by a player or to refill. The **first time**, shuffle the discard pile at once, including the cards just played, to make a new pile. Then go on drawing or refilling. The face-up cards stay.',
      last: 'The **second time** triggers the end of the game. Stop drawing at once, even if you have fewer than three cards and there are still face-up cards.',
      swap: 'If you exchange, take just one card, then refill the face-up cards.',
    },
    pagodas: {
      title: 'Scoring pagodas',
      lede: 'The leader scores every pagoda there; everyone else scores the number of pagodas of the player ranked just above them.',
      when: 'The pagodas of a province score once: when it is full, or else at the end. Then put a scoring marker there.',
      rank1:
        'The player with the **most** pagodas scores **1 point for every pagoda in the province**, of all players.',
      rank2: 'The player with the **second most** scores as many points as the leader has pagodas.',
      ranks:
        'Third place scores as many points as second place has pagodas, fourth as many as third has, and fifth as many as fourth has.',
      tie: '**Ties**: tied players all score in full, and no rank is skipped. If two are first, the next player is second.',
      none: 'Without a pagoda in the province, you score nothing.',
      track: 'Move your marker at once. The Great Wall has 50 spaces, 0 to 49; each lap is 50 points.',
      fullExample: [
        'Wei is full',
        'Anna has just taken the last space in Wei with two red cards.',
        'She has {a} pagodas there, Ben {b}, and Clara {c}: {all} in all.',
        'Anna has the most: {first} points.',
        'Ben is second and scores Anna’s {second}.',
        'Clara is third and scores Ben’s {third}. David has no pagodas there and scores {none}.',
      ],
      tieExample: [
        'Two in the lead',
        'Qi is full: Anna and Ben have {a} pagodas each, and Clara has {c}.',
        'Anna and Ben are both first: {first} points each.',
        'Clara is second, not third. She scores {second}, as many points as a leader has pagodas.',
      ],
    },
    end: {
      title: 'End of the game and final scoring',
      lede: 'When the pile has run out twice, finish the round.',
      trigger:
        'When the pile runs out for the second time, play on up to the player to the right of the starting player, so that everyone gets the same number of turns. Nobody draws or exchanges cards any more; the remaining players may place or pass. If it happens on the last turn of a round, the game ends with that turn.',
      stuck:
        'The game also ends at once, even in the middle of a round, if nobody can ever place a pagoda or an emissary again. It does not end when just one player runs out of pieces.',
      order: 'Then score in this order: provinces, ports, alliances, and roads.',
      provincesTitle: '1. Provinces that are not full',
      provinces:
        'In every province without a scoring marker, score the pagodas that are there, in the usual way. Empty spaces count for nothing.',
      portsTitle: '2. Ports',
      ports:
        'Score all seven ports together as if they were one more province. They never score before the end, even if all are taken.',
      portExample: [
        'The ports',
        'Anna holds {a} ports, Ben {b}, and Clara {c}.',
        'Anna has the most and scores {first}, one for every pagoda on a port.',
        'Ben scores Anna’s {second}, and Clara Ben’s {third}.',
      ],
      alliancesTitle: '3. Alliances',
      alliances1:
        'Score the alliances one after another, from 1 to 15. You **lead** in a province if you have at least one emissary there and nobody has more. Several players may lead.',
      alliances2:
        'If you lead in **both** provinces of an alliance, you score 1 point for every emissary in the two, of all players. If several players lead in both, they all score in full. Everyone else scores nothing.',
      alliances3:
        'A province counts in each of its alliances, so a lead in the middle of the map may score many times.',
      allianceExample: [
        'Two alliances',
        'Emissaries in Wei: Ben {weiB}, David {weiD}. In Qin: David {qinD}, Ben {qinB}, Anna {qinA}. In Shu: Clara {shuC}, David {shuD}.',
        'Alliance {n1}, Wei and Qin: David is tied for the lead in Wei and leads in Qin. He scores for all emissaries there: {points} points. Ben leads only in Wei and scores nothing.',
        'Alliance {n2}, Qin and Shu: David leads in Qin, Clara in Shu. Nobody leads in both: {nobody} points.',
      ],
      roadsTitle: '4. Roads',
      roads1:
        'A **chain** is an unbroken line of at least four of your pagodas along the roads. Borders do not matter. It scores 1 point for each pagoda.',
      roads2:
        'Branches do not count: where roads fork, a chain follows only one of them. A branch of four or more may be a separate chain. A chain may go round a loop, but no pagoda counts twice.',
      roads3:
        'Each pagoda counts in only one chain. You may score several chains; the program works out the best way for you.',
      roadExample: [
        'A chain with a branch',
        'David has six connected pagodas, in Qin and Shu.',
        'His chain runs through {length} of them and scores {points} points.',
        'The sixth stands on a branch and does not count.',
      ],
      winnerTitle: 'Who wins',
      winner:
        'The player with the most points wins. If tied, the player with more pieces left in supply wins: pagodas, emissaries, and fortresses together (not counting the emissary on the Great Wall). If still tied, they share the victory.',
    },
    variants: {
      title: 'Variants',
      lede: 'The other side, and the advanced game.',
      city: '**Ways of Diplomacy**: the capital has fewer spaces and shorter roads. There are no ports and no border spaces, and there are 3 face-up cards. Everything else is the same.',
      plan: 'The nine districts of the capital.',
      fortTitle: 'The advanced game: fortresses',
      fort1:
        'Each player has one fortress for the whole game. It goes on a space without a pagoda or another fortress, costs the same as a pagoda there, and is one of the pieces of your turn. In an empty province, it may be your one piece.',
      fort2:
        'A fortress belongs to nobody. Any player may later place a pagoda on it at the usual price; that pagoda is then **fortified**. You can place the fortress and a pagoda on it in one turn only in a province that had a pagoda before your turn.',
      fort3:
        'A fortress without a pagoda has no effect: its space is still free, and a province without pagodas is still empty.',
      fort4:
        'A fortified pagoda **doubles** its owner’s points for the pagodas of the province, for ports if it stands on one, and for the chain it belongs to. It never doubles alliances.',
      fort5:
        'Nothing is doubled twice. On a border space, a fortified pagoda doubles in both provinces. A short chain with one may be worth more than a long one without: the program works out the best way.',
      fortExample: [
        'A fortified pagoda',
        'Wei is full: Anna has {a} pagodas, Ben {b}, and Clara {c}. One of Ben’s stands on a fortress.',
        'Ben is second and scores double: {second} points instead of {plain}.',
        'Nothing changes for the others: Anna scores {first} and Clara {third}.',
      ],
      optionsTitle: 'More options',
      portOption: '**Port scoring**: if you switch it off, ports are ordinary spaces.',
      removal:
        '**Cards removed at random** (Ways of Diplomacy): remove only 3, 4, or 5 cards in total with four, three, or two players, unseen. The deck then has 54, 53, or 52 cards.',
      borderJoker:
        '**Joker pairs on border spaces**: a joker pair of a third colour may replace one of the two cards, so that the border space costs three cards.',
    },
    advice: {
      title: 'Advice',
      lede: 'What good players look out for.',
      a1: '**Second place scores cheaply.** It scores as many points as the leader has pagodas: place one or two, and let others fill the rest.',
      a2: '**Do not open a province for others.** The first player there may place only one piece; the next player may place two.',
      a3: '**Begin a chain early.** Four in a row are worth four points, and each further pagoda one more, even across borders.',
      a4: '**Emissaries are scarce.** You have 8, and seals have little room. A lead in Zhou, or in another province with many neighbours, can bring several alliances.',
      a5: '**Make room for yourself.** A pagoda that puts you in the lead in a province also makes room for an emissary, in the same turn.',
      a6: '**Take face-up cards to carry out your plans, and draw from the pile to hide them.** Two cards of one colour are a joker pair for any other colour, except on a border space.',
      a7: '**Count the pile.** When it runs low for the second time, place pieces that score twice: on borders, on ports, and in chains.',
    },
    summary: {
      title: 'On one page',
      lede: 'For quick reference at the table.',
      short: [
        'Your turn',
        'Step | What you do',
        'Play and place | at most 3 cards, 2 pieces, 1 province; only 1 piece where there was no pagoda',
        'or exchange | discard a card, take one',
        'Draw | until you hold 3: face-up cards or from the pile',
      ],
      costs: [
        'What pieces cost',
        'Piece | Cards',
        'Pagoda, emissary, fortress | 1 of the colour, or a joker pair: 2 of another colour',
        'On a border space | exactly 2: one of each colour, or two of one',
      ],
      points: [
        'Points',
        'For | When | Points',
        'Province | when full, or at the end | most: all pagodas there; others: the pagodas of the rank above',
        'Ports | at the end | like one more province',
        'Alliance | at the end | if you lead in both: all emissaries in both',
        'Chain of 4 or more | at the end | 1 for each pagoda',
        'Ties | at the end | more pieces left in supply',
      ],
    },
  },
};
