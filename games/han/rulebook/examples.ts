import type { Played } from '../../../client/board/book.ts';
import { boardOf } from '../rules/board.ts';
import { han } from '../rules/index.ts';
import { final, scene } from '../rules/scene.ts';
import type { Transcript } from '../rules/transcript.ts';
import type { HanView } from '../rules/types.ts';

export type HanPlayed = Played<HanView>;

const viewOf = (t: Transcript): HanView => han.view(t.state, 'spectator');
const played = (numbers: Record<string, number>, ...views: readonly HanView[]): HanPlayed => ({
  numbers,
  views,
});

/** Pagodas of a player in a province, by its name. */
const pagodas = (t: Transcript, name: string, province: string): number => {
  const { spaces, spaceIds, provinceIds } = boardOf(t.state.options.map);
  return spaces[provinceIds.indexOf(province)]!.filter((space) => t.at(spaceIds[space]!) === name).length;
};

/** Of alliances and roads: the same pieces. */
const ending = () =>
  final({
    A: { pagodas: 'wei-1 wei-2', emissaries: 'qin' },
    B: { emissaries: 'wei qin' },
    C: { pagodas: 'shu-3 shu-4 shu-5', emissaries: 'shu shu' },
    D: { pagodas: 'qin-2 qin-3 qin-4 qin-5 shu-1 shu-2', emissaries: 'wei qin qin shu' },
  });

const WEI = {
  seats: 4,
  A: { hand: 'rry', pagodas: 'wei-1 wei-2 wei-3' },
  B: { pagodas: 'wei-4 wei-5' },
  C: { pagodas: 'b-wei-zhao' },
} as const;

/** The worked examples, by the key of their text: a position, the moves, and the numbers that came of them. */
export const examples = {
  firstExample() {
    const t = scene({ A: { hand: 'vrr' }, B: { hand: 'rgg' }, display: 'vyog' }).play('A r wei-1 +1');
    t.play('B r wei-2 gg wei-3');
    const cards = (seat: number) => t.all('cardsPlayed').filter((e) => e.seat === seat);
    return played(
      {
        annaPays: cards(0).flatMap((e) => e.cards).length,
        anna: pagodas(t, 'A', 'wei'),
        joker: cards(1)[1]!.cards.length,
        benPays: cards(1).flatMap((e) => e.cards).length,
        ben: pagodas(t, 'B', 'wei'),
      },
      viewOf(t),
    );
  },

  limitExample() {
    const t = scene({
      A: { hand: 'voo' },
      B: { hand: 'vgg', emissaries: 'zhou zhou' },
      C: { hand: 'vgg', pagodas: 'zhou-1 zhou-2 zhou-3 zhou-4' },
    });
    const count = () => t.emissaries('zhou').reduce((sum, n) => sum + n, 0);
    const before = count();
    t.play('A v @zhou oo @zhou');
    const most = pagodas(t, 'C', 'zhou');
    return played({ most, before, after: count(), needed: most + 1 }, viewOf(t));
  },

  borderExample() {
    const t = scene({ A: { hand: 'ror' }, B: { pagodas: 'wei-1' } }).play('A or b-wei-zhao');
    return played({ border: t.all('cardsPlayed')[0]!.cards.length }, viewOf(t));
  },

  fullExample() {
    const t = scene(WEI).play('A rr b-qin-wei');
    const [a, b, c] = ['A', 'B', 'C'].map((name) => pagodas(t, name, 'wei'));
    const [first, second, third, none] = t.paid('wei')!;
    return played(
      { a: a!, b: b!, c: c!, all: a! + b! + c!, first: first!, second: second!, third: third!, none: none! },
      viewOf(t),
    );
  },

  tieExample() {
    const t = scene({
      A: { hand: 'yyr', pagodas: 'qi-1' },
      B: { pagodas: 'qi-2 qi-3' },
      C: { pagodas: 'qi-4' },
    }).play('A yy b-han-qi');
    const [first, , second] = t.paid('qi')!;
    return played(
      { a: pagodas(t, 'A', 'qi'), c: pagodas(t, 'C', 'qi'), first: first!, second: second! },
      viewOf(t),
    );
  },

  portExample() {
    const ports = { A: 'zhao-4 zhou-6 han-2 qi-4', B: 'lu-4 chu-4', C: 'chu-6' };
    const t = final({ A: { pagodas: ports.A }, B: { pagodas: ports.B }, C: { pagodas: ports.C } });
    const [first, second, third] = t.all('portsScored')[0]!.points;
    const held = (text: string) => text.split(' ').length;
    return played(
      {
        a: held(ports.A),
        b: held(ports.B),
        c: held(ports.C),
        first: first!,
        second: second!,
        third: third!,
      },
      viewOf(t),
    );
  },

  allianceExample() {
    const t = ending();
    const between = (a: string, b: string) =>
      t.all('allianceScored').find(({ provinces }) => provinces.includes(a) && provinces.includes(b))!;
    const [first, second] = [between('wei', 'qin'), between('qin', 'shu')];
    const [, weiB, , weiD] = t.emissaries('wei');
    const [qinA, qinB, , qinD] = t.emissaries('qin');
    const [, , shuC, shuD] = t.emissaries('shu');
    return played(
      {
        weiB: weiB!,
        weiD: weiD!,
        qinA: qinA!,
        qinB: qinB!,
        qinD: qinD!,
        shuC: shuC!,
        shuD: shuD!,
        n1: first.n,
        points: Math.max(...first.points),
        n2: second.n,
        nobody: Math.max(...second.points),
      },
      viewOf(t),
    );
  },

  roadExample() {
    const t = ending();
    const { points, chains } = t.all('roadsScored').find(({ seat }) => seat === 3)!;
    return played({ length: chains[0]!.length, points }, viewOf(t));
  },

  fortExample() {
    const plain = scene(WEI).play('A rr b-qin-wei').paid('wei')!;
    const t = scene({ ...WEI, options: { fortresses: true }, fortresses: 'wei-4' }).play('A rr b-qin-wei');
    const [first, second, third] = t.paid('wei')!;
    const [a, b, c] = ['A', 'B', 'C'].map((name) => pagodas(t, name, 'wei'));
    return played(
      {
        a: a!,
        b: b!,
        c: c!,
        plain: plain[1]!,
        first: first!,
        second: second!,
        third: third!,
      },
      viewOf(t),
    );
  },
} satisfies Readonly<Record<string, () => HanPlayed>>;
