import { ask, type Bot } from '../../bots/bot.ts';
import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { firstSeat, legalActions, over, phaseOf } from '../../core/game.ts';
import { type Played, play } from '../../core/play.ts';
import { gameSeed, type Header, Recorder } from '../../core/record.ts';
import type { Step } from '../../core/replay.ts';
import { type Stream, stream } from '../../core/rng.ts';

/** One stream for each decision, so that resuming and undo do not change the game. */
const diceOf = (seed: string, seat: Seat, decision: number): Stream =>
  stream(seed, `play/${seat}/${decision}`);

export interface Undone {
  readonly action: Action;
  /** Decisions of other seats that were taken back with it. */
  readonly byOthers: number;
  /** Whether something hidden was revealed in between. */
  readonly shown: boolean;
}

/** A game of one person against bots, with all its decisions. */
export class Session<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly header: Header;
  readonly seat: Seat;
  readonly #bots: readonly (Bot | undefined)[];
  readonly #start: K['state'];
  readonly #seed: string;
  readonly #steps: Step<K>[] = [];
  /** Undone decisions, latest last; each starts with a decision of the person. */
  #redoStack: Step<K>[][] = [];
  #recorder: Recorder<K>;
  readonly #keep: (record: string) => void;

  constructor(
    game: Game<K>,
    header: Header,
    bots: readonly (Bot | undefined)[],
    keep: (record: string) => void,
    steps: readonly Step<K>[] = [],
  ) {
    this.game = game;
    this.header = header;
    this.seat = bots.indexOf(undefined);
    this.#bots = bots;
    this.#keep = keep;
    this.#seed = gameSeed(header.secret!.seed, header.nonces);
    this.#start = game.setup(header.options as K['options'], header.seats, this.#seed);
    this.#recorder = new Recorder(game, header, this.#start);
    for (const step of steps) this.#append(step);
  }

  /** All decisions, with events redacted for the person. */
  get steps(): readonly Step<K>[] {
    return this.#steps;
  }

  /** The state before a decision. */
  before(step: Step<K>): K['state'] {
    return this.#steps[step.n - 2]?.state ?? this.#start;
  }

  get state(): K['state'] {
    return this.#steps.at(-1)?.state ?? this.#start;
  }

  get over(): boolean {
    return over(this.state);
  }

  get view(): K['view'] {
    return this.game.view(this.state, this.seat);
  }

  get legal(): Action[] {
    return legalActions(this.game, this.state, this.seat);
  }

  get record(): string {
    return this.#recorder.text();
  }

  /** Plays the person's decision if legal, then the bots. */
  decide(action: Action): Played<K> {
    const played = this.#take(this.seat, action);
    if (!played.ok) return played;
    this.#redoStack = [];
    this.runBots();
    return played;
  }

  /** Runs the bots until the person decides or the game is over. */
  runBots(): void {
    while (!this.over) {
      const seat = firstSeat(this.game.active(this.state));
      const bot = this.#bots[seat];
      if (!bot) return;
      const dice = diceOf(this.#seed, seat, this.#steps.length);
      this.#take(seat, ask(bot, this.game, this.state, seat, dice));
    }
  }

  /** Undoes the person's last decision and everything after it. */
  undo(): Undone | undefined {
    const at = this.#steps.findLastIndex((step) => step.seat === this.seat);
    if (at < 0) return undefined;
    const { shown } = this.state;
    const taken = this.#steps.splice(at);
    this.#redoStack.push(taken);
    this.#rewrite();
    return {
      action: taken[0]!.action,
      byOthers: taken.filter((step) => step.seat !== this.seat).length,
      shown: this.state.shown !== shown,
    };
  }

  /** The decision that redo would play. */
  get undone(): Action | undefined {
    return this.#redoStack.at(-1)?.[0]?.action;
  }

  /** Replays the last undone decision and the bots' answers. */
  redo(): boolean {
    const taken = this.#redoStack.pop();
    if (!taken) return false;
    for (const step of taken) this.#append(step);
    this.#keep(this.record);
    return true;
  }

  #take(seat: Seat, action: Action): Played<K> {
    const phase = phaseOf(this.state);
    const played = play(this.game, this.state, seat, action);
    if (!played.ok) return played;
    const move = this.game.notate(action);
    const { state, events } = played;
    this.#append({ n: this.#steps.length + 1, seat, phase, action, move, events, state });
    this.#keep(this.record);
    return played;
  }

  /** Redacts the events for the person's seat. */
  #append(step: Step<K>): void {
    const events = step.events.flatMap((event) => this.game.redact(event, this.seat) ?? []);
    this.#steps.push({ ...step, events });
    this.#recorder.add(step.seat, step.action, step.state);
  }

  #rewrite(): void {
    this.#recorder = new Recorder(this.game, this.header, this.#start);
    for (const { seat, action, state } of this.#steps) this.#recorder.add(seat, action, state);
    this.#keep(this.record);
  }
}
