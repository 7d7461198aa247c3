import { expect, test } from 'vitest';
import { MAP_IDS } from '../../rules/data.ts';
import { geometryOf } from '../geometry.ts';
import { generate } from './generate.ts';

test.each(MAP_IDS)('the landscape of %s is what the generator paints', async (id) => {
  const lines = generate(geometryOf(id)).map(
    ({ shape, x, y, scale }) => `  { "shape": "${shape}", "x": ${x}, "y": ${y}, "scale": ${scale} }`,
  );
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot(`./${id}.json`);
});
