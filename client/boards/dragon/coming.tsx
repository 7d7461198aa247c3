import type { Seat } from '../../../rules/core/game.ts';
import { forecast } from '../../../rules/dragon/forecast.ts';
import { Icon } from '../../icons/icon.tsx';
import { figuresOf } from './outlook.ts';
import { useSight } from './sight.ts';
import { eventIcon } from './symbols.ts';

/** So many months fit into a line; what is further off can still be changed. */
const MONTHS = 6;

/** The forecast for another court: a cell for each of the next months. */
export function Coming({ seat }: { readonly seat: Seat }) {
  const { view, texts } = useSight().props;
  return (
    <ol class="coming" aria-label={texts.board.forecast}>
      {forecast(view)
        .slice(0, MONTHS)
        .map(({ month, event, players }) => (
          <li key={month} class={figuresOf(players[seat]!).length > 2 ? 'dense' : undefined}>
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
