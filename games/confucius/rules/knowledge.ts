import type { Seat } from '../../../core/game.ts';
import { CARD_TYPES } from './data.ts';
import type { Cards, ConfuciusState } from './types.ts';

/**
 * What an attentive player can know of other hands. A starting hand is known until its cards are played (C-HID-17).
 * Unknown cards come from the deck. At a reshuffle the public discard pile becomes the new deck, so unknown cards
 * held from before ("stale") and cards drawn later come from different pools. `split` says that the pools are
 * tracked separately; it ends when a revealed card may be from either. All of this is public information.
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

/** A card goes from a hand to the discard pile, face up. */
export function lose(s: ConfuciusState, seat: Seat, card: number): void {
  const { hand, known } = s.players[seat]!;
  if (known[card]! > 0) known[card]!--;
  else if (s.split) attribute(s, seat, card);
  hand[card]!--;
  s.discard[card]!++;
}

/**
 * Cards go from a hand to a common pile that is later shown, but not who laid which (C-HID-10). By type, a card
 * stays known only if it cannot be in the pile.
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

/** Assigns a revealed card that was unknown to a pool, by public information. */
function attribute(s: ConfuciusState, seat: Seat, card: number): void {
  const player = s.players[seat]!;
  const stale = sum(player.stale);
  if (stale === 0) return;
  const unseen = sum(player.hand) - sum(player.known);
  if (stale === unseen || freshCards(s, card) === 0)
    player.stale = player.stale.with(card, player.stale[card]! - 1);
  else if (veiledCards(s)[card]! > 0) merge(s);
}

/** Unseen cards of a type in the pool of the new deck. */
function freshCards(s: ConfuciusState, card: number): number {
  let fresh = s.deck[card]!;
  for (const { hand, known, stale } of s.players) fresh += hand[card]! - known[card]! - stale[card]!;
  return fresh;
}

/** Unseen cards from before the reshuffle in all hands, by type. */
export function veiledCards(s: ConfuciusState): number[] {
  const veiled = [0, 0, 0];
  for (const { stale } of s.players) for (let c = 0; c < CARD_TYPES; c++) veiled[c]! += stale[c]!;
  return veiled;
}
