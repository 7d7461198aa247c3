import type { Game, OptionValue } from '../../core/game.ts';
import type { Texts } from '../../i18n/index.ts';
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

interface OptionRow {
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly value: OptionValue;
  /** The default. */
  readonly usual: OptionValue;
}

/** The options of a game in the order of its rules; the values of one may depend on those before it. */
export function optionRows(
  game: Game,
  seats: number,
  chosen: Readonly<Record<string, OptionValue>>,
): OptionRow[] {
  const taken: Record<string, OptionValue> = {};
  return Object.entries(game.options as unknown as Readonly<Record<string, Spec>>).map(([name, spec]) => {
    const values = spec.values(seats, taken);
    const usual = values.find((one) => one === spec.default) ?? values[0]!;
    const value = values.find((one) => one === chosen[name]) ?? usual;
    taken[name] = value;
    return { name, values, value, usual };
  });
}

export const optionTexts = (texts: Texts | undefined): Readonly<Record<string, OptionText>> | undefined =>
  texts?.options as unknown as Readonly<Record<string, OptionText>> | undefined;

export function Options({ game, seats, chosen, change }: OptionsProps) {
  const texts = optionTexts(gameTexts(game.id));
  if (!texts) return null;
  const rows = optionRows(game, seats, chosen);
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
