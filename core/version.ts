import type { Game, Kinds, OptionsSpec, OptionValue } from './game.ts';

type Options = Record<string, OptionValue>;
/** Every state contains its options. */
type Stored = { options: Options };
type Added = { added?: { version: number; before: (chosen: Options) => OptionValue } };

/** Migration for games whose older versions lack only options that were added later. */
export function versions<K extends Kinds>(
  id: Game['id'],
  version: number,
  spec: OptionsSpec<K['options']>,
): Pick<Game<K>, 'version' | 'migrate' | 'migrateOptions' | 'inVersion'> {
  const entries = Object.entries(spec as Record<string, Added>);
  const check = (from: number): void => {
    if (!Number.isInteger(from) || from < 1 || from > version)
      throw new Error(`There is no way from version ${from} of ${id} to ${version}.`);
  };
  const migrateOptions = (stored: object, from: number): K['options'] => {
    check(from);
    if (from === version) return stored;
    const options: Options = {};
    for (const [name, { added }] of entries)
      options[name] = added && added.version > from ? added.before(options) : (stored as Options)[name]!;
    return options;
  };
  return {
    version,
    migrateOptions,
    migrate: (stored, from) => {
      const { options } = stored as Stored;
      return { ...(stored as K['state']), options: migrateOptions(options, from) };
    },
    inVersion(s, from) {
      check(from);
      if (from === version) return s;
      const { options } = s as unknown as Stored;
      const known = entries.filter(([, { added }]) => !added || added.version <= from);
      return { ...s, options: Object.fromEntries(known.map(([name]) => [name, options[name]])) };
    },
  };
}
