import type { Game, Kinds, OptionValue } from './game.ts';

export class InputError extends Error {}

type Chosen = Record<string, OptionValue>;
type Spec = {
  values: (seats: number, chosen: Chosen) => readonly OptionValue[];
  default: OptionValue;
  added?: { version: number; before: (chosen: Chosen) => OptionValue };
};

const specOf = <K extends Kinds>(game: Game<K>): [string, Spec][] =>
  Object.entries(game.options as Record<string, Spec>);

/** The options that a version of a game had. */
export const optionNames = <K extends Kinds>(game: Game<K>, version: number): string[] =>
  specOf(game).flatMap(([name, { added }]) => (added && added.version > version ? [] : [name]));

/**
 * Parses options (`name=value`) and checks them against the game's list. Missing ones get their default; options
 * that the text's version did not have get the value that version was played by.
 */
export function parseOptions<K extends Kinds>(
  game: Game<K>,
  seats: number,
  given: Readonly<Record<string, string>>,
  version = game.version,
): K['options'] {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new InputError(`${game.id} takes ${min} to ${max} seats, not ${seats}.`);
  const known = optionNames(game, version);
  for (const name of Object.keys(given))
    if (!known.includes(name))
      throw new InputError(`${game.id} has no option '${name}'; it has ${known.join(', ')}.`);
  const chosen: Chosen = {};
  for (const [name, spec] of specOf(game)) {
    if (spec.added && spec.added.version > version) {
      chosen[name] = spec.added.before(chosen);
      continue;
    }
    const values = spec.values(seats, chosen);
    const text = given[name];
    const value = text === undefined ? usual(spec, values) : values.find((v) => String(v) === text);
    if (value === undefined)
      throw new InputError(
        `Option ${name} of ${game.id} with ${seats} seats is one of ${values.join(', ')}, not '${text}'.`,
      );
    chosen[name] = value;
  }
  return chosen as K['options'];
}

const usual = (spec: Spec, values: readonly OptionValue[]): OptionValue =>
  values.includes(spec.default) ? spec.default : values[0]!;

/** Fills in defaults of options that were added without a new version. */
export function completeOptions<K extends Kinds>(
  game: Game<K>,
  seats: number,
  stored: K['options'],
): K['options'] {
  const chosen: Chosen = { ...(stored as Chosen) };
  for (const [name, spec] of specOf(game)) chosen[name] ??= usual(spec, spec.values(seats, chosen));
  return chosen as K['options'];
}

export const defaultOptions = <K extends Kinds>(game: Game<K>, seats: number): K['options'] =>
  parseOptions(game, seats, {});

/** Every combination of options for a number of seats, in a fixed order. */
export function allOptions<K extends Kinds>(game: Game<K>, seats: number): K['options'][] {
  let out: Chosen[] = [{}];
  for (const [name, spec] of specOf(game))
    out = out.flatMap((base) => spec.values(seats, base).map((value) => ({ ...base, [name]: value })));
  return out as K['options'][];
}
