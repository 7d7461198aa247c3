import { Piece } from '../../../client/board/piece.tsx';
import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { PERSON_TYPES, type Person, typeOf } from '../rules/data.ts';
import { inhabited, personsAt } from '../rules/palace.ts';
import { symbolCount } from '../rules/tiles.ts';
import type { DragonFrame, DragonMove } from '../rules/types.ts';
import { aimAt, standingOf } from './aim.tsx';
import { Chip } from './chip.tsx';
import { roomPlace, tilePlace } from './ids.ts';
import { Label, LEAST } from './label.tsx';
import { useSight } from './sight.ts';
import { portraitOf, SYMBOL_ICONS } from './symbols.ts';
import { FLOOR_HEIGHT, ROOM_HEIGHT, roomHalf, roomTop } from './timber.ts';

/** What is asked of somebody who lives there. */
const moveOf = (frame: DragonFrame | undefined, palace: number, person: Person): DragonMove => ({
  type: frame?.phase === 'full' ? 'replace' : 'release',
  palace,
  person,
});

interface RoomProps {
  readonly palace: number;
  readonly floor: number;
  /** Of the palace; what is written keeps its size. */
  readonly scale: number;
}

/** The room of a floor: who lives there with the symbols, or a lattice. */
export function Room({ palace, floor, scale }: RoomProps) {
  const { player, seat } = useSight();
  const person = personsAt(player.palaces, palace)[floor];
  const half = roomHalf(floor);
  const y = roomTop(floor);
  if (person === undefined) return <EmptyRoom palace={palace} floor={floor} scale={scale} />;
  return (
    <g class="lit" data-place={roomPlace(seat, palace, floor)}>
      <rect x={-half} y={y} width={2 * half} height={ROOM_HEIGHT} class="key" fill="var(--wall-room)" />
      <Piece name={`person:${seat}:${palace}:${floor}:${person}`} from={tilePlace(person)}>
        <Icon name={portraitOf(person)} size={ROOM_HEIGHT} x={8 - half} y={y + 1} />
        <Symbols person={person} right={half - 8} middle={y + 21} />
      </Piece>
    </g>
  );
}

interface TenantProps {
  readonly palace: number;
  readonly floor: number;
  readonly person: Person;
  /** Of the palace; what is written keeps its size. */
  readonly scale: number;
}

/** Whoever lives on a floor, as somebody who may have to go. It lies over roofs and columns. */
export function Tenant({ palace, floor, person, scale }: TenantProps) {
  const sight = useSight();
  const { frame, props, seat } = sight;
  const half = roomHalf(floor);
  const y = roomTop(floor);
  const place = roomPlace(seat, palace, floor);
  const move = moveOf(frame, palace, person);
  const { chips } = props.texts.page;
  return (
    <Target
      aim={aimAt(sight, place, move)}
      box={{ x: -half, y: y - 8, w: 2 * half, h: FLOOR_HEIGHT }}
      ring={{ x: -half + 6, y: y + 6.5, w: 2 * half - 12, h: ROOM_HEIGHT - 8 }}
      radius={2}
      halo={false}
      class="tenant"
    >
      {standingOf(sight, place, move.type) === 'picked' && (
        <g transform={`translate(0 ${y - 6}) scale(${1 / scale})`}>
          <Chip
            x={0}
            y={0}
            text={move.type === 'replace' ? chips.replace : chips.release}
            room={124 * scale}
          />
        </g>
      )}
    </Target>
  );
}

/** Whoever would move in, while it is not confirmed. */
export function NewTenant({ floor, person }: { readonly floor: number; readonly person: Person }) {
  const half = roomHalf(floor);
  const y = roomTop(floor);
  return (
    <g class="lit">
      <rect x={5 - half} y={y + 6} width={2 * half - 10} height={ROOM_HEIGHT - 6} fill="var(--wall-room)" />
      <g opacity="0.8">
        <Icon name={portraitOf(person)} size={ROOM_HEIGHT - 6} x={10 - half} y={y + 6} />
        <Symbols person={person} right={half - 8} middle={y + 21} />
      </g>
    </g>
  );
}

interface SymbolsProps {
  readonly person: Person;
  readonly right: number;
  readonly middle: number;
}

/** Strength is the symbol repeated. */
function Symbols({ person, right, middle }: SymbolsProps) {
  const count = symbolCount(person);
  const size = count > 2 ? 14 : 16;
  const icon = SYMBOL_ICONS[PERSON_TYPES[typeOf(person)]!];
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <Icon key={i} name={icon} size={size} x={right - size - i * (size - 1)} y={middle - size / 2} />
      ))}
    </>
  );
}

function EmptyRoom({ palace, floor, scale }: RoomProps) {
  const { player, props, seat, frame } = useSight();
  const { texts, view } = props;
  const half = roomHalf(floor);
  const y = roomTop(floor);
  const inner = half - 9;
  const deserted =
    floor === 0 && view.round > 0 && view.stack.length > 0 && !inhabited(player.palaces, palace);
  return (
    <g data-place={roomPlace(seat, palace, floor)}>
      <rect x={-half} y={y} width={2 * half} height={ROOM_HEIGHT} class="key" fill="var(--dark-room)" />
      <path
        d={`M0 ${y + 5}v30M${-inner / 2} ${y + 5}v30M${inner / 2} ${y + 5}v30M${-inner} ${y + 18.5}h${2 * inner}`}
        stroke="var(--lattice)"
        stroke-width="0.9"
      />
      {frame?.phase === 'house' ? null : deserted ? (
        <g style={{ color: 'var(--ver)' }}>
          <text
            x="-4"
            y={y + 24}
            text-anchor="end"
            font-size={Math.max(15, (LEAST + 0.1) / scale)}
            font-weight="800"
            fill="var(--ver)"
            stroke="var(--dark-room)"
            stroke-width="4"
            paint-order="stroke"
          >
            −1
          </text>
          <Icon name="floor" size={20} x={0} y={y + 8} />
        </g>
      ) : (
        <Label
          least={(LEAST + 0.1) / scale}
          x={0}
          y={y + 23.5}
          text={texts.page.room}
          size={13}
          room={2 * half - 20}
          weight={700}
          fill="var(--dark-text)"
          halo="var(--dark-room)"
        />
      )}
    </g>
  );
}

interface GuestProps {
  readonly palace: number;
  readonly person: Person;
  /** The number of the floor that has fallen. */
  readonly floor: number;
  readonly x: number;
  readonly y: number;
}

/** Somebody whose floor has fallen, waiting above the roof for the decision. */
export function Guest({ palace, person, floor, x, y }: GuestProps) {
  const sight = useSight();
  const { frame, seat } = sight;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target
        aim={aimAt(sight, roomPlace(seat, palace, floor), moveOf(frame, palace, person))}
        box={{ x: -20, y: 0, w: 40, h: 38 }}
        quiet
        class="lit"
      >
        <rect x="-20" y="0" width="40" height="38" rx="3" fill="var(--wall-room)" class="key" />
        <Icon name={portraitOf(person)} size={36} x={-16} y={1} />
      </Target>
    </g>
  );
}
