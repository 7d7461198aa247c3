import type { Game, Kinds, Viewer } from '../game.ts';
import { legalActions, over, phaseOf, seatsOf } from '../game.ts';
import { allOptions, defaultOptions } from '../options.ts';
import { below, stream } from '../rng.ts';
import { sha256Hex } from '../sha256.ts';

export interface GoldenCase {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly seats: number;
  readonly options: object;
  /** The initial state, if not from setup. */
  readonly start?: Kinds['state'];
}

/** Default options with every number of seats, and each other value of each option once. */
export function goldenCases(game: Game): GoldenCase[] {
  const [min, max] = game.seats;
  const cases: GoldenCase[] = [];
  for (let seats = min; seats <= max; seats++)
    cases.push({ name: `${seats}-players`, seats, options: defaultOptions(game, seats) });
  let seats = min;
  for (const [option, { values, default: usual }] of Object.entries(game.options as Game['options'] & Specs))
    for (const value of values(seats)) {
      if (value === usual) continue;
      const next = (n: number): number => (n === max ? min : n + 1);
      let options = closestToDefaults(game, seats, option, value);
      for (; !options; options = closestToDefaults(game, seats, option, value)) seats = next(seats);
      cases.push({ name: `${option}-${value}`, seats, options });
      seats = next(seats);
    }
  return cases;
}

/** The options closest to the defaults with this value, if that number of seats allows it. */
function closestToDefaults(game: Game, seats: number, option: string, value: unknown): object | undefined {
  const usual = Object.entries(defaultOptions(game, seats));
  const departures = (options: object): number =>
    usual.filter(([name, plain]) => (options as Record<string, unknown>)[name] !== plain).length;
  return allOptions(game, seats)
    .filter((options) => (options as Record<string, unknown>)[option] === value)
    .sort((a, b) => departures(a) - departures(b))[0];
}

type Specs = Record<string, { values: (seats: number) => readonly unknown[]; default: unknown }>;

const digest = (value: unknown): string => sha256Hex(JSON.stringify(value)).slice(0, 8);

/** Every value of the contract along one random game, so that any change of behaviour shows. */
export function goldenTranscript(game: Game, { name, seats, options, start }: GoldenCase): string {
  const rng = stream(name, 'golden');
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  const lines = [`${game.id} ${game.version}, ${seats} seats, ${JSON.stringify(options)}`];
  const views = (s: Kinds['state']) => viewers.map((viewer) => digest(game.view(s, viewer))).join(' ');
  const s = start ? game.clone(start) : game.setup(options, seats, `golden ${name}`);
  for (let n = 1; !over(s); n++) {
    const active = seatsOf(game.active(s));
    const seat = active[below(rng, active.length)]!;
    const legal = legalActions(game, s, seat);
    const action = legal[below(rng, legal.length)]!;
    lines.push(
      '',
      `${n} ${phaseOf(s)}, active ${active.join(' ')}, views ${views(s)}`,
      `  legal ${legal.map((a) => game.notate(a)).join(' ')}`,
      `  ${seat} ${game.notate(action)}`,
    );
    game.apply(s, seat, action, (event) => {
      lines.push(`    ${JSON.stringify(game.redact(event, 'spectator') ?? null)}`);
      for (const viewer of viewers.slice(0, -1)) {
        const shown = game.redact(event, viewer);
        if (JSON.stringify(shown) !== JSON.stringify(game.redact(event, 'spectator')))
          lines.push(`      ${viewer} sees ${JSON.stringify(shown ?? null)}`);
      }
    });
  }
  lines.push(
    '',
    `end ${game.ending(s)}, scores ${game.scores(s).join(' ')}, places ${game.places(s).join(' ')}`,
  );
  for (const viewer of viewers) lines.push(`view of ${viewer}: ${JSON.stringify(game.view(s, viewer))}`);
  return `${lines.join('\n')}\n`;
}
