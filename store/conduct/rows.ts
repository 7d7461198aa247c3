import type { ActKind, Deed, Reason, ReportState } from '../../protocol/conduct.ts';
import type { ActRow, AuditRow, ReportRow } from '../schema.ts';
import type { AuditLine, StoredAct, StoredReport } from './api.ts';

export function reportOf(row: ReportRow): StoredReport {
  const { id, by, about, table_id, lines, name, reason, words, at, state, closed, seen } = row;
  return {
    ...{ id, about, lines: lineNumbers(lines), name, words, at, seen: seen === 1 },
    ...{ reason: reason as Reason, state: state as ReportState },
    ...(by !== null && { by }),
    ...(table_id !== '' && { table: table_id }),
    ...(closed !== null && { closed }),
  };
}

/** Damaged ones are left out: a report without its lines still says who and why. */
export function lineNumbers(text: string): number[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter((n) => Number.isSafeInteger(n)) : [];
  } catch {
    return [];
  }
}

export const actOf = ({ due: _, kind, table_id, reason, seen, ...row }: ActRow): StoredAct => ({
  ...(present(row) as Omit<StoredAct, 'kind' | 'table' | 'reason' | 'seen'>),
  ...{ kind: kind as ActKind, reason: reason as Reason, seen: seen === 1 },
  ...(table_id !== null && { table: table_id }),
});

export const auditOf = ({ what, ...row }: AuditRow): AuditLine => ({
  ...(present(row) as Omit<AuditLine, 'what'>),
  what: what as Deed,
});

/** Without columns that are null. */
const present = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
