import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from './model.ts';

/** Milliseconds after a decision. */
const SOON = 120;

/**
 * Rings around what the log mentions, and travelling goods. Loaded only when the viewer has decided something or looks
 * at the log.
 */
export function useLogHighlights(model: TableModel): void {
  useEffect(() => {
    const { length } = model.session.entries.peek();
    const over = new AbortController();
    const { signal } = over;
    let stop: (() => void) | undefined;
    let asked = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const fetch = async () => {
      if (asked) return;
      asked = true;
      stop = await (await import('../highlights/index.ts')).follow(model, length);
      if (signal.aborted) stop();
    };
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.log')) void fetch();
    };
    document.addEventListener('pointerover', look, { signal });
    document.addEventListener('focusin', look, { signal });
    const watch = effect(() => {
      const viewer = model.session.viewer.value;
      const fresh = model.session.entries.value.slice(length);
      const own = fresh.some(({ seat }) => viewer === 'spectator' || seat === viewer);
      // The decision itself is drawn first.
      if (own || model.past.value !== undefined) later ??= setTimeout(fetch, SOON);
    });
    return () => {
      over.abort();
      clearTimeout(later);
      watch();
      stop?.();
    };
  }, [model]);
}
