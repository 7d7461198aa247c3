import { useEffect } from 'preact/hooks';
import type { TableModel } from './model.ts';

/** Unavailable targets, on any board. */
const SHUT = ':is(.stage-box, .phone-board) :is([role="button"], button)[aria-disabled="true"]';
/** Milliseconds of rest before "Why not?" is asked. */
const REST = 450;
/** How far a resting finger may move. */
const SLIP = 6;

/** Resting a pointer or finger on an unavailable target asks why not, like a click. */
export function useHover(model: TableModel): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let target: Element | undefined;
    let asked: unknown;
    const leave = () => {
      clearTimeout(timer);
      target = undefined;
      if (asked !== undefined && model.asked.value === asked) model.asked.value = undefined;
      asked = undefined;
    };
    const enter = ({ target: at }: PointerEvent) => {
      const found = (at instanceof Element && at.closest(SHUT)) || undefined;
      if (found === target) return;
      leave();
      target = found;
      if (!found) return;
      timer = setTimeout(() => {
        if (!found.isConnected || model.asked.value) return;
        found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        asked = model.asked.value;
      }, REST);
    };
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && enter(event);
    let from = { x: 0, y: 0 };
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      from = event;
      // Two fingers zoom the board and ask nothing.
      if (event.isPrimary) enter(event);
      else leave();
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && Math.hypot(event.x - from.x, event.y - from.y) > SLIP) up(event);
    };
    // The answer stays after a long press; a short one asks nothing.
    const up = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      asked = undefined;
      leave();
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', up);
    return () => {
      leave();
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
    };
  }, [model]);
}
