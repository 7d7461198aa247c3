import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { wordsOf } from '../../words.ts';
import { ACTIVE, HUBU, SPACES } from '../rules/data.ts';
import { confucius } from '../rules/index.ts';
import type { ConfuciusTexts } from '../words/texts.ts';
import { confuciusBoard } from './board.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const board = confuciusBoard(await wordsOf<ConfuciusTexts>('en', 'confucius'), '(you)');

/** Ann holds a vase of Ben, and all three have officials in Hubu. */
function scene() {
  const s = confucius.setup({ advanced: false, admiral: false }, 3, 'lens');
  s.players[1]!.gifts = s.players[1]!.gifts.with(2, ACTIVE + 0);
  const at = HUBU * SPACES;
  s.markers[at + 2] = 0;
  s.markers[at + 3] = 1;
  s.officials = s.officials.with(at, 4).with(at + 1, 5);
  s.markers[at] = 1;
  s.markers[at + 1] = 2;
  s.secured |= 1 << (at + 1);
  s.markers[at + 4] = 2;
  s.players[0]!.cubes = 2;
  return { view: confucius.view(s, 0), seat: 0, names: NAMES };
}

it('says who is bound, must support whom, and would be appointed', () => {
  const text = board.lens(scene(), NAMES, 100).map(stripVTControlCharacters).join('\n');
  expect(text).toMatch(/Ann +obliged to Ben \(3\) · next round 4 cubes/);
  expect(text).toMatch(/Hubu +Ann must support Ben · Minister Ben, Secretary Cleo/);
  expect(text).toMatch(/Bingbu +nobody/);
  expect(text).toMatch(/Chief Minister +nobody · Ann 1, Ben 2, Cleo 2/);
});

it('says where a gift forbids bribes', () => {
  const { view, ...rest } = scene();
  view.markers[HUBU * SPACES] = 0;
  const [, own] = board.lens({ view, ...rest }, NAMES, 100).map(stripVTControlCharacters);
  expect(own).toContain('no bribes in Hubu (Ben)');
});

it('draws markers lying and standing, and marks what lies before the own seat', () => {
  const size = { width: 100, height: 26 };
  const lines = board.table({ ...scene(), log: ['One.', 'Two.'], size }).map(stripVTControlCharacters);
  const text = lines.join('\n');
  expect(text).toMatch(/Hubu finance +4 \(Ben\) +5 \[Cleo\] +\d \(Ann\) +\d \(Ben\) +\d \(Cleo\)/);
  expect(text).toMatch(/Ann \(you\).* B3/);
  expect(text).toMatch(/Ben .*1·A···/);
  expect(text).toMatch(/your hand +1\/3 ×1 +2\/2 ×1 +3\/1 ×1 · 6 cash or 6 licences/);
  expect(text).toContain('Two.');
});
