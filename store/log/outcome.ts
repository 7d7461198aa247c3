import type { Game, Kinds, Seat } from '../../core/game.ts';
import { seatsOf } from '../../core/game.ts';
import { gameSeed } from '../../core/record.ts';
import type { RatingPool } from '../schema.ts';
import type { GameResult, SeatResult, TableRecord } from '../store.ts';
import { reading, UnreadableError } from '../unreadable.ts';
import { botOf, type Ledger } from './ledger.ts';
import { settingsOf } from './settings.ts';

/** A seat that a bot played for more than this share of its decisions counts as away. */
const STOOD_IN = 1 / 4;

/** The result of a game that has ended; undefined for tables of bots alone. */
export function resultOf(
  game: Game,
  table: Pick<TableRecord, 'settings' | 'version' | 'seed' | 'listed'>,
  ledger: Ledger,
): GameResult | undefined {
  const { result, settings, seats, moves } = ledger;
  if (!result || !seats.some(({ person }) => person !== undefined)) return undefined;
  const courses = coursesOf(game, table, ledger);
  const answers = answersOf(ledger);
  const players = seats.map((seat, at): SeatResult => {
    const { sources = {}, opening = null } = courses?.[at] ?? {};
    return {
      person: seat.person ?? null,
      bot: seat.bot ?? null,
      place: result.places[at]!,
      points: result.scores[at]!,
      sources,
      away: wasAway(ledger, at),
      answer: median(answers[at]!),
      opening,
    };
  });
  return {
    game: game.id,
    version: table.version,
    seats: players.length,
    options: settings.options,
    pace: settings.pace,
    // The person who brings a game may have played its beginning alone, to set records.
    listed: table.listed && settings.spectators && !ledger.brought,
    finished: result.reason === 'finished',
    decisions: moves.length,
    started: ledger.startedAt,
    ended: ledger.endedAt,
    rated: poolOf(ledger),
    players,
  };
}

/** The pool of ratings that a game counts in: no guests, no hints, and begun here. */
function poolOf({ settings, brought, seats }: Ledger): RatingPool | null {
  if (!settings.rated || settings.hints || brought) return null;
  if (seats.some(({ bot, account }) => bot === undefined && !account)) return null;
  return seats.some(({ bot }) => bot !== undefined) ? 'training' : 'people';
}

/** Whether a person was gone at the end of the game, or a bot played much of it for them. */
function wasAway(ledger: Ledger, at: Seat): boolean {
  const seat = ledger.seats[at]!;
  if (seat.bot !== undefined) return false;
  if (botOf(ledger, seat) !== undefined) return true;
  const own = ledger.moves.filter((move) => move.seat === at);
  return own.filter(({ stoodIn }) => stoodIn).length > STOOD_IN * own.length;
}

interface Course {
  readonly sources: Readonly<Record<string, number>>;
  readonly opening: string | null;
}

/** Where each seat's points came from and how it opened; undefined if this version cannot play the game again. */
function coursesOf(
  game: Game,
  table: Pick<TableRecord, 'settings' | 'version' | 'seed'>,
  ledger: Ledger,
): Course[] | undefined {
  try {
    return reading('its game cannot be played again', () => {
      // Throws if this version cannot read the options.
      settingsOf(game, table);
      return courses(game, table.seed, ledger);
    });
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}

function courses(game: Game, seed: string, { settings, nonces, moves }: Ledger): Course[] {
  const state = game.setup(settings.options, settings.seats, gameSeed(seed, nonces));
  const seats = Array.from({ length: settings.seats }, () => ({
    sources: {} as Record<string, number>,
    own: [] as Kinds['move'][],
  }));
  const credit = (seat: Seat, source: string, points: number): void => {
    if (points === 0) return;
    const { sources } = seats[seat]!;
    sources[source] = (sources[source] ?? 0) + points;
  };
  for (const { seat, action } of moves) {
    seats[seat]!.own.push(game.decode(action));
    game.apply(state, seat, action, (event) => game.credit(event, credit));
  }
  return seats.map(({ sources, own }) => ({ sources, opening: game.opening?.(own) ?? null }));
}

/** How long each seat's person took for each turn, in milliseconds. */
function answersOf({ seats, moves, startedAt }: Ledger): number[][] {
  const answers: number[][] = seats.map(() => []);
  const asked = new Map<Seat, number>();
  const [first] = moves;
  if (first) asked.set(first.seat, startedAt);
  for (const { at, seat, active, ends, stoodIn } of moves) {
    const since = asked.get(seat);
    if (ends || !(active & (1 << seat))) {
      if (since !== undefined && !stoodIn && seats[seat]!.person !== undefined)
        answers[seat]!.push(Math.max(0, at - since));
      asked.delete(seat);
    }
    for (const next of seatsOf(active)) if (!asked.has(next)) asked.set(next, at);
  }
  return answers;
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return Math.round(sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2);
}
