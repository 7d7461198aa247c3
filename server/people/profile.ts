import { drifted, type Rating, shownRating } from '../../core/rating.ts';
import type { GameId } from '../../games/list.ts';
import {
  FEW_GAMES,
  type Opponent,
  type Profile,
  RANKED_AFTER,
  type RecentGame,
  type ShownPerson,
  type ShownRating,
  type TitleRecord,
} from '../../protocol/people.ts';
import { idleMonths } from '../../store/results/fold.ts';
import type { RatingStep, SeatResult, StoredPerson, StoredRating, StoredResult } from '../../store/store.ts';
import { gamesWithOthers, reliabilityOf } from './reliability.ts';

const RECENT = 6;
const OPPONENTS = 6;

export interface ProfileParts {
  readonly person: StoredPerson;
  /** Newest first. */
  readonly results: readonly StoredResult[];
  readonly ratings: readonly StoredRating[];
  readonly steps: readonly RatingStep[];
  /** Accounts among the people at the same tables. */
  readonly known: ReadonlyMap<string, ShownPerson>;
  /** Who looks at the page. */
  readonly viewer: string | undefined;
  readonly ranks: ReadonlyMap<GameId, { readonly rank: number; readonly of: number }>;
  readonly now: number;
}

/** The page of a person, as a viewer may see it. */
export function profileOf(parts: ProfileParts): Profile {
  const { person, now } = parts;
  const results = parts.results.filter(({ annulled }) => !annulled);
  const own = (result: StoredResult): SeatResult => ownSeat(result, person.id);
  const withOthers = gamesWithOthers(results);
  const reliability = reliabilityOf(results, person.id);
  const answers = withOthers.flatMap((result) => own(result).answer ?? []);
  const { id, name, seal, created } = person;
  return {
    person: { id, name, ...(seal !== undefined && { seal }) },
    since: created,
    games: results.length,
    won: results.filter((result) => own(result).place === 1).length,
    titles: titlesOf(parts, results, now),
    ...(reliability && { reliability }),
    ...(answers.length >= FEW_GAMES && { answer: median(answers) }),
    opponents: opponentsOf(parts, results),
    recent: results.slice(0, RECENT).map((result) => recentOf(parts, result)),
  };
}

const ownSeat = ({ players }: StoredResult, id: string): SeatResult =>
  players.find(({ person }) => person === id)!;

/** Whether a viewer may know who was at the table: it was public, or they were there. */
const isVisible = ({ listed, players }: StoredResult, viewer: string | undefined): boolean =>
  listed || (viewer !== undefined && players.some(({ person }) => person === viewer));

function titlesOf(
  { person, ratings, ranks }: ProfileParts,
  results: readonly StoredResult[],
  now: number,
): TitleRecord[] {
  const byGame = Map.groupBy(results, ({ game }) => game);
  return [...byGame]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([game, played]) => {
      const seats = played.map((result) => ownSeat(result, person.id));
      const places = Array.from(
        { length: Math.max(...played.map((result) => result.seats)) },
        (_, i) => seats.filter(({ place }) => place === i + 1).length,
      );
      const rated = (pool: StoredRating['pool']): ShownRating | undefined => {
        const found = ratings.find((one) => one.game === game && one.pool === pool);
        return found && ratingOf(found, now, pool === 'people' ? ranks.get(game) : undefined);
      };
      const [rating, training] = [rated('people'), rated('training')];
      const ended = played.filter(
        ({ finished, players }) => finished && players.every((one) => one.points === total(one)),
      );
      return {
        game,
        games: played.length,
        won: places[0]!,
        rated: played.filter((result) => result.rated === 'people').length,
        places,
        ...(rating && { rating }),
        ...(training && { training }),
        ...(ended.length >= FEW_GAMES && {
          points: {
            games: ended.length,
            own: meanOf(ended.map((result) => ownSeat(result, person.id))),
            others: meanOf(ended.flatMap(({ players }) => players.filter((one) => one.person !== person.id))),
          },
        }),
      };
    });
}

export function ratingOf(
  { games, last, ...rating }: Rating & Pick<StoredRating, 'games' | 'last'>,
  now: number,
  rank?: { readonly rank: number; readonly of: number },
): ShownRating {
  const idle = idleMonths(last, now);
  return {
    ...shownRating(idle > 0 ? drifted(rating, idle) : rating),
    games,
    provisional: games < RANKED_AFTER,
    ...(games >= RANKED_AFTER && rank),
  };
}

const total = ({ sources }: SeatResult): number =>
  Object.values(sources).reduce((sum, points) => sum + points, 0);

function meanOf(seats: readonly SeatResult[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { sources } of seats)
    for (const [source, points] of Object.entries(sources)) sums[source] = (sums[source] ?? 0) + points;
  return Object.fromEntries(
    Object.entries(sums).map(([source, sum]) => [source, Math.round((10 * sum) / seats.length) / 10]),
  );
}

/** Who was met at tables that the viewer may know of. */
function opponentsOf({ person, known, viewer }: ProfileParts, results: readonly StoredResult[]): Opponent[] {
  const met = new Map<string, { games: number; ahead: number; behind: number }>();
  for (const result of results) {
    if (!isVisible(result, viewer)) continue;
    const { place } = ownSeat(result, person.id);
    for (const other of result.players) {
      if (other.person === null || other.person === person.id || !known.has(other.person)) continue;
      const sum = met.get(other.person) ?? { games: 0, ahead: 0, behind: 0 };
      met.set(other.person, sum);
      sum.games++;
      if (place < other.place) sum.ahead++;
      if (place > other.place) sum.behind++;
    }
  }
  return [...met]
    .sort(([a, one], [b, two]) => Number(b === viewer) - Number(a === viewer) || two.games - one.games)
    .slice(0, OPPONENTS)
    .map(([id, sum]) => ({ person: known.get(id)!, ...sum }));
}

function recentOf({ person, known, viewer, steps }: ProfileParts, result: StoredResult): RecentGame {
  const { table, game, ended, seats, players, rated } = result;
  const { place, points } = ownSeat(result, person.id);
  const step = steps.find((one) => one.table === table);
  return {
    game,
    ended,
    ...(isVisible(result, viewer) && {
      table,
      others: players.flatMap((other): NonNullable<RecentGame['others']> => {
        if (other.person === person.id) return [];
        if (other.bot !== null) return [{ bot: other.bot }];
        const shown = other.person === null ? undefined : known.get(other.person);
        return [shown ?? { guest: true }];
      }),
    }),
    seats,
    place,
    points,
    rated: rated === 'people',
    ...(step && rated === 'people' && { change: step.after - step.before }),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
