import type {
  AuditPage,
  Desk,
  NewAct,
  NewReport,
  OwnConduct,
  OwnReport,
  ShownCase,
} from '../../protocol/conduct.ts';
import { json, request } from '../net/api.ts';
import { conductNews } from '../net/conduct.ts';
import { isolateNames } from '../net/isolate.ts';

export const sendReport = (report: NewReport) => json<OwnReport>('POST', '/reports', report);

const shown = async <T>(path: string): Promise<T> => isolateNames(await json<T>('GET', path));

/** What concerns the visitor, who has seen it with that. */
export async function readOwnConduct(): Promise<OwnConduct> {
  const own = await shown<OwnConduct>('/me/conduct');
  await request('POST', '/me/conduct/seen');
  conductNews.value = false;
  return own;
}

/** Without marking it as seen. */
export const peekOwnConduct = () => json<OwnConduct>('GET', '/me/conduct');

export const sendAppeal = (act: string, text: string) => request('POST', `/me/acts/${act}/appeal`, { text });

export const readDesk = () => shown<Desk>('/moderation');
export const readCase = (person: string) =>
  shown<ShownCase>(`/moderation/people/${encodeURIComponent(person)}`);
export const readAudit = (before?: string) =>
  shown<AuditPage>(`/moderation/audit${before === undefined ? '' : `?before=${before}`}`);
export const actOn = (person: string, act: NewAct) =>
  request('POST', `/moderation/people/${person}/acts`, act);
export const closeReports = (person: string, reports: readonly string[]) =>
  request('POST', `/moderation/people/${person}/closings`, { reports });
export const liftAct = (act: string, words: string) =>
  request('POST', `/moderation/acts/${act}/lift`, { words });
export const answerAppeal = (act: string, lift: boolean, words: string) =>
  request('POST', `/moderation/acts/${act}/answer`, { lift, words });
