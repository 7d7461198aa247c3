import type { Moment } from '../../../client/board/board.ts';
import type { PlaceId } from '../../../client/board/places.ts';
import { type Action, firstSeat, legalActions } from '../../../core/game.ts';
import { stream } from '../../../core/rng.ts';
import { confucius } from '../rules/index.ts';
import type { ConfuciusKinds, ConfuciusMove, ConfuciusView } from '../rules/types.ts';
import { isChip, targetOf } from './targets.ts';

/** An action and what it is done to, which one press on the table decides together. */
export interface Shortcut {
  readonly take: Action;
  readonly then: Action;
  /** The second decision, and the table on which it is made. */
  readonly move: ConfuciusMove;
  readonly view: ConfuciusView;
}

export type Shortcuts = ReadonlyMap<PlaceId, Shortcut>;

const NONE: Shortcuts = new Map();
const found = new WeakMap<object, Shortcuts>();

/** Things that can be pressed instead of an action: those that only one of the legal actions leads to. */
export function shortcutsOf(asked: Pick<Moment<ConfuciusKinds>, 'view' | 'legal'>): Shortcuts {
  const known = found.get(asked.legal);
  if (known) return known;
  const shortcuts = asked.legal.some(({ move }) => move.type === 'take') ? find(asked) : NONE;
  found.set(asked.legal, shortcuts);
  return shortcuts;
}

function find({ view, legal }: Pick<Moment<ConfuciusKinds>, 'view' | 'legal'>): Shortcuts {
  const before = confucius.sample(view, stream('shortcuts', 'page'));
  const seat = firstSeat(confucius.active(before));
  const ways = new Map<PlaceId, Shortcut[]>();
  for (const { action: take, move: taken } of legal) {
    if (taken.type !== 'take') continue;
    const s = confucius.clone(before);
    confucius.apply(s, seat, take);
    // An action that asks for nothing is done at once.
    if (s.shown !== before.shown || s.stack.at(-1)?.phase !== taken.action) continue;
    const after = confucius.view(s, seat);
    for (const then of legalActions(confucius, s, seat)) {
      const move = confucius.decode(then);
      if (isChip(move)) continue;
      const place = targetOf(move, seat);
      ways.set(place, [...(ways.get(place) ?? []), { take, then, move, view: after }]);
    }
  }
  return new Map(
    [...ways].flatMap(([place, [one, ...more]]) => (one && more.length === 0 ? [[place, one]] : [])),
  );
}

export const bundles = (moment: Moment<ConfuciusKinds>): Action[][] =>
  [...shortcutsOf(moment).values()].map(({ take, then }) => [take, then]);
