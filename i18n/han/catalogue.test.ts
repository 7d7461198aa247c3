import { describe, expect, it } from 'vitest';
import { firstSeat, legalActions, over, type RuleId } from '../../rules/core/game.ts';
import { parseOptions } from '../../rules/core/options.ts';
import { below, stream } from '../../rules/core/rng.ts';
import { BOARDS } from '../../rules/han/board.ts';
import { han } from '../../rules/han/index.ts';
import type { HanEvent, HanState } from '../../rules/han/types.ts';
import { catalogue, LANGUAGES } from '../index.ts';
import { DISTRICTS, PROVINCES } from './facts.ts';
import type { DecisionPhase } from './pages.ts';

/** Every type by name, so that a new one without a sentence here does not compile. */
const EVENT_TYPES: Readonly<Record<HanEvent['type'], true>> = {
  turnBegan: true,
  cardsPlayed: true,
  pagodaPlaced: true,
  emissaryPlaced: true,
  fortressPlaced: true,
  provinceScored: true,
  stopped: true,
  passed: true,
  cardExchanged: true,
  cardTaken: true,
  cardDrawn: true,
  displayRefilled: true,
  pileReshuffled: true,
  endTriggered: true,
  nobodyCanPlace: true,
  portsScored: true,
  allianceScored: true,
  roadsScored: true,
  ended: true,
};
const PHASES: Readonly<Record<DecisionPhase, true>> = { action: true, place: true, second: true, draw: true };
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const GAMES: readonly (readonly [number, Readonly<Record<string, string>>])[] = [
  [5, { fortresses: 'true' }],
  [4, { portScoring: 'false' }],
  [3, { fortresses: 'true' }],
  [4, { map: 'ways-of-diplomacy', fortresses: 'true' }],
  [2, { map: 'ways-of-diplomacy', removal: 'total' }],
];

const states: HanState[] = [];
const events: HanEvent[] = [];

/** Random decisions to the end: states before each of them, and all events. */
function walk(s: HanState, seed: string): void {
  const dice = stream(seed, 'walk');
  while (!over(s)) {
    states.push(han.clone(s));
    const seat = firstSeat(han.active(s));
    const legal = legalActions(han, s, seat);
    han.apply(s, seat, legal[below(dice, legal.length)]!, (event) => events.push(event));
  }
}
GAMES.forEach(([seats, given], i) => {
  for (const k of [1, 2, 3])
    walk(han.setup(parseOptions(han, seats, given), seats, `${i}/${k}`), `${i}/${k}`);
});
// H-END-4 hardly comes about by chance.
const spent = han.setup(parseOptions(han, 3, {}), 3, 'spent');
spent.pagodaSupply.fill(0);
spent.emissarySupply.fill(0);
walk(spent, 'spent');

const sound = (text: string): boolean => text.trim() !== '' && !/undefined|NaN|\[object|null/.test(text);

it('walks through every event and every phase', () => {
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(EVENT_TYPES)));
  expect(new Set(states.map((s) => s.stack.at(-1)!.phase))).toEqual(new Set(Object.keys(PHASES)));
});

it('names the provinces of the data file', () => {
  const [first, second] = BOARDS.map(({ provinceIds }) => new Set(provinceIds));
  expect([first, second]).toEqual([new Set(PROVINCES), new Set(DISTRICTS)]);
});

describe.each(LANGUAGES)('the catalogue of Han in %s', async (lang) => {
  const texts = await catalogue(lang, 'han');

  it('tells every event in one sentence', () => {
    for (const event of events) {
      const text = texts.event(event, NAMES);
      expect(sound(text), `${event.type}: ${text}`).toBe(true);
      expect(text, event.type).toMatch(/[.。]$/);
      if ('seat' in event) expect(text).toContain(NAMES[event.seat]);
    }
  });

  it('tells a card from the pile to its owner only', () => {
    const mine = texts.event({ type: 'cardDrawn', seat: 0, card: 'red' }, NAMES);
    expect(texts.event({ type: 'cardDrawn', seat: 0 }, NAMES)).not.toBe(mine);
  });

  it('names no player like a province', async () => {
    const { seats } = await catalogue(lang, 'shell');
    for (const name of seats) expect(Object.values(texts.terms.provinces)).not.toContain(name);
  });

  it('tells a shared victory', () => {
    const text = texts.event({ type: 'ended', scores: [40, 50, 50], places: [3, 1, 1] }, NAMES);
    for (const part of ['Ben', 'Cleo', '50']) expect(text).toContain(part);
    expect(text).not.toContain('Ann');
  });

  it('puts every question and every choice into words, no two choices alike', () => {
    for (const s of states) {
      const seat = firstSeat(han.active(s));
      const scene = { view: han.view(s, seat), seat, names: NAMES };
      expect(sound(texts.prompt(scene))).toBe(true);
      const labels = legalActions(han, s, seat).map((action) => texts.move(han.decode(action), scene));
      for (const label of labels) expect(sound(label) && !label.endsWith(': '), label).toBe(true);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('explains every refusal', () => {
    const named = new Set<RuleId>();
    for (const s of states.filter((_, i) => i % 5 === 0)) {
      const seat = firstSeat(han.active(s));
      for (let action = 0; action < han.actions; action++) {
        const move = han.decode(action);
        for (const id of [...han.why(s, seat, move), ...han.why(s, (seat + 1) % s.scores.length, move)])
          named.add(id);
      }
    }
    expect(named.size).toBeGreaterThan(20);
    const refusals: Readonly<Record<string, string>> = texts.refusal;
    for (const id of named) expect(sound(refusals[id] ?? ''), id).toBe(true);
  });

  it('names every option and value', () => {
    for (const [name, spec] of Object.entries(han.options)) {
      const option = texts.options[name as keyof typeof texts.options];
      expect(sound(option.name)).toBe(true);
      for (const map of ['border-disputes', 'ways-of-diplomacy'] as const)
        for (const value of spec.values(4, { map })) expect(sound(option.value(value as never))).toBe(true);
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

describe.each(LANGUAGES.filter((lang) => lang !== 'en'))('the catalogue of Han in %s', async (lang) => {
  const [texts, english] = await Promise.all([catalogue(lang, 'han'), catalogue('en', 'han')]);

  it.each(['rules', 'refusal'] as const)('has its own words for %s', (key) => {
    for (const [id, text] of Object.entries(texts[key]))
      expect(text, id).not.toBe((english[key] as Record<string, string>)[id]);
  });
});

describe('cards in a sentence', async () => {
  const [en, hu, ru, ja] = await Promise.all(LANGUAGES.map((lang) => catalogue(lang, 'han')));
  const one = { type: 'cardsPlayed', seat: 0, cards: ['orange'] } as const;
  const two = { type: 'cardsPlayed', seat: 0, cards: ['yellow', 'red'] } as const;
  const three = { type: 'cardsPlayed', seat: 0, cards: ['red', 'green', 'green'] } as const;

  it.each([
    [en, 'plays an orange card.', 'plays a yellow and a red card.', 'plays a red and 2 green cards.'],
    [hu, 'egy narancssárga lapot.', 'egy sárga és egy vörös lapot.', 'egy vörös és két zöld lapot.'],
    [ru, 'играет оранжевую карту.', 'жёлтую и красную карты.', 'красную и 2 зелёные карты.'],
    [ja, 'オレンジ1枚を出しました。', '黄1枚、赤1枚を出しました。', '赤1枚、緑2枚を出しました。'],
  ] as const)('of %#', (texts, first, second, third) => {
    expect(texts!.event(one, NAMES)).toContain(first);
    expect(texts!.event(two, NAMES)).toContain(second);
    expect(texts!.event(three, NAMES)).toContain(third);
  });
});

it('puts Russian points into their case', async () => {
  const ru = await catalogue('ru', 'han');
  const wins = (n: number): string => ru.event({ type: 'ended', scores: [n], places: [1] }, NAMES);
  expect(wins(41)).toContain('41 очко');
  expect(wins(42)).toContain('42 очка');
  expect(wins(45)).toContain('45 очков');
});
