import type { Advised } from '../../bots/explain/advice.ts';
import type { Action, GameId, Kinds, Seat } from '../../rules/core/game.ts';
import type { Stream } from '../../rules/core/rng.ts';
import type { Reply, Word } from './bots.worker.ts';

/** A decision put to a bot: what its seat may see, never a state. */
export interface Question {
  readonly game: GameId;
  readonly bot: string;
  readonly view: Kinds['view'];
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly dice: Stream;
}

/** What is thought of a decision, whether it is open or was made. */
export interface AdviceQuestion extends Omit<Question, 'bot'> {
  /** The move that was made. */
  readonly must?: Action;
  /** Whether the view is that of somebody else, from which that of the seat is to be thought up. */
  readonly imagine?: boolean;
}

/** A decision whose outcome is wondered about. */
export type Appraisal = Omit<Question, 'bot'>;

export interface Advice {
  readonly moves: readonly Advised[];
  /** In which the moves are put into words. */
  readonly view: Kinds['view'];
  /** Whether something in that view was thought up. */
  readonly unsure: boolean;
}

/** Whoever decides for the bots. An answer that is no longer wanted never comes, and costs no more thought. */
export interface Thinker {
  ask(question: Question, wanted?: AbortSignal): Promise<Action>;
  stop(): void;
}

export interface Adviser {
  /** Nothing where it cannot be told. `hear` is told the part that is done. */
  advise(
    question: AdviceQuestion,
    hear: (part: number) => void,
    wanted: AbortSignal,
  ): Promise<Advice | undefined>;
  stop(): void;
}

export interface Appraiser {
  /** The chances of all seats. */
  appraise(question: Appraisal, wanted: AbortSignal): Promise<readonly number[]>;
  stop(): void;
}

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
  hear?(part: number): void;
}

/** A page that nobody looks at draws nothing, and is not waited for any longer. */
const UNSEEN_MS = 100;

/** Until the next frame is drawn. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Bots think in a thread of their own, so that the page never waits for them. */
export function workerThinker(): Thinker & Adviser & Appraiser {
  let worker: Worker | undefined;
  const waiting = new Map<number, Waiting>();
  let next = 0;
  const start = (): Worker => {
    const made = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id);
      if ('part' in data) asked?.hear?.(data.part);
      else {
        waiting.delete(data.id);
        asked?.resolve(data.answer as never);
      }
    };
    made.onerror = (event) => {
      for (const answer of waiting.values()) answer.reject(new Error(event.message));
      waiting.clear();
    };
    return made;
  };
  const say = (word: Word) => worker?.postMessage(word);
  const put = <T>(
    word: (id: number) => Word,
    wanted?: AbortSignal,
    hear?: (part: number) => void,
  ): Promise<T> => {
    const id = next++;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.set(id, { resolve, reject, ...(hear ? { hear } : {}) });
    // What has just been decided is drawn first: where cores are few, thinking would hold it up.
    void drawn().then(() => {
      if (!waiting.has(id)) return;
      worker ??= start();
      say(word(id));
    });
    wanted?.addEventListener('abort', () => {
      if (waiting.delete(id)) say({ drop: id });
    });
    return promise;
  };
  return {
    ask: (question, wanted) => put((id) => ({ id, question }), wanted),
    advise: (advice, hear, wanted) => put((id) => ({ id, advice }), wanted, hear),
    appraise: (appraisal, wanted) => put((id) => ({ id, appraisal }), wanted),
    stop() {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}
