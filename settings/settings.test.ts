import { describe, expect, test } from 'vitest';
import { describeSettings, readSettings, SettingError } from './settings.ts';

describe('settings', () => {
  test('all have defaults that serve one machine', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 8080, dataDir: 'data', trustProxy: 0 });
    expect(settings.databaseUrl).toBeUndefined();
    expect(settings.botThreads).toBeGreaterThanOrEqual(1);
  });

  test('are read from the environment, where an empty one counts as not set', () => {
    const settings = readSettings({ PORT: ' 9000 ', BOT_SECONDS: '0.5', DATA_DIR: '', LOG_LEVEL: 'warn' });
    expect(settings).toMatchObject({ port: 9000, botSeconds: 0.5, dataDir: 'data', logLevel: 'warn' });
  });

  test('the public address is an origin', () => {
    expect(readSettings({ PUBLIC_URL: 'https://play.example/' }).publicUrl).toBe('https://play.example');
  });

  test('proxies are counted or named', () => {
    expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1');
  });

  test.each([
    ['PORT', '70000', "PORT takes a whole number from 0 to 65535, not '70000'."],
    ['PORT', '80.5', "PORT takes a whole number from 0 to 65535, not '80.5'."],
    ['BOT_SECONDS', 'soon', "BOT_SECONDS takes a number from 0.05 to 60, not 'soon'."],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL takes one of fatal, error, warn, info, debug, trace, silent'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY takes a number of proxies, or their addresses'],
    ['PUBLIC_URL', 'play.example', 'PUBLIC_URL takes an address that begins with http:// or https://'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have 16 characters or more'],
  ])('%s=%s is refused with what it takes', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingError);
    expect(() => readSettings({ [name]: value })).toThrow(message);
  });

  test('everything that is wrong is told at once, and no password with it', () => {
    const read = () =>
      readSettings({ PORT: 'x', DATABASE_URL: 'mysql://me:hunter2@db', METRICS_TOKEN: 'hunter2' });
    expect(read).toThrow(/PORT takes[\s\S]*DATABASE_URL takes[\s\S]*METRICS_TOKEN must/);
    expect(read).not.toThrow('hunter2');
  });

  test('each is described once, with a default that it takes', () => {
    const lines = describeSettings();
    expect(new Set(lines.map(({ name }) => name)).size).toBe(Object.keys(readSettings({})).length);
    const plain = lines.filter(({ name, fallback }) => fallback !== '' && name !== 'BOT_THREADS');
    const env = Object.fromEntries(plain.map(({ name, fallback }) => [name, fallback]));
    expect(readSettings(env)).toEqual(readSettings({}));
  });
});
