import { useLayoutEffect, useState } from 'preact/hooks';

interface Place {
  /** The slip lies above the action bar, since what is spoken of lies in the upper half. */
  readonly low: boolean;
  /** How high the action bar is. */
  readonly bar: number;
  /** Where it begins on a phone otherwise. */
  readonly top: number;
  /** Around what is spoken of. */
  readonly ring?: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;
}

/** A ring round more than this share of the screen would say nothing. */
const MOST = 0.4;
/** Below the head and the seats of a phone. */
const TOP = 102;

/** Where the slip of the guide lies so that it does not cover what it speaks of. */
export function usePlace(subject: string | undefined, moment: string | undefined): Place {
  const [place, set] = useState<Place>({ low: true, bar: 0, top: TOP });
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
  if (!thing) return { low: true, bar, top: TOP };
  const { left, top, right, height } = seen(thing);
  const court = document.querySelector('.phone-court')?.getBoundingClientRect().top ?? 0;
  // Over the court, it hides neither what it speaks of nor what there is to choose from.
  const place =
    top + height <= court
      ? { low: false, bar, top: court }
      : { low: top + height / 2 < innerHeight / 2, bar, top: TOP };
  if (height > MOST * innerHeight) return place;
  const ring = { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${height}px` };
  return { ...place, ring };
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
