import type { Advised } from '../../bots/explain/advice.ts';
import type { Action, Kinds, Seat } from '../../core/game.ts';
import type { Stream } from '../../core/rng.ts';
import type { GameId } from '../../games/list.ts';
import type { Asked, Reply, WorkerMessage } from './bots.worker.ts';

/** A decision put to a bot: what its seat may see, never a state. */
export interface BotRequest {
  readonly game: GameId;
  readonly bot: string;
  readonly view: Kinds['view'];
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly dice: Stream;
}

/** What is thought of a decision, whether it is open or was made. */
export interface AdviceQuestion extends Omit<BotRequest, 'bot'> {
  /** The move that was made. */
  readonly must?: Action;
  /** Whether the view is that of somebody else, from which that of the seat is to be thought up. */
  readonly imagine?: boolean;
}

/** A decision whose outcome is wondered about. */
export type Appraisal = Omit<BotRequest, 'bot'>;

export interface Advice {
  readonly moves: readonly Advised[];
  /** In which the moves are put into words. */
  readonly view: Kinds['view'];
  /** Whether something in that view was thought up. */
  readonly unsure: boolean;
}

/** Whoever decides for the bots. An answer that is no longer wanted never comes, and costs no more thought. */
export interface Thinker {
  ask(question: BotRequest, wanted?: AbortSignal): Promise<Action>;
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
  readonly asked: Asked;
  resolve(answer: never): void;
  reject(error: Error): void;
  hear?(part: number): void;
  /** Whether a worker has it. */
  sent: boolean;
  /** How many workers failed over it. */
  failures: number;
}

/** So often a question is put to a fresh worker after one has failed over it. */
const RETRIES = 1;
/** Milliseconds between two signs of life, and how many may be missing in a row: a slow line takes long to load a bot. */
const PING_MS = 5000;
const SILENCES = 12;

/** A page that nobody looks at draws nothing, and is not waited for any longer. */
const UNSEEN_MS = 100;

/** Until the next frame is drawn. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** What the page uses of a worker. */
export type BotWorker = EventTarget & { postMessage(word: WorkerMessage): void; terminate(): void };

const openWorker = (): BotWorker =>
  new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });

/**
 * Bots think in a thread of their own, so that the page never waits for them. When it fails or falls silent, a fresh one
 * gets the questions that are open; a question over which that one fails, too, is rejected.
 */
export function workerThinker(open = openWorker, ready = drawn): Thinker & Adviser & Appraiser {
  let worker: BotWorker | undefined;
  let watchdog: ReturnType<typeof setInterval> | undefined;
  let silences = 0;
  const waiting = new Map<number, Waiting>();
  let next = 0;

  const say = (word: WorkerMessage) => worker?.postMessage(word);
  const start = (): void => {
    const made = open();
    worker = made;
    silences = 0;
    made.addEventListener('message', (event) => {
      if (made === worker) hear((event as MessageEvent<Reply>).data);
    });
    for (const failure of ['error', 'messageerror'])
      made.addEventListener(failure, (event) => {
        if (made === worker) restart((event as ErrorEvent).message ?? 'The worker failed.');
      });
    watchdog = setInterval(() => {
      if (waiting.size === 0) silences = 0;
      else if (++silences > SILENCES) restart('The worker does not answer.');
      else say({ ping: true });
    }, PING_MS);
  };
  const stop = (): void => {
    clearInterval(watchdog);
    worker?.terminate();
    worker = undefined;
  };
  const hear = (reply: Reply): void => {
    silences = 0;
    if ('pong' in reply) return;
    const asked = waiting.get(reply.id);
    if ('error' in reply) {
      if (asked) restart(reply.error, reply.id);
    } else if ('part' in reply) asked?.hear?.(reply.part);
    else {
      waiting.delete(reply.id);
      asked?.resolve(reply.answer as never);
    }
  };
  /** After a failure over one question, or over nobody knows which. */
  const restart = (reason: string, over?: number): void => {
    stop();
    const open = [...waiting].filter(([, { sent }]) => sent);
    for (const [id, asked] of open) {
      if (over === undefined || over === id) asked.failures++;
      if (asked.failures > RETRIES) {
        waiting.delete(id);
        asked.reject(new Error(reason));
      } else send(asked);
    }
  };
  const send = (asked: Waiting): void => {
    if (!worker) start();
    asked.sent = true;
    say(asked.asked);
  };
  const put = <T>(
    question: (id: number) => Asked,
    wanted?: AbortSignal,
    hear?: (part: number) => void,
  ): Promise<T> => {
    const id = next++;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const asked = { asked: question(id), resolve, reject, sent: false, failures: 0, ...(hear && { hear }) };
    waiting.set(id, asked);
    // What has just been decided is drawn first: where cores are few, thinking would hold it up.
    void ready().then(() => {
      if (waiting.has(id)) send(asked);
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
      stop();
      waiting.clear();
    },
  };
}
