import type { Game, Kinds, RuleId, Seat } from '../game.ts';
import { firstSeat, legalActions, over, phaseOf } from '../game.ts';
import { play } from '../play.ts';

export const fail = (reason: string): never => {
  throw new Error(reason);
};
export const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');
export const placeIn = (list: readonly string[], word: string): number => {
  const place = list.indexOf(word);
  return place >= 0 ? place : fail(`'${word}' is none of ${list.join(', ')}.`);
};

type EventOf<K extends Kinds, T extends K['event']['type']> = Extract<K['event'], { type: T }>;

/** The language of rule tests: plays turns such as `B build ^1 ^new` on a game in progress and checks each step. */
export class Transcript<K extends Kinds> {
  state: K['state'];
  /** All events since the scene was set, and those of the last `play`. */
  events: K['event'][] = [];
  last: K['event'][] = [];
  protected readonly game: Game<K>;
  /** A letter for each seat. */
  protected readonly names: string;

  constructor(game: Game<K>, names: string, state: K['state']) {
    this.game = game;
    this.names = names;
    this.state = state;
    this.check(undefined);
  }

  protected check(before: K['state'] | undefined): void {
    const broken = this.game.invariants(this.state, before);
    if (broken.length > 0) fail(`The state breaks ${broken.join(', ')}.`);
  }

  protected seatOf(name: string): Seat {
    return placeIn([...this.names], name);
  }

  /** Plays turns, each by a player's name and one or more moves; every step must be legal. */
  play(...turns: string[]): this {
    this.last = [];
    for (const turn of turns) {
      const rules = this.#tryTurn(turn);
      if (rules !== undefined) fail(`'${turn}' is not legal (${rules.join(', ')}) in ${this.phase}.`);
    }
    return this;
  }

  /** Asserts that exactly these rules forbid the turn, and that it changes nothing. */
  refuses(turn: string, ...rules: RuleId[]): this {
    const before = JSON.stringify(this.state);
    const found = this.fork().#tryTurn(turn) ?? fail(`'${turn}' is legal in ${this.phase}.`);
    if (found.toSorted().join() !== rules.toSorted().join())
      fail(`'${turn}' is refused because of ${found.join(', ')}, not ${rules.join(', ')}.`);
    if (JSON.stringify(this.state) !== before) fail(`The refused '${turn}' changed the state.`);
    return this;
  }

  /** Plays a whole turn or nothing. Returns the rules against it if it is illegal. */
  #tryTurn(turn: string): RuleId[] | undefined {
    const [name, ...moves] = words(turn);
    const seat = this.seatOf(name ?? '');
    const start = this.state;
    const events: K['event'][] = [];
    for (const text of moves) {
      const action = this.game.parse(text) ?? fail(`'${text}' is no move.`);
      const before = this.state;
      const played = play(this.game, before, seat, action);
      if (!played.ok) {
        this.state = start;
        return played.rules;
      }
      this.state = played.state;
      this.check(before);
      events.push(...played.events);
    }
    this.events.push(...events);
    this.last.push(...events);
    return undefined;
  }

  /** A copy of the transcript, to try an alternative. */
  fork(): this {
    const Same = this.constructor as new (state: K['state']) => this;
    const t = new Same(this.state);
    t.events = [...this.events];
    return t;
  }

  legal(name: string): string[] {
    return legalActions(this.game, this.state, this.seatOf(name)).map((a) => this.game.notate(a));
  }

  get phase(): string {
    return phaseOf(this.state);
  }

  /** The active player, or '' once the game is over. */
  get toAct(): string {
    return over(this.state) ? '' : this.names[firstSeat(this.game.active(this.state))]!;
  }

  /** All events of a type since the scene was set. */
  all<T extends K['event']['type']>(type: T): EventOf<K, T>[] {
    return this.events.filter((event): event is EventOf<K, T> => event.type === type);
  }
}
