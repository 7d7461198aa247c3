import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, Game, Kinds, Seat, Viewer } from '../../core/game.ts';
import { legalActions, over, phaseOf, seatsOf } from '../../core/game.ts';
import { play } from '../../core/play.ts';
import { gameSeed, type Header, Recorder } from '../../core/record.ts';
import type { Step } from '../../core/replay.ts';
import { stream } from '../../core/rng.ts';
import { decidedAt } from './decided.ts';
import { momentFromState, resultOf } from './moment.ts';
import { beat, type Rests } from './pace.ts';
import { redactedEntries } from './redacted-entries.ts';
import type {
  Answer,
  Decided,
  DecisionEntry,
  Moment,
  Player,
  Result,
  Session,
  Trouble,
  Undoing,
} from './session.ts';
import type { Thinker } from './thinker.ts';

/** This tab's role in a game that several tabs may have open. */
export interface Tab {
  /** Only the owner plays and saves; other tabs show what it has saved. */
  readonly owned: ReadonlySignal<boolean>;
  /** Id of the game made from this tab's decisions, if another tab had saved a different course. */
  readonly branched: ReadonlySignal<string | undefined>;
  /** Makes this tab the owner. */
  take(): Promise<void>;
  /** Starts a new game from the position shown here; returns its id. */
  branch(): string;
  close(): void;
}

export interface LocalSetup {
  readonly game: Game;
  readonly header: Header;
  readonly players: ReadonlySignal<readonly Player[]>;
  /** Names of bots by seat; null for people. */
  readonly bots: readonly (string | null)[];
  readonly thinker: Thinker;
  /** Leaves people time to follow the bots. */
  readonly rests: Rests;
  readonly tab: Tab;
  /** Called after every decision. `record` writes the record on demand. */
  keep(steps: readonly Step[], record: () => string, over: boolean): void;
}

/** A game on this device: people around one screen, and bots. */
export class LocalSession implements Session {
  readonly game: Game;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly now: ReadonlySignal<Moment>;
  readonly entries: ReadonlySignal<readonly DecisionEntry[]>;
  readonly result: ReadonlySignal<Result | undefined>;
  readonly undoing: ReadonlySignal<Undoing>;
  readonly redoing: ReadonlySignal<Undoing>;
  readonly viewer: Signal<Viewer>;
  readonly reader: ReadonlySignal<Seat | undefined>;
  readonly tab: Tab;
  readonly following: ReadonlySignal<boolean>;
  /** The person for whom the screen is covered until it is handed over. */
  readonly curtain = signal<Seat | undefined>(undefined);
  readonly covered = computed(() => this.curtain.value !== undefined);
  readonly trouble = signal<Trouble | undefined>(undefined);
  /** Between the last bot's move and the person's turn. */
  readonly breath = signal(false);
  readonly #setup: LocalSetup;
  readonly #start: Kinds['state'];
  readonly #seed: string;
  readonly #steps: Signal<readonly Step[]>;
  /** Undone steps, the latest last; each group starts with a person's decision. */
  readonly #undone = signal<readonly (readonly Step[])[]>([]);
  #recorder: Recorder<Kinds>;
  /** Incremented to drop what a bot is thinking about. */
  #turn = 0;
  #thought = new AbortController();

  constructor(setup: LocalSetup, steps: readonly Step[] = []) {
    const { game, header, bots } = setup;
    this.#setup = setup;
    this.game = game;
    this.tab = setup.tab;
    this.following = computed(() => !setup.tab.owned.value);
    this.players = setup.players;
    this.#seed = gameSeed(header.secret!.seed, header.nonces);
    this.#start = game.setup(header.options, header.seats, this.#seed);
    this.#steps = signal(steps);
    this.#recorder = this.#written();
    const people = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    this.reader = signal(people.length === 1 ? people[0] : undefined);
    this.viewer = signal<Viewer>(this.reader.value ?? 'spectator');
    this.now = computed(() => {
      const moment = this.#at(this.#steps.value.length, this.viewer.value);
      return setup.tab.owned.value && !this.breath.value ? moment : { ...moment, legal: [] };
    });
    this.entries = computed(() => redactedEntries(game, this.#steps.value, this.viewer.value));
    this.result = computed(() => resultOf(game, this.#state));
    this.undoing = computed(() =>
      setup.tab.owned.value && this.#steps.value.some(({ seat }) => bots[seat] === null) ? 'free' : 'nothing',
    );
    this.redoing = computed(() =>
      setup.tab.owned.value && this.#undone.value.length > 0 ? 'free' : 'nothing',
    );
    this.#handOver();
  }

  get record(): string {
    return this.#recorder.text();
  }

  get steps(): readonly Step[] {
    return this.#steps.peek();
  }

  /** Shows the game as another tab has saved it. */
  follow(steps: readonly Step[]): void {
    this.#outdate();
    batch(() => {
      this.#undone.value = [];
      this.#steps.value = steps;
      this.#handOver();
    });
    this.#recorder = this.#written();
  }

  /** Another tab plays from now on. */
  stop(): void {
    this.#outdate();
    this.#handOver();
  }

  at(ply: number): Moment {
    return this.#at(ply, this.viewer.value);
  }

  decide(actions: readonly Action[]): Answer {
    const { value: seat } = this.viewer;
    if (seat === 'spectator' || !this.tab.owned.peek()) return { ok: false, at: 0, rules: [] };
    const answer = batch(() => {
      this.#undone.value = [];
      return this.#take(seat, actions);
    });
    if (answer.ok) this.#goOn();
    return answer;
  }

  async undo(): Promise<void> {
    const steps = this.#steps.value;
    const at = steps.findLastIndex(({ seat }) => this.#setup.bots[seat] === null);
    if (at < 0 || !this.tab.owned.peek()) return;
    this.#outdate();
    batch(() => {
      this.#undone.value = [...this.#undone.value, steps.slice(at)];
      this.#steps.value = steps.slice(0, at);
      this.#handOver();
    });
    this.#recorder = this.#written();
    this.#keep();
  }

  async redo(): Promise<void> {
    const taken = this.#undone.value.at(-1);
    if (!taken || !this.tab.owned.peek()) return;
    this.#outdate();
    batch(() => {
      this.#undone.value = this.#undone.value.slice(0, -1);
      this.#steps.value = [...this.#steps.value, ...taken];
    });
    this.#recorder = this.#written();
    this.#keep();
    this.#goOn();
  }

  /** The next person has the screen. */
  reveal(): void {
    const seat = this.curtain.value;
    if (seat === undefined) return;
    batch(() => {
      this.curtain.value = undefined;
      this.viewer.value = seat;
    });
  }

  /** Skips the bots' pauses until a person is to decide. */
  hurry(): void {
    this.#setup.rests.hurry();
  }

  /** Lets the bots play until a person is to decide or the game is over; can be retried after a failure. */
  async runBots(): Promise<void> {
    const turn = this.#outdate();
    try {
      await this.#decideBots(turn);
    } catch {
      if (turn === this.#turn) this.trouble.value = { code: 'bots', again: () => void this.runBots() };
    }
  }

  async #decideBots(turn: number): Promise<void> {
    const { bots, thinker, game, tab, rests } = this.#setup;
    rests.begin();
    let last: Seat | undefined;
    for (;;) {
      const s = this.#state;
      const seat =
        over(s) || !tab.owned.peek() ? undefined : seatsOf(game.active(s)).find((one) => bots[one] !== null);
      if (seat === undefined) break;
      const question = {
        game: game.id,
        bot: bots[seat]!,
        view: game.view(s, seat),
        seat,
        legal: legalActions(game, s, seat),
        dice: stream(this.#seed, `play/${seat}/${this.#steps.value.length}`),
      };
      const rest = rests.rest(seat === last ? 'within' : 'seats');
      const [action] = await Promise.all([thinker.ask(question, this.#thought.signal), rest]);
      if (turn !== this.#turn) return;
      if (last !== undefined && seat !== last) await rests.step();
      if (turn !== this.#turn) return;
      last = seat;
      const asked = this.now.peek().legal.length > 0;
      const { ok } = batch(() => {
        this.breath.value = !asked && beat() > 0;
        return this.#take(seat, [action]);
      });
      if (!ok) throw new Error(`A bot decided for ${action}, which is not legal.`);
    }
    if (last !== undefined) await this.#breathe(turn);
    if (turn === this.#turn) this.#handOver();
  }

  /** What the last bot did is seen before the person is asked. */
  async #breathe(turn: number): Promise<void> {
    const { rests } = this.#setup;
    try {
      await rests.rest('own');
    } finally {
      if (turn === this.#turn) this.breath.value = false;
    }
  }

  /** Drops what a bot is thinking about. */
  #outdate(): number {
    this.trouble.value = undefined;
    this.breath.value = false;
    this.#setup.rests.stop();
    this.#thought.abort();
    this.#thought = new AbortController();
    return ++this.#turn;
  }

  /** People's decisions are private until the game is over. */
  decided(ply: number): Decided | undefined {
    const step = this.#steps.value[ply - 1];
    const done = over(this.#state);
    if (!step || (this.#setup.bots[step.seat] === null && !done)) return undefined;
    const before = this.#steps.value[ply - 2]?.state ?? this.#start;
    return decidedAt(this.game, before, step, this.viewer.value, done);
  }

  close(): void {
    this.#outdate();
    this.#setup.thinker.stop();
    this.tab.close();
  }

  get #state(): Kinds['state'] {
    return this.#steps.value.at(-1)?.state ?? this.#start;
  }

  #at(ply: number, viewer: Viewer): Moment {
    const s = ply === 0 ? this.#start : this.#steps.value[ply - 1]!.state;
    return momentFromState(this.game, s, ply, viewer);
  }

  #take(seat: Seat, actions: readonly Action[]): Answer {
    const steps: Step[] = [];
    const decided = this.#steps.value.length;
    let before = this.#state;
    for (const [at, action] of actions.entries()) {
      const played = play(this.game, before, seat, action);
      if (!played.ok) return { ok: false, at, rules: played.rules };
      const { state, events } = played;
      const move = this.game.notate(action);
      steps.push({ n: decided + 1 + at, seat, phase: phaseOf(before), action, move, events, state });
      before = state;
    }
    this.#steps.value = [...this.#steps.value, ...steps];
    for (const { action, state } of steps) this.#recorder.add(seat, action, state);
    this.#keep();
    return { ok: true };
  }

  #goOn(): void {
    this.#handOver();
    void this.runBots();
  }

  /** Covers the screen if another person is to decide. */
  #handOver(): void {
    const { bots, game, tab } = this.#setup;
    const s = this.#state;
    if (over(s) || !tab.owned.peek()) {
      if (bots.filter((bot) => bot === null).length > 1) this.viewer.value = 'spectator';
      this.curtain.value = undefined;
      return;
    }
    const active = seatsOf(game.active(s)).filter((seat) => bots[seat] === null);
    if (active.length === 0 || active.some((seat) => seat === this.viewer.value)) return;
    const seat = active[0]!;
    if (bots.filter((bot) => bot === null).length === 1) this.viewer.value = seat;
    else
      batch(() => {
        this.viewer.value = 'spectator';
        this.curtain.value = seat;
      });
  }

  #written(): Recorder<Kinds> {
    const recorder = new Recorder(this.game, this.#setup.header, this.#start);
    for (const { seat, action, state } of this.#steps.value) recorder.add(seat, action, state);
    return recorder;
  }

  #keep(): void {
    this.#setup.keep(this.#steps.peek(), () => this.record, over(this.#state));
  }
}
