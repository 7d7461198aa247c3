import { MINISTRIES } from '../rules/data.ts';
import { ministryOf } from '../rules/officials.ts';
import type { ConfuciusEvent } from '../rules/types.ts';

/** Parts of the table that carry a badge when they have changed. */
export const ZONES = [
  ...MINISTRIES,
  'north',
  'examination',
  'sea',
  'actions',
  'own',
  'families',
  'web',
] as const;
type Zone = (typeof ZONES)[number];

const hall = (ministry: number): Zone => MINISTRIES[ministry]!;

/** Where an event shows. */
export function zones(e: ConfuciusEvent): readonly Zone[] {
  switch (e.type) {
    case 'roundBegan':
    case 'wallBuilt':
    case 'invaded':
    case 'armyMoved':
    case 'invasionResolved':
      return ['north'];
    case 'conquered':
      return ['north', 'families'];
    case 'acted':
    case 'passed':
      return ['actions'];
    case 'bribed':
    case 'securedOfficial':
    case 'markerReplaced':
    case 'officialArrived':
    case 'ministryBegan':
    case 'ministryResolved':
    case 'supported':
    case 'appointed':
      return [hall(e.ministry)];
    case 'candidatePlaced':
      return [hall(e.ministry), 'examination'];
    case 'transferred':
      return [hall(e.ministry)];
    case 'officialsSwapped':
      return [hall(ministryOf(e.first)), hall(ministryOf(e.second))];
    case 'nominated':
    case 'studentReplaced':
    case 'examForced':
    case 'examinationBegan':
    case 'tutored':
    case 'cannotTutor':
    case 'revealed':
    case 'examinationWon':
    case 'candidateRemoved':
    case 'candidateTurnedUp':
    case 'reshuffled':
      return ['examination'];
    case 'sailed':
    case 'landed':
      return ['sea'];
    case 'giftGiven':
    case 'giftRemoved':
      return ['web'];
    case 'giftsCounted':
    case 'chiefChosen':
    case 'rewardPlayed':
    case 'paid':
    case 'drew':
    case 'junksBought':
    case 'rewardGained':
    case 'recruited':
    case 'giftAvailable':
    case 'petitioned':
    case 'junksMoved':
    case 'insulted':
    case 'discardChosen':
    case 'discarded':
    case 'titleAwarded':
      return ['families'];
    case 'gameEnds':
    case 'ended':
      return [];
  }
}
