import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { brings } from '../../games/list.ts';
import type { TableModel } from './model.ts';

/** What shows scenes, loaded with the first decision at a live table whose game has any, and the decisions made before. */
export function useScenes(model: TableModel, live: boolean) {
  const [found, setFound] = useState<{
    readonly Staged: typeof import('../scene/index.tsx').Staged;
    readonly since: number;
  }>();
  useEffect(() => {
    if (!live || !brings(model.session.game.id, 'scenes')) return undefined;
    const { length: since } = model.session.entries.peek();
    let open = true;
    let asked = false;
    const stop = effect(() => {
      const begun = model.session.entries.value.length > since || model.ending.value;
      if (asked || !begun) return;
      asked = true;
      // Without it, the table goes on as it does.
      import('../scene/index.tsx').then(
        ({ Staged }) => open && setFound({ Staged, since }),
        () => undefined,
      );
    });
    return () => {
      open = false;
      stop();
    };
  }, [model]);
  return found;
}
