import {
  firstSeat,
  type Game,
  type Kinds,
  legalActions,
  over,
  phaseOf,
  type RuleId,
} from '../../core/game.ts';
import { below, stream } from '../../core/rng.ts';
import type { Audience, Names, Scene } from '../texts.ts';

export const NAMES: Names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
/** Readers who have no seat. */
export const TOLD: Audience = { names: NAMES };

/** Whether a text says something, and nothing that only a program would. */
export const sound = (text: string): boolean =>
  text.trim() !== '' && !/undefined|NaN|Infinity|\[object|null/.test(text);

/** Games of random decisions that lead to everything a catalogue has words for. */
export interface Sample<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  /** Every type by name, so that a new one that no game leads to does not compile. */
  readonly eventTypes: Readonly<Record<K['event']['type'], true>>;
  readonly phases: Readonly<Record<string, true>>;
  /** More rules than this refuse something in the games. */
  readonly refusals: number;
  starts(): K['state'][];
}

/** An open decision as the seat sees it, with all moves it may choose from. */
interface Decision {
  readonly scene: Scene;
  readonly moves: readonly { readonly type: string }[];
}

export interface Walked {
  /** Events that differ, as they are and as those who may not see everything are told. */
  readonly events: readonly { readonly type: string; readonly seat?: number }[];
  readonly phases: ReadonlySet<string>;
  readonly decisions: readonly Decision[];
  /** The rules that refuse what may not be done, to the seat and to the one beside it. */
  readonly refusals: ReadonlySet<RuleId>;
}

/** So many decisions of each phase are looked at, and one in so many of those for what is refused. */
const LOOKS = 1000;
const REFUSED = 7;

/** Plays the games of a sample to their ends. */
export function walk({ game, starts }: Sample): Walked {
  const events = new Map<string, Walked['events'][number]>();
  const looks = new Map<string, number>();
  const decisions: Decision[] = [];
  const refusals = new Set<RuleId>();
  const hear = (event: { readonly type: string }): void => {
    for (const told of [event, game.redact(event, 0)!, game.redact(event, 'spectator')!])
      events.set(JSON.stringify(told), told);
  };
  for (const [k, s] of starts().entries()) {
    const dice = stream(`${game.id}/${k}`, 'walk');
    while (!over(s)) {
      const seat = firstSeat(game.active(s));
      const legal = legalActions(game, s, seat);
      const phase = phaseOf(s);
      const times = looks.get(phase) ?? 0;
      if (times < LOOKS) {
        looks.set(phase, times + 1);
        const view = game.view(s, seat);
        decisions.push({ scene: { view, seat, names: NAMES }, moves: legal.map((a) => game.decode(a)) });
        if (times % REFUSED === 0) for (const id of refused(game, s, seat)) refusals.add(id);
      }
      game.apply(s, seat, legal[below(dice, legal.length)]!, hear);
    }
  }
  return { events: [...events.values()], phases: new Set(looks.keys()), decisions, refusals };
}

function refused(game: Game, s: Kinds['state'], seat: number): RuleId[] {
  const beside = (seat + 1) % game.scores(s).length;
  return Array.from({ length: game.actions }, (_, action) => game.decode(action)).flatMap((move) => [
    ...game.why(s, seat, move),
    ...game.why(s, beside, move),
  ]);
}
