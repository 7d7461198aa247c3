import { type Consequence, change, type Effects } from '../../../client/board/effect.ts';
import type { Seat } from '../../../core/game.ts';
import { AVAILABLE, MINISTRIES } from '../rules/data.ts';
import { type Obligations, obligations } from '../rules/obligations.ts';
import type { ConfuciusKinds, ConfuciusView } from '../rules/types.ts';
import type { ConfuciusCardWords } from '../words/cards.ts';
import type { ConfuciusTexts } from '../words/texts.ts';

/** What a seat has of each kind that a move changes. */
export function holdings(view: ConfuciusView, seat: Seat) {
  const player = view.players[seat]!;
  const own = view.markers.flatMap((owner, at) => (owner === seat ? [at] : []));
  return {
    vp: player.vp,
    cards: player.cards,
    cubes: player.cubes,
    rewardCards: player.rewardCards,
    shipyard: player.shipyard,
    ocean: player.ocean,
    colonies: player.colonies,
    boxes: view.armies.filter((owner) => owner === seat).length,
    officials: own.length,
    secured: own.filter((at) => view.secured & (1 << at)).length,
    students: view.students.filter((owner) => owner === seat).length,
    gifts: player.gifts.filter((state) => state === AVAILABLE).length,
  };
}

/** What a move does to the own holdings, and whom it binds or frees. */
export const effects: Effects<ConfuciusKinds, ConfuciusCardWords> = (
  { seat, before, after },
  props,
  words,
) => {
  const glue = props.lang === 'ja' ? '' : ' ';
  const was = holdings(before, seat);
  const now = holdings(after, seat);
  const webs = [obligations(before), obligations(after)] as const;
  const of = (key: keyof typeof was, said: (n: number) => string) =>
    change(key, now[key] - was[key], said, glue);
  return [
    ...of('cubes', words.cubes),
    ...of('cards', words.effects.cards),
    ...of('vp', words.points),
    ...of('rewardCards', words.effects.rewards),
    ...of('officials', words.effects.officials),
    ...of('secured', words.effects.secured),
    ...of('students', words.effects.students),
    ...of('shipyard', words.effects.shipyard),
    ...of('ocean', words.effects.ocean),
    ...of('colonies', words.effects.colonies),
    ...of('boxes', words.effects.boxes),
    ...of('gifts', words.effects.gifts),
    ...change('nextRound', webs[1].cubes[seat]! - webs[0].cubes[seat]!, words.nextRound, glue),
    ...bonds(seat, webs, props.names, props.texts as ConfuciusTexts, words),
  ];
};

/** Players who are bound to the seat from now on, with where they may not bribe, and those who no longer are. */
function bonds(
  seat: Seat,
  [was, now]: readonly [Obligations, Obligations],
  names: readonly string[],
  { terms }: ConfuciusTexts,
  words: ConfuciusCardWords,
): Consequence[] {
  const { effects } = words;
  const isIn = ({ bonds: all }: Obligations, bound: Seat, to: Seat): boolean =>
    all.some((bond) => bond.bound === bound && bond.to === to);
  return names.flatMap((name, other) => {
    if (other === seat) return [];
    const where = MINISTRIES.filter(
      (_, q) => now.blocked[other]![q]!.includes(seat) && !was.blocked[other]![q]!.includes(seat),
    ).map((ministry) => terms.ministries[ministry]);
    const binds = isIn(now, other, seat) && !isIn(was, other, seat);
    const frees = !isIn(now, other, seat) && isIn(was, other, seat);
    const freed = !isIn(now, seat, other) && isIn(was, seat, other);
    return [
      ...(binds || where.length > 0
        ? [{ key: `binds:${other}`, n: 1, text: effects.binds(name, where) }]
        : []),
      ...(frees ? [{ key: `binds:${other}`, n: -1, text: effects.releases(name) }] : []),
      ...(freed ? [{ key: `bound:${other}`, n: -1, text: effects.freed(name) }] : []),
    ];
  });
}
