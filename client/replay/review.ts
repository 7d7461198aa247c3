import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Advised } from '../../bots/explain/advice.ts';
import type { JudgedMove } from '../../bots/explain/judge.ts';
import {
  type Account,
  accountOf,
  diceOf,
  type JudgedTurn,
  type Judgement,
  judgedTurn,
  judgementOf,
  questionAt,
  type Turn,
  turnsOf,
} from '../../bots/review/review.ts';
import { winShares } from '../../bots/shares.ts';
import { legalActions, type Seat } from '../../core/game.ts';
import { type Replay, recordUpTo } from '../../core/replay.ts';
import { workerThinker } from '../session/thinker.ts';
import { memoryOf } from './remembered.ts';
import type { Estimate } from './swing.ts';

/** The most turns of others to judge; more would be too close together in the chart. */
const MOST = 150;
/** Judgements made between two times that they are stored. */
const STORED_EVERY = 12;
/** Stored judgements that are taken up at once. */
const RECALLED = 12;

/** A finished game as bots judge it: everybody's chances, and the decisions of one seat. */
export interface Review {
  /** Whose decisions are judged in full. */
  readonly seat: Signal<Seat>;
  /** Everybody's chances so far, by decision. */
  readonly estimates: ReadonlySignal<readonly Estimate[]>;
  /** The judged turns of the seat so far. */
  readonly turns: ReadonlySignal<readonly JudgedTurn[]>;
  /** Luck and skill of the seat, once everything is judged. */
  readonly account: ReadonlySignal<Account | undefined>;
  /** Progress from 0 to 1, of the seat's own decisions and of all. */
  readonly ownPart: ReadonlySignal<number>;
  readonly part: ReadonlySignal<number>;
  /** Where the points of a turn's best ways and of the way it was played come from, once known. */
  reasons(turn: JudgedTurn): ReadonlySignal<readonly Advised[] | undefined>;
  /** Runs until done or stopped; continues where it was stopped, also after the page was closed. */
  start(): void;
  stop(): void;
}

export function reviewOf(replay: Replay, first: Seat): Review {
  const { game, steps } = replay;
  const turns = turnsOf(replay);
  const begins = new Set(turns.map(({ from }) => from));
  const memory = memoryOf(recordUpTo(replay));
  const seat = signal(first);
  const judged = signal<ReadonlyMap<number, Judgement>>(new Map());
  /** The judged turns of all seats, by first decision. */
  const judgedTurnsBy = signal<ReadonlyMap<number, JudgedTurn>>(new Map());
  /** Whether the bots failed; what was judged before stays. */
  const failed = signal(false);
  let wanted: AbortController | undefined;
  let thinker: ReturnType<typeof workerThinker> | undefined;

  const choices = (ply: number): boolean => {
    const before = ply === 0 ? replay.start : steps[ply - 1]!.state;
    return legalActions(game, before, steps[ply]!.seat).length > 1;
  };
  const chosen = [...steps.keys()].filter(choices);
  const own = computed(() => coarseFirst(chosen.filter((ply) => steps[ply]!.seat === seat.value)));
  const others = computed(() =>
    coarseFirst(
      spread(
        chosen.filter((ply) => steps[ply]!.seat !== seat.value && begins.has(ply)),
        MOST,
      ),
    ),
  );
  const isKnown = (ply: number, deep: boolean): boolean => {
    const found = judged.value.get(ply);
    return found !== undefined && (found.deep || !deep);
  };
  const partOf = (plies: readonly number[], deep: boolean): number =>
    failed.value ? 1 : plies.filter((ply) => isKnown(ply, deep)).length / Math.max(1, plies.length);
  const ownPart = computed(() => partOf(own.value, true));
  const part = computed(() => {
    const [mine, rest] = [own.value.length, others.value.length];
    return (ownPart.value * mine + partOf(others.value, false) * rest) / Math.max(1, mine + rest);
  });

  const turnAt = (ply: number): Turn => turns.findLast(({ from }) => from <= ply)!;
  const take = (one: Judgement): void => {
    const { from } = turnAt(one.ply);
    judged.value = new Map([...judged.peek(), [one.ply, one]]);
    const turn = judgedTurn(replay, turnAt(from), judged.peek());
    if (turn) judgedTurnsBy.value = new Map([...judgedTurnsBy.peek(), [from, turn]]);
  };
  /** Takes what an earlier visit judged, a little at a time. */
  async function recall(still: AbortSignal): Promise<void> {
    const known = memory.read();
    for (let n = 0; n < known.length && !still.aborted; n += RECALLED) {
      batch(() => {
        for (const one of known.slice(n, n + RECALLED))
          if (steps[one.ply] && !judged.peek().has(one.ply)) take(one);
      });
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  async function judge(still: AbortSignal): Promise<void> {
    const bots = thinker ?? workerThinker();
    thinker = bots;
    await recall(still);
    const mine = seat.peek();
    const asked = [...own.peek(), ...others.peek()];
    let unstored = 0;
    const store = () => {
      if (unstored > 0) memory.write([...judged.peek().values()]);
      unstored = 0;
    };
    try {
      for (const ply of asked) {
        const deep = steps[ply]!.seat === mine;
        if (isKnown(ply, deep)) continue;
        const { view, seat: decider, legal } = questionAt(replay, ply);
        const must = steps[ply]!.action;
        const question = { game: game.id, view, seat: decider, legal, dice: diceOf(ply), must, deep };
        const moves = await bots.judge(question, still);
        if (still.aborted) return;
        batch(() => take(judgementOf(replay, ply, deep, moves)));
        if (++unstored >= STORED_EVERY) store();
      }
    } finally {
      store();
    }
  }

  const told = new Map<number, Signal<readonly Advised[] | undefined>>();
  return {
    seat,
    estimates: computed(() => {
      const end = { ply: steps.length, shares: winShares(game, steps.at(-1)?.state ?? replay.start) };
      const found = [...judged.value.values()]
        .filter(({ ply }) => begins.has(ply))
        .map(({ ply, moves }) => ({ ply, shares: moves[0]!.shares }));
      return [...found, end].sort((a, b) => a.ply - b.ply);
    }),
    turns: computed(() => [...judgedTurnsBy.value.values()].filter((turn) => turn.seat === seat.value)),
    account: computed(() =>
      part.value < 1 || failed.value ? undefined : accountOf(replay, judged.value, seat.value),
    ),
    ownPart,
    part,
    reasons(turn) {
      const known = told.get(turn.from);
      if (known) return known;
      const found = signal<readonly Advised[] | undefined>(undefined);
      told.set(turn.from, found);
      const { view, seat: decider, legal } = questionAt(replay, turn.from);
      const question = { game: game.id, view, seat: decider, legal, dice: diceOf(turn.from) };
      thinker ??= workerThinker();
      thinker.reasons({ ...question, moves: waysOf(turn) }, new AbortController().signal).then(
        (advised) => {
          found.value = advised;
        },
        () => told.delete(turn.from),
      );
      return found;
    },
    start() {
      wanted = new AbortController();
      failed.value = false;
      // A stopped request never answers.
      judge(wanted.signal).catch(() => {
        failed.value = true;
      });
    },
    stop() {
      wanted?.abort();
      thinker?.stop();
      thinker = undefined;
      for (const [from, found] of told) if (!found.peek()) told.delete(from);
    },
  };
}

/** The best ways to play a turn and the way it was played, in the order of their chances. */
export function waysOf({ better, played, loss }: JudgedTurn): JudgedMove[] {
  const made = { plan: played, shares: [] };
  return loss === 0 ? [made, ...better] : [...better, made];
}

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
