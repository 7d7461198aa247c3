import type { PlaceId } from '../../../client/board/places.ts';
import { MINISTRIES, type Ministry, SPACES } from '../rules/data.ts';
import { kindOf, type Sight } from './sight.ts';

/** What the phone shows one at a time. */
export const TABS = ['actions', ...MINISTRIES, 'examination', 'north', 'sea', 'web'] as const;
export type Tab = (typeof TABS)[number] | 'result';
/** When all is over there is nothing to do and nobody to examine. */
const AFTER: readonly Tab[] = ['result', ...MINISTRIES, 'north', 'sea', 'web'];

export const tabsOf = ({ frame }: Sight): readonly Tab[] => (frame ? TABS : AFTER);

const hallOf = (place: PlaceId): Ministry => MINISTRIES[Math.floor(Number(place.split(':')[1]) / SPACES)]!;

/** The tab on which something lies, if it lies on one and not beside the hand. */
export function tabOf(place: PlaceId): Tab | undefined {
  switch (kindOf(place)) {
    case 'action':
      return 'actions';
    case 'official':
      return hallOf(place);
    case 'post':
      return MINISTRIES[Number(place.split(':')[1]) >> 1];
    case 'student':
      return 'examination';
    case 'box':
      return 'north';
    case 'land':
      return 'sea';
    case 'web':
      return 'web';
    default:
      return undefined;
  }
}

/** The tab that opens by itself: where something may be chosen, or where the thing lies that is decided about. */
export function openTab({ choices, shortcuts, chosen, frame, look = [] }: Sight): Tab {
  if (!frame) return 'result';
  // What a lesson speaks of, unless something else is to be chosen.
  const [told] = look.filter((place) => tabOf(place));
  const free = choices.size === 0 || (choices.size === 1 && told !== undefined && shortcuts.has(told));
  if (told !== undefined && free) return tabOf(told)!;
  if (frame.phase === 'ministry') return MINISTRIES[frame.ministry]!;
  if ([...choices.keys()].some((place) => kindOf(place) === 'seat')) return 'web';
  for (const places of [choices.keys(), chosen]) {
    const tabs = [...places].flatMap((place) => tabOf(place) ?? []);
    const best = tabs.find((tab) => tab !== 'actions') ?? tabs[0];
    if (best) return best;
  }
  if (frame.phase === 'examination' || frame.phase === 'tutor') return 'examination';
  return 'actions';
}
