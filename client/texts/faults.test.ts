import { describe, expect, it } from 'vitest';
import { type RecordFault, recordFaultText } from '../../core/recordfault.ts';
import { damageText } from '../../i18n/faults.ts';
import { catalogue, LANGUAGES } from '../../i18n/index.ts';
import { FAULTS } from '../../protocol/fault.ts';

const CODES = [...Object.keys(FAULTS), 'offline', 'lost', 'closed'];

/** One of each kind; a missing sample does not compile. */
const RECORD_SAMPLES: { readonly [C in RecordFault['code']]: Extract<RecordFault, { code: C }> } = {
  format: { code: 'format', expected: 'mandate-record 1' },
  line: { code: 'line', expected: "'moves'", found: 'mouse' },
  missing: { code: 'missing', expected: "'moves'" },
  game: { code: 'game', game: 'chess' },
  version: { code: 'version', game: 'han', found: '9', known: 2 },
  seats: { code: 'seats', game: 'han', found: 7 },
  option: { code: 'option', name: 'map', value: 'moon' },
  commitment: { code: 'commitment' },
  sealed: { code: 'sealed' },
  'no-check': { code: 'no-check', expected: 'abc123' },
  check: { code: 'check', given: 'abc124', expected: 'abc123' },
  'stray-check': { code: 'stray-check' },
  decision: { code: 'decision', found: 'one two' },
  number: { code: 'number', expected: 7, found: '8' },
  over: { code: 'over' },
  move: { code: 'move', game: 'dragon', move: 'fly' },
  illegal: { code: 'illegal', move: 'wall', seat: 1, rules: ['D-ACT-LEGAL'] },
  trailing: { code: 'trailing' },
  'no-end': { code: 'no-end' },
  unended: { code: 'unended' },
};

describe.each(LANGUAGES)('in %s', async (lang) => {
  const { faults } = await catalogue(lang, 'lazyPage');
  const english = (await catalogue('en', 'lazyPage')).faults;

  it('every fault code of the server has a sentence of its own', () => {
    expect(Object.keys(faults.server).sort()).toEqual(CODES.sort());
    const sentences = [...Object.values(faults.server), ...Object.values(faults.link)];
    for (const text of sentences) expect(text).toMatch(/[.。]$/);
    expect(new Set(sentences).size).toBe(sentences.length);
    if (lang !== 'en')
      for (const [code, text] of Object.entries(faults.server))
        expect(text, code).not.toBe(english.server[code as keyof typeof english.server]);
  });

  it('every fault of a record has a sentence of its own, with what is wrong and the line', () => {
    const sentences = Object.values(RECORD_SAMPLES).map((fault) => {
      const text = recordFaultText(fault, faults.record);
      expect(text).toMatch(/[.。]$/);
      for (const [name, value] of Object.entries(fault))
        if (name !== 'code' && name !== 'rules')
          expect(text, `${fault.code}: ${text}`).toContain(String(value));
      if (lang !== 'en') expect(text).not.toBe(recordFaultText(fault));
      const whole = damageText({ line: 321, fault }, faults);
      expect(whole).toContain('321');
      return whole;
    });
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
