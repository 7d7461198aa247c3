import { places as placesOf } from '../../../rules/han/scoring.ts';
import type { HanView } from '../../../rules/han/types.ts';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/names.ts';
import { unheard } from '../hit.tsx';
import { Laurel } from '../laurel.tsx';
import { ranked } from '../ranked.ts';
import { geometryOf } from './geometry.ts';
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

/** Beside the city there is less room than on the sea: for signs, but not for words. */
const WIDTHS = { land: 362, city: 206 };
const ROW = 20;
const CROWN = 42;
const HEAD = 76;
/** Letters of the text font are about so wide for their size, the square ones of Japanese twice that. */
const letters = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.53), 0);

export const finalSize = (view: HanView): { width: number; height: number } => ({
  width: geometryOf(view.options.map).city ? WIDTHS.city : WIDTHS.land,
  height: HEAD + view.scores.length * ROW + 3,
});

/** How high it stands on a phone, 390 wide and not too high for the map above it. */
export function endingHeight(view: HanView): number {
  const { width, height } = finalSize(view);
  return Math.min(270, (390 * (height + 8)) / (width + 12));
}

/** At the end, who has won, and where every point came from. */
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
  const { view, viewer, families, names, texts } = props;
  const sources = sourcesOf(view);
  const places = placesOf(view);
  const order = ranked(places);
  const { width, height } = finalSize(view);
  const total = width - 30;
  const roomy = width > WIDTHS.city;
  const cell = (width - (roomy ? 116 : 96)) / sources.length;
  const column = (i: number): number => (roomy ? 46 : 40) + (i + 0.5) * cell;
  const words = sources.map((source) => texts.board.sources[source]);
  const size = Math.min(12, ...words.map((word) => (cell - 4) / letters(word)));
  const winners = order.filter((seat) => places[seat] === 1);
  return (
    <g class="han-final" transform={`translate(${x - width} ${y - height})`} data-zone={FINAL}>
      <rect class="han-panel" width={width} height={height} rx="4" />
      <rect class="crown" x="2" y="2" width={width - 4} height={CROWN - 2} rx="3" />
      {winners.map((seat, i) => (
        <Mark key={seat} family={families[seat]!} x={26 + 34 * i} y={CROWN / 2} r={16} />
      ))}
      <text class="d title" x={18 + 34 * winners.length} y="30">
        {winners.map((seat) => names[seat]).join(', ')}
      </text>
      {roomy && (
        <text class="caption" x={total - 30} y="27">
          {texts.page.over}
        </text>
      )}
      <Laurel x={total} y={CROWN / 2} r={16} />
      {sources.map((source, i) => {
        return (
          <g key={source} {...unheard}>
            <Icon name={SOURCE_ICONS[source]} size={18} x={column(i) - 9} y={CROWN + 1} />
            {roomy && (
              <text class="han-source" x={column(i)} y={HEAD - 4} font-size={size}>
                {words[i]}
              </text>
            )}
          </g>
        );
      })}
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
          {seat === viewer && <rect class="mine" x="3" width="4" height={ROW} />}
          <Mark family={families[seat]!} x={26} y={ROW / 2} r={8.5} />
          {sources.map((source, i) => (
            <text key={source} class="part" x={column(i)} y="16">
              {players[seat]!.now[source] || '–'}
            </text>
          ))}
          <text class="d sum" x={total} y="17">
            {view.scores[seat]}
          </text>
        </g>
      ))}
    </g>
  );
}
