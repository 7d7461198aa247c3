import { describe, expect, it } from 'vitest';
import type { OptionValue, RuleId } from '../core/game.ts';
import { ruleIds } from '../core/laws/spec.ts';
import { idsWith } from '../games/list.ts';
import { gameOf } from '../games/rules.ts';
import { wordsOf } from '../games/words.ts';
import { COMMAND_NAMES, catalogue, LANGUAGES } from './index.ts';
import { NAMES, type Sample, sound, TOLD, walk } from './testing/sample.ts';
import { besideToken, fullMove, fullPrompt } from './texts.ts';

const TRANSLATIONS = LANGUAGES.filter((lang) => lang !== 'en');
const sampleOf = async (id: string): Promise<Sample> =>
  (await import(`../games/${id}/words/testing/sample.ts`)).sample;
/** The seat of what falls to no player. */
const NOBODY = -1;

interface OptionSpec {
  values(seats: number): readonly OptionValue[];
}
interface OptionText {
  readonly name: string;
  value(value: OptionValue): string;
}

describe.each(idsWith('words'))('the catalogues of %s', async (id) => {
  const sample = await sampleOf(id);
  const game = gameOf(id);
  const { events, phases, decisions, refusals } = walk(sample);
  const known = new Set(ruleIds(id));

  it('are asked for every event, every phase and most refusals', () => {
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(sample.eventTypes)));
    expect(phases).toEqual(new Set(Object.keys(sample.phases)));
    expect(refusals.size).toBeGreaterThan(sample.refusals);
  });

  describe.each(LANGUAGES)('in %s', async (lang) => {
    const texts = await wordsOf(lang, id);

    it('tell every event in one sentence, to its player and to the others', () => {
      for (const event of events) {
        const text = texts.event(event, TOLD);
        expect(sound(text), `${event.type}: ${text}`).toBe(true);
        expect(text, event.type).toMatch(/[.。]$/);
        if (event.seat !== undefined && event.seat !== NOBODY) expect(text).toContain(NAMES[event.seat]);
      }
    });

    it('tell beside the token of a seat what it did, without beginning with its name', () => {
      const own = events.filter(({ seat = NOBODY }) => seat !== NOBODY);
      const without = own.filter((event) => {
        const name = NAMES[event.seat!]!;
        const text = besideToken(texts, event, { ...TOLD, lang });
        expect(sound(text), `${event.type}: ${text}`).toBe(true);
        expect(text, event.type).toMatch(/^[^\s,:;—はがを]/);
        expect(text[0], text).toBe(text[0]!.toLocaleUpperCase(lang));
        return !text.includes(name);
      });
      expect(without.length).toBeGreaterThan(0.7 * own.length);
    });

    it('say "you" to the reader, on every event and beside every token', () => {
      for (const event of events)
        for (const [reader, name] of NAMES.entries())
          for (const beside of [true, false]) {
            const text = texts.event(event, { names: NAMES, reader, beside });
            expect(sound(text), `${event.type}: ${text}`).toBe(true);
            expect(text, event.type).not.toMatch(new RegExp(`${name}(?!\\p{L})`, 'u'));
          }
    });

    it('put every question and every choice into words, no two choices alike', () => {
      for (const { scene, moves } of decisions) {
        expect(sound(texts.prompt(scene))).toBe(true);
        const labels = moves.map((move) => texts.move(move, scene));
        for (const label of labels) expect(sound(label) && !/[:,] ?$/.test(label), label).toBe(true);
        expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
      }
    });

    it('have whole words for every question and choice, and no signs', () => {
      for (const { scene, moves } of decisions) {
        const prompt = fullPrompt(texts, scene);
        expect(sound(prompt), prompt).toBe(true);
        const labels = moves.map((move) => fullMove(texts, move, scene));
        for (const label of labels) expect(/[[\]■·?=|]|\d\+/.test(label), label).toBe(false);
        expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
      }
    });

    it('explain every refusal', () => {
      for (const rule of refusals) expect(sound(texts.refusal[rule] ?? ''), rule).toBe(true);
    });

    it('name every option and value, no two values alike', () => {
      expect(Object.keys(texts.options).sort()).toEqual(Object.keys(game.options).sort());
      const options = texts.options as Readonly<Record<string, OptionText>>;
      for (const [name, spec] of Object.entries<OptionSpec>(game.options as never)) {
        const values = new Set([2, 3, 4, 5].flatMap((seats) => spec.values(seats)));
        const labels = [...values].map((value) => options[name]!.value(value));
        for (const text of [options[name]!.name, ...labels])
          expect(sound(text), `${name}: ${text}`).toBe(true);
        expect(new Set(labels).size, labels.join(' | ')).toBe(values.size);
      }
    });

    it('have a page for every phase, of rules that they explain and the spec knows', () => {
      for (const phase of Object.keys(sample.phases)) expect(texts.help).toHaveProperty(phase);
      for (const { title, rules } of Object.values(texts.help)) {
        expect(title).not.toBe('');
        for (const rule of rules) expect(sound(texts.rules[rule] ?? ''), rule).toBe(true);
      }
      for (const rule of [...Object.keys(texts.rules), ...Object.keys(texts.refusal)])
        expect(known, rule).toContain(rule);
    });
  });

  describe.each(TRANSLATIONS)('in %s', async (lang) => {
    const [texts, english] = await Promise.all([wordsOf(lang, id), wordsOf('en', id)]);

    it.each(['rules', 'refusal'] as const)('have their own words for %s', (key) => {
      for (const [rule, text] of Object.entries(texts[key]))
        expect(text, rule).not.toBe(english[key][rule as RuleId]);
    });
  });
});

describe.each(['confucius', 'han'] as const)('the catalogues of %s', (id) => {
  it.each(LANGUAGES)('tell a shared victory in %s', async (lang) => {
    const texts = await wordsOf(lang, id);
    const ended = { type: 'ended', scores: [14, 15, 15], places: [3, 1, 1] } as const;
    const text = texts.event(ended, TOLD);
    for (const part of ['Ben', 'Cleo', '15']) expect(text).toContain(part);
    expect(text).not.toContain('Ann');
  });
});

it.each(TRANSLATIONS)('the commands have their own words in %s', async (lang) => {
  const [shell, english] = await Promise.all([catalogue(lang, 'shell'), catalogue('en', 'shell')]);
  for (const name of COMMAND_NAMES) expect(shell.commands[name]).not.toBe(english.commands[name]);
});
