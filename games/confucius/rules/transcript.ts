import type { RuleId, Seat } from '../../../core/game.ts';
import { legalActions, over, phaseOf, seatsOf } from '../../../core/game.ts';
import { fail, words } from '../../../core/laws/transcript.ts';
import { play } from '../../../core/play.ts';
import {
  ACTIVE,
  CANDIDATE,
  CARD_TYPES,
  CUBE_SPACES,
  EMPTY,
  MINISTRIES,
  REWARD_CARDS,
  REWARDS,
  SPACES,
} from './data.ts';
import { confucius } from './index.ts';
import type { ConfuciusEvent, ConfuciusState, Player } from './types.ts';

/** Players clockwise: Black, Green, Purple, White, Yellow. */
export const LETTERS = 'BGPWY';

export const seatOf = (letter: string): Seat => {
  const seat = LETTERS.indexOf(letter.toUpperCase());
  return seat >= 0 && letter.length === 1 ? seat : fail(`'${letter}' is no player.`);
};
export const readCards = (text: string): number[] =>
  Array.from({ length: CARD_TYPES }, (_, c) => [...text].filter((digit) => digit === String(c + 1)).length);
const writeCards = (cards: readonly number[]): string =>
  cards.map((n, c) => String(c + 1).repeat(n)).join('');

/** The index of a space written as in notation: `B3`. */
export const spaceAt = (text: string): number => 'BHG'.indexOf(text[0]!) * SPACES + Number(text[1]) - 1;

/** Players by letter instead of seat: `>W`. */
const toNotation = (word: string): string =>
  /^>[BGPWY]$/.test(word) ? `>${LETTERS.indexOf(word[1]!)}` : word;

/** Plays a game on from a position; checks every move and the invariants after it. */
export class Transcript {
  state: ConfuciusState;
  /** Events of the last line played. */
  events: ConfuciusEvent[] = [];
  readonly #ignore: readonly string[];

  constructor(state: ConfuciusState, ignore: readonly string[]) {
    this.state = state;
    this.#ignore = ignore;
    this.#check(undefined);
  }

  #check(before: ConfuciusState | undefined): void {
    const broken = confucius.invariants(this.state, before).filter((id) => !this.#ignore.includes(id));
    if (broken.length > 0) fail(`${broken.join(', ')} broken in ${phaseOf(this.state)}.`);
  }

  /** Plays lines such as `G: buyGift g3 $3`. */
  play(text: string): this {
    this.events = [];
    for (const line of text.split('\n')) if (line.trim() !== '') this.#line(line);
    return this;
  }

  #line(line: string): void {
    const [, letter, moves] = /^\s*([BGPWY]):(.*)$/.exec(line) ?? fail(`'${line}' is no line.`);
    for (const word of words(moves!)) {
      const played = play(confucius, this.state, seatOf(letter!), this.#action(word));
      if (!played.ok) {
        fail(
          `'${word}' of '${line.trim()}' is refused: ${played.rules.join(', ')} in ${phaseOf(this.state)}.`,
        );
        return;
      }
      const before = this.state;
      this.state = played.state;
      this.events.push(...played.events);
      this.#check(before);
    }
  }

  #action(word: string): number {
    return confucius.parse(toNotation(word)) ?? fail(`'${word}' is no move.`);
  }

  /** Asserts that these rules refuse the last word of the line; nothing is played. */
  refused(line: string, ...rules: RuleId[]): this {
    const trial = this.branch();
    const parts = words(line);
    const last = parts.pop()!;
    if (parts.length > 1) trial.play(parts.join(' '));
    const played = play(confucius, trial.state, seatOf(line.trim()[0]!), trial.#action(last));
    const found = played.ok ? 'accepted' : played.rules.join(', ');
    if (found !== rules.join(', '))
      fail(`'${line}' should be refused by ${rules.join(', ')}, but: ${found}.`);
    return this;
  }

  /** Whether the line can be played to its end. */
  can(line: string): boolean {
    const trial = this.branch();
    const parts = words(line);
    const last = parts.pop()!;
    if (parts.length > 1) trial.play(parts.join(' '));
    return legalActions(confucius, trial.state, seatOf(line.trim()[0]!)).includes(trial.#action(last));
  }

  /** Everybody passes until Imperial Favour. */
  passAll(): this {
    while (phaseOf(this.state) === 'turn') {
      const letter = this.asks[0]!;
      this.#line(`${letter}: ${this.player(letter).cubes > 0 ? 'none' : 'pass'}`);
    }
    return this;
  }

  /** Another game from the same position. */
  branch(): Transcript {
    return new Transcript(confucius.clone(this.state), this.#ignore);
  }

  /** Legal moves of a player as words, players by letter. */
  legal(letter: string): string {
    return legalActions(confucius, this.state, seatOf(letter))
      .map((a) => confucius.notate(a).replace(/^>(\d)$/, (_, seat: string) => `>${LETTERS[Number(seat)]}`))
      .join(' ');
  }

  /** The active player and the phase: `G turn`. */
  get asks(): string {
    if (over(this.state)) return 'end';
    return `${seatsOf(confucius.active(this.state))
      .map((seat) => LETTERS[seat])
      .join('')} ${phaseOf(this.state)}`;
  }

  player(letter: string): Player {
    return this.state.players[seatOf(letter)]!;
  }

  hand(letter: string): string {
    return writeCards(this.player(letter).hand);
  }

  rewards(letter: string): string {
    return this.#rewardNames(this.player(letter).rewards);
  }

  get played(): string {
    return this.#rewardNames(this.state.played);
  }

  #rewardNames(set: number): string {
    return REWARD_CARDS.filter((_, card) => set & (1 << card))
      .map((kind) => REWARDS[kind])
      .join(' ');
  }

  get discard(): string {
    return writeCards(this.state.discard);
  }

  /** Cubes on a space of the Actions Box. */
  cubesOn(letter: string, space: (typeof CUBE_SPACES)[number]): number {
    return this.player(letter).placed[CUBE_SPACES.indexOf(space)]!;
  }

  /** An official as a scene writes it: `4b`, `*W`, `.`. */
  official(text: string): string {
    return this.#official(spaceAt(text));
  }

  #official(at: number): string {
    const tile = this.state.officials[at]!;
    if (tile === EMPTY) return '.';
    const letter = LETTERS[this.state.markers[at]!] ?? '';
    const marker = this.state.secured & (1 << at) ? letter : letter.toLowerCase();
    return `${tile === CANDIDATE ? '*' : tile}${marker}`;
  }

  /** Owners of the seven spaces, small if unsecured: `yWbg..P`. */
  owners(ministry: (typeof MINISTRIES)[number]): string {
    const first = MINISTRIES.indexOf(ministry) * SPACES;
    return Array.from({ length: SPACES }, (_, i) => this.#official(first + i).slice(1) || '.').join('');
  }

  /** Active gifts by giver: `W>G4 W>Y3`. */
  get gifts(): string {
    return this.state.players
      .flatMap(({ gifts }, giver) =>
        gifts.flatMap((state, i) =>
          state >= ACTIVE ? [`${LETTERS[giver]}>${LETTERS[state - ACTIVE]}${i + 1}`] : [],
        ),
      )
      .join(' ');
  }

  /** Minister and Secretary: `BW`, `--` without. */
  posts(ministry: (typeof MINISTRIES)[number]): string {
    const m = MINISTRIES.indexOf(ministry);
    return [0, 1].map((post) => LETTERS[this.state.posts[2 * m + post]!] ?? '-').join('');
  }

  get scores(): string {
    return this.state.players.map(({ vp }, seat) => `${LETTERS[seat]}${vp}`).join(' ');
  }

  get places(): string {
    return confucius
      .places(this.state)
      .map((place, seat) => `${LETTERS[seat]}${place}`)
      .join(' ');
  }

  /** Events of one type from the last line played. */
  eventsOf<T extends ConfuciusEvent['type']>(type: T): Extract<ConfuciusEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<ConfuciusEvent, { type: T }> => event.type === type);
  }
}
