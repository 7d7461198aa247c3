import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Built } from './built.ts';

const text = Buffer.from('export const month = "Drought";\n'.repeat(200));

test('a script is compressed once for each encoding, and comes out as it went in', async () => {
  const script = new Built('table.js', text);
  expect(brotliDecompressSync(await script.encoded('br')!)).toEqual(text);
  expect(gunzipSync(await script.encoded('gzip')!)).toEqual(text);
  expect(script.encoded('br')).toBe(script.encoded('br'));
});

test('a font or a picture is sent as it is', () => {
  expect(new Built('icon-192.png', text).encoded('br')).toBeUndefined();
  expect(new Built('cormorant.woff2', text).encoded('gzip')).toBeUndefined();
});
