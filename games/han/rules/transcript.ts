import type { Seat } from '../../../core/game.ts';
import { over } from '../../../core/game.ts';
import { placeIn, Transcript as Told } from '../../../core/laws/transcript.ts';
import { boardOf } from './board.ts';
import { COLOURS, KINDS } from './data.ts';
import { han } from './index.ts';
import type { HanKinds, HanState } from './types.ts';

export const NAMES = 'ABCDE';
export const LETTERS = COLOURS.map((colour) => colour[0]!).join('');

export const seatOf = (name: string): Seat => placeIn([...NAMES], name);
export const cardsOf = (text: string): number[] => [...text].map((letter) => placeIn([...LETTERS], letter));
const write = (counts: readonly number[]): string => counts.map((n, c) => LETTERS[c]!.repeat(n)).join('');

/** Adds what tests of this game ask for. `A r wei-1 +1` is a turn of player A. */
export class Transcript extends Told<HanKinds> {
  constructor(state: HanState) {
    super(han, NAMES, state);
  }

  /** Plays to the end: always the first exchange, pass, stop or card from the pile. */
  finish(): this {
    while (!over(this.state)) {
      const legal = this.legal(this.toAct);
      const idle = legal.find((move) => /^(-.|pass|stop|\+deck)$/.test(move));
      this.play(`${this.toAct} ${idle ?? legal[0]}`);
    }
    return this;
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
  /** The owner of the pagoda on a space. */
  at(space: string): string {
    return NAMES[this.state.pagodas[boardOf(this.state.options.map).spaceIds.indexOf(space)]!] ?? '';
  }
  /** Emissaries of each player in a province. */
  emissaries(province: string): number[] {
    const q = placeIn(boardOf(this.state.options.map).provinceIds, province);
    const seats = this.state.scores.length;
    return this.state.emissaries.slice(q * seats, (q + 1) * seats);
  }

  /** The points a province gave each player. */
  paid(province: string): readonly number[] | undefined {
    return this.all('provinceScored').find((e) => e.province === province)?.points;
  }
}
