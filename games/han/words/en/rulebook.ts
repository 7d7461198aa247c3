import type { BookWords } from '../../../../i18n/rulebook.ts';

export const rulebook: BookWords = {
  names: ['Anna', 'Ben', 'Clara', 'David', 'Emil'],
  chapters: {
    aim: {
      title: 'The aim',
      lede: 'China around 200 BC: the centre is weak, and governors reach for the throne. For two to five players.',
      story:
        'You are one of them. With province cards you place **pagodas** along the roads and **emissaries** on the dragon seals of nine provinces.',
      two: 'Pagodas score when a province is full: the player with the most there gets the most. Long chains of pagodas along the roads score at the end. So do emissaries: they count where you lead in **two neighbouring provinces**.',
      win: 'The pile of cards is played through twice. Then comes the final scoring, and **the player with the most points wins**.',
      land: 'Part of the map: pagodas on their spaces, emissaries on the seals, numbered diamonds for alliances.',
    },
    things: {
      title: 'What is in the game',
      lede: 'Few rules, and one map with two sides.',
      pieces: [
        'The pieces',
        'Piece | How many',
        'Pagodas | 20 for each player',
        'Emissaries | 9 for each player; one of them counts your points, so 8 are placed',
        'Fortress | 1 for each player, in the advanced game only',
        'Province cards | 57 in five colours',
        'Scoring markers | 9, one for each province',
        'Emperor | 1, for the starting player',
      ],
      colours: ['The cards and their provinces', 'Colour | Cards | Border Disputes | Ways of Diplomacy'],
      mapTitle: 'The map',
      space: [
        'Spaces',
        'A pagoda stands on a space. Each space takes one pagoda and belongs to one province.',
      ],
      port: ['Ports', 'Spaces with an anchor. They are ordinary spaces, and score once more at the end.'],
      border: ['Border spaces', 'Spaces of two colours. They lie in both provinces, and cost two cards.'],
      seal: [
        'Dragon seals',
        'Emissaries stand here. Any number of players share a seal. The dots show how many emissaries there is room for.',
      ],
      alliance: ['Alliances', 'A numbered diamond joins two neighbouring provinces. There are 15.'],
      road: ['Roads', 'Lines from space to space. Chains of your pagodas follow them, across all borders.'],
      sides:
        'Border Disputes is the map of China with 7 ports and 6 border spaces. Ways of Diplomacy is the capital with nine districts; it has neither. Everything said about provinces also applies to districts. The colours of the players have nothing to do with those of the provinces.',
    },
    setup: {
      title: 'Setting up',
      lede: 'Take cards out, deal three, turn four up.',
      side: '**Choose the side**: Border Disputes for 3 to 5 players, Ways of Diplomacy for 2 to 4.',
      pieces2:
        'Each player takes 20 pagodas and 9 emissaries of a colour. One emissary goes to field 0 of the scoring track on the Great Wall.',
      remove: '**Remove cards** of each colour, as the table says. They stay out of the game.',
      deal: 'Shuffle the rest and deal **3 cards** to each player, face down. Turn up 4 cards beside the pile, 3 in Ways of Diplomacy.',
      first:
        'The starting player is drawn by lot or chosen by the host, takes the emperor, and keeps it to the end.',
      decks: ['How many cards', 'Side | Players | Removed of each colour | Deck | Face up | Draw pile'],
      hiddenTitle: 'What everybody knows',
      hidden:
        'Your hand is secret; nobody knows the pile. All else is open: the board, supplies and scores, face-up cards, the discard pile, the cards that were removed, and how many cards each player and the pile have.',
      hidden2:
        'If you take a face-up card, all see it. A card from the pile is seen by you alone. Cards that are played or exchanged go face up on the discard pile.',
    },
    round: {
      title: 'A turn at a glance',
      lede: 'Turns go clockwise. Each follows the same four steps.',
      turn: 'On your turn either **play cards and place** one or two pieces, or **exchange** one card. The choice is always yours, even if you could place.',
      play: ['Play', 'Play cards of the province’s colour: one card for one piece.'],
      place: ['Place', 'Put one or two pieces, pagodas or emissaries, into one province.'],
      score: ['Score', 'If a province is full, its pagodas score at once.'],
      draw: ['Draw', 'Draw until you hold three cards again.'],
      three: 'Remember it as **3–2–1**: at most 3 cards for at most 2 pieces in 1 province.',
      exchange:
        'To exchange, put one card from your hand on the discard pile and take one face-up card or the top card of the pile. That is your whole turn. If you cannot place anything, you must exchange; once the end has begun, you pass instead.',
    },
    placing: {
      title: 'Placing pieces',
      lede: 'Where pieces may go, and what they cost.',
      whereTitle: 'Where',
      where:
        'All pieces of a turn go into **one province**, at most two, in any mix; a border space belongs to both of its provinces. The second is never compulsory. You may place the first, look at what happens, and then decide.',
      empty:
        'If a province held **no pagoda when your turn began**, you may place only **one piece** there this turn. In every other province you may place two.',
      stay: 'Pieces never move and never leave the board. You need not be in a province to place there. Without pagodas left you may still place emissaries, and vice versa.',
      payTitle: 'What it costs',
      pay: 'A piece costs **one card** of the colour of the province. Most colours stand for two provinces: you choose which.',
      joker: '**Joker**: two cards of the same colour count as one card of any other colour.',
      exact:
        'Pay exactly. You may not add cards to get rid of them, and two cards of the province’s own colour do not pay for one piece. Each piece is paid for separately: a turn is one card, a joker, two cards, or a card and a joker; with a border space it is two cards, or three with another piece.',
      firstExample: [
        'The first pieces in Wei',
        'Wei is empty. Anna holds one violet and two red cards. Then Ben plays with one red and two green cards.',
        'Anna plays {annaPays} red card and places {anna} pagoda. Her second red card is of no use here: no pagoda stood in Wei when her turn began.',
        'Now one stands there. Ben plays his red card and places a pagoda.',
        'His {joker} green cards are a joker for another red one: a second pagoda. He has played {benPays} cards for {ben} pieces, the most allowed.',
      ],
      pagodaTitle: 'Pagodas',
      pagoda:
        'A pagoda goes on a free space. A province is **full** when all its spaces, ports and border spaces included, hold pagodas.',
      full: 'The moment it is full your turn is interrupted and its pagodas are scored. Then you go on. A second piece can then only be an emissary there, or, if a border space filled it, a piece in the other province.',
      emissaryTitle: 'Emissaries',
      emissary: 'An emissary goes on the seal of a province. You need no pagoda of your own there.',
      limit:
        'The emissaries of all players in a province together may never be **more than the pagodas of the player who has the most there**. Without pagodas there can be no emissary. A pagoda you place first may make room for an emissary you place second.',
      later: 'You may send emissaries even after the pagodas of the province have scored.',
      limitExample: [
        'Room for emissaries',
        'Clara has the most pagodas in Zhou: {most}. Ben has {before} emissaries there.',
        'Anna has no pagoda in Zhou. She plays a violet card for one emissary and two orange cards, a joker, for another.',
        'That makes {after} emissaries, as many as Clara has pagodas. Nobody can send another one until somebody has {needed} pagodas there.',
      ],
      borderTitle: 'Border spaces',
      border1:
        'A border space lies in two provinces. Its pagoda counts in full for both: for being empty or full, for the limit of emissaries, and for scoring. Emissaries never stand on it.',
      border2:
        'It costs **exactly two cards**: one of each province’s colour, or two of the colour of one of them. Jokers do not pay for it.',
      border3:
        'Your second piece may lie in either of the two provinces, if a pagoda stood there when your turn began. If both were empty, the border pagoda is your only piece. A border pagoda may also be your second piece, if both provinces can still take one.',
      border4: 'A border pagoda may fill two provinces at once. Both are then scored, each by itself.',
      borderExample: [
        'On the border',
        'Wei holds a pagoda, Zhao is empty. Anna holds two red cards and an orange one.',
        'She plays red and orange, {border} cards, for the space on the border.',
        'With her last red card she may place another piece in Wei.',
        'Not in Zhao: it was empty when her turn began. Her border pagoda was its only piece this turn.',
      ],
    },
    drawing: {
      title: 'Drawing cards',
      lede: 'Back to three, one at a time.',
      draw1:
        'When you have placed, draw until you hold three cards. Take them one at a time, each either face up or from the pile, and look at it before you take the next.',
      draw2:
        'The face-up cards are refilled only when you have finished: to 4, or to 3 in Ways of Diplomacy.',
      pile: 'The pile runs out at the very moment its last card is taken, by a player or to refill. The **first time**, shuffle the discard pile at once, with the cards just played: it becomes the new pile. Then go on drawing or refilling. Face-up cards stay.',
      last: 'The **second time** the end begins. You stop drawing at once, even with fewer than three cards and with cards still face up.',
      swap: 'If you exchanged, you take just one card, and the face-up cards are refilled.',
    },
    pagodas: {
      title: 'Scoring pagodas',
      lede: 'The leader scores every pagoda there; each other player scores the number of pagodas of the player ranked just above.',
      when: 'A province scores its pagodas once: when it is full, or else at the end. Then it gets its scoring marker.',
      rank1:
        'The player with the **most** pagodas scores **1 point for every pagoda in the province**, of all players.',
      rank2: 'The player with the **second most** scores as many points as the leader has pagodas.',
      ranks:
        'The third-placed player scores the second’s number of pagodas, the fourth the third’s, and the fifth the fourth’s.',
      tie: '**Ties**: all who are tied get the full points of their rank, and no rank is skipped. If two are first, the next player is second.',
      none: 'Without a pagoda in the province you score nothing.',
      track: 'Move your marker at once. The wall has 50 fields, 0 to 49; each time round is 50 points.',
      fullExample: [
        'Wei is full',
        'Anna has just taken the last space in Wei with two red cards.',
        'She has {a} pagodas there, Ben {b}, and Clara {c}: {all} in all.',
        'Anna has the most: {first} points.',
        'Ben is second and scores Anna’s {second}.',
        'Clara is third and scores Ben’s {third}. David has none there and scores {none}.',
      ],
      tieExample: [
        'Two in the lead',
        'Qi is full: Anna and Ben have {a} pagodas each, Clara has {c}.',
        'Anna and Ben are both first: {first} points each.',
        'Clara is second, not third. She scores {second}, the pagodas of a leader.',
      ],
    },
    end: {
      title: 'The end and the final scoring',
      lede: 'When the pile has run out twice, the round is finished.',
      trigger:
        'When the pile runs out for the second time, play goes on up to the player to the right of the starting player, so that everybody has had the same number of turns. Nobody draws or exchanges any more; the others may place or pass, as they like. If it happens in the last turn of a round, the game ends there.',
      stuck:
        'The game also ends at once, in the middle of a round, if no player can ever place a pagoda or an emissary again. One player running out of pieces does not end the game.',
      order: 'Then score in this order: provinces, ports, alliances, roads.',
      provincesTitle: '1. Provinces that are not full',
      provinces:
        'Every province without a scoring marker scores the pagodas that stand there, in the usual way. Empty spaces count for nothing.',
      portsTitle: '2. Ports',
      ports:
        'All seven ports together score as if they were one more province, with the pagodas that stand on them. They never score before the end, even if all are taken.',
      portExample: [
        'The ports',
        'Of the ports, Anna holds {a}, Ben {b}, and Clara {c}.',
        'Anna has the most and scores {first}, one for every pagoda on a port.',
        'Ben scores Anna’s {second}, and Clara Ben’s {third}.',
      ],
      alliancesTitle: '3. Alliances',
      alliances1:
        'Alliances score one after another, from 1 to 15. You **lead** in a province if nobody has more emissaries there than you, and you have at least one. Several players may lead.',
      alliances2:
        'A player who leads in **both** provinces of an alliance scores 1 point for every emissary in the two, of all players. If several do, all of them score in full. Everybody else gets nothing.',
      alliances3:
        'A province counts in each of its alliances: a lead in the middle of the map may score many times.',
      allianceExample: [
        'Two alliances',
        'Emissaries. Wei: Ben {weiB}, David {weiD}. Qin: David {qinD}, Ben {qinB}, Anna {qinA}. Shu: Clara {shuC}, David {shuD}.',
        'Alliance {n1}, Wei and Qin: David is tied for the lead in Wei and leads in Qin. He scores all emissaries there: {points} points. Ben leads in Wei only: nothing.',
        'Alliance {n2}, Qin and Shu: David leads in Qin, Clara in Shu. Nobody leads in both: {nobody} points.',
      ],
      roadsTitle: '4. Roads',
      roads1:
        'A **chain** is a line of at least four of your pagodas along the roads, without a gap. Borders do not matter. It scores 1 point for each pagoda.',
      roads2:
        'Branches do not count: where the road forks, a chain goes one way only. A branch of four or more may be a chain of its own. A chain may go round a loop, but no pagoda counts twice.',
      roads3:
        'Each pagoda counts in one chain at most. You may score several chains; the program finds the best way for you.',
      roadExample: [
        'A chain with a branch',
        'David has six connected pagodas, in Qin and Shu.',
        'His chain runs through {length} of them and scores {points} points.',
        'The sixth branches off at a fork and does not count.',
      ],
      winnerTitle: 'Who wins',
      winner:
        'The player with the most points wins. In a tie, the player with more pieces left in supply wins: pagodas, emissaries, and fortresses together (not the emissary on the wall). If that is equal too, they share the victory.',
    },
    variants: {
      title: 'Variants',
      lede: 'The other side, and the advanced game.',
      city: '**Ways of Diplomacy**: the capital has fewer spaces and shorter roads. There are no ports and no border spaces, and 3 cards lie face up. All else is the same.',
      plan: 'The nine districts of the capital.',
      fortTitle: 'The advanced game: fortresses',
      fort1:
        'Each player has one fortress, to be placed once. It goes on a space without pagoda or fortress, costs the same as a pagoda there, and is one of the pieces of your turn. In an empty province it may be your one piece.',
      fort2:
        'A fortress belongs to nobody. Any player may later place a pagoda on it at the usual price; that pagoda is then **fortified**. You can place the fortress and a pagoda on it in one turn only where a pagoda stood before your turn.',
      fort3:
        'A fortress without a pagoda counts for nothing: the space is still free, and the province still empty if no pagoda stands there.',
      fort4:
        'A fortified pagoda **doubles** what its owner gets for the pagodas of that province, for the ports if it stands on one, and for the chain it belongs to. It never doubles alliances.',
      fort5:
        'Nothing is doubled twice. On a border space it doubles in both provinces. For the roads a short chain with a fortress may be worth more than a long one without: the program finds the best.',
      fortExample: [
        'A fortified pagoda',
        'Wei is full as before: Anna {a}, Ben {b}, Clara {c}. But one of Ben’s pagodas stands on a fortress.',
        'Ben is second. He gets double: {second} instead of {plain} points.',
        'Nothing changes for the others: Anna scores {first}, Clara {third}.',
      ],
      optionsTitle: 'More options',
      portOption: '**Port scoring** can be switched off; ports are then ordinary spaces.',
      removal:
        '**Cards removed at random** (Ways of Diplomacy): only 3, 4, or 5 cards in all leave the deck with four, three, or two players, unseen; 54, 53, or 52 stay.',
      borderJoker:
        '**Jokers on the border**: two equal cards may stand for one of the two cards, so that a border space costs three cards.',
    },
    advice: {
      title: 'Advice',
      lede: 'What good players watch for.',
      a1: '**Second place in a province is cheap points.** It scores what the leader has: place one or two, and let others fill the rest.',
      a2: '**Do not open a province for others.** The first player there may place only one piece; the next player may place two.',
      a3: '**Begin a chain early.** Four in a row are worth four points, and each further pagoda one more, across all borders.',
      a4: '**Emissaries are scarce.** You have 8 and there is room for few. A lead in Zhou or another province with many neighbours is worth several alliances.',
      a5: '**Make room for yourself.** A pagoda that gives you the most in a province also makes room for an emissary, in the same turn.',
      a6: '**Take face-up cards for your plans, and from the pile to hide them.** Two equal cards are a joker for any other colour, except on a border space.',
      a7: '**Count the pile.** When it runs low for the second time, place the pieces that count twice: on borders, on ports, in chains.',
    },
    summary: {
      title: 'On one page',
      lede: 'For quick reference at the table.',
      short: [
        'Your turn',
        'Step | What you do',
        'Play and place | at most 3 cards, 2 pieces, 1 province; only 1 piece where no pagoda stood',
        'or exchange | discard a card, take one',
        'Draw | until you hold 3, face up or from the pile',
      ],
      costs: [
        'What pieces cost',
        'Piece | Cards',
        'Pagoda, emissary, fortress | 1 of the colour, or a joker: 2 equal cards of another colour',
        'On a border space | exactly 2: one of each colour, or two of one of them',
      ],
      points: [
        'Points',
        'For | When | Points',
        'Province | full, or at the end | most: all pagodas there; others: the count of the rank before',
        'Ports | end | like one more province',
        'Alliance | end | lead in both: all emissaries in both',
        'Chain of 4 or more | end | 1 for each pagoda',
        'A tie | end | more pieces left in supply',
      ],
    },
  },
};
