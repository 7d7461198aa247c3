import { expect, it } from 'vitest';
import { Mandate } from '../../../cli/play/testing/mandate.ts';

const mandate = new Mandate();
const TABLE = ['confucius', '--bots', 'random', '--lang', 'en', '--seats', '3', '--seed', 'a'];

it('answers why, rules, topics, lens and table, and changes nothing', async () => {
  const asked = [
    'why pass',
    'why nominate',
    'why petition',
    '? C-OBL-2',
    '? overview',
    '? gifts',
    'lens',
    'table',
    'log',
    '?',
    'q',
  ];
  const { out, err } = await mandate.play(TABLE, asked);
  expect(err).toBe('');
  expect(out).toMatch(/You cannot pass while you have cubes.*\(C-TRN-3\)/);
  expect(out).toMatch(/You cannot nominate a student in round 1.*\(C-ACT-NOMINATE\.1\)/);
  expect(out).toMatch(/Petitions are part of the advanced game.*\(C-ACT-PETITION\.1\)/);
  expect(out).toMatch(/C-OBL-2 +You cannot bribe in a ministry/);
  expect(out).toMatch(/C-OV-1 +You lead a family/);
  expect(out).toMatch(/C-CAN-1 +A gift is cancelled when you give its giver a higher one/);
  expect(out).toContain('If each ministry were resolved now');
  expect(out).toContain('Gongbu works');
  const own = mandate.replayed('confucius.record').steps.filter(({ seat }) => seat === 0);
  expect(own).toHaveLength(0);
});

it('takes back the choices of a command one by one', async () => {
  const { out } = await mandate.play(TABLE, ['giveGift', 'g1', 'u', 'u', 'u', 'redo', 'q']);
  expect(out).toContain('Undone: wall-hanging (1).');
  expect(out).toContain('Undone: Give Gift');
  expect(out).toContain('There is nothing to undo');
  expect(out).toContain('Redone: Give Gift');
});
