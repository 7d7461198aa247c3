import type { Game, OptionValue } from '../../rules/core/game.ts';
import { gameTexts, t } from '../texts/texts.ts';

interface OptionsProps {
  readonly game: Game;
  readonly seats: number;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  change(chosen: Readonly<Record<string, OptionValue>>): void;
}

interface Spec {
  values(seats: number, chosen: Readonly<Record<string, OptionValue>>): readonly OptionValue[];
  readonly default: OptionValue;
}
interface OptionText {
  readonly name: string;
  value(value: OptionValue): string;
}

/** The options of a game as its rules list them; what one option allows may depend on those before it. */
export function Options({ game, seats, chosen, change }: OptionsProps) {
  const texts = gameTexts(game.id)?.options as unknown as Readonly<Record<string, OptionText>> | undefined;
  if (!texts) return null;
  const taken: Record<string, OptionValue> = {};
  const rows = Object.entries(game.options as unknown as Readonly<Record<string, Spec>>).map(
    ([name, spec]) => {
      const values = spec.values(seats, taken);
      const value =
        values.find((one) => one === chosen[name]) ??
        values.find((one) => one === spec.default) ??
        values[0]!;
      taken[name] = value;
      return { name, values, value };
    },
  );
  const open = rows.filter(({ values }) => values.length > 1);
  if (open.length === 0) return null;
  return (
    <details class="more-options">
      <summary>
        <span class="cap">{t().setup.options}</span>
        <small>
          {open.map(({ name, value }) => `${texts[name]!.name}: ${texts[name]!.value(value)}`).join(' · ')}
        </small>
      </summary>
      <div class="options">
        {open.map(({ name, values, value }) =>
          typeof value === 'boolean' ? (
            <label key={name} class="option">
              <span>{texts[name]!.name}</span>
              <input
                type="checkbox"
                class="yes-no"
                checked={value}
                onChange={({ currentTarget }) => change({ ...chosen, [name]: currentTarget.checked })}
              />
            </label>
          ) : (
            <label key={name} class="option">
              <span>{texts[name]!.name}</span>
              <select
                class="field"
                value={String(value)}
                onChange={({ currentTarget }) =>
                  change({ ...chosen, [name]: values.find((one) => String(one) === currentTarget.value)! })
                }
              >
                {values.map((one) => (
                  <option key={String(one)} value={String(one)}>
                    {texts[name]!.value(one)}
                  </option>
                ))}
              </select>
            </label>
          ),
        )}
      </div>
    </details>
  );
}
