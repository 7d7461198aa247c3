import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Action } from '../../core/game.ts';
import { byKeys } from '../shell/input.ts';

const TARGET = ':is(.stage-box, .parts, .moves-list) [data-action]:not([aria-disabled="true"])';
/** A finger that stays so long wants to know, not to press. */
const HOLD_MS = 350;
/** How far a resting mouse may move. */
const SLIP = 6;

const actionsOf = (target: EventTarget | null): readonly Action[] | undefined => {
  const found = target instanceof Element ? target.closest(TARGET) : null;
  return found?.getAttribute('data-action')?.split(' ').map(Number);
};

/** Follows mouse, focus and a finger that rests over the legal targets: what would be decided there. */
export function useAimed(aimed: Signal<readonly Action[] | undefined>): void {
  useEffect(() => {
    let hold: ReturnType<typeof setTimeout> | undefined;
    const set = (actions: readonly Action[] | undefined) => {
      if (actions?.join() !== aimed.peek()?.join()) aimed.value = actions;
    };
    // After a press something new may have come under a mouse that rests.
    let pressed: { readonly x: number; readonly y: number } | undefined;
    const over = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) <= SLIP) return;
      pressed = undefined;
      set(actionsOf(target));
    };
    const down = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'mouse') {
        pressed = { x: clientX, y: clientY };
        set(undefined);
        return;
      }
      clearTimeout(hold);
      set(undefined);
      hold = setTimeout(() => set(actionsOf(target)), HOLD_MS);
    };
    const up = () => clearTimeout(hold);
    const focus = ({ target }: FocusEvent) => {
      if (byKeys()) set(actionsOf(target));
    };
    const blur = () => {
      if (byKeys()) set(undefined);
    };
    const events = {
      pointerover: over,
      pointermove: over,
      pointerdown: down,
      pointerup: up,
      pointercancel: up,
      focusin: focus,
      focusout: blur,
    } as const;
    for (const [name, listen] of Object.entries(events))
      document.addEventListener(name, listen as EventListener);
    return () => {
      clearTimeout(hold);
      for (const [name, listen] of Object.entries(events))
        document.removeEventListener(name, listen as EventListener);
    };
  }, [aimed]);
}
