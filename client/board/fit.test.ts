import { describe, expect, it } from 'vitest';
import { fitSize, halves, textWidth, twoLines, wrapText } from './fit.ts';

describe('the width of a text', () => {
  /** As a browser measures it, in parts of the size: regular, bold, extra bold, and in the display face. */
  const MEASURED: readonly (readonly [text: string, widths: readonly number[]])[] = [
    [
      'Military Parade, 3 yuan each month; court lady, tax collector, pyrotechnist. No bribe: Qian gave you the vase',
      [40.8, 41.91, 42.46, 42.43],
    ],
    [
      'Császári vizsga, befolyás átadása; udvarhölgy, adószedő, tűzmester. Nincs vesztegetés',
      [32.88, 33.86, 34.34, 32.96],
    ],
    [
      'Военный парад, придворная дама, сборщик налогов; пиротехник. Экзамен, чиновник',
      [34.57, 35.83, 36.46, 35.21],
    ],
  ];

  it('is at most a little more than a browser draws', () => {
    const fonts = [{}, { weight: 700 }, { weight: 800 }, { face: 'display' }] as const;
    for (const [text, widths] of MEASURED)
      for (const [i, font] of fonts.entries()) {
        const share = textWidth(text, 1, font) / widths[i]!;
        expect(share, `${text} ${JSON.stringify(font)}`).toBeGreaterThan(1);
        expect(share, `${text} ${JSON.stringify(font)}`).toBeLessThan(1.09);
      }
    expect(textWidth('皇帝の試験', 10)).toBe(50);
  });
});

describe('words in little room', () => {
  it('become smaller, but not too small', () => {
    expect(fitSize('Minister', 200, 13, 12)).toBe(13);
    expect(fitSize('a name that is much too long', 60, 20, 12)).toBe(12);
    const size = fitSize('Mandzsúria', 70, 20, 12);
    expect(textWidth('Mandzsúria', size)).toBeCloseTo(70);
  });

  it('break at spaces, soft hyphens, and between full-width characters', () => {
    expect(wrapText('Force exam', 50, 13)).toEqual(['Force', 'exam']);
    expect(wrapText('Kereske\u00addik', 55, 13)).toEqual(['Kereske-', 'dik']);
    expect(wrapText('Kereske\u00addik', 200, 13)).toEqual(['Kereskedik']);
    expect(wrapText('ギフト 購入', 50, 13)).toEqual(['ギフト', '購入']);
    expect(wrapText('影響力移動', 40, 13)).toEqual(['影響力', '移動']);
    expect(wrapText('影響力移', 40, 13), 'no last line of one character').toEqual(['影響', '力移']);
  });

  it('stand on two lines of about equal length', () => {
    expect(twoLines('Volcanic Eruption', 200, 13)).toEqual(['Volcanic Eruption']);
    expect(twoLines('the tile leaves the game', 80, 13)).toEqual(['the tile leaves', 'the game']);
    expect(twoLines('皇帝の試験', 40, 13)).toEqual(['皇帝', 'の試験']);
  });
});

describe('a word that is too long', () => {
  it('is broken between syllables, about in its middle', () => {
    for (const [word, parts] of [
      ['Привилегия', 'Приви- легия'],
      ['Пополнение', 'Попол- нение'],
      ['Фейерверк', 'Фейер- верк'],
      ['Betakarítás', 'Betaka- rítás'],
      ['Kiváltságjog', 'Kivált- ságjog'],
      ['Vaszary', 'Va- szary'],
      ['Fireworks', 'Fire- works'],
    ] as const)
      expect(halves(word)?.join(' ')).toBe(parts);
    expect(halves('税金')).toBeUndefined();
  });
});
