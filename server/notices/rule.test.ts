import { describe, expect, test } from 'vitest';
import type { NoticeChannel, NoticeSettings } from '../../protocol/notices.ts';
import type { Holiday } from '../../protocol/table.ts';
import type { DueSeat, Endpoint } from '../../store/notices/api.ts';
import { GRACE, graceOf, ruleOn } from './rule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Noon in UTC. */
const NOW = Date.UTC(2026, 10, 19, 12);
const PACE = { pace: { kind: 'move', seconds: 86_400 } };

const SETTINGS: NoticeSettings = {
  wants: { turn: ['push', 'mail'], time: ['push'], invited: ['push'], ended: ['mail'], chat: ['push'] },
  zone: 'UTC',
  breaks: false,
  lang: 'en',
};

const way = (kind: NoticeChannel, rest: Partial<Endpoint> = {}): Endpoint => ({
  ...{ id: kind, person: 'anna', kind, address: `https://${kind}.example`, secret: '' },
  ...{ created: 0, used: 0, failed: 0 },
  ...rest,
});

interface Case {
  readonly news?: DueSeat['news'];
  readonly told?: number;
  readonly chat?: number;
  readonly settings?: Partial<NoticeSettings>;
  readonly mode?: 'on' | 'off';
  readonly ways?: readonly Endpoint[];
  readonly holidays?: readonly Holiday[];
}

const turn = (age: number, time?: number): DueSeat['news'] => ({
  ...{ kind: 'turn', n: 7, at: NOW - age },
  ...(time !== undefined && { due: NOW - age + time }),
});

function rule({ news = turn(GRACE.days), told = 0, chat = 0, settings, mode, ways, holidays }: Case) {
  const due: DueSeat = {
    ...{ table: 'one', seat: 0, person: 'anna', game: 'han', settings: PACE, told, toldAll: 0, chat },
    ...(news && { news }),
    reach: {
      settings: { ...SETTINGS, ...settings },
      ...{
        mode,
        holidays: holidays ?? [],
        endpoints: ways ?? [way('push'), way('mail'), way('hook')],
        shared: [],
      },
    },
  };
  const { sends, ...rest } = ruleOn(due, NOW, GRACE);
  return { sends: sends.map(({ endpoint, kind }) => `${endpoint} ${kind}`), ...rest };
}

test('quick games leave less time to notice by oneself than slow ones', () => {
  expect(graceOf({}, GRACE)).toBe(GRACE.days);
  expect(graceOf({ pace: { kind: 'move', seconds: 600 } }, GRACE)).toBe(GRACE.live);
  expect(graceOf(PACE, GRACE)).toBe(GRACE.days);
  expect(graceOf({ pace: { kind: 'game', seconds: 900, increment: 15 } }, GRACE)).toBe(GRACE.live);
});

describe('who is told of a turn', () => {
  test('is decided by event and channel, after the grace', () => {
    expect(rule({ news: turn(GRACE.days - 1) })).toMatchObject({ sends: [], told: 0, look: NOW + 1 });
    expect(rule({})).toMatchObject({ sends: ['push turn', 'mail turn'], told: 1, look: null });
    expect(rule({ told: 1 })).toMatchObject({ sends: [], look: null });
    expect(rule({ mode: 'off' })).toMatchObject({ sends: [], told: 0 });
    expect(rule({ mode: 'on' }).sends).toEqual(['push turn', 'mail turn', 'hook turn']);
  });

  test('stays open where there is no way yet', () => {
    expect(rule({ ways: [] })).toMatchObject({ sends: [], told: 0 });
    expect(rule({ ways: [way('hook')] })).toMatchObject({ sends: [], told: 0 });
  });

  test('leaves out mails until the person returns, and those that come once a day', () => {
    expect(rule({ ways: [way('mail', { held: 1 })] }).sends).toEqual([]);
    expect(rule({ settings: { digest: 480 } }).sends).toEqual(['push turn']);
  });

  test('grows more urgent with the time that is gone, and only the latest notice is sent', () => {
    expect(rule({ news: turn(HOUR, DAY), told: 1 }).look).toBe(NOW + 11 * HOUR);
    expect(rule({ news: turn(DAY / 2, DAY), told: 1 })).toMatchObject({
      sends: ['push half'],
      told: 2,
      look: NOW + 0.3 * DAY,
    });
    expect(rule({ news: turn(0.9 * DAY, DAY) })).toMatchObject({
      sends: ['push late', 'mail turn'],
      told: 3,
    });
    expect(rule({ news: turn(20 * MINUTE, 30 * MINUTE) }).sends, 'short turns have no warnings').toEqual([
      'push turn',
      'mail turn',
    ]);
  });
});

describe('quiet hours', () => {
  const quiet = { from: 11 * 60, to: 15 * 60 };

  test('put everything off to their end', () => {
    expect(rule({ settings: { quiet } })).toMatchObject({ sends: [], told: 0, look: NOW + 3 * HOUR });
    expect(rule({ settings: { quiet }, told: 1, chat: 3 })).toMatchObject({ chat: 3, look: NOW + 3 * HOUR });
  });

  test('give way to a warning only if it would come too late, and if the person wants that', () => {
    const soon = turn(0.95 * DAY, DAY);
    const settings = { quiet, breaks: true };
    expect(rule({ news: soon, told: 1, settings }).sends).toEqual(['push late']);
    expect(rule({ news: soon, told: 1, settings: { quiet } }).sends).toEqual([]);
    expect(
      rule({ news: turn(0.81 * DAY, DAY), told: 1, settings }).sends,
      'there is time after them',
    ).toEqual([]);
  });
});

test('an end, an invitation and a message are told once each', () => {
  const at = NOW - GRACE.days;
  expect(rule({ news: { kind: 'ended', n: 9, at } })).toMatchObject({ sends: ['mail ended'], look: null });
  expect(rule({ news: { kind: 'invited', n: 2, at } })).toMatchObject({
    sends: ['push invited'],
    look: null,
  });
  expect(rule({ news: turn(HOUR), told: 1, chat: 5 })).toMatchObject({ sends: ['push chat'], chat: -1 });
  expect(rule({ news: turn(HOUR), told: 1, chat: -1 })).toMatchObject({ sends: [], chat: -1 });
});

describe('on holiday', () => {
  const holiday = { from: NOW - DAY, until: NOW + 3 * DAY };

  test('nothing rings, not even a warning that breaks the quiet hours', () => {
    const waiting = { sends: [], look: holiday.until };
    expect(rule({ holidays: [holiday] })).toMatchObject({ ...waiting, told: 0 });
    const late = { news: turn(DAY + 20 * HOUR, 5 * DAY), told: 1, settings: { breaks: true } };
    expect(rule({ ...late, holidays: [holiday] })).toMatchObject({ ...waiting, told: 1 });
    expect(rule({ chat: 4, holidays: [holiday] })).toMatchObject({ ...waiting, chat: 4 });
  });

  test('warnings count the time without it', () => {
    const past = { from: NOW - 2 * DAY, until: NOW - HOUR };
    // Of a day, eleven hours have passed before the holiday, and one since.
    const news = turn(2 * DAY + 11 * HOUR, DAY + (past.until - past.from));
    expect(rule({ news, told: 1, holidays: [past] }).sends).toEqual(['push half']);
    const early = turn(2 * DAY + 10 * HOUR, DAY + (past.until - past.from));
    expect(rule({ news: early, told: 1, holidays: [past] })).toMatchObject({ sends: [], look: NOW + HOUR });
  });
});
