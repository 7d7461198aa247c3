import type { Viewer } from '../../../core/game.ts';
import { total } from './cards.ts';
import { setSize } from './chance.ts';
import { cloneFrame } from './clone.ts';
import { CARD_TYPES } from './data.ts';
import { veiledCards } from './knowledge.ts';
import type {
  ConfuciusEvent,
  ConfuciusFrame,
  ConfuciusState,
  ConfuciusView,
  Player,
  PlayerView,
} from './types.ts';
import { CHOSEN } from './types.ts';

const viewPlayer = (p: Player, own: boolean): PlayerView => ({
  vp: p.vp,
  gifts: p.gifts.slice(),
  shipyard: p.shipyard,
  ocean: p.ocean,
  stock: p.stock,
  colonies: p.colonies,
  insult: p.insult,
  active: p.active,
  cubes: p.cubes,
  placed: p.placed.slice(),
  commerceUsed: p.commerceUsed,
  known: p.known.slice(),
  cards: total(p.hand),
  hand: own ? p.hand.slice() : null,
  staleCards: total(p.stale),
  stale: own ? p.stale.slice() : null,
  rewardCards: setSize(p.rewards),
  rewards: own ? p.rewards : null,
});

/** A frame as a viewer may see it; only its player sees a command in progress (C-DEC-6). */
function viewFrame(f: ConfuciusFrame, viewer: Viewer): ConfuciusFrame | undefined {
  switch (f.phase) {
    case 'round':
    case 'chief':
    case 'turn':
    case 'favour':
    case 'land':
    case 'place':
    case 'ministries':
    case 'ministry':
      return cloneFrame(f);
    case 'examination':
      return { phase: 'examination', turn: f.turn, on: f.on.slice(), cards: facesDown(f.cards, viewer) };
    case 'discard':
      return {
        phase: 'discard',
        keep: f.keep.map((kept, seat) => (seat === viewer || kept < 0 ? kept : CHOSEN)),
      };
    default:
      return f.seat === viewer ? cloneFrame(f) : undefined;
  }
}

/** C-HID-9. */
function facesDown(cards: readonly number[], viewer: Viewer): number[] {
  const seen: number[] = [];
  for (let at = 0; at < cards.length; at += CARD_TYPES) {
    const pile = cards.slice(at, at + CARD_TYPES);
    const count = total(pile);
    seen.push(...(at === CARD_TYPES * (viewer as number) || count === 0 ? pile : [-count, 0, 0]));
  }
  return seen;
}

/** Section 4. */
export function view(s: ConfuciusState, viewer: Viewer): ConfuciusView {
  return {
    viewer,
    options: s.options,
    round: s.round,
    wall: s.wall,
    chief: s.chief,
    examForced: s.examForced,
    students: s.students.slice(),
    officials: s.officials.slice(),
    markers: s.markers.slice(),
    secured: s.secured,
    transferred: s.transferred,
    chits: s.chits.slice(),
    posts: s.posts.slice(),
    resolved: s.resolved,
    gone: s.gone.slice(),
    candidate: s.candidate,
    named: s.named,
    any: s.any,
    discard: s.discard.slice(),
    split: s.split,
    revealed: s.revealed.slice(),
    discarded: s.discarded.slice(),
    played: s.played,
    junks: s.junks,
    lands: s.lands.slice(),
    armies: s.armies.slice(),
    conquered: s.conquered,
    landChits: s.landChits.slice(),
    first: s.first.slice(),
    reached: s.reached.slice(),
    titles: s.titles.slice(),
    shown: s.shown,
    endedBy: s.endedBy,
    players: s.players.map((player, seat) => viewPlayer(player, seat === viewer)),
    veiled: veiledCards(s),
    officialsLeft: s.officialStack.reduce((sum, n) => sum + n, 0),
    deckLeft: total(s.deck),
    rewardsLeft: setSize(s.rewardStack),
    stack: s.stack.flatMap((f) => viewFrame(f, viewer) ?? []),
  };
}

/** Only their player sees cards drawn, gained and laid face down. */
export function redact(event: ConfuciusEvent, viewer: Viewer): ConfuciusEvent {
  switch (event.type) {
    case 'drew': {
      const { type, seat, count } = event;
      return seat === viewer ? event : { type, seat, count };
    }
    case 'rewardGained': {
      const { type, seat } = event;
      return seat === viewer ? event : { type, seat };
    }
    case 'tutored': {
      const { type, seat, student, count, cancelled } = event;
      return seat === viewer ? event : { type, seat, student, count, cancelled };
    }
    default:
      return event;
  }
}
