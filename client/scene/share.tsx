import { useSignal } from '@preact/signals';
import { render } from 'preact';
import type { SceneTexts } from '../../i18n/index.ts';
import type { BoardProps } from '../board/board.ts';
import { fitSize } from '../board/fit.ts';
import type { EndOf } from '../board/scene.ts';
import { victory } from '../board/victory.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { Token } from '../icons/token.tsx';
import { paint } from '../picture/paint.ts';
import type { DecisionEntry, Result } from '../session/session.ts';
import { Towers } from './drawing.tsx';
import { sourcesOf, towersOf } from './towers.ts';

export interface Ended {
  readonly props: BoardProps;
  readonly entries: readonly DecisionEntry[];
  readonly result: Result;
  readonly end: EndOf;
}

/** As pages show shared pictures. */
const SIZE = { width: 1200, height: 630 };
const HEAD = 150;
const FOOT = 76;
const EDGE = 40;
/** What stands below a tower. */
const LABEL = 230;
const TITLE = 60;

/** The end of a game for people who were not there: everybody has a name. */
function SharedEnd({ props, entries, result, end }: Ended) {
  const { width, height } = SIZE;
  const { scores, places } = result;
  const towers = towersOf(props.game, sourcesOf(props.game, entries, scores.length), end.last);
  const title = victory({ names: props.names }, result);
  const pitch = width / scores.length;
  const half = Math.min(LABEL, pitch - 20) / 2;
  const y = height - FOOT / 2;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a bitmap
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ fontFamily: 'var(--text)', fontVariantNumeric: 'lining-nums' }}
    >
      {/* A bitmap is taken before anything has moved. */}
      <style>{'.scene-in, .scene-grow { animation: none !important; }'}</style>
      <Towers {...{ props, towers, result, end, width, height }} narrow={false} head={HEAD} foot={FOOT} />
      <text
        class="d"
        x={EDGE}
        y={EDGE + 46}
        font-size={fitSize(title, 760, TITLE, 30, { face: 'display' })}
        fill="var(--ink)"
        stroke="var(--silk)"
        stroke-width="6"
        paint-order="stroke"
      >
        {title}
      </text>
      <Icon name={sealOf(props.game.id)} size={44} x={width - EDGE - 44} y={EDGE - 8} />
      <text class="d" x={width - EDGE - 56} y={EDGE + 16} font-size="26" text-anchor="end" fill="var(--ink)">
        {props.texts.title}
      </text>
      <text x={width - EDGE - 56} y={EDGE + 40} font-size="17" text-anchor="end" fill="var(--ink2)">
        {location.host}
      </text>
      {scores.map((points, seat) => {
        const won = places[seat] === 1;
        const name = props.names[seat]!;
        const size = fitSize(name, 2 * half - 104, 24, 13, { weight: 700 });
        return (
          <g key={seat} transform={`translate(${pitch * (seat + 0.5)} ${y})`}>
            <Token family={props.families[seat]!} size={36} x={-half} y={-18} />
            <text x={46 - half} y={size / 3} font-size={size} font-weight="700" fill="var(--ink)">
              {name}
            </text>
            <text
              class="d"
              x={half}
              y={won ? 17 : 13}
              font-size={won ? 50 : 38}
              text-anchor="end"
              fill="var(--ink)"
            >
              {points}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

async function draw(ended: Ended): Promise<Blob> {
  const box = document.createElement('div');
  render(<SharedEnd {...ended} />, box);
  const drawing = new XMLSerializer().serializeToString(box.firstElementChild!);
  render(null, box);
  const canvas = await paint(drawing, SIZE, SIZE.width);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png'),
  );
}

/** Devices that are touched have a sheet for sharing; others save a file. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

type Done = 'shared' | 'saved' | 'stopped';

async function share(ended: Ended): Promise<Done> {
  const blob = await draw(ended);
  const { id } = ended.props.game;
  const file = new File([blob], `${id}.png`, { type: blob.type });
  const data = { files: [file], title: ended.props.texts.title };
  if (isTouched() && navigator.canShare?.(data))
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'stopped';
    }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'saved';
}

/** Makes a picture of the end, and shares or saves it. */
export function SharePicture({ ended, ui }: { readonly ended: Ended; readonly ui: SceneTexts }) {
  const state = useSignal<'idle' | 'busy' | 'saved' | 'failed'>('idle');
  const press = () => {
    if (state.value === 'busy') return;
    state.value = 'busy';
    share(ended).then(
      (done) => {
        state.value = done === 'saved' ? 'saved' : 'idle';
      },
      () => {
        state.value = 'failed';
      },
    );
  };
  const { end: texts } = ui;
  const said = { idle: texts.share, busy: texts.share, saved: texts.saved, failed: texts.failed };
  return (
    <button type="button" class="btn scene-share" aria-busy={state.value === 'busy'} onClick={press}>
      <Icon name={state.value === 'saved' ? 'u-ok' : 'u-link'} size={17} />{' '}
      <span role="status">{said[state.value]}</span>
    </button>
  );
}
