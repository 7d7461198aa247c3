import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SceneProps, Scenes } from '../board/scene.ts';
import { still } from '../settings/settings.ts';
import type { TableModel } from '../table/model.ts';
import { SceneBar } from './bar.tsx';
import { ScenePlayer } from './player.ts';
import type { Due } from './queue.ts';
import { SceneRail } from './rail.tsx';

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
/** A drawing as wide as the stage of a table, or as a phone. */
const WIDE = 940;
const HIGH = 624;
const NARROW = 390;
/** Below this the columns of a wide stage are too narrow to read. */
const LEAST = 0.62;

/** A scene over the table: stage, rail and bar. */
export function SceneView({ model, scenes, due, scene, close }: ViewProps) {
  const [player] = useState(
    () =>
      new ScenePlayer({
        times: due.script.steps.map(({ events }) => Math.min(LONGEST, STEP + EVENT * events.length)),
        from: due.from,
        close,
      }),
  );
  const box = useRef<HTMLElement>(null);
  useEffect(() => () => player.stop(), [player]);
  useOver(box);
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

/** Below the head of the table, over everything else, which nobody reaches meanwhile. */
function useOver(box: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = box.current!;
    const before = document.activeElement;
    const table = element.closest('.table') ?? element.parentElement!;
    const head = table.querySelector(':scope > header');
    element.style.setProperty('--top', `${Math.round(head?.getBoundingClientRect().bottom ?? 0)}px`);
    const others = [...table.children].filter((one) => one !== element && !one.matches('[role="log"]'));
    for (const one of others) one.setAttribute('inert', '');
    element.querySelector<HTMLElement>('.scene-on')?.focus({ preventScroll: true });
    return () => {
      for (const one of others) one.removeAttribute('inert');
      if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
}

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

interface Fit {
  readonly narrow: boolean;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** The room of the stage, in units of the drawing. */
function useFit(box: { readonly current: HTMLElement | null }): Fit {
  const [fit, setFit] = useState<Fit>({ narrow: innerWidth < 600, scale: 1, width: NARROW, height: HIGH });
  useLayoutEffect(() => {
    const stage = box.current!.querySelector('.scene-stage')!;
    const measure = () => {
      const { clientWidth: w, clientHeight: h } = stage;
      const narrow = w < WIDE * LEAST;
      const scale = narrow ? w / NARROW : Math.max(LEAST, Math.min(w / WIDE, h / HIGH));
      setFit({ narrow, scale, width: w / scale, height: Math.max(h / scale, narrow ? 0 : HIGH) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    measure();
    return () => observer.disconnect();
  }, []);
  return fit;
}
