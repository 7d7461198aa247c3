import { useEffect, useLayoutEffect } from 'preact/hooks';
import { byKeys } from '../shell/input.ts';
import type { TableModel } from './model.ts';

const BOARD = ':is(.stage-box, .parts, .plain-board)';
const LEGAL = `${BOARD} :is([data-action], [data-half], .move):not([aria-disabled="true"])`;
/** Takes the focus itself. */
const OVER = 'dialog[open], [aria-modal="true"]';
const SHUT = `${BOARD} :is([role="button"], button)[aria-disabled="true"]`;

/** Whether nothing has the focus that a decision needs: only the prompt, or a target that is not legal any more. */
function isLost(active: Element | null): boolean {
  if (!active || active === document.body || active.matches('.prompt')) return true;
  return active.closest(BOARD) !== null && !active.matches(LEGAL);
}

/** The first legal target, or else what is asked, or whom the table waits for. */
function focusNext(): void {
  if (document.querySelector(OVER)) return;
  const panel = document.querySelector<HTMLElement>('.panel');
  const target =
    panel?.querySelector<HTMLElement>('.line-field, .move') ??
    panel ??
    document.querySelector<HTMLElement>('.text-mode .line-field') ??
    // After a click, a ring around a target would look like a choice.
    (byKeys() ? document.querySelector<HTMLElement | SVGElement>(LEGAL) : null) ??
    document.querySelector<HTMLElement>('.bar .prompt');
  target?.focus({ preventScroll: true });
}

/** Moves the focus on with the game, and never loses it. */
export function useFocus(model: TableModel): void {
  const { value: panel } = model.panel;
  const { length: step } = model.turn.steps.value;
  const { ply } = model.moment.value;
  const own = model.legal.value.length > 0;
  // The bar's buttons belong to the decision before.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('.bar-do *')) focusNext();
  }, [model, model.session.viewer.value, ply, step, own]);
  useLayoutEffect(() => {
    if (isLost(document.activeElement)) focusNext();
  }, [model, model.session.viewer.value, ply, step, own, panel]);

  useEffect(() => {
    let last: Element | undefined;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined;
    };
    // The focused element is gone; a click on the empty table is not undone.
    const observer = new MutationObserver(() => {
      if (last && !last.isConnected && (document.activeElement ?? document.body) === document.body)
        focusNext();
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [model]);
  useReasons(model);
}

/** With keys, an unavailable target gives its reason while it has the focus. */
function useReasons(model: TableModel): void {
  useEffect(() => {
    let asked = false;
    const enter = ({ target }: FocusEvent) => {
      if (!byKeys() || !(target instanceof Element) || !target.matches(SHUT)) return;
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      asked = true;
    };
    const leave = () => {
      if (asked) model.asked.value = undefined;
      asked = false;
    };
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, [model]);
}
