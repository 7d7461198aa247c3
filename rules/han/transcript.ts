import type { RuleId, Seat } from '../core/game.ts';
import { firstSeat, legalActions, over, phaseOf } from '../core/game.ts';
import { play } from '../core/play.ts';
import { boardOf } from './board.ts';
import { COLOURS, KINDS } from './data.ts';
import { han } from './index.ts';
import type { HanEvent, HanState } from './types.ts';

export const NAMES = 'ABCDE';
export const LETTERS = COLOURS.map((colour) => colour[0]!).join('');

export const fail = (reason: string): never => {
  throw new Error(reason);
};
export const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');
export const indexIn = (names: readonly string[], name: string): number => {
  const at = names.indexOf(name);
  return at >= 0 ? at : fail(`There is no ${name}.`);
};
export const seatOf = (name: string): Seat => indexIn([...NAMES], name);
export const cardsOf = (text: string): number[] => [...text].map((letter) => indexIn([...LETTERS], letter));
const write = (counts: readonly number[]): string => counts.map((n, c) => LETTERS[c]!.repeat(n)).join('');

type EventOf<T extends HanEvent['type']> = Extract<HanEvent, { type: T }>;

/** A game in progress that is told moves: `A r wei-1 +1` is a whole turn of player A. */
export class Transcript {
  state: HanState;
  /** All that has happened since the position was set. */
  events: HanEvent[] = [];

  constructor(state: HanState) {
    this.state = state;
    this.#check();
  }

  #check(): void {
    const broken = han.invariants(this.state);
    if (broken.length > 0) fail(`The state breaks ${broken.join(', ')}.`);
  }

  /** Plays turns, each by a player's name and one or more moves; every step must be legal. */
  play(...turns: string[]): this {
    for (const turn of turns) {
      const rules = this.#tryTurn(turn);
      if (rules !== undefined) fail(`'${turn}' is not legal (${rules.join(', ')}) in ${this.phase}.`);
    }
    return this;
  }

  /** The turn is illegal because of exactly these rules, and nothing at all has changed. */
  refuses(turn: string, ...rules: RuleId[]): this {
    const before = JSON.stringify(this.state);
    const found = this.fork().#tryTurn(turn) ?? fail(`'${turn}' is legal in ${this.phase}.`);
    if (found.toSorted().join() !== rules.toSorted().join())
      fail(`'${turn}' is refused because of ${found.join(', ')}, not ${rules.join(', ')}.`);
    if (JSON.stringify(this.state) !== before) fail(`The refused '${turn}' changed the state.`);
    return this;
  }

  #tryTurn(turn: string): RuleId[] | undefined {
    const [name, ...moves] = words(turn);
    const seat = seatOf(name ?? '');
    const start = this.state;
    const events: HanEvent[] = [];
    for (const text of moves) {
      const action = han.parse(text) ?? fail(`'${text}' is no move.`);
      const played = play(han, this.state, seat, action);
      if (!played.ok) {
        this.state = start;
        return played.rules;
      }
      this.state = played.state;
      this.#check();
      events.push(...played.events);
    }
    this.events.push(...events);
    return undefined;
  }

  /** Another transcript from here, to see what else might have been. */
  fork(): Transcript {
    return new Transcript(this.state);
  }

  /** The first exchange, pass, stop or card from the pile, again and again, to the end of the game. */
  finish(): this {
    while (!over(this.state)) {
      const legal = this.legal(this.toAct);
      const idle = legal.find((move) => /^(-.|pass|stop|\+deck)$/.test(move));
      this.play(`${this.toAct} ${idle ?? legal[0]}`);
    }
    return this;
  }

  legal(name: string): string[] {
    return legalActions(han, this.state, seatOf(name)).map(han.notate);
  }

  get phase(): string {
    return phaseOf(this.state);
  }
  get toAct(): string {
    return over(this.state) ? '' : NAMES[firstSeat(han.active(this.state))]!;
  }
  get scores(): number[] {
    return this.state.scores;
  }
  get display(): string {
    return this.state.display.map((card) => LETTERS[card] ?? '.').join('');
  }
  get discard(): string {
    return write(this.state.discard);
  }
  /** The pile, top first. */
  get pile(): string {
    return this.state.pile
      .map((card) => LETTERS[card])
      .toReversed()
      .join('');
  }
  hand(name: string): string {
    const at = seatOf(name) * KINDS;
    return write(this.state.hands.slice(at, at + KINDS));
  }

  /** Provinces with a scoring marker. */
  get markers(): string {
    const { provinceIds } = boardOf(this.state.options.map);
    return provinceIds.filter((_, q) => this.state.scored & (1 << q)).join(' ');
  }
  /** Who stands on a space. */
  at(space: string): string {
    return NAMES[this.state.pagodas[boardOf(this.state.options.map).spaceIds.indexOf(space)]!] ?? '';
  }
  /** Emissaries of each player in a province. */
  emissaries(province: string): number[] {
    const q = indexIn(boardOf(this.state.options.map).provinceIds, province);
    const seats = this.state.scores.length;
    return this.state.emissaries.slice(q * seats, (q + 1) * seats);
  }

  /** All events of a type since the position was set. */
  all<T extends HanEvent['type']>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }
  /** What a province has paid, to each player. */
  paid(province: string): readonly number[] | undefined {
    return this.all('provinceScored').find((e) => e.province === province)?.points;
  }
}
