import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { SceneTexts } from '../../i18n/index.ts';
import type { EndOf } from '../board/scene.ts';
import { Icon } from '../icons/icon.tsx';
import { Lazy } from '../shell/lazy.tsx';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import type { TableProps } from '../table/table.tsx';
import { t } from '../texts/texts.ts';
import { EndPicture } from './end.tsx';
import { useFit, useOver } from './over.ts';
import type { Turning } from './turning.tsx';

interface EndViewProps {
  readonly model: TableModel;
  readonly links: TableProps;
  readonly end: EndOf;
  readonly ui: SceneTexts;
}

const race = async () => (await import('../table/race.tsx')).Race;
const turning = async () => (await import('./turning.tsx')).TurningPoints;

/** The end of a game over the table, until the board is asked for. */
export function EndView({ model, links, end, ui }: EndViewProps) {
  const box = useRef<HTMLElement>(null);
  useOver(box);
  const { narrow, scale, width, height } = useFit(box);
  const close = () => {
    model.ending.value = false;
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
  const found = useSignal<Turning>({ part: 0, swings: [] });
  const { session } = model;
  const result = session.result.value;
  if (!result) return null;
  const props = boardProps(model);
  return (
    <section
      ref={box}
      class={narrow ? 'scene ends narrow' : 'scene ends'}
      role="dialog"
      aria-modal="true"
      aria-label={ui.end.label}
    >
      <div class="scene-stage">
        <div class="scene-box" style={{ zoom: scale, width: `${width}px`, height: `${height}px` }}>
          <EndPicture
            props={props}
            entries={session.entries.value}
            result={result}
            end={end}
            ui={ui}
            narrow={narrow}
            width={width}
            height={height}
          />
        </div>
      </div>
      <aside class="scene-rail">
        <h2 class="cap">{t().table.scoreRace}</h2>
        <Lazy
          load={race}
          props={{ model, props, marks: found.value.swings, place: 'rail' as const }}
          meanwhile={null}
        />
        {/* A phone has no room for the rail. */}
        {!narrow && links.replay && (
          <Lazy load={turning} props={{ model, props, replay: links.replay, found }} meanwhile={null} />
        )}
      </aside>
      <footer class="scene-bar">
        <span class="scene-gap" />
        <button type="button" class="btn scene-on" onClick={close}>
          <Icon name="u-eye" size={17} /> {ui.end.board}
        </button>
        {links.replay && (
          <a class="btn" href={links.replay}>
            <Icon name="u-play" size={17} /> {t().replay.title}
          </a>
        )}
        {links.again && (
          <button type="button" class="btn p" onClick={links.again}>
            {t().lobby.rematch}
          </button>
        )}
      </footer>
    </section>
  );
}
