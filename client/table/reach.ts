import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const TARGETS = ':is([data-action], [data-half]):not([aria-disabled="true"])';

/** Where the parts scroll and no target of a new decision is in view, scrolls to one. */
export function useReach(box: RefObject<HTMLElement | null>, view: unknown): void {
  useEffect(() => {
    const board = box.current!;
    if (board.scrollHeight <= board.clientHeight) return;
    const targets = [...board.querySelectorAll(TARGETS)];
    if (!targets.some(isOnTop)) targets[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [box, view]);
}

function isOnTop(target: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
