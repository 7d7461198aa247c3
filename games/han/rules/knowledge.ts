import type { Seat } from '../../../core/game.ts';
import { KINDS } from './data.ts';
import type { HanState } from './types.ts';

/**
 * What an attentive player can know of other hands. A card taken face up is known until it is played. Unknown cards
 * come from the pile. At the reshuffle the public discard pile becomes the new pile, so unknown cards held from
 * before ("stale") and cards drawn later come from different pools. `split` says that the pools are tracked
 * separately; it ends when a played card may be from either. All of this is public information.
 */
export function gain(s: HanState, seat: Seat, card: number, faceUp: boolean): void {
  const at = seat * KINDS + card;
  s.hands[at]!++;
  if (faceUp) s.known[at]!++;
}

/** A card goes from a hand to the discard pile (H-INFO-5). */
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

/** Assigns a played card that was unknown to a pool, by public information. */
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

/** Unseen cards of a colour from the new pile, including the one just played. */
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
