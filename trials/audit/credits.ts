import type { Match } from '../harness/match.ts';
import { Violation } from '../harness/violation.ts';

/** Outages of this length are given back; a node shows every few seconds that it lives, so nobody knows them exactly. */
const CREDITED_MS = 15_000;
const BEAT_MS = 5_000;
/** A busy machine is late with everything. */
const SLACK_MS = 3_000;
/** Between the reckoning of what is given back and the time that its entry bears. */
const TOLERANCE_MS = 200;

interface Outage {
  readonly from: number;
  to: number;
}

/** When the server was down, by the clock that it shares with the trial. */
export class Outages {
  readonly #outages: Outage[] = [];

  /** It has been ended just now. */
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

  /** Time is given back for outages that were long, as much as they took; and for nothing else. */
  check({ table, onlooker: { entries, info } }: Match): void {
    const clocked = info?.settings.pace.kind !== 'none';
    const started = entries.find(({ what }) => what.type === 'start')!.at;
    const ended = entries.at(-1)!.at;
    const credits = entries.flatMap(({ n, at, what }) =>
      what.type === 'credit' ? { n, at, ms: what.ms } : [],
    );
    for (const { n, at, ms } of credits) {
      const outage = this.#outages.find(({ from, to }) => from <= at && at <= to);
      const down = outage ? at - outage.from : 0;
      if (
        down < CREDITED_MS - BEAT_MS - SLACK_MS ||
        ms < down - TOLERANCE_MS ||
        ms > down + BEAT_MS + SLACK_MS
      )
        throw new Violation(table, `entry ${n} gives ${ms} ms back, and the server was down for ${down} ms`);
    }
    for (const { from, to } of this.#outages) {
      if (!clocked || from < started || to > ended || to - from < CREDITED_MS + SLACK_MS) continue;
      const given = credits.filter(({ at }) => from <= at && at <= to).length;
      if (given !== 1)
        throw new Violation(
          table,
          `time was given back ${given} times after ${to - from} ms without a server`,
        );
    }
  }
}
