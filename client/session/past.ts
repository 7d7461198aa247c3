import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Kinds, over, type Viewer } from '../../core/game.ts';
import type { Replay } from '../../core/replay.ts';
import { decidedAt } from './decided.ts';
import { momentFromState, resultOf } from './moment.ts';
import { redactedEntries } from './redacted-entries.ts';
import type { Player, Session, TableEnd } from './session.ts';

/**
 * A recorded game at decision `ply`, read-only. If somebody resigned, the result comes from the table; its end comes
 * after the last decision, even if the rules have not ended the game there.
 */
export function pastSession<K extends Kinds>(
  { game, start, steps }: Pick<Replay<K>, 'game' | 'start' | 'steps'>,
  players: readonly Player[],
  ply: ReadonlySignal<number>,
  viewer: ReadonlySignal<Viewer>,
  end?: TableEnd,
): Session<K> {
  const stateAt = (n: number) => (n === 0 ? start : steps[n - 1]!.state);
  const isEnd = (n: number) => end !== undefined && n === steps.length;
  // A replay offers no moves.
  const at = (n: number) => ({
    ...momentFromState(game, stateAt(n), n, viewer.value),
    legal: [],
    ...(isEnd(n) && { active: [], over: true }),
  });
  return {
    game,
    players: computed(() =>
      isEnd(ply.value)
        ? players.map((player, seat) => ({ ...player, resigned: end!.resigned[seat] === true }))
        : players,
    ),
    viewer,
    now: computed(() => at(ply.value)),
    entries: computed(() => redactedEntries(game, steps.slice(0, ply.value), viewer.value)),
    result: computed(() => (isEnd(ply.value) ? end!.result : resultOf(game, stateAt(ply.value)))),
    undoing: signal('nothing'),
    redoing: signal('nothing'),
    decide: () => ({ ok: false, at: 0, rules: [] }),
    undo: async () => undefined,
    redo: async () => undefined,
    at,
    decided(n) {
      const step = steps[n - 1];
      const finished = over(stateAt(steps.length));
      return step && decidedAt(game, stateAt(n - 1), step, viewer.value, finished);
    },
    close: () => undefined,
  };
}
