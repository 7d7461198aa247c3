import type { Action, Game, Kinds, Seat, State, Viewer } from '../../core/game.ts';
import { legalActions } from '../../core/game.ts';
import { type Perspective, perspective } from '../../core/perspective.ts';
import { type Replay, replay } from '../../core/replay.ts';
import { type Stream, stream } from '../../core/rng.ts';
import { turnEnds } from '../../core/turn.ts';
import { games } from '../../games/rules.ts';
import type { Entry, Happening } from '../../protocol/entry.ts';
import type { Pace } from '../../protocol/table.ts';
import type { Heard, Testimony } from './heard.ts';
import { firstStanding, follow, type Made, playersOf, type Standing } from './standing.ts';

type GameEvent = Kinds['event'];
type Decision = { readonly ply: number; readonly seat: Seat; readonly move?: string | undefined };

/** The game after a log line. */
export interface Moment {
  readonly ply: number;
  readonly state: State;
  /** The decisions of the line, in order. */
  readonly decisions: readonly Done[];
}

interface Done extends Made {
  readonly move: string;
  readonly events: readonly GameEvent[];
}

/** The messages contradict each other. */
class Contradiction extends Error {}

/**
 * What really happened at a table: deal and final decisions from the record, including those of bots; undone decisions
 * from the players who made them.
 */
export class Truth {
  readonly table: string;
  readonly game: Game;
  readonly record: Replay;
  readonly seats: ReadonlyMap<string, Seat>;
  readonly #entries: ReadonlyMap<number, Entry>;
  readonly #moments = new Map<number, Moment>();
  readonly #standings = new Map<number, Standing>();
  readonly #views = new Map<string, string>();
  readonly #shown = new Map<string, Perspective>();
  readonly #deals: Stream = stream('secrecy', 'deals');

  constructor({ table, heard, record, pace }: Testimony) {
    this.table = table;
    this.record = replay(record, games);
    this.game = this.record.game;
    this.#entries = gather(heard);
    this.seats = seatsOf([...this.#entries.values()]);
    this.#retell(pace);
  }

  get entries(): readonly Entry[] {
    return [...this.#entries.values()].sort((a, b) => a.n - b.n);
  }

  /** The table after a line, as everybody knows it. */
  standing(n: number): Standing | undefined {
    return this.#standings.get(n);
  }

  /** The notices due to a person after a line. */
  noticed(person: string, after: number): { n: number; at: number; told: string }[] {
    const out: { n: number; at: number; told: string }[] = [];
    let last: string | undefined;
    for (const [n, standing] of this.#standings) {
      const seat = standing.seats.findIndex((each) => each.person === person);
      const turn = seat >= 0 && (standing.active & playersOf(standing) & (1 << seat)) !== 0;
      const told = seat < 0 ? undefined : `${standing.status} ${turn}`;
      if (told !== undefined && told !== last && n > after) out.push({ n, at: standing.at, told });
      last = told;
    }
    return out;
  }

  get moments(): readonly Moment[] {
    return [...this.#moments.values()];
  }

  /** Every state of the game, including those on the host's device. */
  get states(): State[] {
    const { start, steps } = this.record;
    const [first] = this.#moments.values();
    return [
      start,
      ...steps.slice(0, first?.ply).map(({ state }) => state),
      ...this.moments.map(({ state }) => state),
    ];
  }

  after(n: number): Moment | undefined {
    return this.#moments.get(n);
  }

  /** The lines after which `ply` decisions stood. */
  numbersAt(ply: number): number[] {
    return [...this.#moments].flatMap(([n, moment]) => (moment.ply === ply ? [n] : []));
  }

  entry(n: number): Entry | undefined {
    return this.#entries.get(n);
  }

  viewer(person: string | undefined): Viewer {
    return (person === undefined ? undefined : this.seats.get(person)) ?? 'spectator';
  }

  /** The expected view after a line. */
  view(n: number, viewer: Viewer): string {
    const key = `${n} ${viewer}`;
    const known = this.#views.get(key);
    if (known !== undefined) return known;
    const text = JSON.stringify(this.game.view(this.#moments.get(n)!.state, viewer));
    this.#views.set(key, text);
    return text;
  }

  /**
   * What a viewer may see after a line, computed from a state sampled from the view, so that it cannot contain
   * anything hidden.
   */
  shown(n: number, viewer: Viewer): Perspective {
    const key = `${n} ${viewer}`;
    const known = this.#shown.get(key);
    if (known) return known;
    const view = JSON.parse(this.view(n, viewer)) as Kinds['view'];
    const shown = perspective(this.game, this.game.sample(view, this.#deals), viewer);
    this.#shown.set(key, shown);
    return shown;
  }

  /** What a viewer could see when `ply` decisions stood, before or after the game came here. */
  past(ply: number, viewer: Viewer): { view: string; shown: Perspective }[] {
    const here = this.numbersAt(ply).map((n) => ({
      view: this.view(n, viewer),
      shown: this.shown(n, viewer),
    }));
    if (ply >= this.moments[0]!.ply) return here;
    const { start, steps } = this.record;
    const view = this.game.view(ply === 0 ? start : steps[ply - 1]!.state, viewer);
    const shown = perspective(this.game, this.game.sample(view, this.#deals), viewer);
    return [{ view: JSON.stringify(view), shown }, ...here];
  }

  /** The rules against a seat's action, in a state sampled from its view. */
  reasons(n: number, seat: Seat, action: Action): string[] {
    const view = JSON.parse(this.view(n, seat)) as Kinds['view'];
    return this.game.why(this.game.sample(view, this.#deals), seat, this.game.decode(action));
  }

  /** A seat's moves, which only its own player may see. */
  legal(n: number, seat: Seat): string[] {
    return legalActions(this.game, this.#moments.get(n)!.state, seat).map((a) => this.game.notate(a));
  }

  #retell(pace: Pace): void {
    let standing = firstStanding(pace, this.record.header.seats);
    const states: State[] = [this.record.start];
    let moves: string[] = [];
    let started = false;
    for (let n = 1; n <= this.#entries.size; n++) {
      const entry = this.#entries.get(n);
      if (!entry) throw new Contradiction(`Nobody heard entry ${n} of ${this.#entries.size}.`);
      const { what } = entry;
      started ||= what.type === 'start';
      if (what.type === 'undo') {
        states.length = what.ply + 1;
        moves = moves.slice(0, what.ply);
      }
      const decisions = decisionsOf(what).map((decision) => {
        const made = this.#make(n, states, decision);
        moves.push(`${made.seat} ${made.move}`);
        return made;
      });
      const state = states.at(-1)!;
      if (started) this.#moments.set(n, { ply: states.length - 1, state, decisions });
      standing = follow(standing, entry, decisions, started ? this.game.active(state) : 0, pace);
      this.#standings.set(n, standing);
    }
    const recorded = this.record.steps.map(({ seat, move }) => `${seat} ${move}`);
    if (recorded.join('\n') !== moves.join('\n'))
      throw new Contradiction('The record has other decisions than those that the players made.');
  }

  #make(n: number, states: State[], { ply, seat, move: heard }: Decision): Done {
    const before = states.at(-1)!;
    // Nobody receives a bot's move.
    const kept = this.record.steps[ply - 1];
    const move = heard ?? (kept?.seat === seat ? kept.move : undefined);
    if (ply !== states.length)
      throw new Contradiction(`Entry ${n} has decision ${ply}, not ${states.length}.`);
    const action = this.#action(n, seat, move, before);
    const state = this.game.clone(before);
    const events: GameEvent[] = [];
    this.game.apply(state, seat, action, (event) => events.push(event));
    states.push(state);
    const revealed = state.shown !== before.shown;
    return { seat, move: move!, events, revealed, ends: turnEnds(this.game, before, seat, state) };
  }

  #action(n: number, seat: Seat, move: string | undefined, state: State): Action {
    const action = move === undefined ? undefined : this.game.parse(move);
    if (action === undefined) throw new Contradiction(`The player of seat ${seat} did not see entry ${n}.`);
    if (!legalActions(this.game, state, seat).includes(action))
      throw new Contradiction(`'${move}' of seat ${seat} in entry ${n} was not legal.`);
    return action;
  }
}

export const decisionsOf = (what: Happening): readonly Decision[] =>
  what.type === 'move' ? [what] : what.type === 'redo' || what.type === 'start' ? (what.decisions ?? []) : [];

/** Every entry once; decisions with the move that their own player received. */
function gather(heard: readonly Heard[]): Map<number, Entry> {
  const found = new Map<number, Entry>();
  for (const { form, text } of heard) {
    if (form !== 'entries' && !(form === 'socket' && text.startsWith('{"t":"update"'))) continue;
    // The position is last and most of the text. Inside a string, quotes would be escaped.
    const end = text.lastIndexOf(',"position":{"ply":');
    const { entries }: { entries: Entry[] } = JSON.parse(end < 0 ? text : `${text.slice(0, end)}}`);
    for (const entry of entries) found.set(entry.n, merged(found.get(entry.n), entry));
  }
  return found;
}

function merged(old: Entry | undefined, entry: Entry): Entry {
  const [before, now] = [old?.what, entry.what];
  if (!old || before?.type !== now.type) return old ?? entry;
  if (now.type === 'move') return now.move === undefined ? old : entry;
  if (now.type !== 'redo' || before.type !== 'redo') return old;
  const decisions = before.decisions.map((decision, i) =>
    decision.move === undefined ? (now.decisions[i] ?? decision) : decision,
  );
  return { ...old, what: { ...before, decisions } };
}

/** The seats of the game: as people sat down, then reordered at the start. */
function seatsOf(entries: readonly Entry[]): Map<string, Seat> {
  let sitting: (string | undefined)[] = [];
  for (const { what } of entries.toSorted((a, b) => a.n - b.n)) {
    if (what.type === 'sit') sitting[what.seat] = what.person;
    if (what.type === 'stand' || what.type === 'bot') sitting[what.seat] = undefined;
    if (what.type === 'start') sitting = what.order.map((seat) => sitting[seat]);
  }
  return new Map(sitting.flatMap((person, seat) => (person === undefined ? [] : [[person, seat]])));
}
