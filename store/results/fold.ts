import { drifted, type Rating, rate, shownRating, UNRATED } from '../../core/rating.ts';
import type { RatingPool, RatingRow, RatingStepRow } from '../schema.ts';

/** Raised when ratings are computed differently: all are then made again. */
export const FORMULA = 1;

const MONTH_MS = 30 * 86_400_000;

/** Bots count with a fixed strength in the pool of training; neighbouring levels are about 100 Elo apart. */
const LEVEL_STEP = 3.4;
const BOT_SIGMA = 1;

/** A rated game, in the order in which they ended. */
export interface RatedGame {
  readonly table: string;
  readonly game: string;
  readonly pool: RatingPool;
  readonly ended: number;
  readonly seats: readonly RatedSeat[];
}

export interface RatedSeat {
  readonly person: string | null;
  readonly bot: string | null;
  readonly place: number;
  readonly away: boolean;
}

/** Ratings by pool, game and person, and what each game did to them. */
export class RatingFold {
  readonly ratings = new Map<string, RatingRow>();
  readonly steps: RatingStepRow[] = [];

  /** Goes on from these ratings. */
  constructor(start: Iterable<RatingRow> = []) {
    for (const row of start) this.ratings.set(keyOf(row.pool, row.game, row.person), row);
  }

  add({ table, game, pool, ended, seats }: RatedGame): void {
    const before = seats.map(({ person, bot }) =>
      person === null ? (bot === null ? UNRATED : anchorOf(bot)) : this.#ratingAt(pool, game, person, ended),
    );
    rate(before, placesOf(seats)).forEach((after, seat) => {
      const { person } = seats[seat]!;
      if (person === null) return;
      const key = keyOf(pool, game, person);
      const games = (this.ratings.get(key)?.games ?? 0) + 1;
      this.ratings.set(key, { pool, game, person, ...after, games, last: ended });
      this.steps.push({
        pool,
        table_id: table,
        person,
        before: shownRating(before[seat]!).points,
        after: shownRating(after).points,
      });
    });
  }

  #ratingAt(pool: RatingPool, game: string, person: string, now: number): Rating {
    const row = this.ratings.get(keyOf(pool, game, person));
    return row ? drifted(row, idleMonths(row.last, now)) : UNRATED;
  }
}

export const idleMonths = (last: number, now: number): number =>
  Math.max(0, Math.floor((now - last) / MONTH_MS));

const keyOf = (pool: string, game: string, person: string): string => `${pool} ${game} ${person}`;

const anchorOf = (bot: string): Rating => {
  const level = Number(/^level([1-6])$/.exec(bot)?.[1] ?? 1);
  return { mu: UNRATED.mu + LEVEL_STEP * (level - 3.5), sigma: BOT_SIGMA };
};

/** Who was away is behind all who were not. */
function placesOf(seats: readonly RatedSeat[]): number[] {
  const behind = ({ place, away }: RatedSeat): number => place + (away ? seats.length : 0);
  return seats.map((seat) => 1 + seats.filter((other) => behind(other) < behind(seat)).length);
}
