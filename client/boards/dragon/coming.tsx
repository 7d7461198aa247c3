import type { Seat } from '../../../rules/core/game.ts';
import { forecast, type MonthForecast } from '../../../rules/dragon/forecast.ts';
import { Icon } from '../../icons/icon.tsx';
import { figuresOf } from './outlook.ts';
import { useSight } from './sight.ts';
import { eventIcon } from './symbols.ts';

/** So many months and figures fit into a line; what is further off can still be changed. */
const MONTHS = 6;
const FIGURES = 10;

/** The forecast for another court: a cell for each of the next months, below each other in all courts. */
export function Coming({ seat }: { readonly seat: Seat }) {
  const { view, texts } = useSight().props;
  const months = forecast(view);
  const columns = columnsOf(months);
  const widths = columns.map((most) => `minmax(${Math.max(33, most * 28)}px, ${most}fr)`);
  return (
    <ol class="coming" style={{ gridTemplateColumns: widths.join(' ') }} aria-label={texts.board.forecast}>
      {months.slice(0, columns.length).map(({ month, event, players }) => (
        <li key={month}>
          <span class="coming-month">
            <Icon name={eventIcon(event)} size={16} label={texts.terms.events[event]} />
            {month}
          </span>
          <span class="coming-toll">
            {figuresOf(players[seat]!).map(({ key, icon, text, mood }) => (
              <span key={key} class={mood}>
                {text}
                <Icon name={icon} size={12} label={texts.board.units[key]} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** For each month that fits, the most figures that any court has there. */
function columnsOf(months: readonly MonthForecast[]): number[] {
  const columns: number[] = [];
  let room = FIGURES;
  for (const { players } of months.slice(0, MONTHS)) {
    const most = Math.max(1, ...players.map((outlook) => figuresOf(outlook).length));
    room -= most;
    if (room < 0) break;
    columns.push(most);
  }
  return columns;
}
