import { Chance } from '../harness/chance.ts';
import { type Address, Guest } from '../harness/guest.ts';
import { answerFault, exchange, textOf } from './http.ts';
import { Odd } from './odd.ts';
import { type Credentials, credentialsFor, GARBAGE, REQUESTS } from './requests.ts';
import type { Counts } from './shooter.ts';
import { type Crew, gatherCrew, Target } from './target.ts';

const CHECK_EACH = 10;
/** One in this many requests is no valid HTTP. */
const GARBAGE_EACH = 6;
/** How long to wait for an answer to half a request. */
const GARBAGE_MS = 500;
const SHOWN = 400;

/** Sends requests that must be refused, and checks that the table did not change. */
export class Asker {
  readonly counts: Counts = {};
  readonly #at: Address;
  readonly #target: Target;
  readonly #credentials: Credentials;
  readonly #chance: Chance;
  readonly #odd: Odd;
  #requests = 0;

  private constructor(at: Address, target: Target, credentials: Credentials, seed: string) {
    this.#at = at;
    this.#target = target;
    this.#credentials = credentials;
    this.#chance = new Chance(seed);
    this.#odd = new Odd(this.#chance, this.#chance.below(1e9));
  }

  static async ready(at: Address, seed: string): Promise<Asker> {
    const crew: Crew = await gatherCrew(at);
    const target = await Target.make('running', 'han', crew);
    const dead = await Guest.create(at, 'Gone');
    return new Asker(at, target, await credentialsFor(at, crew.host, target.id, dead), seed);
  }

  get requests(): number {
    return this.#requests;
  }

  async fire(isRunning: () => boolean): Promise<void> {
    const kinds = Object.entries(REQUESTS);
    while (isRunning()) {
      if (this.#chance.once(GARBAGE_EACH)) await this.#garbage();
      else {
        const [kind, make] = this.#chance.pick(kinds);
        const request = make(this.#credentials, this.#chance, this.#odd);
        const text = textOf(request);
        const answer = await exchange(this.#at, text);
        const wrong = answerFault(request, answer);
        if (wrong !== undefined)
          throw new Error(`${kind} ${wrong}; sent ${shown(text)}; answered ${shown(answer?.body ?? '')}`);
        this.#count(`HTTP: ${kind}`, 'refused');
      }
      if (++this.#requests % CHECK_EACH === 0) await this.#look();
    }
    await this.#look();
  }

  async #garbage(): Promise<void> {
    const text = this.#chance.pick(GARBAGE);
    const answer = await exchange(this.#at, text, GARBAGE_MS);
    if (answer && answer.status >= 500)
      throw new Error(`${shown(text)} made the server fail: ${answer.status}.`);
    this.#count(
      'HTTP: what is none',
      answer && answer.status >= 400 ? 'refused' : answer ? 'passed' : 'closed',
    );
  }

  async #look(): Promise<void> {
    const wrong = await this.#target.check(undefined);
    if (wrong !== undefined) throw new Error(`Table ${this.#target.id} ${wrong} over HTTP.`);
  }

  #count(kind: string, what: 'refused' | 'passed' | 'closed'): void {
    this.counts[kind] ??= { refused: 0, passed: 0, closed: 0 };
    this.counts[kind][what]++;
  }
}

const shown = (text: string): string => JSON.stringify(text).slice(0, SHOWN);
