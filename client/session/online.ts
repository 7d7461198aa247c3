import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, Game, Kinds, RuleId, Seat, Viewer } from '../../core/game.ts';
import { type Replay, replay } from '../../core/replay.ts';
import { stream } from '../../core/rng.ts';
import { ConnectionError } from '../../protocol/connection.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { Position } from '../../protocol/position.ts';
import type { SeatInfo } from '../../protocol/table.ts';
import { FAMILIES } from '../board/board.ts';
import { ApiError, tablePosition, tableRecord } from '../net/api.ts';
import { readPlan, writePlan } from '../net/plans.ts';
import type { Watch } from '../net/watch.ts';
import { t } from '../texts/texts.ts';
import { decidedAt } from './decided.ts';
import { guess } from './guess.ts';
import type {
  Answer,
  Decided,
  DecisionEntry,
  KeptPlans,
  Moment,
  Player,
  Remark,
  Result,
  Session,
  Trouble,
  Undoing,
} from './session.ts';

/** A game on the server, after its start. */
export class OnlineSession implements Session {
  readonly game: Game;
  readonly watch: Watch;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly reader: ReadonlySignal<Seat | undefined>;
  readonly now: ReadonlySignal<Moment>;
  readonly entries: ReadonlySignal<readonly DecisionEntry[]>;
  readonly remarks: ReadonlySignal<readonly Remark[]>;
  readonly standIn: string;
  readonly result: ReadonlySignal<Result | undefined>;
  readonly undoing: ReadonlySignal<Undoing>;
  readonly undoStop: ReadonlySignal<'revealed' | 'others' | undefined>;
  readonly redoing: ReadonlySignal<Undoing>;
  /** Always allowed alone against bots; among people if the table allows it. */
  readonly hints: ReadonlySignal<boolean>;
  /** Positions received since the table was opened. */
  readonly #shown = signal<ReadonlyMap<number, Moment>>(new Map());
  /** The whole game once it is over; before that the others' decisions are secret. */
  readonly #record = signal<Replay | undefined>(undefined);
  readonly #recalled = new Set<number>();
  readonly #guesses = new WeakMap<DecisionEntry, Action>();
  #opened = false;
  readonly trouble: Signal<Trouble | undefined>;
  readonly plans: KeptPlans;
  readonly #stop: () => void;

  constructor(game: Game, watch: Watch) {
    this.game = game;
    this.watch = watch;
    this.trouble = watch.trouble;
    this.plans = plansAt(watch.id);
    const position = () => watch.position.value!;
    this.standIn = watch.info.value!.settings.standIn;
    this.players = computed(() => {
      const { value: presence } = watch.presence;
      return watch.info.value!.seats.map((seat, at) => ({
        ...playerOf(seat, at),
        ...(seat.person !== undefined && {
          presence: presence?.people.find(({ person }) => person === seat.person),
        }),
      }));
    });
    this.reader = computed(() => position().seat);
    this.viewer = computed(() => this.reader.value ?? 'spectator');
    this.now = computed(() => momentFromPosition(game, position()));
    this.entries = computed(() => decisions(watch.entries.value));
    this.remarks = computed(() => remarksOf(watch.entries.value));
    this.result = computed(() => watch.info.value?.result);
    this.undoing = computed(() => position().undo ?? 'nothing');
    this.undoStop = computed(() => position().undoStop);
    this.redoing = computed(() => position().redo ?? 'nothing');
    this.hints = computed(() => {
      const { settings, seats } = watch.info.value!;
      return (
        settings.hints || (!settings.rated && seats.filter(({ person }) => person !== undefined).length < 2)
      );
    });
    this.#stop = effect(() => {
      const moment = this.now.value;
      // The table has moved on.
      this.trouble.value = undefined;
      if (watch.info.value?.status === 'ended') void this.#open();
      const before = [...this.#shown.peek()].filter(([ply]) => ply < moment.ply);
      this.#shown.value = new Map([...before, [moment.ply, moment]]);
    });
  }

  async decide(actions: readonly Action[]): Promise<Answer> {
    const { ply } = this.now.value;
    const moves = actions.map((action) => this.game.notate(action));
    try {
      const { n } = await this.watch.do({ type: 'moves', n: ply + 1, moves });
      await this.#seen(n);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      const { at = 0, rules = [] } = error.fault ?? {};
      const refused = { ok: false, at, rules: rules as RuleId[] } as const;
      return error.code === 'illegal' ? refused : { ...refused, troubled: true };
    }
  }

  async undo(): Promise<void> {
    await this.#try({ type: 'undo' });
  }

  async redo(): Promise<void> {
    await this.#try({ type: 'redo' });
  }

  at(ply: number): Moment | undefined {
    return this.#shown.value.get(ply);
  }

  async recall(ply: number): Promise<void> {
    const position = await tablePosition(this.watch.id, ply).catch((error: unknown) => {
      this.trouble.value = { code: error instanceof ApiError ? error.code : 'offline' };
    });
    if (position && ply < this.now.value.ply)
      this.#shown.value = new Map([...this.#shown.value, [ply, momentFromPosition(this.game, position)]]);
  }

  decided(ply: number): Decided | undefined {
    const { value: record } = this.#record;
    if (!record) return this.#guessed(ply);
    const step = record.steps[ply - 1];
    const before = ply === 1 ? record.start : record.steps[ply - 2]?.state;
    return step && before && decidedAt(this.game, before, step, this.viewer.value, true);
  }

  close(): void {
    this.#stop();
    this.watch.close();
  }

  /** During the game: bots' decisions, as far as they can be guessed from their events. */
  #guessed(ply: number): Decided | undefined {
    const entry = this.entries.value.find((one) => one.ply === ply);
    if (!entry || !this.hints.value || this.players.value[entry.seat]?.kind !== 'bot') return undefined;
    const { view } = this.at(ply - 1) ?? {};
    if (!view) {
      if (!this.#recalled.has(ply - 1)) void this.recall(ply - 1);
      this.#recalled.add(ply - 1);
      return undefined;
    }
    const dice = stream('guess', String(ply));
    const { value: viewer } = this.viewer;
    const action = this.#guesses.get(entry) ?? guess(this.game, view, entry, viewer, dice);
    if (action === undefined) return undefined;
    this.#guesses.set(entry, action);
    return { seat: entry.seat, action, view, legal: [], imagine: true };
  }

  async #open(): Promise<void> {
    if (this.#opened) return;
    this.#opened = true;
    try {
      this.#record.value = replay(await tableRecord(this.watch.id), { [this.game.id]: this.game });
    } catch {
      // Only explanations need it; retried after the next update.
      this.#opened = false;
    }
  }

  /** Resolves when the log has arrived up to a number, and with it the position. */
  #seen(n = 0): Promise<void> {
    const seen = Promise.withResolvers<void>();
    const stop = effect(() => {
      if ((this.watch.entries.value.at(-1)?.n ?? 0) >= n) seen.resolve();
    });
    return seen.promise.finally(stop);
  }

  /** A refusal has changed nothing; the watch reports why. */
  async #try(command: { type: 'undo' } | { type: 'redo' }): Promise<void> {
    await this.watch.do(command).catch((error: unknown) => {
      if (!(error instanceof ConnectionError)) throw error;
    });
  }
}

export function momentFromPosition(game: Game, position: Position): Moment {
  const legal = (position.legal ?? []).flatMap((text) => {
    const action = game.parse(text);
    return action === undefined ? [] : [{ action, move: game.decode(action) }];
  });
  return {
    ply: position.ply,
    view: position.view as object as Kinds['view'],
    phase: position.phase,
    active: position.active,
    legal,
    over: position.active.length === 0,
  };
}

export const playerOf = (seat: SeatInfo, at: number): Player => ({
  name: seat.name ?? t().seats[at]!,
  family: FAMILIES[at]!,
  kind: seat.bot === undefined ? 'person' : 'bot',
  ...(seat.bot === undefined ? {} : { bot: seat.bot }),
  ...(seat.holidays ? { holidays: seat.holidays } : {}),
  ...(seat.resigned === true ? { resigned: true } : {}),
  ...(seat.absent === true || seat.resigned === true ? { away: true } : {}),
});

/** Table events outside the game, with the number of decisions before each. */
function remarksOf(entries: readonly Entry[]): Remark[] {
  const out: Remark[] = [];
  let ply = 0;
  for (const { n, at, what } of entries)
    switch (what.type) {
      case 'start':
        ply = what.decisions?.length ?? 0;
        break;
      case 'move':
      case 'undo':
        ply = what.ply;
        break;
      case 'redo':
        ply += what.decisions.length;
        break;
      case 'resign':
      case 'left':
      case 'absent':
      case 'back':
        out.push({ n, at, ply, seat: what.seat, what: what.type });
        break;
      case 'holiday': {
        const holiday = what.holidays.find(({ until }) => until > at);
        const said = holiday ? ({ what: 'holiday', holiday } as const) : ({ what: 'no holiday' } as const);
        out.push({ n, at, ply, seat: what.seat, ...said });
      }
    }
  return out;
}

/** The decisions that stand, after all undos and redos. */
export function decisions(entries: readonly Entry[]): DecisionEntry[] {
  const out: DecisionEntry[] = [];
  for (const { what } of entries) {
    if (what.type === 'start') out.push(...(what.decisions ?? []));
    else if (what.type === 'move') out.push(what);
    else if (what.type === 'undo') out.length = what.ply;
    else if (what.type === 'redo') out.push(...what.decisions);
  }
  return out;
}

/** One request after the other, so that what was said last holds. */
function plansAt(table: string): KeptPlans {
  let last: Promise<unknown> = Promise.resolve();
  const next = <T>(job: () => Promise<T>): Promise<T> => {
    const done = last.then(job, job);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    read: () => next(() => readPlan(table)),
    write: async (plan) => void (await next(() => writePlan(table, plan))),
  };
}
