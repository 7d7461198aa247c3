import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AVAILABLE, BINGBU, NOT_AVAILABLE } from '../../rules/confucius/data.ts';
import { confucius } from '../../rules/confucius/index.ts';
import type { ConfuciusEvent, ConfuciusState } from '../../rules/confucius/types.ts';
import { firstSeat, legalActions, over, type RuleId } from '../../rules/core/game.ts';
import { below, stream } from '../../rules/core/rng.ts';
import { catalogue, LANGUAGES } from '../index.ts';
import type { DecisionPhase } from './pages.ts';

/** Every type by name, so that a new one without a sentence here does not compile. */
const EVENT_TYPES: Readonly<Record<ConfuciusEvent['type'], true>> = {
  roundBegan: true,
  giftsCounted: true,
  chiefChosen: true,
  acted: true,
  rewardPlayed: true,
  passed: true,
  paid: true,
  drew: true,
  reshuffled: true,
  bribed: true,
  securedOfficial: true,
  nominated: true,
  examForced: true,
  junksBought: true,
  sailed: true,
  landed: true,
  rewardGained: true,
  recruited: true,
  invaded: true,
  giftAvailable: true,
  giftGiven: true,
  giftRemoved: true,
  transferred: true,
  petitioned: true,
  junksMoved: true,
  studentReplaced: true,
  officialsSwapped: true,
  armyMoved: true,
  markerReplaced: true,
  insulted: true,
  wallBuilt: true,
  examinationBegan: true,
  tutored: true,
  cannotTutor: true,
  revealed: true,
  examinationWon: true,
  candidatePlaced: true,
  candidateRemoved: true,
  candidateTurnedUp: true,
  ministryBegan: true,
  supported: true,
  appointed: true,
  ministryResolved: true,
  invasionResolved: true,
  conquered: true,
  officialArrived: true,
  discardChosen: true,
  discarded: true,
  gameEnds: true,
  titleAwarded: true,
  ended: true,
};
const PHASES: Readonly<Record<DecisionPhase, true>> = {
  chief: true,
  turn: true,
  favour: true,
  bribe: true,
  secure: true,
  nominate: true,
  buyJunks: true,
  voyage: true,
  invade: true,
  buyGift: true,
  giveGift: true,
  transfer: true,
  petition: true,
  commerce: true,
  bribery: true,
  giftCard: true,
  extra: true,
  payment: true,
  land: true,
  examination: true,
  tutor: true,
  place: true,
  ministry: true,
  discard: true,
};
const SPEC = readFileSync(join(import.meta.dirname, '../../docs/rules/confucius.md'), 'utf8');
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const GAMES = 24;
/** So many states of each phase are looked at, spread over the games. */
const LOOKS = 60;

/** Everybody is rich, so that random decisions soon lead everywhere. */
function enrich(s: ConfuciusState, k: number): void {
  for (const [seat, player] of s.players.entries()) {
    player.hand = player.hand.map((n) => n + 2);
    s.deck = s.deck.map((n) => n - 2);
    player.shipyard = 4;
    s.junks -= 4;
    player.colonies = 2;
    player.stock -= 2;
    player.gifts = player.gifts.map((_, i) => ((i + k) % 2 === 0 ? AVAILABLE : NOT_AVAILABLE));
    player.rewards = 3 << ((2 * (seat + k)) % 10);
    s.rewardStack &= ~player.rewards;
  }
  // A candidate for a resolved ministry hardly comes up by chance.
  if (k % 4 === 0) s.resolved |= 1 << BINGBU;
}

function walk() {
  const states = new Map<string, ConfuciusState[]>();
  const events: ConfuciusEvent[] = [];
  for (let k = 0; k < GAMES; k++) {
    const s = confucius.setup({ advanced: true, admiral: k % 2 === 0 }, 3 + (k % 3), `walk/${k}`);
    const dice = stream(`walk/${k}`, 'walk');
    enrich(s, k);
    while (!over(s)) {
      const { phase } = s.stack.at(-1)!;
      const seen = states.get(phase) ?? [];
      states.set(phase, seen);
      if (seen.length < LOOKS && below(dice, 3) === 0) seen.push(confucius.clone(s));
      const seat = firstSeat(confucius.active(s));
      const legal = legalActions(confucius, s, seat);
      confucius.apply(s, seat, legal[below(dice, legal.length)]!, (event) => events.push(event));
    }
  }
  return { states, events };
}
const { states: byPhase, events } = walk();
const states = [...byPhase.values()].flat();
const sound = (text: string): boolean => text.trim() !== '' && !/undefined|NaN|\[object|null/.test(text);

it('walks through every event and every phase', () => {
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(EVENT_TYPES)));
  expect(new Set(byPhase.keys())).toEqual(new Set(Object.keys(PHASES)));
});

describe.each(LANGUAGES)('the catalogue of Confucius in %s', async (lang) => {
  const texts = await catalogue(lang, 'confucius');

  it('tells every event in one sentence, to its player and to the others', () => {
    for (const event of events)
      for (const viewer of [0, 'spectator'] as const) {
        const text = texts.event(confucius.redact(event, viewer)!, NAMES);
        expect(sound(text), `${event.type}: ${text}`).toBe(true);
        expect(text, event.type).toMatch(/[.。]$/);
        if ('seat' in event && event.seat >= 0) expect(text).toContain(NAMES[event.seat]);
      }
  });

  it('tells what was drawn and gained to its owner only', () => {
    const own = texts.event({ type: 'drew', seat: 0, count: 2, cards: [0, 1, 1] }, NAMES);
    expect(texts.event({ type: 'drew', seat: 0, count: 2 }, NAMES)).not.toBe(own);
    const gained = texts.event({ type: 'rewardGained', seat: 0, card: 'cash' }, NAMES);
    expect(texts.event({ type: 'rewardGained', seat: 0 }, NAMES)).not.toBe(gained);
  });

  it('tells a shared victory and a title that nobody has', () => {
    const text = texts.event({ type: 'ended', scores: [14, 15, 15], places: [3, 1, 1] }, NAMES);
    for (const part of ['Ben', 'Cleo', '15']) expect(text).toContain(part);
    expect(text).not.toContain('Ann');
    expect(sound(texts.event({ type: 'titleAwarded', title: 'admiral', seat: -1, vp: 0 }, NAMES))).toBe(true);
  });

  it('puts every question and every choice into words, no two choices alike', () => {
    for (const s of states) {
      const seat = firstSeat(confucius.active(s));
      const scene = { view: confucius.view(s, seat), seat, names: NAMES };
      expect(sound(texts.prompt(scene))).toBe(true);
      const labels = legalActions(confucius, s, seat).map((a) => texts.move(confucius.decode(a), scene));
      for (const label of labels) expect(sound(label) && !/[:,] ?$|Infinity/.test(label), label).toBe(true);
      expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
    }
  });

  it('explains every refusal', () => {
    const named = new Set<RuleId>();
    for (const s of states.filter((_, i) => i % 4 === 0)) {
      const seat = firstSeat(confucius.active(s));
      for (let action = 0; action < confucius.actions; action++) {
        const move = confucius.decode(action);
        for (const id of confucius.why(s, seat, move)) named.add(id);
      }
      for (const id of confucius.why(s, (seat + 1) % s.players.length, { type: 'pass' })) named.add(id);
    }
    expect(named.size).toBeGreaterThan(45);
    const refusals: Readonly<Record<string, string>> = texts.refusal;
    for (const id of named) expect(sound(refusals[id] ?? ''), id).toBe(true);
  });

  it('names every option and value', () => {
    for (const option of Object.values(texts.options)) {
      expect(sound(option.name)).toBe(true);
      expect(option.value(true)).not.toBe(option.value(false));
    }
  });

  it('has a page for every phase, of rules that it explains and the spec knows', () => {
    for (const phase of Object.keys(PHASES)) expect(texts.help).toHaveProperty(phase);
    for (const { title, rules } of Object.values(texts.help)) {
      expect(title).not.toBe('');
      for (const id of rules) expect(sound((texts.rules as Record<string, string>)[id] ?? ''), id).toBe(true);
    }
    for (const id of [...Object.keys(texts.rules), ...Object.keys(texts.refusal)])
      expect(SPEC.includes(`**${id}**`) || SPEC.includes(`**${id} `), id).toBe(true);
  });
});

describe.each(LANGUAGES.filter((lang) => lang !== 'en'))('the catalogue of Confucius in %s', async (lang) => {
  const [texts, english] = await Promise.all([catalogue(lang, 'confucius'), catalogue('en', 'confucius')]);

  it.each(['rules', 'refusal'] as const)('has its own words for %s', (key) => {
    for (const [id, text] of Object.entries(texts[key]))
      expect(text, id).not.toBe((english[key] as Record<string, string>)[id]);
  });
});

describe('words beside numbers', async () => {
  const [en, hu, ru] = await Promise.all(LANGUAGES.map((lang) => catalogue(lang, 'confucius')));
  const bought = (junks: number): ConfuciusEvent => ({ type: 'junksBought', seat: 0, junks });
  const supported = (officials: number): ConfuciusEvent => ({
    type: 'supported',
    seat: 0,
    to: 1,
    ministry: 0,
    officials,
    forced: true,
  });

  it('agree in English', () => {
    expect(en!.event(bought(1), NAMES)).toContain('1 junk.');
    expect(en!.event(bought(3), NAMES)).toContain('3 junks.');
  });

  it('agree in Russian', () => {
    expect(ru!.event(bought(1), NAMES)).toContain('1 джонку.');
    expect(ru!.event(bought(3), NAMES)).toContain('3 джонки.');
    expect(ru!.event(bought(5), NAMES)).toContain('5 джонок.');
    expect(ru!.event(supported(1), NAMES)).toContain('1 чиновника ');
    expect(ru!.event(supported(2), NAMES)).toContain('2 чиновников ');
  });

  it('have the Hungarian article as it is spoken', () => {
    const begins = (round: number): string => hu!.event({ type: 'roundBegan', round }, NAMES);
    expect(begins(1)).toBe('Kezdődik az 1. forduló.');
    expect(begins(2)).toBe('Kezdődik a 2. forduló.');
    expect(begins(5)).toBe('Kezdődik az 5. forduló.');
  });
});
