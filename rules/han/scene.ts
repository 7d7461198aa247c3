import type { RuleId, Seat } from '../core/game.ts';
import { firstSeat, legalActions, over, phaseOf } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { play } from '../core/play.ts';
import { stream } from '../core/rng.ts';
import { type Board, boardOf, deckOf, unseenRemoved } from './board.ts';
import { COLOURS, DECK_PASSES, EMISSARIES, FORTRESSES, HAND_SIZE, KINDS, MAP_IDS, PAGODAS } from './data.ts';
import { han } from './index.ts';
import { turn as turnPhase } from './phases/turn.ts';
import { newTurn } from './turn.ts';
import type { HanEvent, HanOptions, HanState } from './types.ts';

/**
 * The language of the rule tests: a position in a few lines, then a transcript in the game's notation.
 * Players are A to E, cards the first letters of their colours. What is not stated follows: hands of three,
 * a full display, and the rest of the deck in the pile.
 */
export interface Position {
  readonly side?: 1 | 2;
  readonly seats?: number;
  readonly options?: Partial<HanOptions>;
  readonly start?: string;
  readonly turn?: string;
  readonly A?: Player;
  readonly B?: Player;
  readonly C?: Player;
  readonly D?: Player;
  readonly E?: Player;
  /** Spaces with a fortress; each comes from the next player's supply, A's first. */
  readonly fortresses?: string;
  /** Cards on the slots. */
  readonly display?: string;
  /** The pile's first cards, or all of them, top first; after `pile` the rest of the deck lies discarded. */
  readonly top?: string;
  readonly pile?: string;
  readonly runOuts?: number;
}

export interface Player {
  readonly hand?: string;
  /** Spaces; the name of a province stands for all its spaces that are not named elsewhere. */
  readonly pagodas?: string;
  /** Provinces, one for each emissary. */
  readonly emissaries?: string;
  readonly score?: number;
}

export const NAMES = 'ABCDE';
const LETTERS = COLOURS.map((colour) => colour[0]!).join('');

const fail = (reason: string): never => {
  throw new Error(reason);
};
const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');
const indexIn = (names: readonly string[], name: string): number => {
  const at = names.indexOf(name);
  return at >= 0 ? at : fail(`There is no ${name}.`);
};
export const seatOf = (name: string): Seat => indexIn([...NAMES], name);
export const cardsOf = (text: string): number[] => [...text].map((letter) => indexIn([...LETTERS], letter));
const write = (counts: readonly number[]): string => counts.map((n, c) => LETTERS[c]!.repeat(n)).join('');

/** A set of cards to take others from, none of which may be missing. */
class Deck {
  readonly left: number[];
  constructor(left: number[]) {
    this.left = left;
  }
  take(cards: readonly number[]): number[] {
    for (const card of cards)
      if (--this.left[card]! < 0) fail(`There are not so many cards '${LETTERS[card]}'.`);
    return [...cards];
  }
  /** Of the colour with most cards left, so that no colour runs out by chance. */
  any(n: number): number[] {
    return Array.from({ length: n }, () => this.take([this.left.indexOf(Math.max(...this.left))])[0]!);
  }
  rest(): number[] {
    return this.left.flatMap((n, c) => this.take(Array<number>(n).fill(c)));
  }
}

/** Opens a position for play. It is a valid state, or the test that states it fails. */
export function scene(given: Position): Transcript {
  const named = [given.A, given.B, given.C, given.D, given.E];
  const side = given.side ?? 1;
  const seats = given.seats ?? Math.max(side === 1 ? 3 : 2, named.findLastIndex((p) => p !== undefined) + 1);
  const players = Array.from({ length: seats }, (_, seat) => named[seat] ?? {});
  const map = MAP_IDS[side - 1]!;
  const board = boardOf(map);
  const options = { ...parseOptions(han, seats, { map }), ...given.options };
  const deck = new Deck(deckOf(board, seats, options.removal));
  const start = seatOf(given.start ?? 'A');
  const seat = seatOf(given.turn ?? 'A');

  const s = han.setup(options, seats, 'scene');
  s.start = start;
  s.turns = seats + ((seat - start + seats) % seats);
  s.runOuts = given.runOuts ?? 0;
  s.rng = { reshuffle: stream('scene', 'han/reshuffle') };
  standPieces(s, board, players, given.fortresses);
  layCards(s, board, deck, players, given);
  const turn = newTurn(seat);
  s.stack = [turn];
  const t = new Transcript(s);
  while (s.stack.length === 1) turnPhase.resume(s, turn, (event) => t.events.push(event));
  return t;
}

/** The final scoring of a position: the last player of the last round has no cards left. */
export function final(given: Position): Transcript {
  const seats = scene(given).scores.length;
  const last = NAMES[seats - 1] as 'C';
  return scene({ ...given, seats, turn: last, runOuts: DECK_PASSES, [last]: { ...given[last], hand: '' } });
}

function standPieces(s: HanState, board: Board, players: readonly Player[], fortresses?: string): void {
  const seats = players.length;
  const stand = (seat: Seat, space: number): void => {
    if (s.pagodas[space]! >= 0) fail(`${board.spaceIds[space]} is taken twice.`);
    s.pagodas[space] = seat;
    for (const q of board.spaceProvinces[space]!) s.presence[q * seats + seat]!++;
  };
  const isProvince = (name: string): boolean => board.provinceIds.includes(name);
  players.forEach(({ pagodas }, seat) => {
    for (const name of words(pagodas)) if (!isProvince(name)) stand(seat, indexIn(board.spaceIds, name));
  });
  players.forEach(({ pagodas, emissaries, score }, seat) => {
    for (const name of words(pagodas).filter(isProvince))
      for (const space of board.spaces[board.provinceIds.indexOf(name)]!)
        if (s.pagodas[space]! < 0) stand(seat, space);
    const sent = words(emissaries);
    for (const name of sent) s.emissaries[indexIn(board.provinceIds, name) * seats + seat]!++;
    s.pagodaSupply[seat] = PAGODAS - s.pagodas.filter((owner) => owner === seat).length;
    s.emissarySupply[seat] = EMISSARIES - sent.length;
    s.scores[seat] = score ?? 0;
  });
  s.fortresses = words(fortresses).map((name) => indexIn(board.spaceIds, name));
  s.fortressSupply = players.map((_, seat) =>
    s.options.fortresses && seat >= s.fortresses.length ? FORTRESSES : 0,
  );
  board.spaces.forEach((spaces, q) => {
    if (spaces.every((space) => s.pagodas[space]! >= 0)) s.scored |= 1 << q;
  });
}

function layCards(
  s: HanState,
  board: Board,
  deck: Deck,
  players: readonly Player[],
  { display, top, pile, runOuts }: Position,
): void {
  s.hands = s.hands.map(() => 0);
  const stated = players.map(({ hand }) => hand !== undefined && deck.take(cardsOf(hand)));
  const shown = deck.take(cardsOf(display ?? ''));
  const drawn = deck.take(cardsOf(pile ?? top ?? ''));
  players.forEach((_, seat) => {
    for (const card of stated[seat] || deck.any(HAND_SIZE)) s.hands[seat * KINDS + card]!++;
  });
  s.display = [...shown, ...deck.any(board.openCards - shown.length)];
  const unseen = deck.any(unseenRemoved(board, players.length, s.options.removal));
  if (s.options.removal === 'total') s.removed = COLOURS.map((_, c) => unseen.filter((x) => x === c).length);
  const exact = pile !== undefined || runOuts === DECK_PASSES;
  s.pile = [...drawn, ...(exact ? [] : deck.rest())].reverse();
  s.discard = [...deck.left];
}

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
