import type { EventId, SuperEvent } from '../rules/data.ts';
import { EVENT_IDS, SUPER_EVENTS } from '../rules/data.ts';
import type { DragonView } from '../rules/types.ts';

/** What is being resolved in the event phase. */
type Happening = { readonly event: EventId } | { readonly superEvent: SuperEvent } | { readonly wall: true };

export function happeningOf({ stack, round, row, superEvent }: DragonView): Happening {
  const phases = stack.map(({ phase }) => phase);
  const shaken = SUPER_EVENTS.find((event) => phases.some((phase) => phase === event));
  if (shaken) return { superEvent: shaken };
  const frame = stack.findLast((f) => f.phase === 'release');
  if (frame?.phase === 'release' && frame.cause === 'wall') return { wall: true };
  if (frame?.phase === 'release' && frame.cause === 'earthquake') return { superEvent: 'earthquake' };
  const asked = SUPER_EVENTS[superEvent];
  const ofSuper = phases.some((phase) => phase === 'house' || phase === 'full' || phase === 'build');
  return asked && ofSuper ? { superEvent: asked } : { event: EVENT_IDS[row[round - 1]!]! };
}

/** How much each seat has still to give, where the decision counts it. */
export function dueOf({ stack, players }: DragonView): number[] {
  const f = stack.at(-1);
  const due = players.map(() => 0);
  if (f?.phase === 'release') return [...f.due];
  if (f?.phase === 'earthquake') due[f.order[f.turn]!] = f.floors;
  if (f?.phase === 'flood') due[f.order[f.turn]!] = f.pieces;
  if (f?.phase === 'tornado') due[f.order[f.turn]!] = f.cards;
  return due;
}
