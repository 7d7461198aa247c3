import { places as placesOf } from '../../../rules/han/scoring.ts';
import { Icon } from '../../icons/icon.tsx';
import { unheard } from '../hit.tsx';
import { Laurel } from '../laurel.tsx';
import { ranked } from '../ranked.ts';
import { letters, pointsTold, SOURCE_ICONS } from './final.tsx';
import { type Outlook, sourcesOf } from './outlook.ts';
import { Mark } from './pieces.tsx';
import type { HanProps } from './props.ts';
import { sourceName } from './scene.ts';
import { FINAL } from './zones.ts';

/** As wide as the sea east of the land, and the fields east of the city. */
const WIDTH = 214;
const SIDE = 11;
const HEAD = 46;
const ROW = 94;
/** By so much the part of whoever has won is higher. */
const CROWN = 10;
const LINE = 27;
/** What a name leaves on its line to the token and the points. */
const NAME = { x: 44, room: WIDTH - 44 - 54, size: 24 };

interface ScrollProps {
  readonly props: HanProps;
  readonly players: readonly Outlook[];
  /** The right edge and the top. */
  readonly x: number;
  readonly y: number;
}

/** At the end, hung beside the map: who has won, and where every point came from. */
export function Scroll({ props, players, x, y }: ScrollProps) {
  const { view, viewer, families, names, texts } = props;
  const sources = sourcesOf(view);
  const places = placesOf(view);
  const order = ranked(places);
  const winners = places.filter((place) => place === 1).length;
  const cell = (WIDTH - 2 * SIDE) / sources.length;
  const foot = HEAD + order.length * ROW + winners * CROWN;
  const height = foot + sources.length * LINE + 18;
  return (
    <g class="han-final" transform={`translate(${x - WIDTH} ${y})`} data-zone={FINAL}>
      <rect class="han-panel" width={WIDTH} height={height} />
      <path class="rod" d={`M-4 0H${WIDTH + 4}M-4 ${height}H${WIDTH + 4}`} />
      <text class="caption" x={SIDE + 3} y="30" font-size={Math.min(19, 150 / letters(texts.page.over))}>
        {texts.page.over}
      </text>
      <Laurel x={WIDTH - 28} y={HEAD / 2 + 2} r={16} />
      {order.map((seat, row) => {
        const won = places[seat] === 1;
        const high = ROW + (won ? CROWN : 0);
        const name = names[seat]!;
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
          <g
            key={seat}
            role="img"
            aria-label={pointsTold(props, players[seat]!, seat)}
            class={won ? 'han-row first' : 'han-row'}
            transform={`translate(0 ${HEAD + row * ROW + Math.min(row, winners) * CROWN})`}
          >
            {won && <rect class="crown" x="1" width={WIDTH - 2} height={high} />}
            <path class="rule" d={`M${SIDE} 0H${WIDTH - SIDE}`} />
            {seat === viewer && <rect class="mine" x="1" width="4" height={high} />}
            <Mark family={families[seat]!} x={SIDE + 13} y={high / 2 - 19} r={won ? 16 : 13} />
            <text
              class="d name"
              x={NAME.x}
              y={high / 2 - 11}
              font-size={Math.min(won ? NAME.size + 3 : NAME.size, NAME.room / letters(name))}
            >
              {name}
            </text>
            <text class="d sum" x={WIDTH - 28} y={high / 2 - 9}>
              {view.scores[seat]}
            </text>
            {sources.map((source, i) => (
              <g key={source} transform={`translate(${SIDE + i * cell} ${high - 37})`}>
                <Icon name={SOURCE_ICONS[source]} size={19} />
                <text class="part" x="21" y="16">
                  {players[seat]!.now[source] || '–'}
                </text>
              </g>
            ))}
          </g>
        );
      })}
      <path class="rule" d={`M${SIDE} ${foot}H${WIDTH - SIDE}`} />
      {sources.map((source, i) => (
        <g key={source} transform={`translate(${SIDE + 3} ${foot + 10 + i * LINE})`} {...unheard}>
          <Icon name={SOURCE_ICONS[source]} size={20} />
          <text class="han-source" x="32" y="16" font-size="18">
            {sourceName(props, source)}
          </text>
        </g>
      ))}
    </g>
  );
}
