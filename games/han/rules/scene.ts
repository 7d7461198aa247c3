import type { Kinds, Seat } from '../../../core/game.ts';
import type { GoldenCase } from '../../../core/laws/golden.ts';
import { fail, placeIn, words } from '../../../core/laws/transcript.ts';
import { defaultOptions, parseOptions } from '../../../core/options.ts';
import { stream } from '../../../core/rng.ts';
import { BOARDS, type Board, boardOf, deckOf, unseenRemoved } from './board.ts';
import { COLOURS, DECK_PASSES, EMISSARIES, FORTRESSES, HAND_SIZE, KINDS, MAP_IDS, PAGODAS } from './data.ts';
import { han } from './index.ts';
import { turn as turnPhase } from './phases/turn.ts';
import { cardsOf, LETTERS, NAMES, seatOf, Transcript } from './transcript.ts';
import { newTurn } from './turn.ts';
import type { HanOptions, HanState } from './types.ts';

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

interface Player {
  readonly hand?: string;
  /** Spaces; the name of a province stands for all its spaces that are not named elsewhere. */
  readonly pagodas?: string;
  /** Provinces, one for each emissary. */
  readonly emissaries?: string;
  readonly score?: number;
}

/** Cards to draw from; fails if one is missing. */
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
  /** Cards of the colour with most left, so that no colour runs out by chance. */
  any(n: number): number[] {
    return Array.from({ length: n }, () => this.take([this.left.indexOf(Math.max(...this.left))])[0]!);
  }
  rest(): number[] {
    return this.left.flatMap((n, c) => this.take(Array<number>(n).fill(c)));
  }
}

/** Sets up a position. Fails if it is not a valid state. */
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
    for (const name of words(pagodas)) if (!isProvince(name)) stand(seat, placeIn(board.spaceIds, name));
  });
  players.forEach(({ pagodas, emissaries, score }, seat) => {
    for (const name of words(pagodas).filter(isProvince))
      for (const space of board.spaces[board.provinceIds.indexOf(name)]!)
        if (s.pagodas[space]! < 0) stand(seat, space);
    const sent = words(emissaries);
    for (const name of sent) s.emissaries[placeIn(board.provinceIds, name) * seats + seat]!++;
    s.pagodaSupply[seat] = PAGODAS - s.pagodas.filter((owner) => owner === seat).length;
    s.emissarySupply[seat] = EMISSARIES - sent.length;
    s.scores[seat] = score ?? 0;
  });
  s.fortresses = words(fortresses).map((name) => placeIn(board.spaceIds, name));
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

/** Golden cases beyond those of every option: either side with every number of players, and the last pieces of all. */
export function goldenScenes(): GoldenCase[] {
  return BOARDS.flatMap(({ id, seats: [min, max] }, side) =>
    Array.from({ length: max - min + 1 }, (_, k) => min + k).flatMap((seats) => {
      const options = parseOptions(han, seats, { map: id });
      const start = lastPieces((side + 1) as 1 | 2, seats).state as Kinds['state'];
      const name = `side-${side + 1}-${seats}-players`;
      const isUsual = defaultOptions(han, seats).map === id;
      return [
        ...(isUsual ? [] : [{ name, seats, options }]),
        { name: `${name}-last-pieces`, seats, options, start },
      ];
    }),
  );
}

/** All spaces but one are taken, and no province has room for an emissary. */
function lastPieces(side: 1 | 2, seats: number): Transcript {
  const board = BOARDS[side - 1]!;
  const pagodas = Array.from({ length: seats }, (_, seat) =>
    board.spaceIds.filter((_id, space) => space > 0 && space % seats === seat),
  );
  const emissaries = pagodas.map(() => [] as string[]);
  board.provinceIds.forEach((id, q) => {
    const here = pagodas.map((own) =>
      own.filter((name) => board.spaces[q]!.includes(board.spaceIds.indexOf(name))),
    );
    const limit = Math.max(...here.map((own) => own.length));
    for (let k = 0; k < limit; k++) {
      const next = emissaries.reduce((few, own) => (own.length < few.length ? own : few));
      next.push(id);
    }
  });
  const player = (seat: number): Player => ({
    pagodas: pagodas[seat]!.join(' '),
    emissaries: emissaries[seat]!.slice(0, EMISSARIES).join(' '),
  });
  const players = Object.fromEntries(pagodas.map((_, seat) => [NAMES[seat]!, player(seat)]));
  return scene({ side, seats, ...players });
}
