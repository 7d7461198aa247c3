import type { Sample } from '../../../../i18n/testing/sample.ts';
import { AVAILABLE, BINGBU, NOT_AVAILABLE } from '../../rules/data.ts';
import { confucius } from '../../rules/index.ts';
import type { ConfuciusKinds, ConfuciusState } from '../../rules/types.ts';
import type { DecisionPhase } from '../pages.ts';

const GAMES = 24;

/** Everybody is rich, so that random decisions soon lead everywhere. */
function enrich(s: ConfuciusState, k: number): ConfuciusState {
  for (const [seat, player] of s.players.entries()) {
    player.hand = player.hand.map((n) => n + 2);
    s.deck = s.deck.map((n) => n - 2);
    player.shipyard = 4;
    s.junks -= 4;
    player.colonies = 2;
    player.stock -= 2;
    player.gifts = player.gifts.map((_, i) => ((i + k) % 2 === 0 ? AVAILABLE : NOT_AVAILABLE));
    player.rewards = 3 << ((2 * (seat + k)) % 10);
    s.rewardStack &= ~player.rewards;
  }
  // A candidate for a resolved ministry hardly comes up by chance.
  if (k % 4 === 0) s.resolved |= 1 << BINGBU;
  return s;
}

export const sample: Sample<ConfuciusKinds> = {
  game: confucius,
  eventTypes: {
    roundBegan: true,
    giftsCounted: true,
    chiefChosen: true,
    acted: true,
    rewardPlayed: true,
    passed: true,
    paid: true,
    drew: true,
    reshuffled: true,
    bribed: true,
    securedOfficial: true,
    nominated: true,
    examForced: true,
    junksBought: true,
    sailed: true,
    landed: true,
    rewardGained: true,
    recruited: true,
    invaded: true,
    giftAvailable: true,
    giftGiven: true,
    giftRemoved: true,
    transferred: true,
    petitioned: true,
    junksMoved: true,
    studentReplaced: true,
    officialsSwapped: true,
    armyMoved: true,
    markerReplaced: true,
    insulted: true,
    wallBuilt: true,
    examinationBegan: true,
    tutored: true,
    cannotTutor: true,
    revealed: true,
    examinationWon: true,
    candidatePlaced: true,
    candidateRemoved: true,
    candidateTurnedUp: true,
    ministryBegan: true,
    supported: true,
    appointed: true,
    ministryResolved: true,
    invasionResolved: true,
    conquered: true,
    officialArrived: true,
    discardChosen: true,
    discarded: true,
    gameEnds: true,
    titleAwarded: true,
    ended: true,
  },
  phases: {
    chief: true,
    turn: true,
    favour: true,
    bribe: true,
    secure: true,
    nominate: true,
    buyJunks: true,
    voyage: true,
    invade: true,
    buyGift: true,
    giveGift: true,
    transfer: true,
    petition: true,
    commerce: true,
    bribery: true,
    giftCard: true,
    extra: true,
    payment: true,
    land: true,
    examination: true,
    tutor: true,
    place: true,
    ministry: true,
    discard: true,
  } satisfies Record<DecisionPhase, true>,
  refusals: 45,
  starts: () =>
    Array.from({ length: GAMES }, (_, k) =>
      enrich(confucius.setup({ advanced: true, admiral: k % 2 === 0 }, 3 + (k % 3), `walk/${k}`), k),
    ),
};
