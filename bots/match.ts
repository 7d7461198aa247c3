import type { Action, Emit, Game, Kinds, Seat, Seed } from '../core/game.ts';
import { firstSeat, over } from '../core/game.ts';
import { derivedSalt, openHeader, Recorder } from '../core/record.ts';
import { type Stream, stream } from '../core/rng.ts';
import { ask, type Bot } from './bot.ts';

export interface Match<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly options: K['options'];
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly Bot[];
}

/** One random stream for each bot, so that bots do not affect each other's dice. */
const botStreams = (seed: Seed, seats: number): Stream[] =>
  Array.from({ length: seats }, (_, seat) => stream(seed, `bot/${seat}`));

/** Plays a game between bots and returns the final state. */
export function playMatch<K extends Kinds>(
  { game, options, seed, bots }: Match<K>,
  onDecision?: (seat: Seat, action: Action, after: K['state']) => void,
  onEvent?: Emit<K['event']>,
): K['state'] {
  const s = game.setup(options, bots.length, seed);
  const streams = botStreams(seed, bots.length);
  while (!over(s)) {
    const seat = firstSeat(game.active(s));
    const action = ask(bots[seat]!, game, s, seat, streams[seat]!);
    game.apply(s, seat, action, onEvent);
    onDecision?.(seat, action, s);
  }
  return s;
}

/** Plays a game between bots and returns its record. */
export function recordMatch<K extends Kinds>(match: Match<K>): string {
  const { game, options, seed, bots } = match;
  const secret = { seed, salt: derivedSalt(seed) };
  const players = bots.map((bot) => bot.name);
  const header = openHeader(game, options, players, secret);
  const recorder = new Recorder(game, header, game.setup(options, bots.length, seed));
  playMatch(match, (seat, action, after) => recorder.add(seat, action, game.clone(after)));
  return recorder.text();
}
