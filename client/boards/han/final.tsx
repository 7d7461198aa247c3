import { places as placesOf } from '../../../rules/han/scoring.ts';
import type { HanView } from '../../../rules/han/types.ts';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/names.ts';
import { unheard } from '../hit.tsx';
import { Laurel } from '../laurel.tsx';
import { ranked } from '../ranked.ts';
import { type Outlook, outlook, type Source, sourcesOf } from './outlook.ts';
import { Mark } from './pieces.tsx';
import type { HanProps } from './props.ts';
import { sourceName } from './scene.ts';
import { FINAL } from './zones.ts';

export const SOURCE_ICONS: Readonly<Record<Source, IconName>> = {
  provinces: 'pagoda',
  ports: 'anchor',
  alliances: 'alliance',
  roads: 'road',
};

const WIDTH = 362;
const ROW = 27;
const CROWN = 42;
const HEAD = 76;
/** Letters of the text font are about so wide for their size, the square ones of Japanese twice that. */
export const letters = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.53), 0);

const heightOf = (view: HanView): number => HEAD + view.scores.length * ROW + 3;

/** How high it stands on a phone, 390 wide. */
export const endingHeight = (view: HanView): number => (390 * (heightOf(view) + 8)) / (WIDTH + 12);

/** The points of a player in words. */
export function pointsTold(props: HanProps, { now }: Outlook, seat: number): string {
  const { view, names, texts } = props;
  const parts = sourcesOf(view).map((source) => `${sourceName(props, source)} ${now[source]}`);
  return `${names[seat]}: ${parts.join(', ')}, ${texts.page.total} ${view.scores[seat]}`;
}

/** At the end of a game on a phone: who has won, and where every point came from. */
export function Final(props: HanProps) {
  const { view, viewer, families, names, texts } = props;
  const sources = sourcesOf(view);
  const places = placesOf(view);
  const order = ranked(places);
  const players = outlook(view);
  const height = heightOf(view);
  const total = WIDTH - 30;
  const cell = (WIDTH - 116) / sources.length;
  const column = (i: number): number => 46 + (i + 0.5) * cell;
  const words = sources.map((source) => sourceName(props, source));
  const size = Math.min(12, ...words.map((word) => (cell - 4) / letters(word)));
  const winners = order.filter((seat) => places[seat] === 1);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would follow the pointer everywhere as a tooltip
    <svg
      class="han-ending han-final"
      height={endingHeight(view)}
      viewBox={`-6 -4 ${WIDTH + 12} ${height + 8}`}
      data-zone={FINAL}
    >
      <rect class="han-panel" width={WIDTH} height={height} rx="4" />
      <rect class="crown" x="2" y="2" width={WIDTH - 4} height={CROWN - 2} rx="3" />
      {winners.map((seat, i) => (
        <Mark key={seat} family={families[seat]!} x={26 + 34 * i} y={CROWN / 2} r={16} />
      ))}
      <text class="d title" x={18 + 34 * winners.length} y="30">
        {winners.map((seat) => names[seat]).join(', ')}
      </text>
      <text class="caption end" x={total - 30} y="27" font-size="15.5">
        {texts.page.over}
      </text>
      <Laurel x={total} y={CROWN / 2} r={16} />
      {sources.map((source, i) => (
        <g key={source} {...unheard}>
          <Icon name={SOURCE_ICONS[source]} size={18} x={column(i) - 9} y={CROWN + 1} />
          <text class="han-source middle" x={column(i)} y={HEAD - 4} font-size={size}>
            {words[i]}
          </text>
        </g>
      ))}
      {order.map((seat, row) => (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
        <g
          key={seat}
          role="img"
          aria-label={pointsTold(props, players[seat]!, seat)}
          class={places[seat] === 1 ? 'han-row first' : 'han-row'}
          transform={`translate(0 ${HEAD + row * ROW})`}
        >
          <path class="rule" d={`M10 0H${WIDTH - 10}`} />
          {seat === viewer && <rect class="mine" x="3" width="4" height={ROW} />}
          <Mark family={families[seat]!} x={26} y={ROW / 2} r={10} />
          {sources.map((source, i) => (
            <text key={source} class="part" x={column(i)} y="20">
              {players[seat]!.now[source] || '–'}
            </text>
          ))}
          <text class="d sum" x={total} y="21">
            {view.scores[seat]}
          </text>
        </g>
      ))}
    </svg>
  );
}
