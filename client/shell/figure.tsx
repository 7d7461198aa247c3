import type { GameId } from '../../games/list.ts';
import type { FigurePart, FigurePiece } from '../board/figure.ts';
import { Icon } from '../icons/icon.tsx';
import { seatColours } from '../icons/token.tsx';
import './figure.css';
import { captionsFor, chaptersFor } from './chapters.ts';

const WIDTH = 220;
const HEIGHT = 96;
/** Where the pieces stand. */
const GROUND = 74;
const SIZE = 50;
const SIGN = 24;
const MARGIN = 12;

const pieceOf = (part: FigurePart): FigurePiece | undefined =>
  typeof part === 'object' ? part : part.length > 1 ? { icon: part as FigurePiece['icon'] } : undefined;

/** A chapter of the rules in pieces of its game, with a line that says what they show. */
export function Figure({ game, topic }: { game: GameId; topic: string }) {
  const words = captionsFor(game);
  const parts = chaptersFor(game)?.figures[topic] ?? [];
  const widths = parts.map((part) => (pieceOf(part) ? SIZE : SIGN));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, (WIDTH - 2 * MARGIN) / total);
  const left = (WIDTH - total * scale) / 2;
  return (
    <figure class="figure">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path class="far" d="M0 66C20 52 34 38 50 38S82 62 98 62S130 32 150 32S194 60 220 54V96H0Z" />
        <path class="near" d="M0 78C30 66 56 66 84 73S140 80 166 71S206 66 220 69V96H0Z" />
        <g transform={`translate(${left} ${GROUND - SIZE * scale}) scale(${scale})`}>
          {parts.map((part, n) => (
            <g
              key={n}
              transform={`translate(${widths.slice(0, n).reduce((sum, width) => sum + width, 0)} 0)`}
            >
              <Shown part={part} />
            </g>
          ))}
        </g>
      </svg>
      <figcaption>{words?.[topic]}</figcaption>
    </figure>
  );
}

function Shown({ part }: { part: FigurePart }) {
  const piece = pieceOf(part);
  if (!piece)
    return (
      <text class="sign" x={SIGN / 2} y={SIZE * 0.66}>
        {part as string}
      </text>
    );
  const { icon, family, count, lost } = piece;
  return (
    <>
      <g class={lost ? 'lost' : undefined} style={family && seatColours(family)}>
        <Icon name={icon} size={SIZE - 4} x={2} y={2} />
      </g>
      {lost && <path class="cross" d="M8 8L42 44" />}
      {count !== undefined && (
        <g class="count" transform={`translate(${SIZE - 9} ${SIZE - 7})`}>
          <circle r="9" />
          <text y="4.5">{count}</text>
        </g>
      )}
    </>
  );
}
