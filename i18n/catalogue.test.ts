import { describe, expect, it } from 'vitest';
import { firstSeat, legalActions, over, type RuleId } from '../rules/core/game.ts';
import { parseOptions } from '../rules/core/options.ts';
import { below, stream } from '../rules/core/rng.ts';
import { SUPER_EVENTS } from '../rules/dragon/data.ts';
import { dragon } from '../rules/dragon/index.ts';
import type { DragonEvent, DragonState } from '../rules/dragon/types.ts';
import type { DecisionPhase } from './dragon/pages.ts';
import { catalogue, LANGUAGES } from './index.ts';
import { words } from './words.ts';

/** Every type by name, so that a new one without a sentence here does not compile. */
const EVENT_TYPES: Readonly<Record<DragonEvent['type'], true>> = {
  drafted: true,
  monthBegan: true,
  dealt: true,
  actionTaken: true,
  gained: true,
  paid: true,
  moved: true,
  floorPlaced: true,
  privilegeBought: true,
  wallBuilt: true,
  dragonsReturned: true,
  cardPlayed: true,
  nobodyLeft: true,
  tileTaken: true,
  housed: true,
  replaced: true,
  refused: true,
  eventBegan: true,
  mustRelease: true,
  released: true,
  eventEnded: true,
  wallChecked: true,
  superEventBegan: true,
  floorRemoved: true,
  palaceFell: true,
  markersReset: true,
  cardDiscarded: true,
  privilegesLost: true,
  chartered: true,
  decayed: true,
  scored: true,
  finalScored: true,
  ended: true,
};
const PHASES: Readonly<Record<DecisionPhase, true>> = {
  draft: true,
  action: true,
  build: true,
  privilege: true,
  wall: true,
  card: true,
  tile: true,
  house: true,
  full: true,
  release: true,
  earthquake: true,
  flood: true,
  tornado: true,
  sunrise: true,
  charter: true,
};
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];

/** Random games of all super events with the wall: states before each decision, and all events. */
function walk() {
  const states: DragonState[] = [];
  const events: DragonEvent[] = [];
  SUPER_EVENTS.forEach((superEvent, k) => {
    const seats = 2 + (k % 4);
    const s = dragon.setup(parseOptions(dragon, seats, { superEvent, greatWall: 'true' }), seats, superEvent);
    const dice = stream(superEvent, 'walk');
    while (!over(s)) {
      states.push(dragon.clone(s));
      const seat = firstSeat(dragon.active(s));
      const legal = legalActions(dragon, s, seat);
      dragon.apply(s, seat, legal[below(dice, legal.length)]!, (event) => events.push(event));
    }
  });
  return { states, events };
}
const { states, events } = walk();
const sound = (text: string): boolean => text.trim() !== '' && !/undefined|NaN|\[object|null/.test(text);

it('walks through every event and every phase', () => {
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(EVENT_TYPES)));
  expect(new Set(states.map((s) => s.stack.at(-1)!.phase))).toEqual(new Set(Object.keys(PHASES)));
});

describe.each(LANGUAGES)('the catalogue of %s', async (lang) => {
  const texts = await catalogue(lang, 'dragon');

  it('tells every event in one sentence', () => {
    for (const event of events) {
      const text = texts.event(event, NAMES);
      expect(sound(text), `${event.type}: ${text}`).toBe(true);
      expect(text, event.type).toMatch(/[.。]$/);
      if ('seat' in event) expect(text).toContain(NAMES[event.seat]);
    }
  });

  it('puts every question and every choice into words, no two choices alike', () => {
    for (const s of states) {
      const seat = firstSeat(dragon.active(s));
      const scene = { view: dragon.view(s, seat), seat, names: NAMES };
      expect(sound(texts.prompt(scene))).toBe(true);
      const labels = legalActions(dragon, s, seat).map((action) => texts.move(dragon.decode(action), scene));
      for (const label of labels) expect(sound(label), label).toBe(true);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('explains every refusal', () => {
    const named = new Set<RuleId>();
    for (const s of states.filter((_, i) => i % 7 === 0)) {
      const seat = firstSeat(dragon.active(s));
      for (let action = 0; action < dragon.actions; action++)
        for (const id of dragon.why(s, seat, dragon.decode(action))) named.add(id);
    }
    expect(named.size).toBeGreaterThan(15);
    const refusals: Readonly<Record<string, string>> = texts.refusal;
    for (const id of named) expect(sound(refusals[id] ?? ''), id).toBe(true);
  });

  it('names every option and value', () => {
    for (const [name, spec] of Object.entries(dragon.options)) {
      const option = texts.options[name as keyof typeof texts.options];
      expect(sound(option.name)).toBe(true);
      for (const value of spec.values(5, {})) expect(sound(option.value(value as never))).toBe(true);
    }
  });

  it('has a page for every phase, of rules that it explains', () => {
    for (const phase of Object.keys(PHASES)) expect(texts.help).toHaveProperty(phase);
    for (const { title, rules } of Object.values(texts.help)) {
      expect(title).not.toBe('');
      for (const id of rules) expect(sound((texts.rules as Record<string, string>)[id] ?? ''), id).toBe(true);
    }
  });
});

describe.each(LANGUAGES.filter((lang) => lang !== 'en'))('the catalogue of %s', async (lang) => {
  const [texts, english] = await Promise.all([catalogue(lang, 'dragon'), catalogue('en', 'dragon')]);
  const [shell, master] = await Promise.all([catalogue(lang, 'shell'), catalogue('en', 'shell')]);

  it.each(['rules', 'refusal'] as const)('has its own words for %s', (key) => {
    for (const [id, text] of Object.entries(texts[key]))
      expect(text, id).not.toBe((english[key] as Record<string, string>)[id]);
  });

  it('has its own words for the commands', () => {
    for (const [name, text] of Object.entries(shell.commands))
      expect(text).not.toBe((master.commands as Record<string, string>)[name]);
  });
});

describe('plural forms', async () => {
  const ru = await catalogue('ru', 'dragon');
  const en = await catalogue('en', 'dragon');
  const paid = (amount: number): DragonEvent => ({
    type: 'paid',
    seat: 0,
    what: 'yuan',
    amount,
    source: 'tribute',
  });
  const must = (persons: number): DragonEvent => ({
    type: 'mustRelease',
    seat: 0,
    persons,
    cause: 'tribute',
  });

  it.each([
    [1, '1 юань '],
    [3, '3 юаня '],
    [5, '5 юаней '],
    [11, '11 юаней '],
    [21, '21 юань '],
    [22, '22 юаня '],
  ])('of Russian money, %i', (n, text) => expect(ru.event(paid(n), NAMES)).toContain(text));

  it('of living beings in Russian', () => {
    expect(ru.event(must(1), NAMES)).toContain('1 персонажа ');
    expect(ru.event(must(2), NAMES)).toContain('2 персонажей ');
  });

  it('of English', () => {
    expect(en.event(must(1), NAMES)).toContain('1 person ');
    expect(en.event(must(2), NAMES)).toContain('2 persons ');
  });

  it('of lists', () => {
    expect(words('en').list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(words('hu').list(['a', 'b'])).toBe('a és b');
    expect(words('ja').list(['a', 'b'])).toBe('a、b');
  });
});

it('puts the Hungarian article as it is spoken', async () => {
  const hu = await catalogue('hu', 'dragon');
  const begins = (round: number): string => hu.event({ type: 'monthBegan', round, event: 'peace' }, NAMES);
  expect(begins(1)).toMatch(/^Az 1\. hónap/);
  expect(begins(2)).toMatch(/^A 2\. hónap/);
  expect(begins(5)).toMatch(/^Az 5\. hónap/);
  expect(begins(11)).toMatch(/^A 11\. hónap/);
});
