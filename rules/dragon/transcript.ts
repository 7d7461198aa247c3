import type { RuleId, Seat } from '../core/game.ts';
import { firstSeat, legalActions, over, phaseOf } from '../core/game.ts';
import { play } from '../core/play.ts';
import type { Good, Person } from './data.ts';
import { PERSONS, WALL_TILES } from './data.ts';
import { dragon } from './index.ts';
import { personLetter } from './notation.ts';
import { floorsAt, palaceCount, personsAt } from './palace.ts';
import { trackOrder } from './track.ts';
import type { DragonEvent, DragonState } from './types.ts';

export const NAMES = 'ABCDE';
/** The cards in the order of a hand. */
export const CARDS = 'cltfpwmhs?';

export const fail = (reason: string): never => {
  throw new Error(reason);
};
export const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const seatOf = (name: string): Seat => {
  const seat = NAMES.indexOf(name);
  return seat >= 0 && name.length === 1 ? seat : fail(`'${name}' is no player.`);
};
const namesOf = (seats: readonly Seat[]): string => seats.map((seat) => NAMES[seat]).join('');

export const personOf = (letter: string): Person => {
  for (let p: Person = 1; p < PERSONS; p++) if (personLetter(p) === letter) return p;
  return fail(`'${letter}' is no person.`);
};

/** What a player owns, as a scene states it. */
export interface Court {
  readonly vp: number;
  readonly track: number;
  readonly yuan: number;
  readonly rice: number;
  readonly fireworks: number;
  readonly small: number;
  readonly large: number;
  /** `floors:persons` of each palace. */
  readonly palaces: string;
  readonly persons: number;
  readonly hand: string;
  readonly bricks: string;
}

type EventOf<T extends DragonEvent['type']> = Extract<DragonEvent, { type: T }>;

/** A game in progress that is told moves: `B build ^1 ^new` is a whole turn of player B. */
export class Transcript {
  state: DragonState;
  /** All that has happened since the scene was set, and by the last call of `play` alone. */
  events: DragonEvent[] = [];
  last: DragonEvent[] = [];

  constructor(state: DragonState) {
    this.state = state;
    this.#check(undefined);
  }

  #check(before: DragonState | undefined): void {
    const broken = dragon.invariants(this.state, before);
    if (broken.length > 0) fail(`The state breaks ${broken.join(', ')}.`);
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

  /** The turn is illegal because of exactly these rules, and nothing at all has changed. */
  refuses(turn: string, ...rules: RuleId[]): this {
    const before = JSON.stringify(this.state);
    const trial = this.fork();
    const found = trial.#tryTurn(turn) ?? fail(`'${turn}' is legal in ${this.phase}.`);
    if (found.toSorted().join() !== rules.toSorted().join())
      fail(`'${turn}' is refused because of ${found.join(', ')}, not ${rules.join(', ')}.`);
    if (JSON.stringify(this.state) !== before) fail(`The refused '${turn}' changed the state.`);
    return this;
  }

  /** Plays a turn as a whole or not at all (D-AUTO-2); the rules against it if it is illegal. */
  #tryTurn(turn: string): RuleId[] | undefined {
    const [name, ...moves] = words(turn);
    const seat = seatOf(name ?? '');
    const start = this.state;
    const events: DragonEvent[] = [];
    for (const text of moves) {
      const action = dragon.parse(text) ?? fail(`'${text}' is no move.`);
      const before = this.state;
      const played = play(dragon, before, seat, action);
      if (!played.ok) {
        this.state = start;
        return played.rules;
      }
      this.state = played.state;
      this.#check(before);
      events.push(...played.events);
    }
    this.events.push(...events);
    this.last.push(...events);
    return undefined;
  }

  /** Another transcript from here, to see what else might have been. */
  fork(): Transcript {
    const t = new Transcript(this.state);
    t.events = [...this.events];
    return t;
  }

  /** Until a phase asks, everybody refills, or makes the first legal move where there is no refill. */
  until(phase: string): this {
    while (this.phase !== phase) this.#simplest();
    return this;
  }

  /** The same until a month begins. */
  untilMonth(month: number): this {
    while (this.state.round < month) this.#simplest();
    return this;
  }

  /** The same to the end of the game. */
  finish(): this {
    while (!over(this.state)) this.#simplest();
    return this;
  }

  #simplest(): void {
    if (over(this.state)) fail('The game is over.');
    const legal = this.legal(this.toAct);
    this.play(`${this.toAct} ${legal.includes('refill') ? 'refill' : legal[0]}`);
  }

  legal(name: string): string[] {
    return legalActions(dragon, this.state, seatOf(name)).map(dragon.notate);
  }

  get phase(): string {
    return phaseOf(this.state);
  }

  /** Who is to decide; nobody once the game is over. */
  get toAct(): string {
    return over(this.state) ? '' : NAMES[firstSeat(dragon.active(this.state))]!;
  }

  /** Track order. */
  get order(): string {
    return namesOf(trackOrder(this.state.players));
  }

  /** Whose dragons stand on each group. */
  get dragons(): string[] {
    return this.state.dragons.map((set) => [...NAMES].filter((_, seat) => set & (1 << seat)).join(''));
  }

  get wall(): string {
    return namesOf(this.state.wall);
  }

  /** Tiles of a person on the display, and those out of the game. */
  display(letter: string): number {
    return this.state.pool[personOf(letter)]!;
  }
  gone(letter: string): number {
    return this.state.gone[personOf(letter)]!;
  }

  /** All events of a type since the scene was set. */
  all<T extends DragonEvent['type']>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** What a player gained from, or paid to, a source since the scene was set. */
  gained(name: string, what: Good | 'vp', source: string): number {
    const found = this.all('gained').filter((e) => e.seat === seatOf(name) && e.what === what);
    return found.filter((e) => e.source === source).reduce((sum, e) => sum + e.amount, 0);
  }
  paid(name: string, what: Good): number {
    const found = this.all('paid').filter((e) => e.seat === seatOf(name) && e.what === what);
    return found.reduce((sum, e) => sum + e.amount, 0);
  }

  /** Whom a player released since the scene was set, one after another. */
  released(name: string): string {
    const found = this.all('released').filter((e) => e.seat === seatOf(name));
    return found.map((e) => personLetter(e.person)).join('');
  }

  /** What a player scored in the round scorings since the scene was set. */
  scored(name: string): number {
    const found = this.all('scored').filter((e) => e.seat === seatOf(name));
    return found.reduce((sum, e) => sum + e.palaces + e.ladies + e.privileges, 0);
  }

  get A(): Court {
    return this.#court(0);
  }
  get B(): Court {
    return this.#court(1);
  }
  get C(): Court {
    return this.#court(2);
  }
  get D(): Court {
    return this.#court(3);
  }
  get E(): Court {
    return this.#court(4);
  }

  #court(seat: Seat): Court {
    const p = this.state.players[seat] ?? fail(`There is no player ${NAMES[seat]}.`);
    const residents = Array.from({ length: palaceCount(p.palaces) }, (_, i) => personsAt(p.palaces, i));
    const { vp, track, yuan, rice, fireworks, small, large } = p;
    return {
      ...{ vp, track, yuan, rice, fireworks, small, large },
      palaces: residents
        .map((persons, i) => `${floorsAt(p.palaces, i)}:${persons.map(personLetter).join('')}`)
        .join(' '),
      persons: residents.flat().length,
      hand: p.hand.map((cards, card) => CARDS[card]!.repeat(cards)).join(''),
      bricks: WALL_TILES.filter((_, tile) => p.bricks & (1 << tile)).join(' '),
    };
  }
}
