import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

const keyOf = (ip: string | undefined): string => addressOf({ ip });

test('a port behind the address makes no new address', () => {
  expect(keyOf('8.8.8.8:1000')).toBe(keyOf('8.8.8.8'));
  expect(keyOf('[2001:db8::1]:443')).toBe(keyOf('2001:db8::1'));
  expect(keyOf('8.8.8.8')).not.toBe(keyOf('8.8.4.4'));
});

test('what is no address is counted together', () => {
  for (const ip of ['garbage1', '999.1.1.1', 'garbage2:80', '', undefined]) expect(keyOf(ip)).toBe('');
});

test('one customer has one count, whichever IPv6 address of theirs is used', () => {
  expect(keyOf('2001:db8:1:2::7')).toBe(keyOf('2001:db8:1:2:ffff::9'));
  expect(keyOf('2001:db8:1:2::7')).not.toBe(keyOf('2001:db8:1:3::7'));
});
