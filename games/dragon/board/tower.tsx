import { Icon } from '../../../client/icons/icon.tsx';
import type { Seat } from '../../../core/game.ts';
import { PERSON_TYPES, typeOf } from '../rules/data.ts';
import { floorsAt, personsAt } from '../rules/palace.ts';
import { symbolCount } from '../rules/tiles.ts';
import { roomPlace } from './ids.ts';
import { SYMBOL_ICONS } from './symbols.ts';

const FLOOR = 22;

/** A palace of another court, small: a symbol says who lives on each floor. */
export function Tower({
  palaces,
  seat,
  index,
  x,
}: {
  readonly palaces: readonly number[];
  readonly seat: Seat;
  readonly index: number;
  readonly x: number;
}) {
  const floors = floorsAt(palaces, index);
  const persons = personsAt(palaces, index);
  const top = 82 - floors * FLOOR;
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M4 86h44l-3-4H7Z" class="key" fill="var(--stonebase)" />
      {Array.from({ length: floors }, (_, floor) => {
        const y = 60 - floor * FLOOR;
        const person = persons[floor];
        return (
          <g key={floor} data-place={roomPlace(seat, index, floor)}>
            <rect
              x="9"
              y={y}
              width="34"
              height={FLOOR}
              class={person === undefined ? 'vacant' : 'key'}
              fill="var(--wall-room)"
            />
            {person !== undefined && <Signs person={person} y={y} />}
            <path
              d={`M4 ${y + 1}q4-.5 6-3h32q2 2.500 6 3q-2 2-4 2H8q-2 0-4-2Z`}
              class="key"
              fill="var(--roof)"
            />
          </g>
        );
      })}
      <path
        d={`M2 ${top + 1}C11 ${top} 15.800 ${top - 6} 17.200 ${top - 10}H34.800C36.200 ${top - 6} 41 ${top} 50 ${top + 1}q-2 2.500-5 2.500H7q-3 0-5-2.500Z`}
        class="key"
        fill="var(--roof)"
      />
      <path d={`M16.500 ${top - 10.5}h19`} stroke="var(--line0)" stroke-width="3" stroke-linecap="round" />
      <path
        d={`M16.500 ${top - 10.5}h19`}
        stroke="var(--i-gold)"
        stroke-width="1.400"
        stroke-linecap="round"
      />
    </g>
  );
}

function Signs({ person, y }: { readonly person: number; readonly y: number }) {
  const count = symbolCount(person);
  const size = [18, 15, 11.5][count - 1]!;
  const icon = SYMBOL_ICONS[PERSON_TYPES[typeOf(person)]!];
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <Icon
          key={i}
          name={icon}
          size={size}
          x={26 + (i - count / 2) * (size - 0.5)}
          y={y + 12 - size / 2}
          class="lit"
        />
      ))}
    </>
  );
}
