import type { GameId } from '../../../games/list.ts';
import type { Family } from '../../board/board.ts';
import { Icon } from '../../icons/icon.tsx';
import { seatColours } from '../../icons/token.tsx';
import land from './land.svg?raw';
import { Roofs } from './roofs.tsx';

/** A seat in the painting. */
export interface Bay {
  readonly family: Family;
  readonly taken: boolean;
  /** The lantern is lit; without a player there is none. */
  readonly ready: boolean;
  /** The player has closed the page. */
  readonly gone: boolean;
}

const WIDTH = 940;
/** Distance between columns: fewer seats have more room each. */
const BAY: Readonly<Record<number, number>> = { 2: 230, 3: 210, 4: 190, 5: 160 };
const BEAM = 202;
const FLOOR = 446;
const TABLE = 411;
/** Colours of the pictures on the walls. */
const PICTURES = ['#7fa9a0', '#9db98a', '#8fa7b5', '#b9a27a', '#9db6b4'];
const LANDSCAPE = land.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

interface Columns {
  /** Position of the first bay, and the distance between bays. */
  readonly left: number;
  readonly bay: number;
  /** Zoom for small screens. */
  readonly near: number;
}

export function hallOf(seats: number): Columns {
  const bay = BAY[seats]!;
  const wide = seats * bay;
  return { left: (WIDTH - wide) / 2, bay, near: Math.min(1.35, 880 / (wide + 80)) };
}

/** The hall of an open table, with one bay per seat. */
export function Hall({ game, bays }: { game: GameId; bays: readonly Bay[] }) {
  const { left, bay } = hallOf(bays.length);
  const right = WIDTH - left;
  return (
    <svg class={`lobby-hall hall-${game}`} viewBox="0 0 940 540" aria-hidden="true">
      <Sky game={game} />
      <path class="hall-base" d={`M${left - 22} ${FLOOR}H${right + 22}l12 16H${left - 34}Z`} />
      <path class="hall-step" d={`M${left - 34} 462H${right + 34}v9H${left - 34}Z`} />
      <g class="lit">
        <rect class="hall-wall" x={left} y={BEAM + 14} width={right - left} height={FLOOR - BEAM - 14} />
        {bays.map((seat, n) => (
          <Seat key={seat.family} seat={seat} at={left + n * bay} bay={bay} picture={PICTURES[n]!} />
        ))}
        <path class="hall-table" d={`M${left + 8} ${TABLE}H${right - 8}v14.5H${left + 8}Z`} />
        <path class="hall-gilt" d={`M${left + 12} ${TABLE + 7.3}H${right - 12}`} />
        <path class="hall-front" d={`M${left + 14} ${TABLE + 15}H${right - 14}V${FLOOR}H${left + 14}Z`} />
        {bays.map(
          (seat, n) =>
            seat.taken && <SeatMark key={seat.family} family={seat.family} x={left + (n + 0.5) * bay} />,
        )}
      </g>
      {Array.from({ length: bays.length + 1 }, (_, n) => (
        <Column key={n} x={left + n * bay} />
      ))}
      <rect class="hall-beam" x={left - 10} y={BEAM} width={right - left + 20} height="14" />
      <path class="hall-dashes" d={`M${left - 4} ${BEAM + 7}H${right + 4}`} />
      <path class="hall-gilt" d={`M${left - 8} ${BEAM + 13}H${right + 8}`} />
      {bays.map(
        ({ family, taken, ready }, n) =>
          taken && <Lantern key={family} x={left + n * bay + 28} lit={ready} />,
      )}
      <Roofs game={game} left={left} right={right} />
    </svg>
  );
}

const RAYS = Array.from({ length: 16 }, (_, n) => {
  const [x, y] = [Math.cos((n * Math.PI) / 8), Math.sin((n * Math.PI) / 8)];
  const to = n % 2 === 0 ? 1 : 0.75;
  return `M${(0.3 * x).toFixed(2)} ${(0.3 * y).toFixed(2)}L${(to * x).toFixed(2)} ${(to * y).toFixed(2)}`;
}).join('');
const ROCKETS = [
  { x: 809, y: 57, r: 30, colour: 'var(--i-ver)' },
  { x: 876, y: 30, r: 23, colour: 'var(--leaf)' },
  { x: 921, y: 81, r: 20, colour: 'var(--seat-jade)' },
  { x: 759, y: 98, r: 18, colour: 'var(--rocket-plum)' },
];

/** The background: rockets for the Dragon, the wall for Confucius, the sea for Han. */
function Sky({ game }: { game: GameId }) {
  return (
    <>
      <linearGradient id="hall-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--l-sky1)" />
        <stop offset=".6" stop-color="var(--l-sky2)" />
      </linearGradient>
      <linearGradient id="hall-ground" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--l-ground1)" />
        <stop offset="1" stop-color="var(--l-ground2)" />
      </linearGradient>
      <radialGradient id="hall-glow">
        <stop offset="0" stop-color="#f4c766" stop-opacity=".75" />
        <stop offset="1" stop-color="#f4c766" stop-opacity="0" />
      </radialGradient>
      {/* Wider than the box, for screens of other proportions. */}
      <rect x="-940" y="-540" width="2820" height="1080" fill="url(#hall-sky)" />
      <circle class="hall-sun" cx="112" cy="84" r="42" />
      <g dangerouslySetInnerHTML={{ __html: LANDSCAPE }} />
      <use href="#hall-cloud" transform="translate(166 46) scale(1.3)" />
      <use href="#hall-cloud" transform="translate(866 28) scale(1.5)" />
      <use href="#hall-cloud" transform="translate(-40 18)" />
      {game === 'dragon' &&
        ROCKETS.map(({ x, y, r, colour }) => (
          <path
            key={x}
            d={RAYS}
            transform={`translate(${x} ${y}) scale(${r})`}
            stroke={colour}
            stroke-width={1.3 / r}
            stroke-linecap="round"
          />
        ))}
      {game === 'confucius' && <Wall />}
      <path class="hall-ground" d="M-940 288H0q235-14 470-4t470-2H1880V1080H-940Z" />
      {game === 'han' && <Sea />}
      {game !== 'han' && <Pine x={905} y={404} size={1} />}
      <Pine x={28} y={396} size={1.1} />
    </>
  );
}

/** The Great Wall over the hills, with a tower on either side. */
function Wall() {
  return (
    <g class="far-wall">
      <path d="M-40 232Q60 196 128 236T300 240T520 226T700 238T838 210T990 250V268Q910 218 838 228T700 256T520 244T300 258T128 254T-40 250Z" />
      <path class="far-brick" d="M-40 232Q60 196 128 236T300 240T520 226T700 238T838 210T990 250" />
      <path d="M38 176h34v48H38ZM34 168h42v9H34ZM826 168h36v50H826ZM822 160h44v9H822Z" />
      <path class="far-gate" d="M49 224v-16a6 6 0 0 1 12 0v16ZM838 218v-17a6 6 0 0 1 12 0v17Z" />
    </g>
  );
}

/** A bay of the sea on the right, with two junks. */
const Sea = () => (
  <>
    <path class="hall-water" d="M1880 330H930q-60 8-78 30t38 42t-20 52t70 60H1880Z" />
    <path
      class="hall-waves"
      d="M892 372q8-6 16 0t16 0t16 0M905 396q8-6 16 0t16 0M908 440q8-6 16 0t16 0M892 470q8-6 16 0t16 0t16 0M915 352q8-6 16 0t16 0"
    />
    <g class="junk-near">
      <Icon name="junk" size={54} x={880} y={330} />
    </g>
  </>
);

const Pine = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g class="pine" transform={`translate(${x} ${y}) scale(${size})`}>
    <path class="pine-trunk" d="M0 40C-2 24 4 12-2-6M0 22C8 16 12 12 18 8M1 6C-8 2-12-2-16-8" />
    <path d="M-30-4q12-14 30-8q4-12 18-8q14-8 22 6q-12 8-26 4q-10 8-22 4q-12 8-22 2ZM4 14q8-12 22-8q12 0 14 10q-18 8-36-2ZM-26-22q8-14 24-10q14-6 20 8q-14 8-26 2q-10 6-18 0Z" />
  </g>
);

function Seat({ seat, at, bay, picture }: { seat: Bay; at: number; bay: number; picture: string }) {
  const middle = at + bay / 2;
  const wide = Math.min(146, 0.8 * bay);
  return (
    <>
      <rect class="hall-panel" x={at + 14} y="226" width={bay - 28} height="143" />
      <g transform={`translate(${at + bay - 67} 230)`}>
        <rect class="hall-mount" width="54" height="92" />
        <rect x="6.500" y="11" width="41" height="68" fill="#f7efd9" />
        <path d="M6.500 79L16 46l7 13L33 30l15 49Z" fill={picture} />
        <circle cx="17" cy="25" r="3.800" fill="#c9a06a" />
        <path class="hall-rod" d="M-3 0H57M-3 92H57" />
      </g>
      {seat.taken ? (
        <svg
          class={seat.gone ? 'guest gone' : 'guest'}
          x={middle - wide / 2}
          y={418 - 1.1 * wide}
          width={wide}
          height={1.1 * wide}
          style={seatColours(seat.family)}
          aria-hidden="true"
        >
          <use href={`#guest-${seat.family}`} />
        </svg>
      ) : (
        <g transform={`translate(${middle} 0)`}>
          <ellipse class="stool" cy="387" rx="38" ry="11.500" />
          <path class="stool-legs" d="M-32 395l-4 38M32 395l4 38" />
          <g class="stool-mark">
            <circle cy="346" r="24" />
            <use href={`#s-${seat.family}`} x="-13" y="333" width="26" height="26" />
          </g>
        </g>
      )}
    </>
  );
}

/** The seat's round token, on the table in front of its player. */
const SeatMark = ({ family, x }: { family: Family; x: number }) => (
  <g style={seatColours(family)}>
    <ellipse cx={x} cy="412" rx="20.500" ry="3" opacity=".35" />
    <circle class="seat-mark" cx={x} cy="398.700" r="20.500" />
    <circle class="seat-mark-rim" cx={x} cy="398.700" r="22.200" />
    <use href={`#s-${family}`} x={x - 12.3} y="386.400" width="24.600" height="24.600" fill="var(--c2)" />
  </g>
);

const Column = ({ x }: { x: number }) => (
  <>
    <rect class="hall-column" x={x - 5.5} y="212" width="11" height="232" />
    <path class="hall-column-light" d={`M${x - 3} 216v226`} />
    <path class="hall-column-foot" d={`M${x - 8.5} 441h17v5h-17Z`} />
  </>
);

const Lantern = ({ x, lit }: { x: number; lit: boolean }) => (
  <g class={lit ? 'lantern on' : 'lantern'} transform={`translate(${x} 216)`}>
    <circle class="lantern-glow" cy="21" r="38" fill="url(#hall-glow)" />
    <path class="lantern-cord" d="M0-2v10M0 34v5M-3 39v7M0 39v9M3 39v7" />
    <path class="lantern-cap" d="M-8 9h16v3H-8ZM-8 31h16v3H-8Z" />
    <ellipse class="lantern-silk" cy="21.500" rx="14" ry="10.500" />
    <path class="lantern-rib" d="M-5 11.500q-4 10 0 20M5 11.500q4 10 0 20M0 11v21" />
  </g>
);
