import type { Seat } from '../../../core/game.ts';
import { KINDS } from './data.ts';
import type { HanState } from './types.ts';

/**
 * What an attentive player knows of other hands. A card taken face up is known until it is played. The rest of
 * a hand came from the pile: before the reshuffle from all cards nobody has seen; at the reshuffle the new
 * pile is the public discard pile, so what hands hold from before, the stale cards, are the remainder. The two
 * are told apart until a card is played that may be either; from then on all unseen cards are one lot.
 * Everything here follows from what everybody sees, so it tells nobody anything new.
 */
export function gain(s: HanState, seat: Seat, card: number, faceUp: boolean): void {
  const at = seat * KINDS + card;
  s.hands[at]!++;
  if (faceUp) s.known[at]!++;
}

/** A card leaves a hand for the discard pile (H-INFO-5). */
export function lose(s: HanState, seat: Seat, card: number): void {
  const at = seat * KINDS + card;
  s.hands[at]!--;
  s.discard[card]!++;
  if (s.known[at]! > 0) s.known[at]!--;
  else if (s.split) attribute(s, seat, card);
}

/** At the reshuffle every unseen card is in a hand, or removed unseen. */
export function veil(s: HanState): void {
  s.split = true;
  for (let at = 0; at < s.hands.length; at++) s.stale[at] = s.hands[at]! - s.known[at]!;
}

/** Which lot a card came from that nobody had seen, decided by what everybody can tell. */
function attribute(s: HanState, seat: Seat, card: number): void {
  let stale = 0;
  let unseen = 1;
  for (let c = 0, at = seat * KINDS; c < KINDS; c++, at++) {
    stale += s.stale[at]!;
    unseen += s.hands[at]! - s.known[at]!;
  }
  if (stale === 0) return;
  if (stale === unseen || freshBefore(s, card) === 0) s.stale[seat * KINDS + card]!--;
  else if (veiledCards(s, card) > 0) {
    s.split = false;
    s.stale.fill(0);
  }
}

/** Cards of a colour from the new pile that nobody has seen, the one just played included. */
function freshBefore(s: HanState, card: number): number {
  let sum = 1;
  for (let at = card; at < s.hands.length; at += KINDS) sum += s.hands[at]! - s.known[at]! - s.stale[at]!;
  for (let i = 0; i < s.pile.length; i++) if (s.pile[i] === card) sum++;
  return sum;
}

/** Unseen cards of a colour from before the reshuffle. */
export function veiledCards(s: HanState, card: number): number {
  if (!s.split) return 0;
  let sum = s.options.removal === 'total' ? s.removed[card]! : 0;
  for (let at = card; at < s.stale.length; at += KINDS) sum += s.stale[at]!;
  return sum;
}
