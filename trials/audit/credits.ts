import type { Match } from '../harness/match.ts';
import type { Player } from '../harness/player.ts';
import { Violation } from '../harness/violation.ts';

/** Outages of this length are credited; heartbeats are seconds apart, so their length is not exact. */
const CREDITED_MS = 15_000;
const BEAT_MS = 5_000;
/** A busy machine does everything late. */
const SLACK_MS = 3_000;
/** A table is credited when it is first needed, or when the server's recovery reaches it. */
const RECOVERY_MS = 15_000;

interface Outage {
  readonly from: number;
  to: number;
}

/** When the server was down, by a clock that it shares with the trial. */
export class Outages {
  readonly #outages: Outage[] = [];

  /** The server was stopped just now. */
  begin(): void {
    this.#outages.push({ from: Date.now(), to: Number.POSITIVE_INFINITY });
  }

  /** It serves again. */
  end(): void {
    this.#outages.at(-1)!.to = Date.now();
  }

  get longest(): number {
    return Math.max(0, ...this.#outages.map(({ from, to }) => to - from));
  }

  /** Credits cover long outages, and nothing else. */
  check({ table, onlooker }: Match): void {
    const { entries, info } = onlooker;
    const clocked = info?.settings.pace.kind !== 'none';
    const started = entries.find(({ what }) => what.type === 'start')!.at;
    const ended = entries.at(-1)!.at;
    const credits = entries.flatMap(({ n, at, what }) =>
      what.type === 'credit' ? { n, at, ms: what.ms } : [],
    );
    for (const { n, at, ms } of credits) {
      const down = lengthOf(this.#before(at), at);
      if (down < CREDITED_MS - BEAT_MS - SLACK_MS || ms < down - SLACK_MS || ms > down + BEAT_MS + SLACK_MS)
        throw new Violation(table, `entry ${n} gives ${ms} ms back, and the server was down for ${down} ms`);
    }
    for (const outage of this.#outages) {
      const { from, to } = outage;
      if (!clocked || from < started || to > ended || to - from < CREDITED_MS + SLACK_MS) continue;
      if (!clockRan(onlooker, from)) continue;
      const given = credits.filter(({ at }) => this.#before(at) === outage).length;
      if (given !== 1)
        throw new Violation(
          table,
          `time was given back ${given} times after ${to - from} ms without a server`,
        );
    }
  }

  /** The outage that an entry can be credited for: a restarted server credits within seconds. */
  #before(at: number): Outage | undefined {
    return this.#outages.findLast(({ from, to }) => from <= at && at <= to + RECOVERY_MS);
  }
}

/** Whether somebody's clock ran at that time: while a bot decides there is nothing to give back. */
function clockRan({ entries, marks }: Player, time: number): boolean {
  const last = entries.findLast(({ at }) => at <= time)!;
  const { clocks } = marks.find((mark) => mark.n === last.n && mark.clocks) ?? {};
  return clocks === undefined || clocks.some(({ running }) => running);
}

const lengthOf = (outage: Outage | undefined, at: number): number =>
  outage ? Math.min(at, outage.to) - outage.from : 0;
