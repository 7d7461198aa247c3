import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { legalActions } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import type { Board, BoardProps, Moment } from './board.ts';

/** What decisions do to the seat that makes them, played on a state sampled from its view. */
export interface Effect<K extends Kinds = Kinds> {
  readonly seat: Seat;
  readonly before: K['view'];
  /** When something hidden is revealed or another seat comes next. */
  readonly after: K['view'];
  readonly events: readonly K['event'][];
  /** The decisions, with those that follow by themselves. */
  readonly actions: readonly Action[];
  /** How many choices follow; 0 if the turn is over. */
  readonly next: number;
}

/** One thing that a move changes: a signed number, and how it is said. */
export interface Consequence {
  /** Which figure it is. */
  readonly key: string;
  readonly n: number;
  readonly text: string;
}

/** What a game brings to say what a move does. */
export type Effects<K extends Kinds = Kinds, W = unknown> = (
  effect: Effect<K>,
  props: BoardProps<K>,
  words: W,
) => readonly Consequence[];

/** Follow-ups of one press at most: forced and suggested ones. */
const MOST = 6;

/** Plays decisions, and after them what is forced or would be suggested. Undefined if they are not legal. */
export function effectOf<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  actions: readonly Action[],
  suggest?: Board<K>['suggest'],
): Effect<K> | undefined {
  const s = game.sample(view, stream('effect', 'page'));
  const { shown } = s;
  const events: K['event'][] = [];
  const made: Action[] = [];
  let after: K['view'] | undefined;
  const apply = (action: Action): void => {
    made.push(action);
    game.apply(s, seat, action, (event) => {
      if (after) return;
      const ends = s.shown !== shown || ('seat' in event && event.seat !== seat);
      if (ends) after = game.view(s, seat);
      else events.push(event);
    });
  };
  const legalNow = (): Action[] => legalActions(game, s, seat);
  for (const action of actions) {
    if (after) break;
    if (!legalNow().includes(action)) return undefined;
    apply(action);
  }
  for (let n = 0; n < MOST && !after; n++) {
    const legal = legalNow();
    const next = legal.length === 1 ? legal[0] : suggest?.(momentOf(game, s, seat, legal), seat);
    if (next === undefined) break;
    apply(next);
  }
  const next = after ? 0 : legalNow().length;
  return { seat, before: view, after: after ?? game.view(s, seat), events, actions: made, next };
}

const momentOf = <K extends Kinds>(
  game: Game<K>,
  s: K['state'],
  seat: Seat,
  legal: readonly Action[],
): Moment<K> => ({
  ply: 0,
  view: game.view(s, seat),
  phase: '',
  active: [seat],
  legal: legal.map((action) => ({ action, move: game.decode(action) })),
  over: false,
});

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A difference, if there is one; the words follow its number. */
export const change = (
  key: string,
  n: number,
  words: (n: number) => string,
  glue = ' ',
): readonly Consequence[] => (n === 0 ? [] : [{ key, n, text: `${signed(n)}${glue}${words(Math.abs(n))}` }]);
