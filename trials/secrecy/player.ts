import type { Game } from '../../core/game.ts';
import type { Command } from '../../protocol/command.ts';
import type { Fault } from '../../protocol/fault.ts';
import type { Position } from '../../protocol/position.ts';
import type { ServerMessage } from '../../protocol/socket.ts';
import type { Chance } from '../harness/chance.ts';
import { randomTurn } from '../harness/turn.ts';
import type { Witness } from './witness.ts';

/** A player's behaviour besides random legal moves; each is a percentage. */
export interface Habits {
  readonly chats: number;
  readonly undoes: number;
  readonly asksAlso: number;
  readonly drops: number;
  /** Tries an illegal move, to see the refusal. */
  readonly errs: number;
}

/** So that every game ends. */
const MOST_UNDOS = 4;
/** Refusals that a player gets if others are faster. */
const OVERTAKEN: readonly Fault['code'][] = ['stale', 'not-your-turn', 'no-undo', 'nothing-asked', 'ended'];

/** What a player knows of the table from the start. */
export interface Seating {
  readonly table: string;
  readonly game: Game;
  /** Bots' moves are secret, so nobody could tell which ones were undone. */
  readonly bots: boolean;
  /** The number of decisions after which this player resigns, if at all. */
  readonly resignsAt: number;
}

/** A seated witness. */
export class Player {
  readonly #witness: Witness;
  readonly #seating: Seating;
  readonly #table: string;
  readonly #chance: Chance;
  readonly #habits: Habits;
  readonly #over = Promise.withResolvers<void>();
  #position: Position | undefined;
  #n = 0;
  #undos = 0;
  /** Busy from the start until seated: leaving would lose an answer. */
  #busy = true;
  #acting: Promise<void> = Promise.resolve();
  #ended = false;
  #resigned = false;

  constructor(witness: Witness, seating: Seating, chance: Chance, habits: Habits) {
    this.#witness = witness;
    this.#seating = seating;
    this.#table = seating.table;
    this.#chance = chance;
    this.#habits = habits;
    // The caller sees the failure later; another one may come first.
    this.#over.promise.catch(() => {});
    witness.onMessage = (message) => this.#hear(message);
  }

  /** Resolves when the game has ended. */
  get over(): Promise<void> {
    return this.#over.promise;
  }

  get n(): number {
    return this.#n;
  }

  async sit(nonce: string | undefined): Promise<void> {
    await this.#watch(0);
    const answer = await this.#witness.do(this.#table, { type: 'sit', ...(nonce && { nonce }) });
    if (answer.t === 'error') throw new Error(`Nobody could sit down: ${answer.error.message}`);
    this.#busy = false;
    this.#step();
  }

  /** Call when the game has ended; a command may still be in progress. */
  async leave(): Promise<void> {
    await this.#acting;
    await this.#witness.ask({ t: 'unwatch', table: this.#table });
    this.#witness.onMessage = undefined;
  }

  async #watch(since: number): Promise<void> {
    const answer = await this.#witness.ask({ t: 'watch', table: this.#table, since });
    if (answer.t === 'error') throw new Error(`A player may not watch: ${answer.error.message}`);
  }

  #hear(message: ServerMessage): void {
    if (message.t !== 'update' || message.table !== this.#table) return;
    if (message.after !== this.#n && message.after !== 0)
      return this.#over.reject(new Error(`After ${this.#n} came an update after ${message.after}.`));
    this.#n = message.n;
    if (message.position) this.#position = message.position;
    if (message.entries.some(({ what }) => what.type === 'end')) {
      this.#ended = true;
      this.#over.resolve();
    }
    this.#step();
  }

  #step(): void {
    const at = this.#position;
    if (this.#busy || this.#ended || this.#resigned || !at) return;
    this.#busy = true;
    this.#acting = this.#turn(at)
      .then((again) => {
        this.#busy = false;
        if (again || this.#position !== at) this.#step();
      })
      .catch(this.#over.reject);
  }

  /** Acts on a position; returns whether to act on the same position again. */
  async #turn(at: Position): Promise<boolean> {
    if (at.ply >= this.#seating.resignsAt) {
      await this.#try({ type: 'resign' });
      this.#resigned = true;
      return false;
    }
    if (at.asking) {
      if (at.seat === undefined || !at.asking.waiting.includes(at.seat)) return false;
      await this.#try({ type: 'answer', yes: this.#happens(70) });
      return false;
    }
    if (this.#happens(this.#habits.chats))
      await this.#try({ type: 'chat', text: `Well, decision ${at.ply} is behind us.` });
    if (this.#happens(this.#habits.asksAlso)) await this.#askAlso();
    if (!this.#ended && this.#happens(this.#habits.drops)) return this.#comeBack();
    if (this.#mayUndo(at)) {
      this.#undos++;
      await this.#try({ type: 'undo' });
      return false;
    }
    if (at.redo !== 'nothing' && at.redo !== undefined && this.#happens(50)) {
      await this.#try({ type: 'redo' });
      return false;
    }
    if (!at.legal || at !== this.#position) return at !== this.#position;
    if (this.#happens(this.#habits.errs)) await this.#err(at);
    const move = this.#chance.pick(at.legal);
    const whole = this.#happens(50);
    const command = whole
      ? randomTurn(this.#seating.game, at, this.#chance)
      : ({ type: 'move', n: at.ply + 1, move } as const);
    // Meanwhile others may have taken a decision back and made another one with the same number.
    await this.#try(command, () => (at === this.#position ? [] : ['illegal']));
    return false;
  }

  /** Provokes a refusal with rules, which must not reveal more than the player knows. */
  async #err({ ply, legal = [] }: Position): Promise<void> {
    const { game } = this.#seating;
    const move = game.notate(this.#chance.below(game.actions));
    if (!legal.includes(move)) await this.#try({ type: 'move', n: ply + 1, move }, () => ['illegal']);
  }

  #mayUndo({ undo, undoStop, seat, active }: Position): boolean {
    const botMayDecide = active.some((each) => each !== seat);
    if (this.#seating.bots && (undoStop === 'others' || botMayDecide)) return false;
    return (
      (undo === 'free' || undo === 'ask') && this.#undos < MOST_UNDOS && this.#happens(this.#habits.undoes)
    );
  }

  async #try(command: Command, expected: () => readonly Fault['code'][] = () => []): Promise<void> {
    const answer = await this.#witness.do(this.#table, command);
    if (answer.t === 'error' && ![...OVERTAKEN, ...expected()].includes(answer.error.code))
      throw new Error(
        `${JSON.stringify(command)} was refused: ${answer.error.code}, ${answer.error.message}`,
      );
  }

  async #askAlso(): Promise<void> {
    await this.#witness.get('look', `/api/tables/${this.#table}`);
    await this.#witness.get('list', '/api/me/tables');
    const since = this.#chance.below(this.#n + 1);
    await this.#witness.get('moment', `/api/tables/${this.#table}/positions/${this.#chance.below(100)}`);
    await this.#witness.get('entries', `/api/tables/${this.#table}/entries?since=${since}`);
  }

  /** Disconnects for a moment, then resumes or starts from the beginning. */
  async #comeBack(): Promise<boolean> {
    this.#witness.drop();
    await this.#witness.connect();
    await this.#watch(this.#happens(50) ? this.#n : 0);
    return true;
  }

  #happens(percent: number): boolean {
    return this.#chance.below(100) < percent;
  }
}
