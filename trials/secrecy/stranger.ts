import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../harness/chance.ts';
import type { Heard } from './heard.ts';
import type { Witness } from './witness.ts';

const PAUSE_MS = 200;

/** Somebody without rights at a table, who asks about it all the time. */
export class Stranger {
  readonly #witness: Witness;
  readonly #chance: Chance;
  #stop = false;
  #going: Promise<void> = Promise.resolve();

  constructor(witness: Witness, chance: Chance) {
    this.#witness = witness;
    this.#chance = chance;
  }

  haunt(table: string): void {
    this.#stop = false;
    this.#going = this.#ask(table);
    this.#going.catch(() => {});
  }

  async leave(): Promise<void> {
    this.#stop = true;
    await this.#going;
  }

  async #ask(table: string): Promise<void> {
    const here = `/api/tables/${table}`;
    const questions: [form: Heard['form'], path: string, body?: object][] = [
      ['look', here],
      ['entries', `${here}/entries`],
      ['look', here],
      ['moment', `${here}/positions/${this.#chance.below(100)}`],
      ['record', `${here}/record`],
      ['entries', `${here}/entries?since=${this.#chance.below(300)}`],
      ['done', `${here}/commands`, { type: 'move', n: 1 + this.#chance.below(100), move: 'pass' }],
      ['look', here],
      ['done', `${here}/commands`, { type: 'undo' }],
      ['page', '/api/tables?status=running'],
      ['text', '/api/me/export'],
      ['done', `${here}/commands`, { type: 'bot', seat: 0, bot: 'random' }],
      ['text', `${here}/state`],
      ['text', '/metrics'],
      ['text', '/api/tables/../../data/mandate.sqlite'],
    ];
    for (let i = this.#chance.below(questions.length); !this.#stop; i++) {
      const [form, path, body] = questions[i % questions.length]!;
      await this.#witness.get(form, path, body);
      await sleep(PAUSE_MS);
    }
  }
}
