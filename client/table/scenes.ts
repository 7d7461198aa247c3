import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { brings } from '../../games/list.ts';
import { lastOwn } from './lookback.ts';
import type { TableModel } from './model.ts';

/**
 * What shows scenes at a live table, and the decisions made before. It is loaded when a scene may come: no round ends
 * before everybody at the table has decided once.
 */
export function useScenes(model: TableModel, live: boolean) {
  const [found, setFound] = useState<{
    readonly Staged: typeof import('../scene/index.tsx').Staged;
    readonly since: number;
  }>();
  useEffect(() => {
    if (!live || !brings(model.session.game.id, 'scenes')) return undefined;
    const { session } = model;
    const { length: since } = session.entries.peek();
    let open = true;
    let asked = false;
    const stop = effect(() => {
      const decided = session.viewer.value === 'spectator' || lastOwn(session, Number.POSITIVE_INFINITY) > 0;
      const next = session.entries.value.length > since && (since > 0 || decided);
      if (asked || !(next || model.ending.value)) return;
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
