import { allGames } from '../games/rules.ts';
import type { Listener } from './progress.ts';
import { blunderedGame, placeOf } from './review/blunder.ts';
import type { Trial } from './trial.ts';

/** The part of planted blunders that a review must name among the three costliest decisions. */
const LEAST = 0.9;
const SEATS = 4;

export const trial: Trial = {
  summary:
    'Blunders planted in games of bots; the review must name them among the three costliest decisions.',
  flags: {
    games: { fallback: '100', help: 'how many with a blunder, of each title' },
    title: { fallback: 'all', help: 'one of the titles, or all' },
    seed: { fallback: 'review', help: 'any text; the same seed gives the same games' },
  },
  async run(flags, progress) {
    const wanted = flags.text('title');
    const verdicts = allGames
      .filter(({ id }) => wanted === 'all' || id === wanted)
      .map(({ id }) => blunders(id, flags.count('games'), flags.text('seed'), progress));
    if (verdicts.length === 0) throw new Error(`There is no title '${wanted}'.`);
    const missed = verdicts.filter(({ found, games }) => found < LEAST * games);
    const said = verdicts.map(({ text }) => text).join('\n');
    if (missed.length > 0) throw new Error(`A review misses too many blunders.\n${said}`);
    return said;
  },
};

/** Plants blunders in games of one title and counts those that the review finds. */
export function blunders(id: string, games: number, seed: string, progress: Listener) {
  const game = allGames.find((one) => one.id === id)!;
  const places = [0, 0, 0, 0];
  let [n, cost] = [0, 0];
  for (let played = 0; played < games; n++) {
    const blundered = blunderedGame(game, Math.min(SEATS, game.seats[1]), `${seed}/${n}`);
    if (!blundered) continue;
    played++;
    cost += blundered.cost / games;
    places[placeOf(blundered)]!++;
    progress.show(`${id}: ${played} of ${games} blunders`);
  }
  const found = games - places[0]!;
  const text =
    `${id}: ${found} of ${games} blunders found, as the costliest ${places[1]}, second ${places[2]}, ` +
    `third ${places[3]}; they cost ${Math.round(100 * cost)} points of chance on average (${n} games played)`;
  return { games, found, text };
}
