import { expect, it } from 'vitest';
import { Mandate } from '../../../cli/play/testing/mandate.ts';

const mandate = new Mandate();

it('answers why, rules, lens and table, and changes nothing', async () => {
  const asked = ['why stop', 'why xishi-1', '? H-PAY-2', '? roads', 'lens', 'table', 'log', '?', 'q'];
  const args = [
    'han',
    '--bots',
    'random',
    '--lang',
    'en',
    '--seats',
    '3',
    '--seed',
    'x',
    '--set',
    'startPlayer=0',
  ];
  const { out, err } = await mandate.play(args, asked);
  expect(err).toBe('');
  expect(out).toMatch(/You must place at least one piece.*\(H-TURN-4\)/);
  expect(out).toMatch(/Play cards first.*\(H-TURN-8\)/);
  expect(out).toMatch(/H-PAY-2 +Joker/);
  expect(out).toMatch(/H-ROAD-1 +Four or more/);
  expect(out).toContain('If the game ended now');
  expect(out).toContain('Zhou v 0/8');
  expect(mandate.replayed('han.record').steps).toHaveLength(0);
});
