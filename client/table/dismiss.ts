import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { hasRail, layoutNow } from './layout.ts';

/** A finger must draw a sheet down by so much to close it. */
const FAR = 64;
/** What opens or closes a sheet by itself. */
const OWN = '.panel, [aria-expanded], dialog, .bar, .place-card, .guide';

/** Closes a sheet by a tap outside, by drawing it down at its head, and on phones and tablets by the way back. */
export function useDismiss(sheet: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = sheet.current!;
    const head = element.querySelector<HTMLElement>('.panel-head')!;
    let from: number | undefined;
    const tap = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(OWN)) close();
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return;
      from = event.clientY;
      head.setPointerCapture(event.pointerId);
    };
    const move = ({ clientY }: PointerEvent) => {
      if (from !== undefined) element.style.translate = `0 ${Math.max(0, clientY - from)}px`;
    };
    const up = ({ clientY }: PointerEvent) => {
      if (from === undefined) return;
      const drawn = clientY - from;
      from = undefined;
      element.style.translate = '';
      if (drawn > FAR) close();
    };
    document.addEventListener('pointerdown', tap);
    head.addEventListener('pointerdown', down);
    head.addEventListener('pointermove', move);
    head.addEventListener('pointerup', up);
    head.addEventListener('pointercancel', up);
    const forget = hasRail(layoutNow()) ? undefined : rememberBack(close);
    return () => {
      document.removeEventListener('pointerdown', tap);
      head.removeEventListener('pointerdown', down);
      head.removeEventListener('pointermove', move);
      head.removeEventListener('pointerup', up);
      head.removeEventListener('pointercancel', up);
      forget?.();
    };
  }, []);
}

/** What the way back closes. */
let open: (() => void) | undefined;
/** The step of a closed sheet is being taken out of the history, which the browser does later. */
let returning = false;

/** Puts a step into the history that the way back takes instead of leaving the table. */
function rememberBack(close: () => void): () => void {
  const { href } = location;
  open = close;
  const back = () => close();
  const remember = () => {
    if (open !== close) return;
    if (!history.state?.sheet) history.pushState({ sheet: true }, '', href);
    addEventListener('popstate', back);
  };
  // The way back of the last sheet must not close this one.
  if (returning) addEventListener('popstate', remember, { once: true });
  else remember();
  return () => {
    removeEventListener('popstate', back);
    if (open === close) open = undefined;
    // Unless another sheet has taken its place or another screen was opened, the step is not needed any more.
    setTimeout(() => {
      if (open || returning || location.href !== href || !history.state?.sheet) return;
      returning = true;
      addEventListener(
        'popstate',
        () => {
          returning = false;
        },
        { once: true },
      );
      history.back();
    });
  };
}
