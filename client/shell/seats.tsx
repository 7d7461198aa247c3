import { FAMILIES } from '../board/board.ts';
import { Token } from '../icons/token.tsx';
import { LEVELS, USUAL_LEVEL } from '../session/levels.ts';
import { t } from '../texts/texts.ts';
import './seats.css';

/** The plan for a seat: a person here, or a bot by name. */
export interface SeatPlan {
  readonly bot: string | null;
  readonly name: string;
}

interface SeatsProps {
  readonly range: readonly [min: number, max: number];
  readonly online: boolean;
  readonly plan: readonly SeatPlan[];
  change(plan: readonly SeatPlan[]): void;
}

export function Seats({ range: [min, max], online, plan, change }: SeatsProps) {
  const { setup } = t();
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  const resize = (count: number) =>
    change(Array.from({ length: count }, (_, seat) => plan[seat] ?? { bot: USUAL_LEVEL, name: '' }));
  return (
    <fieldset class="who">
      <legend class="cap">{setup.seats}</legend>
      <div class="counts parts">
        {counts.map((count) => (
          <label key={count} class="tile count-tile">
            <input type="radio" name="seats" checked={plan.length === count} onChange={() => resize(count)} />
            <b>{count}</b>
          </label>
        ))}
      </div>
      {!online && (
        <ol class="seats">
          {plan.map((one, seat) => (
            <SeatCard
              key={seat}
              seat={seat}
              plan={one}
              change={(next) => change(plan.map((old, at) => (at === seat ? next : old)))}
            />
          ))}
        </ol>
      )}
    </fieldset>
  );
}

interface SeatCardProps {
  readonly seat: number;
  readonly plan: SeatPlan;
  change(plan: SeatPlan): void;
}

/** A bot's card opens the list; a person's has a field for the name. */
function SeatCard({ seat, plan, change }: SeatCardProps) {
  const { home, seats, setup } = t();
  return (
    <li class={plan.bot === null ? 'seat' : 'seat by-bot'}>
      <Token family={FAMILIES[seat]!} size={38} />
      {plan.bot === null && (
        <input
          class="field"
          aria-label={`${setup.seat(seat + 1)}: ${setup.name}`}
          placeholder={seats[seat]}
          maxLength={32}
          value={plan.name}
          onInput={({ currentTarget }) => change({ ...plan, name: currentTarget.value })}
        />
      )}
      <select
        aria-label={setup.seat(seat + 1)}
        value={plan.bot ?? ''}
        onChange={({ currentTarget: { value } }) => change({ ...plan, bot: value === '' ? null : value })}
      >
        <option value="">{setup.person}</option>
        {LEVELS.map((bot) => (
          <option key={bot} value={bot}>
            {home.level(bot)}
          </option>
        ))}
      </select>
      {plan.bot !== null && (
        <span class="seat-name">
          <b aria-hidden>{home.level(plan.bot)}</b>
          <small>{home.character(plan.bot)}</small>
        </span>
      )}
    </li>
  );
}
