import { Target } from '../../../client/board/target.tsx';
import { MAX_FLOORS } from '../rules/data.ts';
import { floorsAt, personsAt } from '../rules/palace.ts';
import type { DragonFrame, DragonMove } from '../rules/types.ts';
import { aimAt, standingOf } from './aim.tsx';
import { Chip } from './chip.tsx';
import { palacePlace } from './ids.ts';
import { Guest, NewTenant, Room, Tenant } from './room.tsx';
import { useSight } from './sight.ts';
import * as timber from './timber.ts';

interface PalaceProps {
  readonly index: number;
  readonly x: number;
  readonly base: number;
  readonly scale: number;
  readonly pitch: number;
}

/** What is asked of a palace as a whole. */
function moveOf(frame: DragonFrame | undefined, palace: number): DragonMove {
  if (frame?.phase === 'build') return { type: 'placeFloor', target: palace };
  if (frame?.phase === 'earthquake') return { type: 'removeFloor', palace };
  return { type: 'house', palace };
}

/** One palace of the court in the middle, a room a floor. */
export function Palace({ index, x, base, scale, pitch }: PalaceProps) {
  const sight = useSight();
  const { frame, player, seat, props } = sight;
  const { chips } = props.texts.page;
  const floors = floorsAt(player.palaces, index);
  const persons = personsAt(player.palaces, index);
  const place = palacePlace(seat, index);
  const move = moveOf(frame, index);
  const standing = standingOf(sight, place, move.type);
  const asked = standing === 'legal' || standing === 'picked';
  const houses = move.type === 'house';
  const height = timber.palaceHeight(floors);
  const free = persons.length;
  const chip = houses ? chips.moveIn : move.type === 'removeFloor' ? chips.lose : chips.floor;
  const ghost = move.type === 'placeFloor' && floors < MAX_FLOORS;
  return (
    <g transform={`translate(${x} ${base}) scale(${scale})`}>
      <Target
        aim={aimAt(sight, place, move)}
        drawn={chip}
        box={{ x: -64, y: -height - 8, w: 128, h: height + 8 }}
        ring={{
          x: -timber.roomHalf(free) - 1,
          y: timber.roomTop(free) - 1,
          w: 2 * timber.roomHalf(free) + 2,
          h: timber.ROOM_HEIGHT + 2,
        }}
        radius={2}
        bare={!houses}
        class="solid"
      >
        {asked && !houses && (
          <ellipse class="glowspot" cx="0" cy={-height + 14} rx="64" ry="17" filter="url(#dragon-glow)" />
        )}
        <path d={timber.BASE} class="key" fill="var(--stonebase)" />
        <path d={timber.STEPS} class="key bare" stroke-width="1" />
        {Array.from({ length: floors }, (_, floor) => (
          <Floor key={floor} palace={index} floor={floor} isTop={floor === floors - 1} scale={scale} />
        ))}
        {persons.slice(0, floors).map((person, floor) => (
          <Tenant key={floor} palace={index} floor={floor} person={person} scale={scale} />
        ))}
        {persons.slice(floors).map((person, i) => (
          <Guest
            key={i}
            palace={index}
            person={person}
            floor={floors + i}
            x={(i - (persons.length - floors - 1) / 2) * 44}
            y={-height - 40}
          />
        ))}
        {standing === 'picked' && !houses && (
          <rect class="ghost" x="-62" y={ghost ? -height - 14 : -height - 2} width="124" height="62" rx="3" />
        )}
        {standing === 'picked' && frame?.phase === 'house' && (
          <NewTenant floor={free} person={frame.person} />
        )}
        {asked && !(houses && standing === 'picked') && (
          <g
            transform={`translate(0 ${houses ? timber.roomTop(free) + 18 : -height + (standing === 'picked' ? 46 : persons.length > floors ? 18 : -12)}) scale(${1 / scale})`}
          >
            <Chip x={0} y={0} text={chip} room={Math.min(pitch - 4, 124)} />
          </g>
        )}
      </Target>
    </g>
  );
}

interface FloorProps {
  readonly palace: number;
  readonly floor: number;
  readonly isTop: boolean;
  readonly scale: number;
}

function Floor({ palace, floor, isTop, scale }: FloorProps) {
  const half = timber.roomHalf(floor);
  const top = timber.roomTop(floor);
  return (
    <>
      <Room palace={palace} floor={floor} scale={scale} />
      <path
        d={`M${-half - 0.5} ${top}h5v36h-5ZM${half - 4.5} ${top}h5v36h-5Z`}
        class="key"
        fill="var(--column)"
        stroke-width="1"
      />
      {floor > 0 && <path d={timber.railing(floor)} class="key bare" stroke-width="0.9" />}
      <path d={isTop ? timber.topRoof(floor) : timber.lowRoof(floor)} class="key" fill="var(--roof)" />
      <path d={timber.ribs(floor, isTop)} fill="none" stroke="var(--rib)" />
      {isTop && (
        <>
          <path d={timber.ridge(floor)} stroke="var(--line0)" stroke-width="4.2" stroke-linecap="round" />
          <path d={timber.ridge(floor)} stroke="var(--i-gold)" stroke-width="2" stroke-linecap="round" />
          <path d={timber.finials(floor)} class="key bare" />
        </>
      )}
    </>
  );
}
