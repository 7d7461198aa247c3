import type { Advised } from '../../bots/explain/advice.ts';
import type { JudgedMove } from '../../bots/explain/judge.ts';
import type { Action, Kinds, Seat } from '../../core/game.ts';
import type { Stream } from '../../core/rng.ts';
import type { GameId } from '../../games/list.ts';
import type { Asked, Reply, WorkerMessage } from './bots.worker.ts';

/** A question to a bot: what its seat may see, never a state. */
export interface BotRequest {
  readonly game: GameId;
  readonly bot: string;
  readonly view: Kinds['view'];
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly dice: Stream;
}

/** Asks for an assessment of a decision, open or past. */
export interface AdviceQuestion extends Omit<BotRequest, 'bot'> {
  /** The move that was made. */
  readonly must?: Action;
  /** Whether the view belongs to somebody else, so that the seat's own view must be sampled from it. */
  readonly imagine?: boolean;
}

/** Asks for the best moves of a decision and the one that was made. */
export interface JudgeQuestion extends Omit<BotRequest, 'bot'> {
  readonly must: Action;
  /** Whether the seat is the reviewed one, whose decisions get more effort. */
  readonly deep: boolean;
}

/** Asks where the points of judged moves come from. */
export interface ReasonQuestion extends Omit<BotRequest, 'bot'> {
  readonly moves: readonly JudgedMove[];
}

export interface Advice {
  readonly moves: readonly Advised[];
  /** The view in which the moves are described. */
  readonly view: Kinds['view'];
  /** Whether part of that view was sampled. */
  readonly unsure: boolean;
}

/** Chooses for bots. A cancelled question is never answered and stops thinking. */
export interface Thinker {
  ask(question: BotRequest, wanted?: AbortSignal): Promise<Action>;
  stop(): void;
}

export interface Adviser {
  /** Undefined if it cannot be told. `hear` receives the progress. */
  advise(
    question: AdviceQuestion,
    hear: (part: number) => void,
    wanted: AbortSignal,
  ): Promise<Advice | undefined>;
  stop(): void;
}

/** Judges the decisions of a finished game. */
export interface Judge {
  judge(question: JudgeQuestion, wanted: AbortSignal): Promise<readonly JudgedMove[]>;
  reasons(question: ReasonQuestion, wanted: AbortSignal): Promise<readonly Advised[]>;
  stop(): void;
}

interface Waiting {
  readonly asked: Asked;
  resolve(answer: never): void;
  reject(error: Error): void;
  hear?(part: number): void;
  /** Whether a worker has it. */
  sent: boolean;
  /** Number of workers that failed on it. */
  failures: number;
}

/** How often a question is given to a new worker after a failure. */
const RETRIES = 1;
/** Milliseconds between pings, and how many may be missed in a row: on a slow connection a bot takes long to load. */
const PING_MS = 5000;
const SILENCES = 12;

/** A hidden page draws no frames, so do not wait longer for one. */
const UNSEEN_MS = 100;

/** Resolves with the next frame. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** The part of Worker that the page uses. */
export type BotWorker = EventTarget & { postMessage(word: WorkerMessage): void; terminate(): void };

const openWorker = (): BotWorker =>
  new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });

/**
 * Runs bots in a worker, so that the page never waits for them. If it fails or hangs, a new worker gets the open
 * questions; a question that fails again is rejected.
 */
export function workerThinker(open = openWorker, ready = drawn): Thinker & Adviser & Judge {
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
  /** After a failure; `over` is the question that caused it, if known. */
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
    // Draws the last decision first: with few cores, thinking would delay it.
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
    judge: (judged, wanted) => put((id) => ({ id, judged }), wanted),
    reasons: (reasons, wanted) => put((id) => ({ id, reasons }), wanted),
    stop() {
      stop();
      waiting.clear();
    },
  };
}
