import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableModel } from './model.ts';

/** The rail as a drawer: takes the focus and returns it, and closes on a tap outside. */
export function useDrawer({ drawer }: TableModel, rail: RefObject<HTMLElement | null>): void {
  const { value: open } = drawer;
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    rail.current?.focus({ preventScroll: true });
    const tap = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('.rail, [aria-controls="rail"], dialog'))
        drawer.value = false;
    };
    document.addEventListener('pointerdown', tap);
    return () => {
      document.removeEventListener('pointerdown', tap);
      if (before instanceof HTMLElement && rail.current?.contains(document.activeElement))
        before.focus({ preventScroll: true });
    };
  }, [open]);
}
