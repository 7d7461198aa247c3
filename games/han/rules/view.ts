import type { Viewer } from '../../../core/game.ts';
import { clone } from './clone.ts';
import { COLOURS, KINDS } from './data.ts';
import { handSize } from './hand.ts';
import { veiledCards } from './knowledge.ts';
import type { HanEvent, HanState, HanView } from './types.ts';

/** H-INFO-1 and H-INFO-2: only the sizes of hands and pile, and what an attentive player can know. */
export const view = (s: HanState, viewer: Viewer): HanView => peek(clone(s), viewer);

/** The same without copies: it holds until the state changes. */
export function peek(s: HanState, viewer: Viewer): HanView {
  const own = (cards: readonly number[]): number[] =>
    viewer === 'spectator' ? [] : cards.slice(viewer * KINDS, (viewer + 1) * KINDS);
  return {
    viewer,
    options: s.options,
    start: s.start,
    turns: s.turns,
    runOuts: s.runOuts,
    shown: s.shown,
    display: s.display,
    discard: s.discard,
    known: s.known,
    split: s.split,
    pagodas: s.pagodas,
    presence: s.presence,
    emissaries: s.emissaries,
    fortresses: s.fortresses,
    pagodaSupply: s.pagodaSupply,
    emissarySupply: s.emissarySupply,
    fortressSupply: s.fortressSupply,
    scores: s.scores,
    scored: s.scored,
    stack: s.stack,
    pileSize: s.pile.length,
    handSizes: s.scores.map((_, seat) => handSize(s.hands, seat)),
    hand: own(s.hands),
    ownStale: own(s.stale),
    staleSizes: s.scores.map((_, seat) => handSize(s.stale, seat)),
    veiled: COLOURS.map((_, card) => veiledCards(s, card)),
    removed: s.options.removal === 'total' ? [] : s.removed.slice(),
  };
}

/** H-INFO-4: only the owner sees the colour of a card from the pile. */
export const redact = (event: HanEvent, viewer: Viewer): HanEvent =>
  event.type === 'cardDrawn' && event.seat !== viewer ? { type: 'cardDrawn', seat: event.seat } : event;
