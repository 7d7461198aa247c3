import { describe, expect, it } from 'vitest';
import { WHOLE } from '../client/testing/sample.ts';
import { firstSeat, type Game, legalActions, over, type Seat } from '../core/game.ts';
import { allOptions } from '../core/options.ts';
import { below, stream } from '../core/rng.ts';
import { LANGUAGES } from '../i18n/index.ts';
import type { Reading } from '../i18n/reading.ts';
import { type Fact, fact, missing } from '../i18n/testing/facts.ts';
import { linesOf } from '../i18n/testing/reading.ts';
import { NAMES, sound } from '../i18n/testing/sample.ts';
import { rowsOfSeat, scoreOf, zonesOf } from './generic/words/facts.ts';
import { brings, GAME_IDS } from './list.ts';
import { gameOf } from './rules.ts';
import { readerOf, wordsOf } from './words.ts';

type View = ReturnType<Game['view']>;
type FactsOf = (view: View, names: readonly string[]) => Fact[];

/** Positions of a game that are compared; all of them take a while. */
const POSITIONS = WHOLE ? 200 : 40;

/** Reads the facts from the view by itself, and not by what reads it out. */
async function factsOf(id: string): Promise<FactsOf> {
  if (!brings(id, 'words')) return plainFacts as FactsOf;
  return ((await import(`./${id}/words/testing/facts.ts`)) as { factsOf: FactsOf }).factsOf;
}

/** What any view says: every word and number in it. */
const plainFacts = (view: Parameters<typeof zonesOf>[0], names: readonly string[]): Fact[] => [
  ...zonesOf(view).flatMap(({ id, rows }) =>
    rows.flatMap(({ items }) =>
      items.map((item) => fact(`zone:${id}`, item.kind === 'card' ? plain(item.name) : item.value)),
    ),
  ),
  ...names.flatMap((name, seat) => [
    fact('players', name, scoreOf(view, seat)),
    ...rowsOfSeat(view, seat).flatMap(({ items }) =>
      items.map((item) => fact('players', name, item.kind === 'card' ? plain(item.name) : item.value)),
    ),
  ]),
];
const plain = (name: string): string =>
  name
    .replaceAll(/[-_]/g, ' ')
    .replace(/\s*\+\s*/, ' + ')
    .toLowerCase();

interface Look {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** Positions of games of chance with all numbers of seats and many options, spread over their whole course. */
function* looks(game: Game): Generator<Look> {
  const tables = [...Array(game.seats[1] - game.seats[0] + 1).keys()].flatMap((n) => {
    const seats = game.seats[0] + n;
    const options = [...allOptions(game, seats)];
    const dice = stream(`reading/${seats}`, game.id);
    return [0, 1].map(() => [seats, options[below(dice, options.length)]!] as const);
  });
  const each = Math.ceil(POSITIONS / tables.length);
  for (const [n, [seats, options]] of tables.entries()) {
    const start = game.setup(options, seats, `reading ${n}`);
    const course: Look[] = [];
    const dice = stream(`reading/${n}`, game.id);
    const names = NAMES.slice(0, seats);
    while (!over(start)) {
      const seat = firstSeat(game.active(start));
      course.push({ view: game.view(start, seat), seat, names });
      const legal = legalActions(game, start, seat);
      game.apply(start, seat, legal[below(dice, legal.length)]!);
    }
    course.push({ view: game.view(start, 0), seat: 0, names });
    for (let k = 1; k <= each; k++) yield course[Math.ceil((k * course.length) / each) - 1]!;
  }
}

describe.each(GAME_IDS)('the reading of %s', async (id) => {
  const game = gameOf(id);
  const positions = [...looks(game)];
  const facts = await factsOf(id);
  const readings = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const [texts, reader] = await Promise.all([wordsOf(lang, id), readerOf(lang, id)]);
      const read = ({ view, seat: viewer, names }: Look): Reading =>
        reader({ game, view, viewer, names, texts, lang });
      return { lang, read };
    }),
  );
  const english = readings.find(({ lang }) => lang === 'en')!;

  it(`says every fact of the view, over ${positions.length} positions`, () => {
    let said = 0;
    for (const look of positions) {
      const found = facts(look.view, look.names);
      said += found.length;
      expect(missing(found, english.read(look))).toEqual([]);
    }
    expect(positions.length).toBeGreaterThanOrEqual(POSITIONS);
    expect(said / positions.length).toBeGreaterThan(brings(id, 'words') ? 50 : 5);
  });

  it('is of this position and no other', () => {
    const pairs = positions.flatMap((look, n) => {
      const next = positions[n + 1];
      return next?.names.length === look.names.length ? [[look, next] as const] : [];
    });
    const told = pairs.filter(
      ([look, next]) => missing(facts(next.view, next.names), english.read(look)).length > 0,
    );
    // A sealed bid changes nothing that others see.
    expect(told.length).toBeGreaterThan(0.8 * pairs.length);
  });

  it.each(readings)('has the same parts and figures in $lang', ({ read }) => {
    for (const look of positions.slice(0, 20)) {
      const [own, other] = [read(look), english.read(look)];
      expect(own.map(({ id: section }) => section)).toEqual(other.map(({ id: section }) => section));
      for (const [n, section] of own.entries()) {
        expect(section.entries.map(({ id: entry }) => entry)).toEqual(
          other[n]!.entries.map(({ id: entry }) => entry),
        );
        const names = section.entries.map(({ name }) => name);
        expect(
          names.every((name) => name !== ''),
          section.id,
        ).toBe(true);
      }
      for (const line of linesOf(own)) expect(sound(line), line).toBe(true);
    }
  });

  it('leads along every road and back', () => {
    for (const look of positions.slice(0, 4)) {
      const entries = english.read(look).flatMap((section) => section.entries);
      const ways = new Map(entries.map(({ id: at, ways: found = [] }) => [at, found.map(({ to }) => to)]));
      for (const [at, found] of ways)
        for (const to of found) expect(ways.get(to), `${to} to ${at}`).toContain(at);
    }
  });
});
