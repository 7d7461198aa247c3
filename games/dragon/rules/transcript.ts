import type { Seat } from '../../../core/game.ts';
import { over } from '../../../core/game.ts';
import { fail, placeIn, Transcript as Told } from '../../../core/laws/transcript.ts';
import type { Good, Person } from './data.ts';
import { PERSONS, WALL_TILES } from './data.ts';
import { dragon } from './index.ts';
import { personLetter } from './notation.ts';
import { floorsAt, palaceCount, personsAt } from './palace.ts';
import { trackOrder } from './track.ts';
import type { DragonKinds, DragonState } from './types.ts';

export const NAMES = 'ABCDE';
/** The cards in the order of a hand. */
export const CARDS = 'cltfpwmhs?';

export const seatOf = (name: string): Seat => placeIn([...NAMES], name);
const namesOf = (seats: readonly Seat[]): string => seats.map((seat) => NAMES[seat]).join('');

export const personOf = (letter: string): Person => {
  for (let p: Person = 1; p < PERSONS; p++) if (personLetter(p) === letter) return p;
  return fail(`'${letter}' is no person.`);
};

/** What a player owns, as a scene states it. */
export interface PlayerSetup {
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

/** Adds what tests of this game ask for. `B build ^1 ^new` is a turn of player B. */
export class Transcript extends Told<DragonKinds> {
  constructor(state: DragonState) {
    super(dragon, NAMES, state);
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

  /** Track order. */
  get order(): string {
    return namesOf(trackOrder(this.state.players));
  }

  /** The players with a dragon on each group. */
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

  /** What a player gained from, or paid to, a source since the scene was set. */
  gained(name: string, what: Good | 'vp', source: string): number {
    const found = this.all('gained').filter((e) => e.seat === seatOf(name) && e.what === what);
    return found.filter((e) => e.source === source).reduce((sum, e) => sum + e.amount, 0);
  }
  paid(name: string, what: Good): number {
    const found = this.all('paid').filter((e) => e.seat === seatOf(name) && e.what === what);
    return found.reduce((sum, e) => sum + e.amount, 0);
  }

  /** Persons a player released since the scene was set, in order. */
  released(name: string): string {
    const found = this.all('released').filter((e) => e.seat === seatOf(name));
    return found.map((e) => personLetter(e.person)).join('');
  }

  /** What a player scored in the round scorings since the scene was set. */
  scored(name: string): number {
    const found = this.all('scored').filter((e) => e.seat === seatOf(name));
    return found.reduce((sum, e) => sum + e.palaces + e.ladies + e.privileges, 0);
  }

  get A(): PlayerSetup {
    return this.#court(0);
  }
  get B(): PlayerSetup {
    return this.#court(1);
  }
  get C(): PlayerSetup {
    return this.#court(2);
  }
  get D(): PlayerSetup {
    return this.#court(3);
  }
  get E(): PlayerSetup {
    return this.#court(4);
  }

  #court(seat: Seat): PlayerSetup {
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
