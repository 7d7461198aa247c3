/** Who waits for a bot, the most urgent first. */
export const URGENCIES = ['people present', 'people away', 'spectators'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Whose share of the bots a question uses, and who waits for the answer. */
export interface Claim {
  readonly host: string;
  /** Asked when a thread is free: people come and go while the question waits. Nothing if nobody wants it any more. */
  urgency(): Urgency | undefined;
}

interface Waiting {
  readonly claim: Claim;
  /** Questions of one kind take about the same time. */
  readonly kind: string;
}

/** Hosts whose shares are remembered; the one whose last turn is longest ago is forgotten first. */
const MOST_HOSTS = 1000;
/** What a question of a kind that was never answered is expected to take, in milliseconds. */
const UNKNOWN_MS = 50;
/** How much the latest answer counts in the average of its kind. */
const LATEST = 0.1;

/**
 * Questions that wait for a thread. People who are present come first. Equally urgent questions are queued by weighted
 * fair queueing: each has the time, on a scale that all hosts share, at which its host would be served if all had
 * their share of the threads at once, and the earliest is next. A hundred tables of one host get no more than one table
 * of another, and many hosts of bots that think long do not keep a quick bot waiting.
 */
export class FairQueue<T extends Waiting> {
  readonly #jobs = new Map<string, T[]>();
  /** By host, the end of their last turn on the common scale; in the order of these turns. */
  readonly #ends = new Map<string, number>();
  /** By kind, the average of what answers took. */
  readonly #averages = new Map<string, number>();
  readonly #drop: (job: T) => void;
  /** How far the common scale has come; who comes anew begins here. */
  #now = 0;
  #size = 0;

  constructor(drop: (job: T) => void) {
    this.#drop = drop;
  }

  get size(): number {
    return this.#size;
  }

  push(job: T): void {
    const { host } = job.claim;
    const queue = this.#jobs.get(host);
    if (queue) queue.push(job);
    else this.#jobs.set(host, [job]);
    this.#size++;
  }

  /** The next job. Those that nobody wants any more are dropped on the way. */
  take(): T | undefined {
    let best: { job: T; rank: number; start: number; end: number } | undefined;
    for (const [host, all] of this.#jobs) {
      const start = Math.max(this.#now, this.#ends.get(host) ?? 0);
      const own = this.#mostUrgent(all);
      if (!own) continue;
      const { job, rank } = own;
      const end = start + this.#expected(job);
      if (!best || rank < best.rank || (rank === best.rank && end < best.end))
        best = { job, rank, start, end };
    }
    if (!best) return undefined;
    this.#remove(best.job);
    this.#now = Math.max(this.#now, best.start);
    this.#setEnd(best.job.claim.host, best.end);
    return best.job;
  }

  /** Of one host, the oldest of the most urgent questions. */
  #mostUrgent(jobs: readonly T[]): { job: T; rank: number } | undefined {
    let best: { job: T; rank: number } | undefined;
    for (const job of [...jobs]) {
      const urgency = job.claim.urgency();
      if (urgency === undefined) {
        this.#remove(job);
        this.#drop(job);
        continue;
      }
      const rank = URGENCIES.indexOf(urgency);
      if (!best || rank < best.rank) best = { job, rank };
    }
    return best;
  }

  /** A job that was taken is done: its host has used what it took, not what was expected. */
  done(job: T, ms: number): void {
    const expected = this.#expected(job);
    const { host } = job.claim;
    this.#setEnd(host, (this.#ends.get(host) ?? this.#now) + ms - expected);
    this.#averages.set(job.kind, expected + (ms - expected) * LATEST);
  }

  #expected({ kind }: T): number {
    return this.#averages.get(kind) ?? UNKNOWN_MS;
  }

  /** Empties the queue. */
  takeAll(): T[] {
    const all = [...this.#jobs.values()].flat();
    this.#jobs.clear();
    this.#size = 0;
    return all;
  }

  #remove(job: T): void {
    const { host } = job.claim;
    const rest = this.#jobs.get(host)!.filter((each) => each !== job);
    if (rest.length > 0) this.#jobs.set(host, rest);
    else this.#jobs.delete(host);
    this.#size--;
  }

  #setEnd(host: string, end: number): void {
    this.#ends.delete(host);
    this.#ends.set(host, end);
    if (this.#ends.size > MOST_HOSTS) this.#ends.delete(this.#ends.keys().next().value!);
  }
}
