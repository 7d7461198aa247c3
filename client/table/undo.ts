import { effect, type Signal, signal } from '@preact/signals';
import type { Session, Undoing } from '../session/session.ts';
import type { Turn } from './turn.ts';

/** Takes back choices of the turn, then decisions of the game, and redoes them. */
export interface Undo {
  /** Why nothing was taken back; `ask` while the person decides whether to ask the others. */
  readonly stopped: Signal<Exclude<Undoing, 'free'> | undefined>;
  takeBack(): Promise<void>;
  /** Asks the others whether the last decision may be taken back. */
  askBack(): Promise<void>;
  redo(): Promise<void>;
  close(): void;
}

export function undoOf(session: Session, turn: Turn): Undo {
  const stopped = signal<Exclude<Undoing, 'free'> | undefined>(undefined);
  // The question belongs to the position in which it was asked.
  const close = effect(() => {
    turn.present.value;
    session.viewer.value;
    stopped.value = undefined;
  });
  return {
    stopped,
    async takeBack() {
      if (stopped.value) stopped.value = undefined;
      else if (turn.back()) return;
      else if (session.undoing.value === 'free') await session.undo();
      else stopped.value = session.undoing.value;
    },
    async askBack() {
      stopped.value = undefined;
      await session.undo();
    },
    async redo() {
      if (!turn.redo()) await session.redo();
    },
    close,
  };
}
