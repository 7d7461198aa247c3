import { Piece } from '../../../client/board/piece.tsx';
import { seatPlace } from '../../../client/board/places.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { seatColours } from '../../../client/icons/token.tsx';
import { seatsOf } from '../../../core/game.ts';
import { SURCHARGE } from '../rules/data.ts';
import { useSight } from './sight.ts';

/** The dragons on a group at its right corner, and at its left what they make it cost. */
export function Dragons({ group, width }: { readonly group: number; readonly width: number }) {
  const { view, families, names } = useSight().props;
  const seats = seatsOf(view.dragons[group] ?? 0);
  if (seats.length === 0) return null;
  const step = Math.min(30, (width - 58 - 34) / Math.max(1, seats.length - 1));
  return (
    <>
      <g class="lit" transform="translate(8 -11)">
        <rect width="38" height="22" rx="11" fill="var(--raised)" stroke="var(--ink)" stroke-width="1.2" />
        <Icon name="coin" size={16} x={4} y={3} style={{ '--k': 'var(--ink)' }} />
        <text x="25" y="15.5" font-size="13.5" font-weight="800">
          {SURCHARGE}
        </text>
      </g>
      {seats.map((seat, i) => (
        <Piece key={seat} name={`dragon:${seat}`} from={seatPlace(seat)}>
          <Icon
            name="dragon"
            size={34}
            x={width - 42 - (seats.length - 1 - i) * step}
            y={-17}
            label={names[seat]!}
            class="lit"
            style={seatColours(families[seat]!)}
          />
        </Piece>
      ))}
    </>
  );
}
