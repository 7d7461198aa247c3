import type { Played } from '../../../client/board/book.ts';
import { COINS, LICENCES, TITLE_VP } from '../rules/data.ts';
import { confucius } from '../rules/index.ts';
import { type Scene, scene } from '../rules/scene.ts';
import { armiesInPlay, junksOnVoyages, markersInMinistries } from '../rules/scoring.ts';
import { LETTERS, seatOf, type Transcript } from '../rules/transcript.ts';
import type { ConfuciusView } from '../rules/types.ts';

export type ConfuciusPlayed = Played<ConfuciusView>;

const viewOf = (t: Transcript, viewer: number | 'spectator' = 'spectator'): ConfuciusView =>
  confucius.view(t.state, viewer);
const played = (numbers: Record<string, number>, ...views: readonly ConfuciusView[]): ConfuciusPlayed => ({
  numbers,
  views,
});

/** Officials of a player in a ministry. */
const owned = (t: Transcript, letter: string, ministry: 'bingbu' | 'gongbu'): number =>
  [...t.owners(ministry)].filter((owner) => owner.toUpperCase() === letter).length;

const cubesFor = (t: Transcript, line: string, letter: string): number => {
  const before = t.player(letter).cubes;
  return before - t.branch().play(line).player(letter).cubes;
};

const ENDED: Scene = {
  phase: 'favour',
  round: 9,
  chits: '7 4 7 4 6 5',
  landChits: '4 4 3 2 3',
  bingbu: 'W W W Y Y B B',
  hubu: 'G G G B B B P',
  gongbu: 'B B B B P P P',
  posts: 'bingbu:WY hubu:GB gongbu:BP',
  lands: 'annam mongolia korea',
  armies: 'B W | P W B | G G .',
  conquered: '1 2 3',
  reached: 'spiceIslands:Y india:Y arabia:W africa:G',
  W: { insult: 1, vp: 6 },
  B: { vp: 6 },
  P: { vp: 4 },
};

/** The worked examples, by the key of their text: a position, the moves, and the numbers that came of them. */
export const examples = {
  countExample() {
    const t = scene({ phase: 'favour', gifts: 'P>Y3 G>Y4 B>G1 G>P3' });
    const before = viewOf(t);
    t.play('Y: none');
    const { cubes } = t.eventsOf('giftsCounted')[0]!;
    return played({ black: cubes[0]!, green: cubes[1]!, purple: cubes[2]!, white: cubes[3]! }, before);
  },

  cubeExample() {
    const green = scene({
      turn: 'G',
      G: { hand: '33', shipyard: 1, placed: 'navy:1' },
      P: { placed: 'buyGift:1' },
    });
    const purple = scene({ turn: 'P', P: { hand: '33', placed: 'buyGift:1' } });
    return played(
      {
        first: green.cubesOn('G', 'navy'),
        voyage: cubesFor(green, 'G: voyage x1 $3', 'G'),
        give: cubesFor(purple, 'P: giveGift g1 >B', 'P'),
        again: cubesFor(purple, 'P: buyGift g2 $3', 'P'),
      },
      viewOf(green, seatOf('G')),
    );
  },

  payExample() {
    const t = scene({ bingbu: '. . 4 6 5 . .', B: { hand: '33' } });
    const before = viewOf(t, seatOf('B'));
    t.play('B: bribe B3 $33');
    const { cost, cards } = t.eventsOf('paid')[0]!;
    const coins = cards.reduce((sum, n, c) => sum + n * COINS[c]!, 0);
    return played({ each: COINS[2]!, price: cost, coins, lost: coins - cost }, before);
  },

  voyageExample() {
    const had = 6;
    const t = scene({
      turn: 'Y',
      chief: 'W',
      Y: { hand: '1111333333', shipyard: had, cubes: 5 },
    }).play('Y: voyage x6 $11');
    const { cards } = t.eventsOf('paid')[0]!;
    t.play('Y: africa');
    return played(
      {
        had,
        paid: cards.reduce((sum, n, c) => sum + n * LICENCES[c]!, 0),
        vp: t.eventsOf('landed')[0]!.vp,
        cards: t.eventsOf('rewardGained').length,
        left: t.player('Y').ocean,
      },
      viewOf(t, seatOf('Y')),
    );
  },

  exchangeExample() {
    const t = scene({ gifts: 'G>B3', B: { available: '2 3 4' }, G: { available: '5' } });
    const low = 2;
    if (t.can(`B: giveGift g${low} >G`)) throw new Error('A lower gift is given.');
    const [given] = t.gifts.split(' ');
    t.play('B: giveGift g3 >G');
    const mutual = viewOf(t, seatOf('B'));
    const both = t.gifts.split(' ').length;
    t.play('G: giveGift g5 >B');
    return played(
      { held: Number(given!.at(-1)), low, same: 3, both, high: 5, left: t.gifts.split(' ').length },
      mutual,
    );
  },

  bribeExample() {
    const cases = ['. . 3b 4 5 . .', '. . 3b 4g 5 . .', '. . 3g 4g 5g 2 .', '. . 3b 4b 5g 2 .'].map(
      (gongbu) => {
        const t = scene({ turn: 'G', gifts: 'B>G1', gongbu, G: { hand: '33333' } });
        const space = gongbu.split(' ').findIndex((word) => /^\d$/.test(word)) + 1;
        return {
          t,
          may: t.can(`G: bribe G${space}`),
          b: owned(t, 'B', 'gongbu'),
          g: owned(t, 'G', 'gongbu'),
        };
      },
    );
    if (cases.map(({ may }) => may).join() !== 'true,false,true,true')
      throw new Error('The cases have changed.');
    return played(
      Object.fromEntries(
        cases.flatMap(({ b, g }, n) => [
          [`b${n + 1}`, b],
          [`g${n + 1}`, g],
        ]),
      ),
      ...cases.map(({ t }) => viewOf(t)),
    );
  },

  examExample() {
    const t = scene({
      phase: 'favour',
      chief: 'B',
      candidates: 'gongbu bingbu hubu any any any',
      students: 'W Y',
      gifts: 'W>B2 W>Y3 G>W1',
      B: { hand: '111' },
      G: { hand: '' },
      P: { hand: '3' },
      W: { hand: '2' },
      Y: { hand: '11' },
    }).play('B: none\nB: red +1 ok\nP: orange +3 ok\nW: red +2 ok');
    const tutoring = viewOf(t);
    t.play('Y: red +1 ok');
    const [red, orange] = t.eventsOf('revealed')[0]!.totals;
    t.play('W: G6');
    return played(
      {
        black: COINS[0]!,
        purple: COINS[2]!,
        white: COINS[1]!,
        yellow: COINS[0]!,
        red: red!,
        orange: orange!,
      },
      tutoring,
    );
  },

  ministryExample() {
    const t = scene({ phase: 'favour', gongbu: 'b P g B p b P', gifts: 'P>G3 B>G4' });
    const before = viewOf(t);
    const [black, purple, green] = ['B', 'P', 'G'].map((letter) => owned(t, letter, 'gongbu'));
    t.play('Y: none');
    const [support] = t.eventsOf('supported');
    const [minister, secretary] = t.eventsOf('appointed');
    return played(
      {
        black: black!,
        purple: purple!,
        green: green!,
        low: 3,
        high: 4,
        blackThen: black! + support!.officials,
        minister: minister!.vp,
        secretary: secretary!.vp,
      },
      before,
    );
  },

  fiveExample() {
    const t = scene({ phase: 'favour', bingbu: 'Y W B G W Y P', gifts: 'W>G4 W>Y3 P>Y3 G>P3' });
    const before = viewOf(t);
    const spaces = Object.fromEntries(
      [...LETTERS].flatMap((letter) =>
        [...t.owners('bingbu')]
          .flatMap((owner, i) => (owner === letter ? [i + 1] : []))
          .map((space, n) => [`${letter.toLowerCase()}${n + 1}`, space] as const),
      ),
    );
    const count = new Map([...LETTERS].map((letter) => [seatOf(letter), owned(t, letter, 'bingbu')]));
    t.play('Y: none');
    const supported = [...t.eventsOf('supported')];
    t.play('B: >Y');
    for (const { seat, to, officials } of [...supported, ...t.eventsOf('supported')]) {
      count.set(to, count.get(to)! + officials);
      count.delete(seat);
    }
    const [minister, secretary] = t.eventsOf('appointed');
    return played(
      {
        ...spaces,
        white: count.get(minister!.seat)!,
        minister: minister!.vp,
        yellow: count.get(secretary!.seat)!,
        secretary: secretary!.vp,
      },
      before,
    );
  },

  invasionExample() {
    const full = scene({ phase: 'favour', armies: 'B W' });
    const before = viewOf(full);
    full.play('Y: none');
    const due = scene({
      phase: 'favour',
      round: 6,
      lands: 'annam korea mongolia',
      conquered: '1',
      armies: '. . | G . G',
    });
    const short = viewOf(due);
    const { round } = due.state;
    due.play('Y: none');
    return played(
      {
        black: full.player('B').vp,
        white: full.player('W').vp,
        round,
        card: full.rewards('W').split(' ').length,
        green: due.player('G').vp,
      },
      before,
      short,
    );
  },

  finalExample() {
    const t = scene(ENDED, ['C-CHK-10']);
    const [whiteBefore, blackBefore] = ['W', 'B'].map((letter) => t.player(letter).vp);
    const numbers = {
      yellowJunks: junksOnVoyages(t.state, seatOf('Y')),
      blackMarkers: markersInMinistries(t.state, seatOf('B')),
      whiteArmies: armiesInPlay(t.state, seatOf('W')),
      title: TITLE_VP,
    };
    t.play('Y: none');
    const level = scene({ ...ENDED, W: { colonies: 1, vp: 6 } }, ['C-CHK-10']).play('Y: none');
    if (level.places !== 'B1 G4 P4 W2 Y3') throw new Error('The tie is decided otherwise.');
    return played(
      {
        ...numbers,
        whiteBefore: whiteBefore!,
        blackBefore: blackBefore!,
        white: t.player('W').vp,
        black: t.player('B').vp,
        yellow: t.player('Y').vp,
        green: t.player('G').vp,
        tied: level.player('W').vp,
      },
      viewOf(t),
    );
  },
} satisfies Readonly<Record<string, () => ConfuciusPlayed>>;
