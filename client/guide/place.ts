import { useLayoutEffect, useState } from 'preact/hooks';

interface Place {
  /** What is spoken of lies in the upper half, so the slip lies above the action bar. */
  readonly low: boolean;
  /** How high the action bar is. */
  readonly bar: number;
  /** Around what is spoken of. */
  readonly ring?: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;
}

/** A ring round more than this share of the screen would say nothing. */
const MOST = 0.4;

/** Where the slip of the guide lies so that it does not cover what it speaks of. */
export function usePlace(subject: string | undefined, moment: string | undefined): Place {
  const [place, set] = useState<Place>({ low: true, bar: 0 });
  useLayoutEffect(() => {
    const find = () => set(placeBeside(subject));
    find();
    addEventListener('resize', find);
    return () => removeEventListener('resize', find);
  }, [subject, moment]);
  return place;
}

function placeBeside(subject: string | undefined): Place {
  const { top: barTop } = document.querySelector('.bar')?.getBoundingClientRect() ?? { top: innerHeight };
  const bar = innerHeight - barTop;
  const thing = subject === undefined ? null : document.querySelector(subject);
  if (!thing) return { low: true, bar };
  const { left, top, right, height } = seen(thing);
  const low = top + height / 2 < innerHeight / 2;
  if (height > MOST * innerHeight) return { low, bar };
  const ring = { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${height}px` };
  return { low, bar, ring };
}

/** What of it is to be seen: a drawing may go on beyond the edge of its board. */
function seen(thing: Element): Record<'left' | 'top' | 'right' | 'height', number> {
  const own = thing.getBoundingClientRect();
  const board = thing.closest('.stage-box, .phone-box')?.getBoundingClientRect() ?? own;
  const top = Math.max(own.top, board.top);
  const bottom = Math.min(own.bottom, board.bottom);
  return {
    left: Math.max(own.left, board.left),
    right: Math.min(own.right, board.right),
    top,
    height: bottom - top,
  };
}
