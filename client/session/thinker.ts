import type { Action, GameId, Kinds, Seat } from '../../rules/core/game.ts';
import type { Stream } from '../../rules/core/rng.ts';
import type { Word } from './bots.worker.ts';

/** A decision put to a bot: what its seat may see, never a state. */
export interface Question {
  readonly game: GameId;
  readonly bot: string;
  readonly view: Kinds['view'];
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly dice: Stream;
}

/** Whoever decides for the bots. */
export interface Thinker {
  /** An answer that is no longer wanted never comes, and costs no more thought. */
  ask(question: Question, wanted?: AbortSignal): Promise<Action>;
  stop(): void;
}

/** Bots think in a thread of their own, so that the page never waits for them. */
export function workerThinker(): Thinker {
  let worker: Worker | undefined;
  const waiting = new Map<number, PromiseWithResolvers<Action>>();
  let next = 0;
  const start = (): Worker => {
    const made = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<{ id: number; action: Action }>) => {
      waiting.get(data.id)?.resolve(data.action);
      waiting.delete(data.id);
    };
    made.onerror = (event) => {
      for (const answer of waiting.values()) answer.reject(new Error(event.message));
      waiting.clear();
    };
    return made;
  };
  const say = (word: Word) => worker?.postMessage(word);
  return {
    ask(question, wanted) {
      worker ??= start();
      const id = next++;
      const answer = Promise.withResolvers<Action>();
      waiting.set(id, answer);
      say({ id, question });
      wanted?.addEventListener('abort', () => {
        if (waiting.delete(id)) say({ drop: id });
      });
      return answer.promise;
    },
    stop() {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}
