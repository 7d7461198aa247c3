import type { Cut, Told } from '../../../client/board/scene.ts';
import { MINISTRIES } from '../rules/data.ts';
import type { ConfuciusEvent, ConfuciusKinds } from '../rules/types.ts';

type Kind = 'ministry' | 'invasion' | 'titles';

/** A resolved ministry, the invasions of a round that score, and the titles at the end. */
export function cut(told: readonly Told<ConfuciusKinds>[]): Cut<ConfuciusKinds>[] {
  const cuts: Cut<ConfuciusKinds>[] = [];
  for (let at = 0; at < told.length; at++) {
    const kind = kindOf(told[at]!.event);
    if (!kind) continue;
    const one = sceneFrom(told, at, kind);
    cuts.push(one);
    at = one.end - 1;
  }
  return cuts;
}

function kindOf(event: ConfuciusEvent): Kind | undefined {
  if (event.type === 'ministryBegan') return 'ministry';
  if (event.type === 'invasionResolved' && event.success) return 'invasion';
  return event.type === 'titleAwarded' ? 'titles' : undefined;
}

/** The step of an event that goes on with a scene; none if the event does not belong to it. */
function stepOf(event: ConfuciusEvent, kind: Kind, before: string): string | undefined {
  switch (event.type) {
    case 'ministryBegan':
      return before === '' ? 'count' : undefined;
    case 'supported':
      return `support ${event.seat}`;
    case 'giftRemoved':
      return kind === 'ministry' ? before : undefined;
    case 'appointed':
    case 'ministryResolved':
      return 'posts';
    case 'invasionResolved':
      return kind === 'invasion' && event.success ? `land ${event.slot}` : undefined;
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

function sceneFrom(told: readonly Told<ConfuciusKinds>[], start: number, kind: Kind): Cut<ConfuciusKinds> {
  const steps: { id: string; events: ConfuciusEvent[] }[] = [];
  let end = start;
  let before = '';
  let done = false;
  for (; end < told.length && !done; end++) {
    const { event } = told[end]!;
    const step = stepOf(event, kind, before);
    if (step === undefined) break;
    if (step !== before) steps.push({ id: step, events: [] });
    steps.at(-1)!.events.push(event);
    before = step;
    done = event.type === 'ministryResolved' || event.type === 'ended';
  }
  const { event, ply } = told[start]!;
  const what = event.type === 'ministryBegan' ? MINISTRIES[event.ministry] : kind;
  return { id: `${what} ${ply}`, start, end, done: done || kind === 'invasion', steps };
}
