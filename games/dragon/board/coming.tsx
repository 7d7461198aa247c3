import { Icon } from '../../../client/icons/icon.tsx';
import type { Seat } from '../../../core/game.ts';
import { ahead, monthWords } from './ahead.ts';
import { figuresOf } from './outlook.ts';
import { useSight } from './sight.ts';
import { eventIcon } from './symbols.ts';

/** So many months fit into a line; what is further off can still be changed. */
const MONTHS = 6;
/** Fewer would stand too far apart. */
const COLUMNS = 4;

/** The forecast for another court: a cell for each of the next months, below each other in all courts. */
export function Coming({ seat }: { readonly seat: Seat }) {
  const { props } = useSight();
  const { texts } = props;
  const months = ahead(props).slice(0, MONTHS);
  const rows = Math.max(
    1,
    ...months.flatMap(({ players, without }) =>
      players.map((outlook, other) => figuresOf(outlook, without?.[other]).length),
    ),
  );
  return (
    <ol
      class="coming"
      style={{ '--months': Math.max(COLUMNS, months.length), '--rows': rows }}
      aria-label={texts.board.forecast}
    >
      {months.map((coming) => (
        <li key={coming.month}>
          <span class="coming-month">
            <Icon name={eventIcon(coming.event)} size={16} label={texts.terms.events[coming.event]} />
            {coming.month}
          </span>
          <span class="unseen">{monthWords(coming, seat, texts)}</span>
          <span class="coming-toll" aria-hidden="true">
            {figuresOf(coming.players[seat]!, coming.without?.[seat]).map(
              ({ key, icon, text, was, mood }) => (
                <span key={key} class={was === undefined ? mood : `${mood} changed`}>
                  {was && <s>{was}</s>}
                  {text}
                  <Icon name={icon} size={13} />
                </span>
              ),
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
