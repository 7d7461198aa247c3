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
import { SharePicture } from './share.tsx';
import type { Turning } from './turning.tsx';

interface EndViewProps {
  readonly model: TableModel;
  readonly links: TableProps;
  readonly end: EndOf;
  readonly ui: SceneTexts;
}

const race = async () => (await import('../table/race.tsx')).Race;
const turning = async () => (await import('./turning.tsx')).TurningPoints;

/** On a phone: the height of the picture at most, and what is left in sight below it. */
const TALLEST = 620;
const BELOW = 150;

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
  const entries = session.entries.value;
  // On a phone the picture leaves a little of what is below it in sight.
  const high = narrow ? Math.min(height - BELOW, TALLEST) : height;
  const rail = (
    <aside class="scene-rail">
      <h2 class="cap">{t().table.scoreRace}</h2>
      <Lazy
        load={race}
        props={{ model, props, marks: found.value.swings, place: 'rail' as const }}
        meanwhile={null}
      />
      {links.replay && (
        <Lazy load={turning} props={{ model, props, replay: links.replay, found }} meanwhile={null} />
      )}
    </aside>
  );
  return (
    <section
      ref={box}
      class={narrow ? 'scene ends narrow' : 'scene ends'}
      role="dialog"
      aria-modal="true"
      aria-label={ui.end.label}
    >
      <div class="scene-stage" tabIndex={narrow ? 0 : undefined}>
        <div
          class="scene-box"
          style={{ zoom: scale, width: `${width}px`, ...(!narrow && { height: `${height}px` }) }}
        >
          <EndPicture {...{ props, entries, result, end, ui, narrow, width }} height={high} />
        </div>
        {narrow && rail}
      </div>
      {!narrow && rail}
      <footer class="scene-bar">
        <span class="scene-gap" />
        <button type="button" class="btn scene-on" onClick={close}>
          <Icon name="u-eye" size={17} /> {ui.end.board}
        </button>
        <SharePicture ended={{ props, entries, result, end }} ui={ui} />
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
