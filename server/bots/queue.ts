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
}

/** Hosts of whom it is remembered when they had their last turn; the longest idle is forgotten first. */
const MOST_HOSTS = 1000;

/**
 * Questions that wait for a thread. People who are present come first. Among equally urgent questions, the host who
 * has waited longest since the last turn is next, with the oldest of their questions: a hundred tables of one host
 * get no more turns than one table of another.
 */
export class FairQueue<T extends Waiting> {
  readonly #jobs = new Map<string, T[]>();
  /** By host, the turn they had last; in the order of these turns. */
  readonly #turns = new Map<string, number>();
  readonly #drop: (job: T) => void;
  #turn = 0;
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
    let best: { job: T; rank: number; turn: number } | undefined;
    for (const [host, all] of this.#jobs) {
      const turn = this.#turns.get(host) ?? 0;
      for (const job of [...all]) {
        const urgency = job.claim.urgency();
        if (urgency === undefined) {
          this.#remove(job);
          this.#drop(job);
          continue;
        }
        const rank = URGENCIES.indexOf(urgency);
        if (!best || rank < best.rank || (rank === best.rank && turn < best.turn)) best = { job, rank, turn };
      }
    }
    if (!best) return undefined;
    this.#remove(best.job);
    this.#countTurn(best.job.claim.host);
    return best.job;
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

  #countTurn(host: string): void {
    this.#turns.delete(host);
    this.#turns.set(host, ++this.#turn);
    if (this.#turns.size > MOST_HOSTS) this.#turns.delete(this.#turns.keys().next().value!);
  }
}
