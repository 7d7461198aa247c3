import { useEffect } from 'preact/hooks';
import type { TableModel } from './model.ts';

/** What cannot be done now, on any board. */
const SHUT = ':is(.stage-box, .phone-board) :is([role="button"], button)[aria-disabled="true"]';
/** Milliseconds: whoever only passes over something does not ask. */
const REST = 450;
/** So far a finger may slip and still rests. */
const SLIP = 6;

/** A pointer that rests on what is not possible, or a finger that stays there, asks why not, as a touch does. */
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
      // Two fingers stretch a board; they ask nothing.
      if (event.isPrimary) enter(event);
      else leave();
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && Math.hypot(event.x - from.x, event.y - from.y) > SLIP) up(event);
    };
    // What a finger has asked stays to be read; only one that does not stay asks nothing.
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
