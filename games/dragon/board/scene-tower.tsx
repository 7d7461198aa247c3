import { Icon } from '../../../client/icons/icon.tsx';
import { PERSON_TYPES, type Person, typeOf } from '../rules/data.ts';
import { floorsAt, personsAt } from '../rules/palace.ts';
import { symbolCount } from '../rules/tiles.ts';
import { portraitOf, SYMBOL_ICONS } from './symbols.ts';
import * as timber from './timber.ts';

interface TowerProps {
  readonly palaces: readonly number[];
  readonly index: number;
  readonly x: number;
  readonly base: number;
  /** Persons who have left it, and whether a floor has fallen. */
  readonly gone: readonly Person[];
  readonly decayed: boolean;
}

/** A palace of a scene: who leaves is struck out, and the floor that falls stays as a dashed line. */
export function SceneTower({ palaces, index, x, base, gone, decayed }: TowerProps) {
  const floors = floorsAt(palaces, index);
  const persons = personsAt(palaces, index);
  const standing = decayed ? floors - 1 : floors;
  const left = [...gone];
  return (
    <g transform={`translate(${x} ${base})`}>
      <path d={timber.BASE} class="key" fill="var(--stonebase)" />
      {standing === 0 && <path d="M-34-7l14-9 9 5 13-10 12 8 16 6Z" class="key" fill="var(--stonebase)" />}
      {Array.from({ length: standing }, (_, floor) => {
        const person = persons[floor];
        const out = person !== undefined && left.includes(person);
        if (out) left.splice(left.indexOf(person), 1);
        return <Storey key={floor} floor={floor} person={person} out={out} isTop={floor === standing - 1} />;
      })}
      {decayed && (
        <g class="scene-in" transform={`translate(0 ${-timber.FLOOR_HEIGHT * standing})`}>
          <path
            d="M-52-44C-40-46-32-58-28-66H28C32-58 40-46 52-44ZM-44-42V-8H44V-42"
            fill="none"
            stroke="var(--edge)"
            stroke-width="1.8"
            stroke-dasharray="5 4"
          />
        </g>
      )}
    </g>
  );
}

interface StoreyProps {
  readonly floor: number;
  readonly person: Person | undefined;
  readonly out: boolean;
  readonly isTop: boolean;
}

function Storey({ floor, person, out, isTop }: StoreyProps) {
  const half = timber.roomHalf(floor);
  const top = timber.roomTop(floor);
  return (
    <>
      <rect
        x={-half}
        y={top}
        width={2 * half}
        height={timber.ROOM_HEIGHT}
        class="key"
        fill={person === undefined ? 'var(--dark-room)' : 'var(--wall-room)'}
      />
      {person !== undefined && (
        <g class="lit" opacity={out ? 0.35 : undefined}>
          <Icon name={portraitOf(person)} size={timber.ROOM_HEIGHT} x={8 - half} y={top + 1} />
          <Signs person={person} right={half - 8} middle={top + 21} />
        </g>
      )}
      {out && (
        <path
          class="scene-in"
          d={`M${-half + 6} ${top + timber.ROOM_HEIGHT - 5}L${half - 6} ${top + 7}`}
          stroke="var(--ver)"
          stroke-width="3"
          stroke-linecap="round"
        />
      )}
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
        <path d={timber.ridge(floor)} stroke="var(--i-gold)" stroke-width="3" stroke-linecap="round" />
      )}
    </>
  );
}

function Signs({ person, right, middle }: { person: Person; right: number; middle: number }) {
  const icon = SYMBOL_ICONS[PERSON_TYPES[typeOf(person)]!];
  return (
    <>
      {Array.from({ length: symbolCount(person) }, (_, i) => (
        <Icon key={i} name={icon} size={15} x={right - 15 - i * 14} y={middle - 7} />
      ))}
    </>
  );
}
