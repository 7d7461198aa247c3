import { useLayoutEffect, useState } from 'preact/hooks';

interface Place {
  /** Whether the slip lies above the action bar, because its subject is in the upper half. */
  readonly low: boolean;
  /** Height of the action bar. */
  readonly bar: number;
  /** Top of the slip on a phone otherwise. */
  readonly top: number;
  /** The ring around the subject. */
  readonly ring?: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;
}

/** A subject that takes more than this share of the screen gets no ring. */
const MOST = 0.4;
/** Below the top bar and the seats of a phone. */
const TOP = 102;

/** Places the slip so that it does not cover its subject. */
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
  // Over the court it covers neither the subject nor the choices.
  const place =
    top + height <= court
      ? { low: false, bar, top: court }
      : { low: top + height / 2 < innerHeight / 2, bar, top: TOP };
  if (height > MOST * innerHeight) return place;
  const ring = { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${height}px` };
  return { ...place, ring };
}

/** The visible part: a drawing may extend beyond the edge of its board. */
function seen(thing: Element): Record<'left' | 'top' | 'right' | 'height', number> {
  const own = thing.getBoundingClientRect();
  const board = thing.closest('.stage-box, .board-field, .board-dock')?.getBoundingClientRect() ?? own;
  const top = Math.max(own.top, board.top);
  const bottom = Math.min(own.bottom, board.bottom);
  return {
    left: Math.max(own.left, board.left),
    right: Math.min(own.right, board.right),
    top,
    height: bottom - top,
  };
}
