import type { GameId } from '../../games/list.ts';
import { SHELF } from '../../games/list.ts';
import { Refusal } from '../../protocol/fault.ts';
import {
  type GamePage,
  type Profile,
  RANKED_AFTER,
  RANKED_AGAINST,
  type RatingBoard,
  type SeatedPerson,
  type ShownPerson,
} from '../../protocol/people.ts';
import type { Store, StoredPerson, StoredResult } from '../../store/store.ts';
import { Memo } from '../accounts/memo.ts';
import type { Reader, Readings } from '../accounts/readings.ts';
import { gamePageOf } from './game-page.ts';
import { profileOf, ratingOf } from './profile.ts';
import { reliabilityOf } from './reliability.ts';

/** Ranked people that a game needs for a board. */
const BOARD_FROM = 20;
const BOARD_LINES = 100;
/** Results of a person and of a game that their pages are made from, the newest. */
const PERSON_RESULTS = 1000;
const SEATED_RESULTS = 100;
const GAME_RESULTS = 5000;
/** What a page of few results costs, in lines. */
const PAGE_LINES = 100;
/** Pages of games and boards are made again after this time. */
const FRESH_MS = 30_000;

interface Ranking {
  readonly board: RatingBoard;
  readonly ranks: ReadonlyMap<string, number>;
}

/** The public pages of people and games. */
export class Directory {
  readonly #store: Store;
  readonly #readings: Readings;
  readonly #rankings = new Memo<Ranking>(FRESH_MS, 100);
  readonly #seated = new Memo<SeatedPerson | undefined>(FRESH_MS, 1000);
  readonly #games = new Memo<GamePage>(FRESH_MS, 100);

  constructor(store: Store, readings: Readings) {
    this.#store = store;
    this.#readings = readings;
  }

  /** A person's page; refused where there is none that this reader may see. It costs what reading its results does. */
  profile(id: string, reader: Reader): Promise<Profile> {
    return this.#readings.charge(
      reader,
      PAGE_LINES + PERSON_RESULTS,
      () => this.#profile(id, reader.person?.id),
      ({ games }) => PAGE_LINES + games,
    );
  }

  async #profile(id: string, viewer: string | undefined): Promise<Profile> {
    const { people, results } = this.#store;
    const [person, played, open] = await Promise.all([
      people.find(id),
      results.of(id, PERSON_RESULTS),
      results.isPublic(id),
    ]);
    if (!person?.account || (id !== viewer && !open))
      throw new Refusal('not-found', 'This person has no public page.');
    const [ratings, steps, known] = await Promise.all([
      results.ratings(id),
      results.steps(id),
      this.#known(played),
    ]);
    const ranks = new Map<GameId, { rank: number; of: number }>();
    for (const { game } of ratings) {
      const { ranks: all, board } = await this.#ranking(game);
      const rank = all.get(id);
      if (rank !== undefined && board.lines.length > 0) ranks.set(game, { rank, of: board.people });
    }
    return profileOf({ person, results: played, ratings, steps, known, viewer, ranks, now: Date.now() });
  }

  game(game: GameId): Promise<GamePage> {
    return this.#games.get(game, async () => {
      const played = await this.#store.results.ofGame(game, GAME_RESULTS);
      const [known, { board }] = await Promise.all([this.#known(played), this.#ranking(game)]);
      return gamePageOf(game, played, known, board);
    });
  }

  /** What is known of these people before a game, as far as they have an account and a public page. */
  seated(game: GameId, ids: readonly string[]): Promise<SeatedPerson[]> {
    return Promise.all(
      ids.map((id) => this.#seated.get(`${game} ${id}`, () => this.#seatedOf(game, id))),
    ).then((found) => found.flatMap((one) => one ?? []));
  }

  async #seatedOf(game: GameId, id: string): Promise<SeatedPerson | undefined> {
    const { people, results } = this.#store;
    const [person, open] = await Promise.all([people.find(id), results.isPublic(id)]);
    if (!person?.account) return undefined;
    if (!open) return { person: shownOf(person) };
    const [ratings, played] = await Promise.all([results.ratings(id), results.of(id, SEATED_RESULTS)]);
    const own = ratings.find((one) => one.game === game && one.pool === 'people');
    const share = reliabilityOf(played, id);
    return {
      person: shownOf(person),
      ...(own && { rating: ratingOf(own, Date.now()) }),
      ...(share && { reliability: Math.floor(100 * share.atLeast) }),
    };
  }

  /** Of the games on the shelf. */
  boards(): Promise<RatingBoard[]> {
    return Promise.all(SHELF.map(async ({ id }) => (await this.#ranking(id)).board));
  }

  #ranking(game: GameId): Promise<Ranking> {
    return this.#rankings.get(game, async () => {
      const { people, results } = this.#store;
      const all = await results.board(game, RANKED_AFTER, RANKED_AGAINST);
      const accounts = new Map(
        (await people.accounts(all.map(({ person }) => person))).map((one) => [one.id, shownOf(one)]),
      );
      const ranked = all.filter(({ person }) => accounts.has(person));
      const now = Date.now();
      return {
        ranks: new Map(ranked.map(({ person }, i) => [person, i + 1])),
        board: {
          game,
          people: ranked.length,
          needed: BOARD_FROM,
          lines:
            ranked.length < BOARD_FROM
              ? []
              : ranked.slice(0, BOARD_LINES).map((rating, i) => {
                  const { points, margin, games } = ratingOf(rating, now);
                  return { rank: i + 1, person: accounts.get(rating.person)!, points, margin, games };
                }),
        },
      };
    });
  }

  /** The accounts among the people of some results, as far as they are listed. */
  async #known(results: readonly StoredResult[]): Promise<Map<string, ShownPerson>> {
    const ids = new Set(results.flatMap(({ players }) => players.flatMap(({ person }) => person ?? [])));
    const accounts = await this.#store.people.accounts([...ids]);
    return new Map(accounts.filter(isListed).map((one) => [one.id, shownOf(one)]));
  }
}

const isListed = ({ unlisted }: StoredPerson): boolean => unlisted === undefined;

export const shownOf = ({ id, name, seal }: StoredPerson): ShownPerson => ({
  id,
  name,
  ...(seal !== undefined && { seal }),
});
