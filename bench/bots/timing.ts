import { stream } from '../../core/rng.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { GameId } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import { questionsOf } from './questions.ts';

/** How long a bot takes to decide, in milliseconds; by code that runs in Node and in a page. */
export interface Timing {
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
  readonly decisions: number;
}

/** Decisions before those that count, while the code is still being compiled. */
const WARM_UP = 3;
/** Quick decisions are repeated for this long, because the thread's clock ticks in milliseconds. */
const SURE_MS = 20;

/** `now` is in milliseconds: CPU time of the thread if available, because the machine may be busy. */
export function timeDecisions(
  id: string,
  seats: number,
  bot: string,
  count: number,
  now = (): number => performance.now(),
): Timing {
  const game = gameOf(id as GameId);
  const { choose } = botNamed(bot);
  const times: number[] = [];
  questionsOf(game, seats, 'bench/bots', count + WARM_UP).forEach((question, k) => {
    const start = now();
    let repeats = 0;
    do {
      choose(question, stream(`${k}`, 'bench'));
      repeats++;
    } while (now() - start < SURE_MS);
    times.push((now() - start) / repeats);
  });
  const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))]!;
  return { median: at(0.5), p95: at(0.95), longest: sorted.at(-1)!, decisions: sorted.length };
}
