import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { winShares } from '../../bots/shares.ts';
import type { Replay, Step } from '../../core/replay.ts';
import { stream } from '../../core/rng.ts';
import { decidedAt } from '../session/decided.ts';
import { workerThinker } from '../session/thinker.ts';
import type { Estimate } from './swing.ts';

/** The most turns to assess; more would be too close together in the chart. */
const MOST = 72;

/** The bots' estimates of everybody's chances, turn by turn, in a finished game. */
export interface Review {
  /** The estimates so far, by decision. */
  readonly estimates: ReadonlySignal<readonly Estimate[]>;
  /** Progress from 0 to 1. */
  readonly part: ReadonlySignal<number>;
  /** Runs until done or stopped; continues where it was stopped. */
  start(): void;
  stop(): void;
}

export function reviewOf({ game, start, steps }: Replay): Review {
  const asked = coarseFirst(spread(turnsOf(steps), MOST));
  const end = { ply: steps.length, shares: winShares(game, steps.at(-1)?.state ?? start) };
  const estimates = signal<readonly Estimate[]>([end]);
  /** Whether the bots failed; estimates made before stay. */
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
      // A stopped request never answers.
      judge(wanted.signal).catch(() => {
        failed.value = true;
      });
    },
    stop: () => wanted?.abort(),
  };
}

/** The first decision of each turn, as the number of decisions before it. */
const turnsOf = (steps: readonly Pick<Step, 'seat'>[]): number[] =>
  [...steps.keys()].filter((n) => n === 0 || steps[n]!.seat !== steps[n - 1]!.seat);

/** At most `most` of them, evenly spread. */
export const spread = (plies: readonly number[], most: number): number[] =>
  plies.length <= most
    ? [...plies]
    : Array.from({ length: most }, (_, n) => plies[Math.round((n * (plies.length - 1)) / (most - 1))]!);

/** Ordered so that a coarse curve is complete early and then refined. */
export function coarseFirst(plies: readonly number[]): number[] {
  const out = new Set<number>();
  for (let step = 2 ** Math.ceil(Math.log2(Math.max(1, plies.length))); step >= 1; step /= 2)
    for (let n = 0; n < plies.length; n += step) out.add(plies[n]!);
  return [...out];
}
