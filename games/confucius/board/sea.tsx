import type { Size } from '../../../client/board/board.ts';
import { Piece } from '../../../client/board/piece.tsx';
import { seatPlace } from '../../../client/board/places.ts';
import { Target } from '../../../client/board/target.tsx';
import { seatColours, Token } from '../../../client/icons/token.tsx';
import { seatsOf } from '../../../core/game.ts';
import { DISTANT_LANDS, VOYAGE_JUNKS } from '../rules/data.ts';
import { aimAt } from './aim.tsx';
import { fleetPlace } from './ids.ts';
import { PeakShape } from './landscape.tsx';
import { ISLES } from './peaks.ts';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

/** The fifth junk completes a voyage; four wait for it. */
const WAITING = VOYAGE_JUNKS - 1;

/** The junks of a family on the ocean. */
export function Fleet({
  sight,
  seat,
  width,
}: {
  readonly sight: Sight;
  readonly seat: number;
  readonly width: number;
}) {
  const { view, families } = sight;
  const { ocean } = view.players[seat]!;
  const pitch = Math.min(24, (width - 24) / WAITING);
  const size = pitch + 3;
  return (
    <g>
      <g data-place={fleetPlace(seat)}>
        <Token family={families[seat]!} size={18} x={0} y={6} />
      </g>
      {Array.from({ length: WAITING }, (_, i) =>
        i < ocean ? (
          <Piece key={i} name={`junk:${seat}:${i}`} from={seatPlace(seat)}>
            <Use
              name="junk"
              x={20 + i * pitch}
              y={26 - size}
              size={size}
              style={seatColours(families[seat]!)}
            />
          </Piece>
        ) : (
          <ellipse key={i} class="berth" cx={20 + size / 2 + i * pitch} cy="22" rx={size / 3.4} ry="3" />
        ),
      )}
    </g>
  );
}

/** A distant land: its points while they are to be had, and who has been there. */
export function DistantLand({ sight, land }: { readonly sight: Sight; readonly land: number }) {
  const { view, names, families, texts } = sight;
  const id = DISTANT_LANDS[land]!;
  const first = view.first[land]!;
  const reached = seatsOf(view.reached[land]!).sort((a, b) => Number(b === first) - Number(a === first));
  const vp = first < 0 ? view.landChits[land]! : undefined;
  return (
    <Target
      aim={aimAt(
        sight,
        { type: 'land', land: id },
        texts.page.land(
          texts.board.lands[id],
          vp,
          reached.map((seat) => names[seat]!),
        ),
      )}
      drawn={texts.board.lands[id]}
      ring={{ x: -44, y: -42, w: 88, h: 47 }}
      box={{ x: -44, y: -46, w: 88, h: 66 }}
      radius={23}
    >
      {ISLES.slice(2 * land, 2 * land + 2).map((peak) => (
        <PeakShape key={peak.ridge} peak={peak} />
      ))}
      <ellipse class="shore" cy="1" rx="40" ry="4" />
      <Text x={0} y={15.5} size={13} weight={700} anchor="middle" max={86} class="afloat">
        {texts.board.lands[id]}
      </Text>
      {vp !== undefined && (
        <g transform="translate(8 -20)">
          <circle class="chit" r="12" />
          <Text x={0} y={6} size={17} anchor="middle" display fill="#fbf5e6">
            {vp}
          </Text>
        </g>
      )}
      {reached.map((seat, i) => (
        <g key={seat}>
          {seat === first && (
            <circle class="firstring" cx={-((reached.length - 1) * 8) + 16 * i} cy="-15" r="10.5" />
          )}
          <Piece name={`landed:${land}:${seat}`} from={fleetPlace(seat)}>
            <Token
              family={families[seat]!}
              size={seat === first ? 18 : 15}
              x={-((reached.length - 1) * 8) + 16 * i - (seat === first ? 9 : 7.5)}
              y={seat === first ? -24 : -22.5}
            />
          </Piece>
        </g>
      ))}
    </Target>
  );
}

const SHORE = 'M0 12q94-12 206.800-6t244.400 0t244.400 2t244.400-4';
const MIDDLES = [524, 618, 711, 803, 893];

/** The ocean: fleets on the left, distant lands on the right. */
export function Sea({ sight }: { readonly sight: Sight }) {
  const seats = sight.view.players.length;
  const pitch = 470 / Math.max(4, seats);
  return (
    <g transform="translate(0 378)">
      <path d={`${SHORE}V74H0Z`} fill="url(#cf-waves)" />
      <path class="coast" d={SHORE} />
      <path class="surf" d={SHORE} transform="translate(0 5)" />
      {sight.view.players.map((_, seat) => (
        <g key={seat} transform={`translate(${8 + pitch * seat} 26)`}>
          <Fleet sight={sight} seat={seat} width={pitch - 4} />
        </g>
      ))}
      {MIDDLES.map((x, land) => (
        <g key={x} transform={`translate(${x} 48)`}>
          <DistantLand sight={sight} land={land} />
        </g>
      ))}
    </g>
  );
}

/** Where the islands lie on open water: across and down as shares of it, in a high and in a wide area. */
const ISLANDS = {
  high: [
    [0.18, 0.16],
    [0.5, 0.1],
    [0.82, 0.2],
    [0.33, 0.74],
    [0.68, 0.78],
  ],
  wide: [
    [0.1, 0.3],
    [0.3, 0.62],
    [0.5, 0.25],
    [0.7, 0.62],
    [0.9, 0.3],
  ],
} as const;
const FLEET = 40;
const SURF = 'q24-9 48 0t48 0';

/** The ocean where it has an area of its own: islands, and below them the fleets in rows. */
export function Ocean({ sight, width, height }: Size & { readonly sight: Sight }) {
  const wide = width > 1.6 * height;
  const columns = wide ? 3 : 2;
  const rows = Math.ceil(sight.view.players.length / columns);
  const top = height - rows * FLEET - 8;
  const shore = `M0 10${SURF.repeat(Math.ceil(width / 96))}`;
  return (
    <>
      <rect y={wide ? 8 : 0} width={width} height={height} fill="url(#cf-waves)" />
      {wide && <path class="coast" d={shore} />}
      {(wide ? ISLANDS.wide : ISLANDS.high).map(([x, y], land) => (
        <g
          key={x}
          transform={`translate(${(x * width).toFixed(1)} ${(56 + y * (top - 100)).toFixed(1)}) scale(1.25)`}
        >
          <DistantLand sight={sight} land={land} />
        </g>
      ))}
      {sight.families.map((family, seat) => (
        <g
          key={family}
          transform={`translate(${14 + (seat % columns) * ((width - 6) / columns)} ${top + Math.floor(seat / columns) * FLEET}) scale(1.2)`}
        >
          <Fleet sight={sight} seat={seat} width={(0.72 * width) / columns} />
        </g>
      ))}
    </>
  );
}
