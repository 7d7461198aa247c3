/** Who waits for a bot, the most urgent first. */
export const URGENCIES = ['people present', 'people away', 'spectators'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Who is charged for a question, and who waits for the answer. */
export interface Claim {
  readonly host: string;
  /**
   * Asked when a thread is free, as people come and go in the meantime. Undefined if nobody wants the answer any more.
   */
  urgency(): Urgency | undefined;
}

interface Waiting {
  readonly claim: Claim;
  /** Questions of one kind take about equally long. */
  readonly kind: string;
}

/** Hosts whose shares are remembered; the least recently served is dropped first. */
const MOST_HOSTS = 1000;
/** Expected milliseconds for a kind without an answer so far. */
const UNKNOWN_MS = 50;
/** Weight of the latest answer in the running average of its kind. */
const LATEST = 0.1;

/**
 * Questions that wait for a thread. People who are present come first. Questions of equal urgency use weighted fair
 * queueing: each has a virtual finish time, the time at which its host would be served if every host had its share of
 * the threads, and the earliest is next. So a hundred tables of one host get as much as one table of another, and slow
 * bots do not hold up quick ones.
 */
export class FairQueue<T extends Waiting> {
  readonly #jobs = new Map<string, T[]>();
  /** Virtual finish time of each host's last question, in that order. */
  readonly #ends = new Map<string, number>();
  /** Average time of an answer, by kind. */
  readonly #averages = new Map<string, number>();
  readonly #drop: (job: T) => void;
  /** The current virtual time, at which new hosts start. */
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

  /** The next job. Drops those that nobody wants any more. */
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

  /** The oldest of a host's most urgent questions. */
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

  /** A job is done: charges its host for the actual time instead of the expected one. */
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
