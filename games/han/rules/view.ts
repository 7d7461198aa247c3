import type { Viewer } from '../../../core/game.ts';
import { clone } from './clone.ts';
import { COLOURS, KINDS } from './data.ts';
import { handSize } from './hand.ts';
import { veiledCards } from './knowledge.ts';
import type { HanEvent, HanState, HanView } from './types.ts';

/** H-INFO-1 and H-INFO-2: only the sizes of hands and pile, and what an attentive player can know. */
export function view(s: HanState, viewer: Viewer): HanView {
  const t = clone(s);
  const own = (cards: readonly number[]): number[] =>
    viewer === 'spectator' ? [] : cards.slice(viewer * KINDS, (viewer + 1) * KINDS);
  return {
    viewer,
    options: t.options,
    start: t.start,
    turns: t.turns,
    runOuts: t.runOuts,
    shown: t.shown,
    display: t.display,
    discard: t.discard,
    known: t.known,
    split: t.split,
    pagodas: t.pagodas,
    presence: t.presence,
    emissaries: t.emissaries,
    fortresses: t.fortresses,
    pagodaSupply: t.pagodaSupply,
    emissarySupply: t.emissarySupply,
    fortressSupply: t.fortressSupply,
    scores: t.scores,
    scored: t.scored,
    stack: t.stack,
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
