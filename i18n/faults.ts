import { type RecordFault, type RecordFaultTexts, recordFaultText } from '../core/recordfault.ts';

/** Results of a request: the fault codes of the protocol, and failures on the way to the server. */
type ServerFault =
  | 'malformed'
  | 'unauthorized'
  | 'forbidden'
  | 'cross-site'
  | 'not-found'
  | 'not-seated'
  | 'seat-taken'
  | 'name-taken'
  | 'unreliable'
  | 'muted'
  | 'restricted'
  | 'not-host'
  | 'not-started'
  | 'not-agreed'
  | 'not-agreed'
  | 'already-started'
  | 'ended'
  | 'not-ended'
  | 'not-your-turn'
  | 'stale'
  | 'illegal'
  | 'turn-over'
  | 'no-undo'
  | 'nothing-asked'
  | 'too-large'
  | 'too-many'
  | 'unavailable'
  | 'internal'
  | 'offline'
  | 'lost'
  | 'closed';

/** Why a link contains no valid game. */
export type LinkFault = 'foreign' | 'damaged' | 'newer' | 'rules';

/** What went wrong and, where it helps, what to do about it. */
export interface FaultTexts {
  readonly server: Readonly<Record<ServerFault, string>>;
  readonly link: Readonly<Record<LinkFault, string>>;
  readonly record: RecordFaultTexts;
  /** A fault of a record and its line. */
  line(line: number, reason: string): string;
}

/** Where a record is damaged and why, as one sentence. */
export const damageText = (
  { line, fault }: { readonly line: number; readonly fault: RecordFault },
  texts: FaultTexts,
): string => texts.line(line, recordFaultText(fault, texts.record));
