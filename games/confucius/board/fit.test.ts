import { describe, expect, it } from 'vitest';
import { fitSize, textWidth, wrapText } from './fit.ts';
import { gridByRow, gridInBox } from './grid.ts';

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
  });
});

describe('chips', () => {
  it('fit into their box however many there are', () => {
    for (let n = 1; n <= 25; n++) {
      const { rows, columns, w, h } = gridInBox(n, 256, 70, 60);
      expect(rows * columns).toBeGreaterThanOrEqual(n);
      expect(columns * (w + 5) - 5).toBeLessThanOrEqual(256.001);
      expect(rows * (h + 5) - 5).toBeLessThanOrEqual(70.001);
      expect(h).toBeGreaterThanOrEqual(20);
    }
  });

  it('are as high as a thumb on the phone', () => {
    for (let n = 1; n <= 15; n++) {
      const { rows, columns, w, h } = gridByRow(n, 374, 58, 44);
      expect(rows * columns).toBeGreaterThanOrEqual(n);
      expect(w).toBeGreaterThanOrEqual(44);
      expect(h).toBe(44);
    }
  });
});
