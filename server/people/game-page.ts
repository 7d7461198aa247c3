import { type GamePage, HIDDEN_BELOW, type RatingBoard, type ShownPerson } from '../../protocol/people.ts';
import type { SeatResult, StoredResult } from '../../store/store.ts';

const RECORDS = 10;
const OPENINGS = 20;
/** Bars of the histogram of points, at most. */
const BARS = 12;
const WIDTHS = [1, 2, 5, 10, 20, 50];

/** The page of a game, from its results. */
export function gamePageOf(
  game: string,
  all: readonly StoredResult[],
  known: ReadonlyMap<string, ShownPerson>,
  board: RatingBoard,
): GamePage {
  const results = all.filter(({ finished, annulled }) => finished && !annulled);
  const seats = results.flatMap(({ players }) => players.filter(({ bot }) => bot === null));
  return {
    game,
    games: results.length,
    bySeats: bySeats(results),
    points: seats.length < HIDDEN_BELOW ? [] : histogram(seats.map(({ points }) => points)),
    records: recordsOf(results, known),
    openings: openingsOf(results),
    board,
  };
}

/** Of each place at the table, in games with so many players. */
function bySeats(results: readonly StoredResult[]): GamePage['bySeats'] {
  return [...Map.groupBy(results, ({ seats }) => seats)]
    .filter(([, games]) => games.length >= HIDDEN_BELOW)
    .sort(([a], [b]) => a - b)
    .map(([seats, games]) => {
      const wins = Array<number>(seats).fill(0);
      for (const { players } of games)
        for (const [seat, share] of sharesOf(players).entries()) wins[seat]! += share / games.length;
      const people = games.flatMap(({ players }) => players.filter(({ bot }) => bot === null));
      const best = games.map(({ players }) => Math.max(...players.map(({ points }) => points)));
      return {
        seats,
        games: games.length,
        wins: wins.map((share) => Math.round(1000 * share) / 1000),
        points: { mean: mean(people.map(({ points }) => points)), best: mean(best) },
      };
    });
}

/** Each seat's part of the victory. */
function sharesOf(players: readonly SeatResult[]): number[] {
  const winners = players.filter(({ place }) => place === 1).length;
  return players.map(({ place }) => (place === 1 ? 1 / winners : 0));
}

const mean = (values: readonly number[]): number =>
  Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length)) / 10;

function histogram(points: readonly number[]): GamePage['points'] {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const width = WIDTHS.find((wide) => (most - least) / wide < BARS) ?? WIDTHS.at(-1)!;
  const first = Math.floor(least / width);
  return Array.from({ length: Math.floor(most / width) - first + 1 }, (_, i) => {
    const from = (first + i) * width;
    return {
      from,
      to: from + width - 1,
      seats: points.filter((one) => one >= from && one < from + width).length,
    };
  });
}

/** Of people with an account, at tables that everybody may see. */
const recordsOf = (
  results: readonly StoredResult[],
  known: ReadonlyMap<string, ShownPerson>,
): GamePage['records'] =>
  results
    .filter(({ listed }) => listed)
    .flatMap(({ table, seats, ended, players }) =>
      players.flatMap(({ person, points }) => {
        const shown = person === null ? undefined : known.get(person);
        return shown ? [{ points, seats, ended, person: shown, table }] : [];
      }),
    )
    .sort((a, b) => b.points - a.points || a.ended - b.ended)
    .slice(0, RECORDS);

function openingsOf(results: readonly StoredResult[]): GamePage['openings'] {
  const chosen = results.flatMap(({ players }) => {
    const shares = sharesOf(players);
    return players.flatMap(({ bot, opening, points }, seat) =>
      bot === null && opening !== null ? [{ opening, points, won: shares[seat]! }] : [],
    );
  });
  return [...Map.groupBy(chosen, ({ opening }) => opening)]
    .filter(([, seats]) => seats.length >= HIDDEN_BELOW)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, OPENINGS)
    .map(([opening, seats]) => ({
      opening,
      games: seats.length,
      won: Math.round((1000 * seats.reduce((sum, { won }) => sum + won, 0)) / seats.length) / 1000,
      points: mean(seats.map(({ points }) => points)),
    }));
}
