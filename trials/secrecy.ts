import { openGround } from './harness/ground.ts';
import { ask } from './harness/guest.ts';
import { ServerProcess } from './harness/server.ts';
import type { Progress } from './progress.ts';
import { Company } from './secrecy/company.ts';
import { BOT_PAUSE, courseFault } from './secrecy/course.ts';
import type { Testimony } from './secrecy/heard.ts';
import { Judge } from './secrecy/judge.ts';
import { courseMutants, KINDS, leakingFaults, mutantsOf } from './secrecy/mutants.ts';
import { type Plan, plans } from './secrecy/plan.ts';
import { Hidden } from './secrecy/secrets.ts';
import { Truth } from './secrecy/truth.ts';
import type { Trial } from './trial.ts';

export const trial: Trial = {
  summary: 'Every byte that anybody receives, and every line of the log, against the records of the games.',
  flags: {
    games: { fallback: '1000', help: 'how many games' },
    tables: { fallback: '8', help: 'how many at a time' },
  },
  run: async (flags, progress) =>
    describe(await keepSecrets(flags.count('games'), flags.count('tables'), progress)),
};

export interface Kept {
  readonly games: number;
  readonly decisions: number;
  readonly messages: number;
  readonly bytes: number;
  /** Forged messages with a leak, all of which were detected. */
  readonly mutants: number;
  /** Kinds of forgeries that no game made possible. */
  readonly unforged: readonly string[];
  readonly logBytes: number;
  /** The number of secrets the log was searched for. */
  readonly hidden: number;
  readonly seconds: number;
}

const describe = (kept: Kept): string =>
  `${kept.games} games, ${kept.decisions} decisions, ${kept.messages} messages with ${mega(kept.bytes)} MB: ` +
  `nobody was told what they may not know; ${mega(kept.logBytes)} MB of log have none of ${kept.hidden} hidden parts; ` +
  `${kept.mutants} forged messages were all found out (${kept.seconds.toFixed(0)} s)`;

const mega = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Plays games on a fresh server and throws at the first leak. */
export async function keepSecrets(
  games: number,
  tables: number,
  progress: Pick<Progress, 'show'>,
): Promise<Kept> {
  const began = performance.now();
  await using ground = await openGround('sqlite');
  const server = await ServerProcess.start({ ...ground.env, LOG_LEVEL: 'trace', BOT_PAUSE: `${BOT_PAUSE}` });
  try {
    const inquiry = new Inquiry(games, await initialOutput(server), progress);
    await inquiry.hold(server, tables);
    await server.stop();
    return { ...inquiry.close(server.output), seconds: (performance.now() - began) / 1000 };
  } finally {
    await server.stop();
  }
}

/** In this many games every kind of leak can be forged. */
const ENOUGH = 50;
/** Shown length of a reported message. */
const SHOWN = 2000;

/** The server's output before any game, with an answer of each kind. */
async function initialOutput(server: ServerProcess): Promise<string> {
  await ask(server, 'GET /nowhere').catch(() => undefined);
  return ask(server, 'GET /metrics');
}

class Inquiry {
  readonly #plans = plans();
  readonly #games: number;
  readonly #progress: Pick<Progress, 'show'>;
  readonly #hidden: Hidden;
  readonly #tally = { games: 0, decisions: 0, messages: 0, bytes: 0, mutants: 0 };
  /** Forged kinds by game. */
  readonly #forged = new Set<string>();
  readonly #kinds = new Set<string>();
  #begun = 0;

  constructor(games: number, before: string, progress: Pick<Progress, 'show'>) {
    this.#games = games;
    this.#hidden = new Hidden(before);
    this.#progress = progress;
  }

  async hold(server: ServerProcess, tables: number): Promise<void> {
    await Promise.all(
      Array.from({ length: Math.min(tables, this.#games) }, async (_, i) => {
        const company = await Company.create(server, `company ${i}`);
        while (this.#begun < this.#games) {
          this.#begun++;
          await this.#inquire(company, this.#plans.next().value);
        }
        company.leave();
      }),
    );
  }

  async #inquire(company: Company, plan: Plan): Promise<void> {
    const testimony = await company.play(plan);
    const truth = new Truth(testimony);
    this.#hidden.add(truth);
    const judge = new Judge(truth, this.#hidden);
    for (const heard of testimony.heard) {
      const fault = judge.fault(heard);
      if (fault !== undefined)
        throw new Error(
          `Table ${testimony.table}: what ${truth.viewer(heard.by)} got ${fault}: ${heard.text.slice(0, SHOWN)}`,
        );
      this.#tally.bytes += heard.text.length;
    }
    const wrong = courseFault(truth, testimony);
    if (wrong !== undefined) throw new Error(`Table ${testimony.table}: ${wrong}.`);
    this.#tally.games++;
    this.#tally.messages += testimony.heard.length;
    this.#tally.decisions += truth.record.steps.length;
    this.#forge(testimony, truth, judge);
    this.#progress.show(`${this.#tally.games} of ${this.#games} games, ${mega(this.#tally.bytes)} MB`);
  }

  /** Forges leaks, one of each kind per game, and throws if one is not detected. */
  #forge(testimony: Testimony, truth: Truth, judge: Judge): void {
    const { id } = truth.game;
    const isNew = (kind: string): boolean => !this.#forged.has(`${id} ${kind}`);
    const forged = [
      ...mutantsOf(testimony, truth, judge, isNew),
      ...(isNew('') ? leakingFaults(truth) : []),
    ].map(({ betrays, heard }) => ({
      betrays,
      fault: () => judge.fault(heard),
      shown: `: ${heard.text.slice(0, SHOWN)}`,
    }));
    const course = courseMutants(testimony, truth).filter(({ betrays }) => isNew(betrays));
    for (const { betrays, fault, shown } of [...forged, ...course.map((one) => ({ ...one, shown: '' }))]) {
      if (fault() === undefined)
        throw new Error(`What betrays ${betrays} at a table of ${id} was not found out${shown}`);
      this.#tally.mutants++;
      this.#forged.add(`${id} ${betrays}`);
      this.#kinds.add(betrays);
    }
    this.#forged.add(`${id} `);
  }

  /** Searches the log at the end for the secrets of all games. */
  close(log: string): Omit<Kept, 'seconds'> {
    for (const line of log.split('\n')) {
      const found = this.#hidden.find(line);
      if (found !== undefined) throw new Error(`The log shows ${found}: ${line}`);
    }
    const unforged = KINDS.filter((kind) => !this.#kinds.has(kind));
    if (this.#games >= ENOUGH && unforged.length > 0)
      throw new Error(`No game gave occasion to betray: ${unforged.join('; ')}.`);
    return { ...this.#tally, unforged, logBytes: log.length, hidden: this.#hidden.size };
  }
}
