import { stream } from '../../rules/core/rng.ts';
import { ADVISER } from '../session/levels.ts';
import type { Session } from '../session/session.ts';
import { type Thinker, workerThinker } from '../session/thinker.ts';

/** A bot that sees what the viewer sees is asked what it would do. */
export function adviser(session: Session): { ask(): Promise<number | undefined>; stop(): void } {
  let thinker: Thinker | undefined;
  return {
    async ask() {
      const { view, legal, ply } = session.now.value;
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
      return session.now.value.ply === ply ? action : undefined;
    },
    stop() {
      thinker?.stop();
      thinker = undefined;
    },
  };
}
