import type { Emit, Game, Kinds, Viewer } from '../game.ts';
import { legalActions, over, seatsOf } from '../game.ts';
import type { Stream } from '../rng.ts';
import { below, stream } from '../rng.ts';
import type { Trial } from './trial.ts';

/** Enough random games for the tests to find every hidden part. */
export const HIDDEN_GAMES = 3;

/**
 * The parts of a game that are hidden from everybody they should be hidden from, found by playing random games and
 * sampling: a part counts when its sample differs from the truth at least once for every viewer. Parts are fields of the state
 * (`state.pile`); what the view of a seat shows of its own (`own.hand`), for everybody but that seat; and fields of events
 * that only one viewer is ever told (`event.cardDrawn.card`).
 *
 * The law of secrets compares a state with a sample from its view, so it cannot see a leak that view and sample
 * share, such as a hand that the view shows and the sample copies. Here that hand never differs.
 */
export function hiddenParts<K extends Kinds>(trial: Trial<K>, games: number): string[] {
  const { game, options, seats, seed } = trial;
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  const found = new Map<string, Set<string>>();
  const note = (part: string, who: string): void => {
    found.set(part, (found.get(part) ?? new Set()).add(who));
  };
  const told = new Set<string>();
  const hear = (event: K['event']): void => {
    const versions = viewers.map((viewer) => game.redact(event, viewer));
    for (const field of Object.keys(event)) {
      const listeners = versions.filter((version) => version !== undefined && field in version).length;
      if (listeners <= 1) note(`event.${event.type}.${field}`, 'one');
      else told.add(`event.${event.type}.${field}`);
    }
  };
  for (let n = 0; n < games; n++) {
    const rng = stream(`${seed} ${n}`, 'hidden');
    const state = game.setup(options, seats, `${seed} ${n}`);
    for (; !over(state); step(game, state, rng, hear)) {
      const seen = viewers.map((viewer) => game.view(state, viewer));
      viewers.forEach((viewer, at) => {
        const other = game.sample(seen[at]!, rng);
        for (const part of differences(state, other)) note(`state.${part}`, `${viewer}`);
        for (let seat = 0; seat < seats; seat++)
          if (seat !== viewer)
            for (const part of differences(seen[seat]!, game.view(other, seat), seat))
              note(`own.${part}`, `${viewer} of ${seat}`);
      });
    }
  }
  const everybody: Record<string, number> = { state: viewers.length, own: seats * seats, event: 1 };
  return [...found]
    .filter(([part, who]) => who.size === everybody[part.split('.', 1)[0]!] && !told.has(part))
    .map(([part]) => part)
    .sort();
}

function step<K extends Kinds>(game: Game<K>, state: K['state'], rng: Stream, emit: Emit<K['event']>): void {
  const seats = seatsOf(game.active(state));
  const seat = seats[below(rng, seats.length)]!;
  const legal = legalActions(game, state, seat);
  game.apply(state, seat, legal[below(rng, legal.length)]!, emit);
}

/** The fields in which two objects differ; fields of `players` by name, of one seat if it is given. */
function differences(a: object, b: object, seat?: number): string[] {
  const parts = new Set<string>();
  for (const [key, value] of Object.entries(a)) {
    const other: unknown = (b as Record<string, unknown>)[key];
    if (key === 'players')
      (value as object[]).forEach((player, at) => {
        if (seat !== undefined && at !== seat) return;
        for (const part of differences(player, (other as object[])[at]!)) parts.add(`players.${part}`);
      });
    else if (key === 'stack')
      for (const frame of value as { phase: string }[]) {
        const match = (other as { phase: string }[]).find(({ phase }) => phase === frame.phase);
        if (JSON.stringify(frame) !== JSON.stringify(match)) parts.add(`stack.${frame.phase}`);
      }
    else if (JSON.stringify(value) !== JSON.stringify(other)) parts.add(key);
  }
  return [...parts];
}
