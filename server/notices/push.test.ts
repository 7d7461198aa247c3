import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkVapid, PushBrowser } from '../testing/receivers.ts';
import { areKeys, encrypt, Vapid } from './push.ts';

describe('a push message', () => {
  test('can be read by its browser alone', () => {
    const browser = new PushBrowser();
    const text = JSON.stringify({ title: 'Your turn – 漢 ✓', body: 'x'.repeat(3000) });
    const sealed = encrypt(text, browser.keys);
    expect(sealed.length).toBeLessThanOrEqual(4096);
    expect(browser.decrypt(sealed)).toBe(text);
    expect(() => new PushBrowser().decrypt(sealed)).toThrow();
    expect(encrypt(text, browser.keys).equals(sealed), 'never the same twice').toBe(false);
    expect(() => encrypt('x'.repeat(4096), browser.keys)).toThrow(RangeError);
  });

  test('needs the keys of a browser', () => {
    const browser = new PushBrowser();
    expect(areKeys(browser.keys)).toBe(true);
    for (const keys of [
      { ...browser.keys, auth: 'AAAA' },
      { ...browser.keys, p256dh: 'AAAA' },
      { ...browser.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
    ])
      expect(areKeys(keys)).toBe(false);
  });
});

test('push services recognise the installation by a signature', () => {
  const now = Date.UTC(2026, 10, 19);
  const vapid = new Vapid('a secret', 'https://play.example');
  expect(new Vapid('a secret', '').publicKey).toBe(vapid.publicKey);
  expect(new Vapid('another', '').publicKey).not.toBe(vapid.publicKey);
  const signed = vapid.authorization('https://push.example', now);
  const { aud, exp, sub } = checkVapid(signed, vapid.publicKey);
  expect([aud, sub]).toEqual(['https://push.example', 'https://play.example']);
  expect(exp * 1000 - now).toBeGreaterThan(3_600_000);
  expect(exp * 1000 - now).toBeLessThanOrEqual(86_400_000);
  expect(vapid.authorization('https://push.example', now + 1000)).toBe(signed);
  const later = vapid.authorization('https://push.example', now + 11 * 3_600_000);
  expect(checkVapid(later, vapid.publicKey).exp * 1000).toBeGreaterThan(now + 20 * 3_600_000);
  expect(() => checkVapid(signed.replace(/t=(.)/, 't=f'), vapid.publicKey)).toThrow();
});

test('a key that begins with a zero byte signs as well', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  let n = 0;
  while (hash(`secret ${n} 0`)[0] !== 0) n++;
  const vapid = new Vapid(`secret ${n}`, 'https://play.example');
  const signed = vapid.authorization('https://push.example', Date.UTC(2026, 10, 19));
  expect(checkVapid(signed, vapid.publicKey).aud).toBe('https://push.example');
});
