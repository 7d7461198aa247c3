import { useLayoutEffect, useState } from 'preact/hooks';
import type { PlaceId } from '../board/places.ts';
import { boxesOf } from '../highlights/find.ts';

interface Place {
  /** Whether the slip lies above the action bar, because its subject is in the upper half. */
  readonly low: boolean;
  /** Height of the action bar. */
  readonly bar: number;
  /** The ring around the subject. */
  readonly ring?: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;
}

/** Around the subject. */
const GAP = 4;

/** Places the slip so that it does not cover its subject. */
export function usePlace(shows: readonly PlaceId[], moment: string): Place {
  const [place, set] = useState<Place>({ low: true, bar: 0 });
  useLayoutEffect(() => {
    const find = () => set(placeBeside(shows));
    find();
    addEventListener('resize', find);
    return () => removeEventListener('resize', find);
  }, [moment]);
  return place;
}

function placeBeside(shows: readonly PlaceId[]): Place {
  const { top: barTop } = document.querySelector('.bar')?.getBoundingClientRect() ?? { top: innerHeight };
  const bar = innerHeight - barTop;
  const [box] = boxesOf(shows, GAP);
  if (!box) return { low: true, bar };
  const { left, top, width, height } = box;
  const ring = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  return { low: top + height / 2 < innerHeight / 2, bar, ring };
}
