import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { winShares } from '../../bots/shares.ts';
import type { Replay, Step } from '../../core/replay.ts';
import { stream } from '../../core/rng.ts';
import { decidedAt } from '../session/decided.ts';
import { workerThinker } from '../session/thinker.ts';
import type { Estimate } from './swing.ts';

/** Turns that are judged; more would be nearer to each other than a chart can show. */
const MOST = 72;

/** What the bots think of the chances of all seats, turn by turn, in a game that is over. */
export interface Review {
  /** As many as are known, by decision. */
  readonly estimates: ReadonlySignal<readonly Estimate[]>;
  /** The part that is done, from 0 to 1. */
  readonly part: ReadonlySignal<number>;
  /** Thinks until it is done or stopped, and goes on where it was stopped. */
  start(): void;
  stop(): void;
}

export function reviewOf({ game, start, steps }: Replay): Review {
  const asked = coarseFirst(spread(turnsOf(steps), MOST));
  const end = { ply: steps.length, shares: winShares(game, steps.at(-1)?.state ?? start) };
  const estimates = signal<readonly Estimate[]>([end]);
  /** Whether the bots failed: what they have said until then is all there is. */
  const failed = signal(false);
  let wanted: AbortController | undefined;
  const questionAt = (ply: number) => {
    const step = steps[ply]!;
    const before = ply === 0 ? start : steps[ply - 1]!.state;
    const { seat, view, legal } = decidedAt(game, before, step, step.seat, true);
    return { game: game.id, view, seat, legal, dice: stream('review', String(ply)) };
  };
  async function judge(still: AbortSignal): Promise<void> {
    const thinker = workerThinker();
    still.addEventListener('abort', () => thinker.stop());
    try {
      for (const ply of asked.slice(estimates.peek().length - 1)) {
        const shares = await thinker.appraise(questionAt(ply), still);
        estimates.value = [...estimates.peek(), { ply, shares }].sort((a, b) => a.ply - b.ply);
      }
    } finally {
      thinker.stop();
    }
  }
  return {
    estimates,
    part: computed(() => (failed.value ? 1 : (estimates.value.length - 1) / Math.max(1, asked.length))),
    start() {
      wanted = new AbortController();
      failed.value = false;
      // What was stopped never answers.
      judge(wanted.signal).catch(() => {
        failed.value = true;
      });
    },
    stop: () => wanted?.abort(),
  };
}

/** The decisions with which a turn begins, by how many were made before. */
const turnsOf = (steps: readonly Pick<Step, 'seat'>[]): number[] =>
  [...steps.keys()].filter((n) => n === 0 || steps[n]!.seat !== steps[n - 1]!.seat);

/** At most so many of them, as evenly as can be. */
export const spread = (plies: readonly number[], most: number): number[] =>
  plies.length <= most
    ? [...plies]
    : Array.from({ length: most }, (_, n) => plies[Math.round((n * (plies.length - 1)) / (most - 1))]!);

/** Such that the whole can be seen early, and finer and finer. */
export function coarseFirst(plies: readonly number[]): number[] {
  const out = new Set<number>();
  for (let step = 2 ** Math.ceil(Math.log2(Math.max(1, plies.length))); step >= 1; step /= 2)
    for (let n = 0; n < plies.length; n += step) out.add(plies[n]!);
  return [...out];
}
