import type { Address } from '../harness/guest.ts';
import { Company } from '../secrecy/company.ts';
import { Judge } from '../secrecy/judge.ts';
import { type Plan, plans } from '../secrecy/plan.ts';
import { Hidden } from '../secrecy/secrets.ts';
import { Truth } from '../secrecy/truth.ts';

/** They only play, so every delay is the server's. */
const HABITS = { chats: 1, undoes: 2, asksAlso: 1, drops: 0, errs: 0 };

/** People who play while others misbehave, and must not notice. */
export class Honest {
  readonly #companies: readonly Company[];
  readonly #plans = plans();
  #games = 0;

  private constructor(companies: readonly Company[]) {
    this.#companies = companies;
    // The first game has the longest games.
    this.#plans.next();
  }

  static async ready(at: Address, seed: string, companies: number): Promise<Honest> {
    const seeds = Array.from({ length: companies }, (_, i) => `${seed} company ${i}`);
    return new Honest(await Promise.all(seeds.map((each) => Company.create(at, each))));
  }

  get games(): number {
    return this.#games;
  }

  get tables(): readonly string[] {
    return this.#companies.flatMap(({ table }) => table ?? []);
  }

  /** Milliseconds to an answer. */
  get p99(): number {
    const delays = this.#companies.flatMap((company) => company.delays).sort((a, b) => a - b);
    return delays[Math.floor(delays.length * 0.99)] ?? 0;
  }

  /** Plays games one after another; each must match its record. */
  async play(isRunning: () => boolean): Promise<void> {
    await Promise.all(
      this.#companies.map(async (company) => {
        while (isRunning()) {
          const testimony = await company.play(quiet(this.#plans.next().value), HABITS);
          const truth = new Truth(testimony);
          const judge = new Judge(truth, new Hidden(''));
          for (const heard of testimony.heard) {
            const fault = heard.form === 'text' ? undefined : judge.fault(heard);
            if (fault !== undefined) throw new Error(`An honest game at ${testimony.table}: ${fault}.`);
          }
          this.#games++;
        }
      }),
    );
  }

  leave(): void {
    for (const company of this.#companies) company.leave();
  }
}

/** Without bots, whose pauses would count as delays. */
const quiet = (plan: Plan): Plan => ({ ...plan, resigns: false, bots: 0, brought: 0 });
