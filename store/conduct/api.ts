import type { ActKind, Deed, Reason, ReportState, Role } from '../../protocol/conduct.ts';

/** Who acts on the command line, in the audit. */
export const CLI = 'cli';

export interface StoredReport {
  readonly id: string;
  /** Undefined once the reporter has erased their account. */
  readonly by?: string;
  readonly about: string;
  readonly table?: string;
  /** The chat lines reported, by their numbers in the table's log. */
  readonly lines: readonly number[];
  /** The name that the person had. */
  readonly name: string;
  readonly reason: Reason;
  readonly words: string;
  readonly at: number;
  readonly state: ReportState;
  readonly closed?: number;
  /** Whether the reporter has seen what came of it. */
  readonly seen: boolean;
}

export type NewReport = Pick<StoredReport, 'about' | 'table' | 'name' | 'reason' | 'words' | 'at'> & {
  readonly by: string;
  readonly line?: number;
};

export interface StoredAct {
  readonly id: string;
  readonly about: string;
  readonly kind: ActKind;
  /** The table that is unlisted. */
  readonly table?: string;
  readonly reason: Reason;
  /** What the moderator writes to the person. */
  readonly words: string;
  /** Undefined once the moderator has erased their account. */
  readonly by?: string;
  readonly at: number;
  /** Undefined: for ever. */
  readonly until?: number;
  readonly lifted?: number;
  readonly appeal?: string;
  readonly appealed?: number;
  readonly answer?: string;
  readonly answered?: number;
  /** Whether the person has seen it as it is now. */
  readonly seen: boolean;
}

/** Changes of an act of which its person is told, each once. */
export const STAGES = { made: 0, answered: 1, lifted: 2, over: 3 } as const;

export type NewAct = Pick<StoredAct, 'about' | 'kind' | 'table' | 'reason' | 'words' | 'at' | 'until'> & {
  readonly by: string;
};

export interface AuditLine {
  readonly id: string;
  readonly at: number;
  /** A person, or the command line. */
  readonly by: string;
  readonly what: Deed;
  readonly about?: string;
  /** The act or report. */
  readonly ref?: string;
  readonly words: string;
}

/** Who does something, and when. */
export interface Doer {
  /** A person, or the command line. */
  readonly by: string;
  readonly at: number;
}

/** A chat line as evidence. */
export interface Said {
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

export interface HeldRole {
  readonly person: string;
  readonly role: Role;
  readonly since: number;
}

/** Reports and what is done about them. Everything done goes into the audit in the same transaction. */
export interface Conduct {
  /** A report, or one more line in the open one by the same person about the same at this table. */
  report(report: NewReport): Promise<StoredReport>;
  /** Open ones from the first on, others from the last on. */
  reports(filter: ReportFilter, limit: number): Promise<StoredReport[]>;
  /** Closes open reports about a person without an act. Returns how many were open. */
  close(about: string, reports: readonly string[], words: string, doer: Doer): Promise<number>;
  /** The reported lines of a table, with the chat around them; without what was erased since. */
  said(table: string, lines: readonly number[]): Promise<Said[]>;

  /** Carries out an act, and closes these open reports about the person. Returns its id. */
  act(act: NewAct, reports: readonly string[]): Promise<string>;
  find(act: string): Promise<StoredAct | undefined>;
  findReport(report: string): Promise<StoredReport | undefined>;
  /** Of a person, newest first. */
  acts(about: string): Promise<StoredAct[]>;
  /** What restricts a person now. */
  inForce(about: string, now: number): Promise<ReadonlySet<ActKind>>;
  /** Whether a person has not seen an act, an answer, or what came of a report. */
  hasNews(person: string): Promise<boolean>;
  markSeen(person: string): Promise<void>;
  /** Acts against a guest go with them to the account to which they sign in. */
  carry(guest: string, account: string): Promise<void>;
  /** False if it was lifted before. */
  lift(act: string, words: string, doer: Doer): Promise<boolean>;
  /** An act is appealed once; false if it was. */
  appeal(act: string, text: string, doer: Doer): Promise<boolean>;
  /** An appeal is answered once, and the act lifted or kept; false if it was. */
  answer(act: string, words: string, lift: boolean, doer: Doer): Promise<boolean>;
  /** Unanswered appeals, oldest first. */
  appeals(limit: number): Promise<StoredAct[]>;
  /** Acts, lifts and answers that this server has not made felt yet, but for some that are tried again later. */
  due(limit: number, except: readonly string[]): Promise<StoredAct[]>;
  /** They are, as they were found. */
  felt(act: StoredAct): Promise<void>;

  role(person: string): Promise<Role | undefined>;
  roles(): Promise<HeldRole[]>;
  setRole(person: string, role: Role | undefined, words: string, doer: Doer): Promise<void>;

  /** Newest first, or those before a line. */
  audit(
    limit: number,
    filter?: { readonly before?: AuditLine; readonly about?: string; readonly by?: string },
  ): Promise<AuditLine[]>;
  auditLine(id: string): Promise<AuditLine | undefined>;
}

export interface ReportFilter {
  readonly state?: ReportState;
  readonly about?: string;
  readonly by?: string;
}
