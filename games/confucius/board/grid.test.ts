import { describe, expect, it } from 'vitest';
import { gridByRow, gridInBox } from './grid.ts';

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
