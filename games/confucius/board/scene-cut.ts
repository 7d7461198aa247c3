import type { Cut, Told } from '../../../client/board/scene.ts';
import { MINISTRIES } from '../rules/data.ts';
import type { ConfuciusEvent, ConfuciusKinds } from '../rules/types.ts';

type Kind = 'examination' | 'ministry' | 'invasion' | 'round' | 'titles';

/** What a round ends with: the examination, resolved ministries, invasions, the next round; and the titles at the end. */
export function cut(told: readonly Told<ConfuciusKinds>[]): Cut<ConfuciusKinds>[] {
  const cuts: Cut<ConfuciusKinds>[] = [];
  for (let at = 0; at < told.length; at++) {
    const kind = kindOf(told[at]!.event);
    if (!kind) continue;
    const one = kind === 'round' ? roundFrom(told, at) : sceneFrom(told, at, kind);
    if (!one) continue;
    cuts.push(one);
    at = one.end - 1;
  }
  return cuts;
}

function kindOf(event: ConfuciusEvent): Kind | undefined {
  switch (event.type) {
    case 'examinationBegan':
      // Older logs do not say whose students they are.
      return event.students ? 'examination' : undefined;
    case 'ministryBegan':
      return 'ministry';
    case 'invasionResolved':
      return 'invasion';
    case 'officialArrived':
      return 'round';
    case 'roundBegan':
      return event.round > 1 ? 'round' : undefined;
    case 'titleAwarded':
      return 'titles';
    default:
      return undefined;
  }
}

/** The step of an event that goes on with a scene; none if the event does not belong to it. */
function stepOf(event: ConfuciusEvent, kind: Kind, before: string): string | undefined {
  switch (event.type) {
    case 'examinationBegan':
      return before === '' ? 'students' : undefined;
    case 'tutored':
    case 'cannotTutor':
      return 'tutors';
    case 'revealed':
      return 'reveal';
    case 'examinationWon':
      return before;
    case 'candidatePlaced':
    case 'candidateRemoved':
    case 'candidateTurnedUp':
      return kind === 'examination' ? 'candidate' : undefined;
    case 'ministryBegan':
      return before === '' ? 'count' : undefined;
    case 'supported':
      return `support ${event.seat}`;
    case 'giftRemoved':
      return kind === 'ministry' || before === 'tutors' ? before : undefined;
    case 'appointed':
    case 'ministryResolved':
      return 'posts';
    case 'invasionResolved':
      return kind === 'invasion' ? `land ${event.slot}` : undefined;
    case 'conquered':
    case 'rewardGained':
      return kind === 'invasion' ? before : undefined;
    case 'titleAwarded':
    case 'ended':
      return 'titles';
    default:
      return undefined;
  }
}

const LAST: readonly ConfuciusEvent['type'][] = ['ministryResolved', 'ended'];

function sceneFrom(told: readonly Told<ConfuciusKinds>[], start: number, kind: Kind): Cut<ConfuciusKinds> {
  const steps: { id: string; events: ConfuciusEvent[] }[] = [];
  let end = start;
  let before = '';
  let done = kind === 'invasion';
  for (; end < told.length; end++) {
    const { event, ply } = told[end]!;
    const step = stepOf(event, kind, before);
    // The log says where the candidate goes unless a player has to decide it.
    if (step === undefined || (step === 'candidate' && ply > told[end - 1]!.ply)) break;
    if (step !== before) steps.push({ id: step, events: [] });
    steps.at(-1)!.events.push(event);
    before = step;
    done ||= event.type === 'examinationWon';
    if (!LAST.includes(event.type)) continue;
    done = true;
    end++;
    break;
  }
  const { event, ply } = told[start]!;
  const what = event.type === 'ministryBegan' ? MINISTRIES[event.ministry] : kind;
  return { id: `${what} ${ply}`, start, end, done, steps };
}

/** The new officials, what hands are discarded, and the cubes of the new round; no scene if the game ends instead. */
function roundFrom(told: readonly Told<ConfuciusKinds>[], start: number): Cut<ConfuciusKinds> | undefined {
  const officials: ConfuciusEvent[] = [];
  const cubes: ConfuciusEvent[] = [];
  let end = start;
  let done = false;
  for (; end < told.length && !done; end++) {
    const { event } = told[end]!;
    if (event.type === 'officialArrived') officials.push(event);
    else if (event.type === 'roundBegan' || event.type === 'giftsCounted') cubes.push(event);
    else if (event.type !== 'discardChosen' && event.type !== 'discarded') return undefined;
    done = event.type === 'giftsCounted';
  }
  const steps = [
    { id: 'officials', events: officials },
    { id: 'cubes', events: cubes },
  ].filter(({ events }) => events.length > 0);
  return { id: `round ${told[start]!.ply}`, start, end, done, steps };
}
