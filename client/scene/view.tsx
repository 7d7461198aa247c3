import { useEffect, useRef, useState } from 'preact/hooks';
import type { SceneProps, Scenes } from '../board/scene.ts';
import { still } from '../settings/settings.ts';
import type { TableModel } from '../table/model.ts';
import { sound } from '../table/sounds.ts';
import { SceneBar } from './bar.tsx';
import { useFit, useOver } from './over.ts';
import { ScenePlayer } from './player.ts';
import type { Due } from './queue.ts';
import { SceneRail } from './rail.tsx';
import { unseen } from './unseen.ts';

interface ViewProps {
  readonly model: TableModel;
  readonly scenes: Scenes;
  readonly due: Due;
  readonly scene: Omit<SceneProps, 'at' | 'narrow'>;
  close(): void;
}

/** Milliseconds of a step at the calm pace: for itself, and for each event that it tells. */
const STEP = 900;
const EVENT = 220;
const LONGEST = 3600;

/** A scene over the table: stage, rail and bar. */
export function SceneView({ model, scenes, due, scene, close }: ViewProps) {
  const [player] = useState(
    () =>
      new ScenePlayer({
        times: due.script.steps.map(({ events }) => Math.min(LONGEST, STEP + EVENT * events.length)),
        from: due.from,
        unseen,
        close,
      }),
  );
  const box = useRef<HTMLElement>(null);
  useEffect(() => () => player.stop(), [player]);
  useOver(box);
  const step = player.at.value;
  useEffect(() => sound(due.script.gains[step]!.some((n) => n !== 0) ? 'score' : 'event'), [step]);
  useKeysOf(player, close);
  const fit = useFit(box);
  const at = player.at.value;
  const shown: SceneProps = { ...scene, at, narrow: fit.narrow };
  const title = scenes.title(shown);
  // A running clock is never kept waiting: any touch gives the table back.
  const clocked = model.session.now.value.legal.length > 0 && isClocked();
  const touch = () => (clocked ? close() : player.advance());
  return (
    <section
      ref={box}
      class={fit.narrow ? 'scene narrow' : 'scene'}
      role="dialog"
      aria-modal="true"
      aria-label={title}
      data-scene={due.script.id}
      data-step={at}
      style={{ '--pace': still() ? 0 : player.factor.value }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space key does the same anywhere */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a touch anywhere goes on, as the button does */}
      <div class="scene-stage" onClick={touch}>
        <div
          class="scene-box"
          style={{ zoom: fit.scale, width: `${fit.width}px`, height: `${fit.height}px` }}
        >
          <scenes.Stage {...shown} />
        </div>
      </div>
      <SceneRail scene={shown} scenes={scenes} />
      <SceneBar scene={shown} scenes={scenes} player={player} advance={touch} />
    </section>
  );
}

const isClocked = (): boolean => document.querySelector('.bar .clock') !== null;

/** Space finishes a step, Escape leaves the scene. */
function useKeysOf(player: ScenePlayer, close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') close();
      else if (event.key === ' ' && !isControl(event.target)) player.advance();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [player]);
}

/** The steps and the pace have a use of their own for the space key. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.scene-steps, .scene-pace') !== null;
