import { Token } from '../../../client/icons/token.tsx';
import type { Seat } from '../../../core/game.ts';
import { trackOrder } from '../rules/track.ts';
import type { DragonView, Player } from '../rules/types.ts';
import { Badge } from './badge.tsx';
import { Label } from './label.tsx';
import { useSight } from './sight.ts';

interface RoadProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly token: number;
  /** Words before the road, if there is room for them. */
  readonly captioned?: boolean;
  /** By how much a token on another stands higher. */
  readonly rise?: number;
}

const FEWEST = 17;

/** The part of the person track that matters: all markers, and a little more at both ends. */
function spanOf(players: readonly Player[], spaces: number): { first: number; count: number } {
  const tracks = players.map(({ track }) => track);
  const low = Math.min(...tracks);
  const high = Math.max(...tracks);
  const count = Math.max(spaces, high - low + 4);
  const first = Math.max(0, Math.floor((low + high - count) / 2) + 1);
  return { first, count };
}

/** The road of the person track: who is further goes first, and on one space whoever lies on top. */
export function Road({ x, y, w, token, captioned, rise = 8 }: RoadProps) {
  const { props } = useSight();
  const { view, families, names, texts } = props;
  const { first, count } = spanOf(view.players, captioned ? FEWEST : 11);
  const pitch = w / count;
  const spaces = Array.from({ length: count }, (_, i) => first + i);
  const taken = new Set(view.players.map(({ track }) => track));
  const size = Math.min(token, Math.max(20, pitch * 1.15));
  const named = (space: number): boolean => pitch >= 22 || space % 5 === 0;
  const order = trackOrder(view.players).reverse();
  const done = haveActed(view);
  const height = (seat: number): number =>
    order.slice(0, order.indexOf(seat)).filter((s) => view.players[s]!.track === view.players[seat]!.track)
      .length;
  return (
    <g data-zone="order" data-place="track" transform={`translate(${x} ${y})`}>
      <rect width={w} height="24" rx="2" fill="var(--road)" stroke="var(--road-edge)" stroke-width="1.2" />
      <path
        d={spaces
          .slice(1)
          .map((_, i) => `M${((i + 1) * pitch).toFixed(1)} 0v24`)
          .join('')}
        stroke="var(--lattice)"
        stroke-width="0.8"
      />
      {spaces.map((space, i) =>
        named(space) && !taken.has(space) ? (
          <text
            key={space}
            x={(i + 0.5) * pitch}
            y="16.500"
            text-anchor="middle"
            font-size={Math.min(12.5, Math.max(11.3, pitch * 0.55))}
            font-weight={space % 5 === 0 ? 800 : 400}
            fill="var(--ink2)"
          >
            {space}
          </text>
        ) : null,
      )}
      {order.map((seat) => (
        <g
          key={seat}
          class="travels"
          data-place={`order:${seat}`}
          style={{
            transform: `translate(${((view.players[seat]!.track - first + 0.5) * pitch - size / 2).toFixed(1)}px, ${
              10 - size / 2 - height(seat) * rise
            }px)`,
          }}
        >
          <Token
            family={families[seat]!}
            size={size}
            label={`${names[seat]}: ${view.players[seat]!.track}`}
          />
          {done.has(seat) && <Done x={size - 5} y={size - 5} />}
        </g>
      ))}
      {captioned && (
        <Label
          x={-16}
          y={17}
          text={texts.page.order}
          size={13.5}
          room={124}
          anchor="end"
          weight={700}
          fill="var(--ink2)"
          halo="var(--ground1)"
        />
      )}
      <Badge zone="order" x={w} y={0} />
    </g>
  );
}

/** Who has had the turn of the running phase. */
function haveActed({ stack }: DragonView): ReadonlySet<Seat> {
  const turns = stack.find(({ phase }) => phase === 'action' || phase === 'card' || phase === 'draft');
  if (!turns || !('order' in turns)) return new Set();
  const busy = turns === stack.at(-1) ? 0 : 1;
  return new Set(turns.order.slice(0, turns.turn - busy));
}

/** A small tick on a token. */
function Done({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="6" fill="var(--raised)" stroke="var(--rim)" stroke-width="1.2" />
      <path
        d="M-2.800 0.200L-0.800 2.400L3-2"
        fill="none"
        stroke="var(--jade)"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </g>
  );
}
