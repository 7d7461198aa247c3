/** Blocks of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/** Isolates a name's text direction, so that it cannot reverse the sentence around it. */
const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? FIRST_STRONG_ISOLATE + name + POP_ISOLATE : name;

/** Isolates all names in an answer of the server. Every displayed name passes here. */
export function isolateNames<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(isolateNames) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => {
      if (key === 'name' && typeof part === 'string') return [key, isolated(part)];
      if (key === 'names' && Array.isArray(part)) return [key, part.map((name: string) => isolated(name))];
      return [key, isolateNames(part)];
    }),
  ) as T;
}
