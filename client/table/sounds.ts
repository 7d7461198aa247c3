import { effect, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Sound } from '../scene/sounds.ts';
import { sounding } from '../settings/settings.ts';
import type { TableModel } from './model.ts';

/** Plays a sound where they are switched on; they are loaded with the first. */
export function sound(what: Sound): void {
  if (sounding.peek()) void import('../scene/sounds.ts').then(({ play }) => play(what));
}

/** At a live table: your turn, a gift to you, points for you, and the end. */
export function useSounds(model: TableModel, live: boolean): void {
  useEffect(() => {
    if (!live) return undefined;
    const { session } = model;
    let known = session.entries.peek().length;
    let asked = session.now.peek().legal.length > 0;
    let over = session.now.peek().over;
    return effect(() => {
      const { legal, over: ended } = session.now.value;
      const fresh = session.entries.value.slice(known);
      known = session.entries.value.length;
      untracked(() => {
        if (ended && !over) sound('end');
        else if (legal.length > 0 && !asked) sound('turn');
        else if (fresh.length > 0) soundOf(model, fresh);
      });
      over = ended;
      asked = legal.length > 0;
    });
  }, [model, live]);
}

/** Of what others did: only what concerns the viewer. */
function soundOf({ session }: TableModel, fresh: TableModel['session']['entries']['value']): void {
  const viewer = session.viewer.peek();
  let points = 0;
  for (const { events } of fresh)
    for (const event of events) {
      const { seat: from, to } = event as { seat?: unknown; to?: unknown };
      if (to === viewer && from !== viewer) return sound('gift');
      session.game.credit(event, (seat, _source, n) => {
        if (seat === viewer) points += n;
      });
    }
  if (points > 0) sound('score');
}
