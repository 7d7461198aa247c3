import { Icon } from '../../../client/icons/icon.tsx';
import type { Seat } from '../../../core/game.ts';
import { forecast } from '../rules/forecast.ts';
import { figuresOf } from './outlook.ts';
import { useSight } from './sight.ts';
import { eventIcon } from './symbols.ts';

/** So many months fit into a line; what is further off can still be changed. */
const MONTHS = 6;
/** Fewer would stand too far apart. */
const COLUMNS = 4;

/** The forecast for another court: a cell for each of the next months, below each other in all courts. */
export function Coming({ seat }: { readonly seat: Seat }) {
  const { view, texts } = useSight().props;
  const months = forecast(view).slice(0, MONTHS);
  const rows = Math.max(
    1,
    ...months.flatMap(({ players }) => players.map((outlook) => figuresOf(outlook).length)),
  );
  return (
    <ol
      class="coming"
      style={{ '--months': Math.max(COLUMNS, months.length), '--rows': rows }}
      aria-label={texts.board.forecast}
    >
      {months.map(({ month, event, players }) => (
        <li key={month}>
          <span class="coming-month">
            <Icon name={eventIcon(event)} size={16} label={texts.terms.events[event]} />
            {month}
          </span>
          <span class="coming-toll">
            {figuresOf(players[seat]!).map(({ key, icon, text, mood }) => (
              <span key={key} class={mood}>
                {text}
                <Icon name={icon} size={13} label={texts.board.units[key]} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
