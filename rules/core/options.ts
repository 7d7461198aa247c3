import type { Game, Kinds, OptionValue } from './game.ts';

export class InputError extends Error {}

type Spec = { values: (seats: number) => readonly OptionValue[]; default: OptionValue };

const specOf = <K extends Kinds>(game: Game<K>): [string, Spec][] =>
  Object.entries(game.options as Record<string, Spec>);

/** Options from text (`name=value`), checked against the game's own list; what is not named has its default. */
export function parseOptions<K extends Kinds>(
  game: Game<K>,
  seats: number,
  given: Readonly<Record<string, string>>,
): K['options'] {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new InputError(`${game.id} takes ${min} to ${max} seats, not ${seats}.`);
  const known = specOf(game);
  for (const name of Object.keys(given))
    if (!known.some(([key]) => key === name))
      throw new InputError(
        `${game.id} has no option '${name}'; it has ${known.map(([key]) => key).join(', ')}.`,
      );
  const chosen = known.map(([name, spec]) => {
    const text = given[name];
    if (text === undefined) return [name, spec.default];
    const value = spec.values(seats).find((v) => String(v) === text);
    if (value === undefined)
      throw new InputError(
        `Option ${name} of ${game.id} with ${seats} seats is one of ${spec.values(seats).join(', ')}, not '${text}'.`,
      );
    return [name, value];
  });
  return Object.fromEntries(chosen) as K['options'];
}

export const defaultOptions = <K extends Kinds>(game: Game<K>): K['options'] =>
  Object.fromEntries(specOf(game).map(([name, spec]) => [name, spec.default])) as K['options'];

/** Every combination of options for a number of seats, in a fixed order. */
export function allOptions<K extends Kinds>(game: Game<K>, seats: number): K['options'][] {
  let out: Record<string, OptionValue>[] = [{}];
  for (const [name, spec] of specOf(game))
    out = out.flatMap((base) => spec.values(seats).map((value) => ({ ...base, [name]: value })));
  return out as K['options'][];
}
