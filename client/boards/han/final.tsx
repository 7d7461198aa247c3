import { places as placesOf } from '../../../rules/han/scoring.ts';
import type { HanView } from '../../../rules/han/types.ts';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/names.ts';
import { type Outlook, type Source, sourcesOf } from './outlook.ts';
import { Mark } from './pieces.tsx';
import type { HanProps } from './props.ts';
import { FINAL } from './zones.ts';

const SOURCE_ICONS: Readonly<Record<Source, IconName>> = {
  provinces: 'pagoda',
  ports: 'anchor',
  alliances: 'alliance',
  roads: 'road',
};

const ROW = 31;
const CELL = 42;
const HEAD = 64;

export const finalSize = (view: HanView): { width: number; height: number } => ({
  width: 40 + sourcesOf(view).length * CELL + 64,
  height: HEAD + view.scores.length * ROW + 8,
});

/** At the end, where every point came from. */
export function Final({
  props,
  players,
  x,
  y,
}: {
  props: HanProps;
  players: readonly Outlook[];
  x: number;
  y: number;
}) {
  const { view, families, names, texts } = props;
  const sources = sourcesOf(view);
  const places = placesOf(view);
  const order = players.map((_, seat) => seat).toSorted((a, b) => places[a]! - places[b]!);
  const { width, height } = finalSize(view);
  const total = width - 30;
  const column = (i: number): number => 62 + i * CELL;
  return (
    <g class="han-final" transform={`translate(${x - width} ${y - height})`} data-zone={FINAL}>
      <rect class="han-panel" width={width} height={height} rx="4" />
      <text class="d title" x={width / 2} y="28">
        {texts.page.over}
      </text>
      {sources.map((source, i) => (
        <Icon
          key={source}
          name={SOURCE_ICONS[source]}
          size={22}
          x={column(i) - 11}
          y={37}
          label={texts.board.sources[source]}
        />
      ))}
      {order.map((seat, row) => (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
        <g
          key={seat}
          role="img"
          aria-label={`${names[seat]}: ${sources.map((source) => `${texts.board.sources[source]} ${players[seat]!.now[source]}`).join(', ')}, ${texts.page.total} ${view.scores[seat]}`}
          class={places[seat] === 1 ? 'han-row first' : 'han-row'}
          transform={`translate(0 ${HEAD + row * ROW})`}
        >
          <path class="rule" d={`M10 0H${width - 10}`} />
          <Mark family={families[seat]!} x={24} y={ROW / 2} r={11} />
          {sources.map((source, i) => (
            <text key={source} class="part" x={column(i)} y="21">
              {players[seat]!.now[source] || '·'}
            </text>
          ))}
          <text class="d sum" x={total} y="23">
            {view.scores[seat]}
          </text>
        </g>
      ))}
    </g>
  );
}
