import { effect, type Signal, signal, untracked } from '@preact/signals';
import type { Cut, Scenes, Script, Told } from '../board/scene.ts';
import { holdBots } from '../session/pace.ts';
import type { DecisionEntry } from '../session/session.ts';
import { pace } from '../settings/settings.ts';
import type { TableModel } from '../table/model.ts';
import { lastOf, scriptOf } from './script.ts';

/** A scene that is to be shown, from its first step that is new. */
export interface Due {
  readonly script: Script;
  readonly from: number;
  /** The decision in which it ends. */
  readonly ply: number;
}

/** The number of decisions whose scenes are shown after a long absence: the last ones. */
const MOST = 2;
/** Milliseconds between a decision and its scene: what was decided is drawn first. */
const BEAT = 50;

/** The scenes of the last decisions that have brought any. */
function lately(all: readonly Due[]): Due[] {
  const ends = [...new Set(all.map(({ ply }) => ply))].slice(-MOST);
  return all.filter(({ ply }) => ends.includes(ply));
}

const toldIn = (entries: readonly DecisionEntry[]): Told[] =>
  entries.flatMap(({ ply, events }) => events.map((event) => ({ ply, event })));

/** The first step that tells more than the events seen before. */
function firstNew({ steps }: Cut, seen: number): number {
  let sum = 0;
  return steps.findIndex(({ events }) => {
    sum += events.length;
    return sum > seen;
  });
}

/** The scenes that the log makes due, one after another. */
export interface SceneQueue {
  readonly now: Signal<Due | undefined>;
  /** The scene is over: the next one, or the table. */
  next(): void;
  /** Shows the scenes that ended in an earlier decision again; resolves when they are over. */
  tell(ply: number): Promise<void>;
  close(): void;
}

/** Watches the log from the decision after `since` on. */
export function queueOf(model: TableModel, scenes: Scenes, since: number): SceneQueue {
  const { session, board } = model;
  const now = signal<Due | undefined>(undefined);
  const shown = new Map<string, number>();
  let queue: Due[] = [];
  let from = since;
  let count = since;
  let free: (() => void) | undefined;
  let beat: ReturnType<typeof setTimeout> | undefined;
  /** The game is over, and its end is still to be shown. */
  let ends = false;
  let over = session.result.peek() !== undefined;

  /** Takes up the next scene; the bots go on after the last. */
  const next = () => {
    if (session.covered?.peek()) {
      now.value = undefined;
      return;
    }
    now.value = queue.shift();
    if (now.value) free ??= holdBots();
    else {
      free?.();
      free = undefined;
      if (ends) model.ending.value = true;
      ends = false;
    }
  };

  const look = () => {
    const entries = session.entries.value;
    const asked = session.now.value.legal.length > 0;
    if (entries.length < count) {
      // An undo: what is shown no longer happened.
      from = Math.min(from, entries.length);
      queue = [];
      shown.clear();
      next();
    }
    count = entries.length;
    const told = toldIn(entries.slice(from));
    const cuts = scenes.cut(told);
    for (const cut of cuts) {
      const seen = shown.get(cut.id) ?? 0;
      const all = cut.steps.reduce((sum, { events }) => sum + events.length, 0);
      // A scene that has not come to its end waits, unless the person is to decide something in it.
      if (all <= seen || !(cut.done || asked)) continue;
      shown.set(cut.id, all);
      if (pace.peek() !== 'instant' && model.past.peek() === undefined)
        void add(cut, told, firstNew(cut, seen));
    }
    const result = session.result.value;
    if (result && !over && (result.reason ?? 'finished') === 'finished' && pace.peek() !== 'instant') {
      ends = true;
      if (!now.peek()) next();
    }
    over = result !== undefined;
    const open = cuts.find(({ done }) => !done);
    from = open ? entries.findIndex(({ ply }) => ply === told[open.start]!.ply) : entries.length;
  };

  const add = async (cut: Cut, told: readonly Told[], from: number) => {
    const last = lastOf(cut, told);
    const at = () => (session.now.peek().ply === last ? session.now.peek() : session.at(last));
    if (!at()) await session.recall?.(last);
    const moment = at();
    if (!moment || !board) return;
    const script = scriptOf(cut, told, moment.view, {
      game: session.game,
      score: board.score,
      seats: session.players.peek().length,
    });
    queue = lately([...queue, { script, from, ply: last }]);
    if (now.peek()) return;
    free ??= holdBots();
    clearTimeout(beat);
    beat = setTimeout(() => now.peek() ?? next(), BEAT);
  };

  const stop = effect(look);
  // What came while the screen changed hands is shown to whoever has it now.
  const reveal = effect(() => {
    if (!session.covered?.value && queue.length > 0) untracked(() => now.peek() ?? next());
  });
  return {
    now,
    next,
    async tell(ply) {
      if (pace.peek() === 'instant') return;
      const told = toldIn(session.entries.peek());
      const due = scenes.cut(told).filter((cut) => cut.done && lastOf(cut, told) === ply);
      for (const cut of due) await add(cut, told, 0);
      const over = Promise.withResolvers<void>();
      const watch = effect(() => {
        if (!now.value && queue.length === 0) over.resolve();
      });
      await over.promise;
      watch();
    },
    close() {
      stop();
      reveal();
      clearTimeout(beat);
      free?.();
    },
  };
}
