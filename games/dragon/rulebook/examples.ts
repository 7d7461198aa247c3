import type { Played } from '../../../client/board/book.ts';
import { PAIRS } from '../rules/codec.ts';
import {
  ACTION_BASE,
  CONTAGION,
  oldOf,
  PERSON_TYPES,
  type PersonType,
  SYMBOLS,
  TRIBUTE,
  VALUE,
  youngOf,
} from '../rules/data.ts';
import { dragon } from '../rules/index.ts';
import { opening, type Scene, scene } from '../rules/scene.ts';
import type { Transcript } from '../rules/transcript.ts';
import type { DragonView } from '../rules/types.ts';

export type DragonPlayed = Played<DragonView>;

const viewOf = (t: Transcript): DragonView => dragon.view(t.state, 'spectator');
const played = (numbers: Record<string, number>, ...views: readonly DragonView[]): DragonPlayed => ({
  numbers,
  views,
});

const young = (type: PersonType) => youngOf(PERSON_TYPES.indexOf(type));
const symbols = (type: PersonType, person: number): number => SYMBOLS[PERSON_TYPES.indexOf(type)]![person]!;
const oldSymbols = (type: PersonType): number => symbols(type, oldOf(PERSON_TYPES.indexOf(type)));
const TABLE = {
  month: 3,
  phase: 'action',
  groups: 'taxes research | parade harvest | build | fireworks | privilege',
} as const satisfies Scene;

/** The worked examples, by the key of their text: a position, the moves, and the numbers that came of them. */
export const examples = {
  draftExample() {
    const t = opening(4).play('A t+s @2', 'B t+f @2', 'C f+s @2');
    return played(
      {
        anna: t.A.track,
        ben: t.B.track,
        clara: t.C.track,
        open: t.legal('D').length,
        pairs: PAIRS.length,
      },
      viewOf(t),
    );
  },

  taxesExample() {
    const t = scene({
      ...TABLE,
      order: 'CDABE',
      C: { yuan: 1, palaces: '2:cc' },
      D: { yuan: 3, palaces: '3:tt 2:l' },
    });
    const before = t.D.yuan;
    t.play('C taxes');
    const waiting = viewOf(t);
    t.play('D taxes');
    return played(
      {
        davidHad: before,
        clara: t.gained('C', 'yuan', 'taxes'),
        paid: t.all('actionTaken').at(-1)!.paid,
        gained: t.gained('D', 'yuan', 'taxes'),
        base: ACTION_BASE.taxes.base,
        each: symbols('taxCollector', young('taxCollector')),
        net: t.D.yuan - before,
        davidHas: t.D.yuan,
      },
      waiting,
    );
  },

  buildExample() {
    const t = scene({ ...TABLE, order: 'EABCD', E: { palaces: '3:ccl 1' } });
    const before = viewOf(t);
    t.play('E build ^2 ^2');
    const heights = t.all('floorPlaced').map(({ floors }) => floors);
    return played(
      { floors: heights.length, height: Math.max(...heights), fresh: heights.at(-1)! },
      before,
      viewOf(t),
    );
  },

  paradeExample() {
    const t = scene({ ...TABLE, order: 'CABDE', C: { track: 12 }, B: { palaces: '2:WW' } });
    t.play('C taxes', 'A refill');
    const before = t.B.track;
    t.play('B parade');
    const moved = t.all('moved').at(-1)!;
    return played(
      {
        before,
        spaces: moved.spaces,
        base: ACTION_BASE.parade.base,
        helmets: 2 * oldSymbols('warrior'),
        after: t.B.track,
      },
      viewOf(t),
    );
  },

  fullExample() {
    const t = scene({ month: 4, phase: 'card', seats: 3, A: { palaces: '3:lHh 2:ct' } });
    const before = viewOf(t);
    const [persons, from] = [t.A.persons, t.A.track];
    const refused = t.fork().play('A m young refuse');
    t.play('A m young @1xH');
    return played(
      {
        before: persons,
        value: VALUE[young('monk')]!,
        from,
        to: t.A.track,
        after: t.A.persons,
        refused: refused.A.track,
      },
      before,
      viewOf(t),
    );
  },

  tributeExample() {
    const yuan = 2;
    const t = scene({
      month: 5,
      event: 'tribute',
      phase: 'event',
      A: { yuan: 6 },
      B: { yuan: 4 },
      C: { yuan, palaces: '2:cf 3:Mm 1:l' },
    });
    const due = t.all('mustRelease').find(({ seat }) => seat === 2)!.persons;
    const before = viewOf(t);
    t.play('C -1c', 'C -2M');
    return played({ had: yuan, demand: TRIBUTE, paid: t.paid('C', 'yuan'), short: due }, before);
  },

  droughtExample() {
    const rice = { A: 4, B: 0 };
    const t = scene({
      month: 6,
      event: 'drought',
      phase: 'event',
      A: { rice: rice.A, palaces: '2:cf 1:l 2:t 2' },
      B: { rice: rice.B, palaces: '2:cf 2:ls 2:tt' },
    });
    const before = viewOf(t);
    t.play('B -1c', 'B -2s');
    return played(
      {
        annaRice: rice.A,
        benRice: rice.B,
        paid: t.paid('A', 'rice'),
        kept: t.A.rice,
        floors: Number(t.A.palaces.at(-2)),
        lost: t.released('B').length,
      },
      before,
    );
  },

  festivalExample() {
    const had = { a: 2, b: 1, c: 3, d: 0, e: 3 };
    const t = scene({
      month: 8,
      event: 'festival',
      phase: 'event',
      A: { fireworks: had.a },
      B: { fireworks: had.b },
      C: { fireworks: had.c },
      D: { fireworks: had.d },
      E: { fireworks: had.e },
    });
    return played(
      {
        ...had,
        first: t.gained('C', 'vp', 'festival'),
        second: t.gained('A', 'vp', 'festival'),
        back: t.paid('C', 'fireworks'),
        annaBack: t.paid('A', 'fireworks'),
        left: t.A.fireworks,
      },
      viewOf(t),
    );
  },

  mongolsExample() {
    const t = scene({
      month: 9,
      event: 'mongols',
      phase: 'event',
      A: { palaces: '2:wW' },
      B: { palaces: '2:wW' },
      C: { palaces: '2:W' },
      D: { palaces: '2:wc' },
      E: { palaces: '2:wl' },
    });
    const [a, b, c, d, e] = [...'ABCDE'].map((name) => t.gained(name, 'vp', 'mongols'));
    const lost = t.all('mustRelease').find(({ seat }) => seat === 3)!.persons;
    return played({ a: a!, b: b!, c: c!, d: d!, e: e!, lost }, viewOf(t));
  },

  contagionExample() {
    const t = scene({ month: 7, event: 'contagion', phase: 'event', C: { palaces: '3:chh 2:ls' } });
    while (t.toAct !== 'C') t.play(`${t.toAct} ${t.legal(t.toAct)[0]}`);
    const due = t.all('mustRelease').find(({ seat }) => seat === 2)!.persons;
    const before = viewOf(t);
    t.play('C -1h');
    return played({ demand: CONTAGION, due }, before);
  },

  monthlyExample() {
    const t = scene({ month: 2, event: 'peace', phase: 'event', A: { palaces: '2:lc 1:l 3:t', large: 1 } });
    const { palaces, ladies, privileges } = t.all('scored')[0]!;
    return played({ palaces, ladies, privileges, total: t.A.vp }, viewOf(t));
  },

  finalExample() {
    const goods = { yuan: 4, rice: 1, fireworks: 2 };
    const t = scene({
      month: 12,
      event: 'mongols',
      phase: 'event',
      A: { yuan: 3 },
      B: { palaces: '2:mw 3:Mcf 2:lt', ...goods },
    }).until('end');
    const scored = t.all('finalScored').find(({ seat }) => seat === 1)!;
    return played(
      {
        ...goods,
        people: t.B.persons,
        low: 2,
        high: 3,
        one: symbols('monk', young('monk')),
        two: oldSymbols('monk'),
        persons: scored.persons,
        monks: scored.monks,
        worth: goods.yuan + 2 * (goods.rice + goods.fireworks),
        goods: scored.goods,
        total: scored.persons + scored.monks + scored.goods,
      },
      viewOf(t),
    );
  },
} satisfies Readonly<Record<string, () => DragonPlayed>>;
