import type { ReadonlySignal } from '@preact/signals';
import { stream } from '../../rules/core/rng.ts';
import { ADVISER } from '../session/levels.ts';
import type { Moment, Session } from '../session/session.ts';
import { type Thinker, workerThinker } from '../session/thinker.ts';

/** A bot that sees what the viewer sees is asked what it would do. */
export function adviser(
  session: Session,
  present: ReadonlySignal<Moment>,
): { ask(): Promise<number | undefined>; stop(): void } {
  let thinker: Thinker | undefined;
  return {
    async ask() {
      const { view, legal, ply } = present.value;
      const seat = session.viewer.value;
      if (seat === 'spectator' || legal.length === 0) return undefined;
      thinker ??= workerThinker();
      const action = await thinker.ask({
        game: session.game.id,
        bot: ADVISER,
        view,
        seat,
        legal: legal.map((choice) => choice.action),
        dice: stream('hint', String(ply)),
      });
      return present.value.ply === ply ? action : undefined;
    },
    stop() {
      thinker?.stop();
      thinker = undefined;
    },
  };
}
