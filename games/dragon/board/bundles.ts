import type { Moment } from '../../../client/board/board.ts';
import type { Action, Seat } from '../../../core/game.ts';
import { encode } from '../rules/codec.ts';
import { AGES, type Person } from '../rules/data.ts';
import { floorsAt, inhabited, personCountAt } from '../rules/palace.ts';
import { stockOf, tileOf } from '../rules/tiles.ts';
import type { DragonKinds, DragonMove, DragonView } from '../rules/types.ts';

/** A card and the age of the person who comes for it; without a choice of age, the card alone. */
export function hire(
  view: DragonView,
  card: DragonMove & { type: 'playCard' },
  person: Person,
): DragonMove[] {
  const { type, age = 'young' } = tileOf(person);
  const choice: DragonMove[] = stockOf(view, type).length > 1 ? [{ type: 'takeTile', age }] : [];
  return [card, ...choice];
}

/** In the person phase one press plays a card and takes the young or the old person. */
export function bundles({ view, legal }: Moment<DragonKinds>): Action[][] {
  return legal.flatMap(({ action, move }) => {
    if (move.type !== 'playCard') return [];
    const type = move.card === 'wild' ? move.as : move.card;
    if (stockOf(view, type).length < 2) return [];
    return AGES.map((age) => [action, encode({ type: 'takeTile', age })]);
  });
}

/**
 * Where somebody would move in: into a palace that stands empty and would decay (D-DECAY-1), else where most rooms are free.
 */
export function suggest({ view, legal }: Moment<DragonKinds>, seat: Seat): Action | undefined {
  if (legal[0]?.move.type !== 'house') return undefined;
  const { palaces } = view.players[seat]!;
  const worth = (i: number): number =>
    (inhabited(palaces, i) ? 0 : 10) + floorsAt(palaces, i) - personCountAt(palaces, i);
  return legal.toSorted((a, b) =>
    a.move.type === 'house' && b.move.type === 'house' ? worth(b.move.palace) - worth(a.move.palace) : 0,
  )[0]!.action;
}
