import { useEffect } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { BoardProps } from '../board/board.ts';
import { t } from '../texts/texts.ts';
import type { TableModel } from './model.ts';

/** Units of the drawing: over the board, and in the rail. */
const SIZES = { wide: { width: 600, height: 190 }, rail: { width: 320, height: 240 } } as const;
const LEFT = 34;
const RIGHT = 30;
const TOP = 12;
const BOTTOM = 18;
const LINES = 4;

/** A numbered moment on somebody's line. */
interface Mark {
  readonly ply: number;
  readonly seat: Seat;
}

interface RaceProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  readonly marks?: readonly Mark[];
  readonly place?: keyof typeof SIZES;
}

/** The scores over time: one line per seat, with its token at the end. */
export function Race({ model, props, marks: numbered = [], place = 'wide' }: RaceProps) {
  const { width, height } = SIZES[place];
  const { board, session } = model;
  const { ply: last } = session.now.value;
  const plies = pickPlies(last);
  useRecall(model, plies);
  const moments = plies.flatMap((ply) => session.at(ply) ?? []);
  if (!board) return null;
  const scores = props.names.map((_, seat) => moments.map(({ view }) => board.score(view, seat)));
  const most = Math.max(10, ...scores.flat());
  const x = (ply: number) => LEFT + ((width - LEFT - RIGHT) * ply) / Math.max(1, last);
  const y = (score: number) => height - BOTTOM - ((height - TOP - BOTTOM) * score) / most;
  const step = Math.max(1, Math.ceil(most / LINES / 5) * 5);
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
  const ends = spread(
    scores.map((line) => y(line.at(-1) ?? 0)),
    height - BOTTOM,
  );
  const label = props.names
    .map((name, seat) => `${name}: ${t().table.points(scores[seat]!.at(-1) ?? 0)}`)
    .join('; ');
  return (
    <svg
      class="race"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${t().table.scoreRace}. ${label}`}
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${LEFT} ${y(mark)}H${width - RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 8} y={y(mark) + 4} text-anchor="end">
            {mark}
          </text>
        </g>
      ))}
      {scores.map((line, seat) => {
        const path = line
          .map((score, n) => `${n === 0 ? 'M' : 'L'}${x(moments[n]!.ply).toFixed(1)} ${y(score).toFixed(1)}`)
          .join('');
        const family = props.families[seat]!;
        return (
          <g key={seat} fill="none" stroke-linejoin="round">
            <path d={path} stroke="var(--rim)" stroke-width="4.4" />
            <path d={path} stroke={`var(--seat-${family})`} stroke-width="2.6" />
            <circle
              cx={width - RIGHT + 12}
              cy={ends[seat]}
              r="8.5"
              fill={`var(--seat-${family})`}
              stroke="var(--rim)"
            />
            <use
              href={`#s-${family}`}
              x={width - RIGHT + 7}
              y={ends[seat]! - 5}
              width="10"
              height="10"
              fill={`var(--on-${family})`}
              stroke="none"
            />
          </g>
        );
      })}
      {numbered.map(({ ply, seat }, n) => {
        const at = moments.findLast((moment) => moment.ply <= ply);
        if (!at) return null;
        return (
          <g key={ply} transform={`translate(${x(ply)} ${y(board.score(at.view, seat)) - 16})`}>
            <circle r="9.5" fill="var(--ink)" stroke="var(--rim)" />
            <text y="4.5" text-anchor="middle" class="race-number">
              {n + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The most positions requested from a server for one chart. */
const MOST_ASKED = 20;

/** If the game was watched only in part, loads some earlier positions. */
function useRecall({ session }: TableModel, plies: readonly number[]): void {
  useEffect(() => {
    let open = true;
    const every = Math.ceil(plies.length / MOST_ASKED);
    const recall = async () => {
      for (let n = 0; open && n < plies.length; n += every)
        if (!session.at(plies[n]!)) await session.recall?.(plies[n]!);
    };
    void recall();
    return () => {
      open = false;
    };
  }, [session]);
}

const MOST_POINTS = 80;

/** A selection of decisions, as a long game would take long to draw. */
function pickPlies(last: number): number[] {
  const step = Math.max(1, Math.ceil(last / MOST_POINTS));
  const out: number[] = [];
  for (let ply = 0; ply < last; ply += step) out.push(ply);
  return [...out, last];
}

const GAP = 18;

/** Keeps the tokens at the ends of the lines apart. */
function spread(ys: readonly number[], lowest: number): number[] {
  const order = ys.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y);
  const out = [...ys];
  let next = Number.NEGATIVE_INFINITY;
  for (const { y, seat } of order) {
    out[seat] = Math.max(y, next);
    next = out[seat]! + GAP;
  }
  const over = Math.max(0, next - GAP - lowest);
  return out.map((y) => y - over);
}
