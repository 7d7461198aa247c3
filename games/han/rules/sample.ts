import { below, fork, type Stream, shuffle } from '../../../core/rng.ts';
import { boardOf, deckOf, unseenRemoved } from './board.ts';
import { clone } from './clone.ts';
import { KINDS } from './data.ts';
import { endTriggered } from './deck.ts';
import { handSize } from './hand.ts';
import { canPlace } from './targets.ts';
import { turnOf } from './turn.ts';
import type { HanState, HanView } from './types.ts';

/** A pool of cards that a viewer has not seen, counted by colour. */
type Lot = number[];

/** Draws a uniformly random card from a pool. */
function take(lot: Lot, rng: Stream): number {
  let size = 0;
  for (let c = 0; c < KINDS; c++) size += lot[c]!;
  let at = below(rng, size);
  let card = 0;
  while (at >= lot[card]!) at -= lot[card++]!;
  lot[card]!--;
  return card;
}

/** All cards that the viewer has not seen, in two pools (see knowledge.ts): from before the reshuffle, and the rest. */
export function unseenLots(view: HanView): { stale: Lot; fresh: Lot } {
  const deck = deckOf(boardOf(view.options.map), view.scores.length, view.options.removal);
  const fresh = deck.map((cards, c) => cards - view.discard[c]! - view.veiled[c]!);
  for (const card of view.display) if (card >= 0) fresh[card]!--;
  view.known.forEach((cards, at) => {
    fresh[at % KINDS]! -= cards;
  });
  const stale = view.veiled.slice();
  if (view.viewer !== 'spectator')
    for (let c = 0, at = view.viewer * KINDS; c < KINDS; c++, at++) {
      stale[c]! -= view.ownStale[c]!;
      fresh[c]! -= view.hand[c]! - view.known[at]! - view.ownStale[c]!;
    }
  return { stale, fresh };
}

/** Deals the other hands: their known cards, and as many of each pool as they hold. */
function dealHands(view: HanView, stale: Lot, fresh: Lot, rng: Stream): { hands: number[]; stale: number[] } {
  const hands = view.known.slice();
  const old = view.known.map(() => 0);
  for (let seat = 0; seat < view.scores.length; seat++) {
    const first = seat * KINDS;
    if (seat === view.viewer) {
      for (let c = 0; c < KINDS; c++) {
        hands[first + c] = view.hand[c]!;
        old[first + c] = view.ownStale[c]!;
      }
      continue;
    }
    const drawn = view.handSizes[seat]! - handSize(view.known, seat);
    for (let k = 0; k < drawn; k++) {
      const isStale = k < view.staleSizes[seat]!;
      const card = take(isStale ? stale : fresh, rng);
      hands[first + card]!++;
      if (isStale) old[first + card]!++;
    }
  }
  return { hands, stale: old };
}

/** H-SETUP-8: cards removed unseen are dealt like a hand. */
function dealRemoved(view: HanView, stale: Lot, fresh: Lot, rng: Stream): number[] {
  if (view.options.removal !== 'total') return view.removed.slice();
  const removed = Array<number>(KINDS).fill(0);
  const unseen = unseenRemoved(boardOf(view.options.map), view.scores.length, view.options.removal);
  for (let k = 0; k < unseen; k++) removed[take(view.split ? stale : fresh, rng)]!++;
  return removed;
}

/**
 * Whether it is public that the active seat can place: it may place a second piece, or after the trigger any
 * (5.1).
 */
function mustBeAble(view: HanView): boolean {
  const phase = view.stack[view.stack.length - 1]?.phase;
  return phase === 'second' || (phase === 'action' && endTriggered(view));
}

/** All distributions of the cards that the viewer has not seen are equally likely. */
export function sample(view: HanView, rng: Stream): HanState {
  const lots = unseenLots(view);
  const able = mustBeAble(view) && turnOf(view).seat !== view.viewer;
  for (;;) {
    const stale = lots.stale.slice();
    const fresh = lots.fresh.slice();
    const dealt = dealHands(view, stale, fresh, rng);
    const removed = dealRemoved(view, stale, fresh, rng);
    const pile = fresh.flatMap((cards, c) => Array<number>(cards).fill(c));
    const s = build(view, dealt.hands, dealt.stale, removed, pile, rng);
    if (!able || canPlace(s, turnOf(s))) return s;
  }
}

function build(
  view: HanView,
  hands: number[],
  stale: number[],
  removed: number[],
  pile: number[],
  rng: Stream,
): HanState {
  return clone({
    options: view.options,
    start: view.start,
    turns: view.turns,
    runOuts: view.runOuts,
    shown: view.shown,
    display: view.display,
    discard: view.discard,
    known: view.known,
    split: view.split,
    pagodas: view.pagodas,
    presence: view.presence,
    emissaries: view.emissaries,
    fortresses: view.fortresses,
    pagodaSupply: view.pagodaSupply,
    emissarySupply: view.emissarySupply,
    fortressSupply: view.fortressSupply,
    scores: view.scores,
    scored: view.scored,
    stack: view.stack,
    pile: shuffle(pile, rng),
    hands,
    stale,
    removed,
    rng: { reshuffle: fork(rng) },
  });
}
