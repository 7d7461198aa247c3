import { createHash } from 'node:crypto';
import { standIn } from '../../rules/confucius/stand-in.ts';
import type { ConfuciusState } from '../../rules/confucius/types.ts';
import type { Action, Game, Seat, State, View } from '../../rules/core/game.ts';
import { legalActions } from '../../rules/core/game.ts';
import type { Table } from './table.ts';

/** Asks a bot; see server/bots. */
export interface Advisor {
  choose(question: {
    readonly game: Game['id'];
    readonly view: View;
    readonly seat: Seat;
    readonly legal: readonly Action[];
    readonly bot: string;
    readonly dice: string;
  }): Promise<Action>;
}

/** Plays for the bots at the tables of this node. */
export class Attendant {
  readonly #advisor: Advisor;
  readonly #failed: (error: unknown) => void;
  /** Questions under way, as `table/seat/after`. */
  readonly #asked = new Set<string>();
  readonly #thinking = new Map<string, number>();

  constructor(advisor: Advisor, failed: (error: unknown) => void) {
    this.#advisor = advisor;
    this.#failed = failed;
  }

  thinks(table: string): boolean {
    return this.#thinking.has(table);
  }

  /** Asks the bots that are to move, unless they are being asked. */
  attend(table: Table): void {
    for (const question of table.questions()) {
      const key = `${table.id}/${question.seat}/${question.after}`;
      if (this.#asked.has(key)) continue;
      this.#asked.add(key);
      this.#count(table.id, 1);
      this.#answer(table, question)
        .catch(this.#failed)
        .finally(() => {
          this.#asked.delete(key);
          this.#count(table.id, -1);
        });
    }
  }

  #count(table: string, by: number): void {
    const count = (this.#thinking.get(table) ?? 0) + by;
    if (count === 0) this.#thinking.delete(table);
    else this.#thinking.set(table, count);
  }

  async #answer(
    table: Table,
    { seat, after, bot, view }: ReturnType<Table['questions']>[number],
  ): Promise<void> {
    const { game, state } = table;
    const legal = legalActions(game, state!, seat);
    const action =
      legal.length === 1
        ? legal[0]!
        : await this.#advisor
            .choose({ game: game.id, view, seat, legal, bot, dice: dice(table, seat, after) })
            .catch((error: unknown) => {
              this.#failed(error);
              return safeMove(game, state!, seat);
            });
    await table.botMove(seat, after, action);
  }
}

/** The same for every try, and nothing that tells of the shuffle. */
const dice = ({ kept }: Table, seat: Seat, after: number): string =>
  createHash('sha256').update(`bot\0${kept.salt}\0${seat}\0${after}`).digest('hex');

/** For a bot that did not answer: what the rules call a safe move, or else the first. */
const safeMove = (game: Game, state: State, seat: Seat): Action =>
  game.id === 'confucius' ? standIn(state as ConfuciusState, seat) : legalActions(game, state, seat)[0]!;
