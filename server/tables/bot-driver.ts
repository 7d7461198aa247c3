import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Action, Game, Seat } from '../../core/game.ts';
import { legalActions } from '../../core/game.ts';
import { below, stream } from '../../core/rng.ts';
import { votersOf } from '../../store/log/ledger.ts';
import { BotError, type BotQuestion } from '../bots/question.ts';
import type { Claim, Urgency } from '../bots/queue.ts';
import { nextBeat, pauseOf } from './pause.ts';
import type { Table } from './table.ts';

/** Asks a bot for a move; implemented by the pool in server/bots. */
export interface Advisor {
  choose(question: BotQuestion, claim: Claim): Promise<Action>;
}

/** The clock that bots pause by. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

export const WALL_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms) => sleep(ms, undefined, { ref: false }),
};

export interface BotDriverParts {
  readonly advisor: Advisor;
  readonly clock: Clock;
  /** Seconds that a quick bot takes per decision at a table with people. */
  readonly botPause: number;
  /** Who waits for a table's bots. Undefined: nobody, the bots pause. */
  urgency(table: Table): Urgency | undefined;
  failed(error: unknown): void;
}

/** Decides if the seat's bot fails; it looks one turn ahead. */
const SUBSTITUTE = 'level1';

type BotTurn = ReturnType<Table['questions']>[number];

/** Plays for the bots at this node's tables. */
export class BotDriver {
  readonly #parts: BotDriverParts;
  /** Pending questions, as `table/seat/after`. */
  readonly #asked = new Set<string>();
  readonly #thinking = new Map<string, number>();
  #closed = false;

  constructor(parts: BotDriverParts) {
    this.#parts = parts;
  }

  /** Unfinished moves are left to the node that finds them due. */
  close(): void {
    this.#closed = true;
  }

  isThinking(table: string): boolean {
    return this.#thinking.has(table);
  }

  /** Asks the bots that are to move, unless they are already asked or nobody waits for them. */
  drive(table: Table): void {
    if (this.#closed || this.#parts.urgency(table) === undefined) return;
    for (const question of table.questions()) {
      const key = `${table.id}/${question.seat}/${question.after}`;
      if (this.#asked.has(key)) continue;
      this.#asked.add(key);
      this.#count(table.id, 1);
      this.#answer(table, question)
        .catch((error: unknown) => this.#fail(error))
        .finally(() => {
          this.#asked.delete(key);
          this.#count(table.id, -1);
        });
    }
  }

  #fail(error: unknown): void {
    if (!this.#closed) this.#parts.failed(error);
  }

  #count(table: string, by: number): void {
    const count = (this.#thinking.get(table) ?? 0) + by;
    if (count === 0) this.#thinking.delete(table);
    else this.#thinking.set(table, count);
  }

  /**
   * At a table with people the delay reveals nothing of the bot's hand: a forced decision waits in the same queue for
   * as long as any other.
   */
  async #answer(table: Table, question: BotTurn): Promise<void> {
    const { clock, botPause } = this.#parts;
    const asked = clock.now();
    const pause = votersOf(table.ledger) === 0 ? 0 : pauseOf(question.bot, botPause);
    const action = await this.#choose(table, question);
    if (action === undefined) return;
    const rest = nextBeat(clock.now() - asked, pause);
    if (rest > 0) await clock.sleep(rest);
    if (!this.#closed) await table.botMove(question.seat, question.after, action);
  }

  /** The choice of the bot, else of its substitute, else of the rules; undefined if nobody wants it any more. */
  async #choose(table: Table, { seat, after, bot, view }: BotTurn): Promise<Action | undefined> {
    const { game, state } = table;
    const legal = legalActions(game, state!, seat);
    const claim: Claim = {
      host: table.ledger.host,
      urgency: () => (table.awaits(seat, after) ? this.#parts.urgency(table) : undefined),
    };
    const fixed = { game: game.id, view, seat, legal, dice: dice(table, seat, after) };
    for (const name of new Set([bot, SUBSTITUTE]))
      try {
        return await this.#parts.advisor.choose({ ...fixed, bot: name }, claim);
      } catch (error) {
        if (error instanceof BotError && (error.fault === 'unwanted' || error.fault === 'closed'))
          return undefined;
        this.#fail(error);
      }
    return defaultMove(game, fixed);
  }
}

/**
 * The default of the rules for a missing player (C-EDGE-59, H-EDGE-26), or any move where they have none. Uses a state
 * sampled from the seat's view, so the move reveals nothing hidden.
 */
function defaultMove(game: Game, { view, seat, legal, dice }: Omit<BotQuestion, 'bot'>): Action {
  const rng = stream(dice, 'default');
  return game.standIn?.(game.sample(view, rng), seat, legal) ?? legal[below(rng, legal.length)]!;
}

/** The same for every try, and independent of the shuffle. */
const dice = ({ record }: Table, seat: Seat, after: number): string =>
  createHash('sha256').update(`bot\0${record.salt}\0${seat}\0${after}`).digest('hex');
