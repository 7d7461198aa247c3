import type {
  NewWay,
  NoticeMode,
  NoticeSettings,
  NoticesState,
  NoticeWay,
  TestOutcome,
} from '../../protocol/notices.ts';
import { json, request } from './api.ts';

/** What this person has chosen, and what the server offers. */
export const readNotices = (): Promise<NoticesState> => json('GET', '/me/notices');

export const saveNotices = (settings: NoticeSettings): Promise<NoticeSettings> =>
  json('PUT', '/me/notices', settings);

export const addWay = (way: NewWay): Promise<NoticeWay> => json('POST', '/me/notices/ways', way);

export const removeWay = (id: string): Promise<unknown> => request('DELETE', `/me/notices/ways/${id}`);

export const tryWay = async (id: string): Promise<TestOutcome> =>
  (await json<{ outcome: TestOutcome }>('POST', `/me/notices/ways/${id}/test`)).outcome;

export const chooseTable = (table: string, mode: NoticeMode | 'settings'): Promise<unknown> =>
  json('PUT', `/me/notices/tables/${table}`, { mode });

/** By a link from a mail. */
export const stopMails = (way: string, key: string): Promise<unknown> =>
  request('POST', `/notices/stop?${new URLSearchParams({ way, key })}`);
