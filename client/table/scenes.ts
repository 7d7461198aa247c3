import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { brings } from '../../games/list.ts';
import type { SceneQueue } from '../scene/queue.ts';
import { lastOwn } from './lookback.ts';
import type { TableModel } from './model.ts';

/**
 * What shows scenes at a live table, and the decisions made before. It is loaded when a scene may come, as no round ends
 * before everybody at the table has decided once, or when the film of what was missed comes to one.
 */
export function useScenes(model: TableModel, live: boolean) {
  const [found, setFound] = useState<{
    readonly Staged: typeof import('../scene/index.tsx').Staged;
    readonly since: number;
    opened(queue: SceneQueue): void;
  }>();
  useEffect(() => {
    if (!live || !brings(model.session.game.id, 'scenes')) return undefined;
    const { session, film } = model;
    const { length: since } = session.entries.peek();
    const queue = Promise.withResolvers<SceneQueue | undefined>();
    let open = true;
    let asked = false;
    const load = () => {
      if (asked) return;
      asked = true;
      // Without it, the table goes on as it does.
      import('../scene/index.tsx').then(
        ({ Staged }) => open && setFound({ Staged, since, opened: queue.resolve }),
        () => queue.resolve(undefined),
      );
    };
    film.tell = async (ply) => {
      load();
      await (await queue.promise)?.tell(ply);
    };
    const stop = effect(() => {
      const decided = session.viewer.value === 'spectator' || lastOwn(session, Number.POSITIVE_INFINITY) > 0;
      const next = session.entries.value.length > since && (since > 0 || decided);
      if (next || model.ending.value) load();
    });
    return () => {
      open = false;
      film.tell = undefined;
      stop();
    };
  }, [model]);
  return found;
}
