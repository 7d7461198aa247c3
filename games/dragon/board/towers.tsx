import type { Seat } from '../../../core/game.ts';
import { palaceCount } from '../rules/palace.ts';
import type { Player } from '../rules/types.ts';
import { palacePlace } from './ids.ts';
import { Tower } from './tower.tsx';

interface TowersProps {
  readonly player: Player;
  readonly seat: Seat;
  readonly label: string;
}

const PITCH = 58;
const ROOM = 214;

/** All palaces of another court side by side; where they are many, they shrink or stand in two rows. */
export function Towers({ player, seat, label }: TowersProps) {
  const count = palaceCount(player.palaces);
  const pitch = count > 4 ? 54 : PITCH;
  const width = Math.max(ROOM, count * pitch);
  return (
    <svg
      class="dragon towers"
      viewBox={`0 0 ${width} 90`}
      preserveAspectRatio="xMinYMax meet"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: count }, (_, i) => (
        <g key={i} data-place={palacePlace(seat, i)}>
          <Tower palaces={player.palaces} seat={seat} index={i} x={i * pitch} />
        </g>
      ))}
    </svg>
  );
}
