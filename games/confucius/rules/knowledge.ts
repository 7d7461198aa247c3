import type { Seat } from '../../../core/game.ts';
import { CARD_TYPES } from './data.ts';
import type { Cards, ConfuciusState } from './types.ts';

/**
 * What an attentive player knows of other hands. A starting hand is known until its cards are played (C-HID-17).
 * The rest came from the deck: before a reshuffle from all cards nobody has seen; at the reshuffle the new deck
 * is the public discard pile, so what hands hold from before, the stale cards, are the remainder. The two are
 * told apart until a card is seen that may be either; from then on all unseen cards are one lot. Everything
 * here follows from what everybody sees, so it tells nobody anything new.
 */
export function veil(s: ConfuciusState): void {
  s.split = true;
  for (const player of s.players) player.stale = player.hand.map((n, c) => n - player.known[c]!);
}

const NONE: Cards = [0, 0, 0];

const merge = (s: ConfuciusState): void => {
  s.split = false;
  for (const player of s.players) player.stale = NONE;
};

/** A card leaves a hand for the discard pile, seen by all. */
export function lose(s: ConfuciusState, seat: Seat, card: number): void {
  const { hand, known } = s.players[seat]!;
  if (known[card]! > 0) known[card]!--;
  else if (s.split) attribute(s, seat, card);
  hand[card]!--;
  s.discard[card]!++;
}

/**
 * Cards leave a hand for a pile that is seen, but not what each has laid there (C-HID-10). Known are still those
 * that cannot have been among them, by type; that no more than so many went in all is not remembered.
 */
export function loseAmong(s: ConfuciusState, seat: Seat, cards: Cards, pile: Cards): void {
  const { hand, known, stale } = s.players[seat]!;
  const played = sum(cards);
  if (sum(stale) > 0) merge(s);
  for (let c = 0; c < CARD_TYPES; c++) {
    known[c] = Math.max(0, known[c]! - Math.min(played, pile[c]!));
    hand[c]! -= cards[c]!;
    s.discard[c]! += cards[c]!;
  }
}

const sum = (cards: Cards): number => cards[0]! + cards[1]! + cards[2]!;

/** Which lot a card of a hand came from that nobody had seen, decided by what everybody can tell. */
function attribute(s: ConfuciusState, seat: Seat, card: number): void {
  const player = s.players[seat]!;
  const stale = sum(player.stale);
  if (stale === 0) return;
  const unseen = sum(player.hand) - sum(player.known);
  if (stale === unseen || freshCards(s, card) === 0)
    player.stale = player.stale.with(card, player.stale[card]! - 1);
  else if (veiledCards(s)[card]! > 0) merge(s);
}

/** Cards of a type that nobody has seen since the reshuffle. */
function freshCards(s: ConfuciusState, card: number): number {
  let fresh = s.deck[card]!;
  for (const { hand, known, stale } of s.players) fresh += hand[card]! - known[card]! - stale[card]!;
  return fresh;
}

/** Unseen cards from before the reshuffle, in all hands together. */
export function veiledCards(s: ConfuciusState): number[] {
  const veiled = [0, 0, 0];
  for (const { stale } of s.players) for (let c = 0; c < CARD_TYPES; c++) veiled[c]! += stale[c]!;
  return veiled;
}
