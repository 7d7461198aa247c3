type Reason = 'abuse' | 'spam' | 'cheating' | 'stalling' | 'name' | 'other';
type ActKind = 'warn' | 'mute' | 'name' | 'table' | 'unlisted' | 'unrated' | 'ban';
/** In the audit, besides acts. */
type OtherDeed = 'lift' | 'keep' | 'close' | 'appeal' | 'moderator' | 'host' | 'no role';
type ReportState = 'open' | 'acted' | 'closed';
type Role = 'moderator' | 'host';

/** Texts for reporting, for what moderators decide about the reader, and for moderators. */
export interface ConductTexts {
  readonly reasons: Readonly<Record<Reason, string>>;
  /** What a moderator can do, as a noun. */
  readonly acts: Readonly<Record<ActKind, string>>;
  until(date: string): string;
  readonly forEver: string;
  /** Of an act whose time is over, and of one lifted before. */
  ended(date: string): string;
  lifted(date: string): string;

  /** The dialog to report somebody. */
  readonly report: {
    title(name: string): string;
    /** Who reads it, where a message is reported and where a person is. */
    readonly message: string;
    readonly person: string;
    readonly why: string;
    readonly words: string;
    readonly send: string;
    readonly cancel: string;
    readonly sent: string;
    readonly sentLine: string;
    readonly close: string;
  };

  /** A slip over any screen. */
  readonly note: {
    decided(act: string): string;
    readonly reported: string;
    readonly read: string;
  };

  /** What concerns the reader. */
  readonly own: {
    readonly title: string;
    readonly line: string;
    readonly decisions: string;
    readonly noDecisions: string;
    /** What it means for the reader. */
    readonly means: Readonly<Record<ActKind, string>>;
    readonly appeal: string;
    readonly appealLine: string;
    readonly send: string;
    readonly appealed: string;
    readonly yours: string;
    readonly answer: string;
    readonly reports: string;
    readonly noReports: string;
    readonly states: Readonly<Record<ReportState, string>>;
  };

  /** The page of moderators. */
  readonly desk: {
    readonly title: string;
    readonly forbidden: string;
    readonly open: string;
    readonly audit: string;
    readonly nothing: string;
    readonly choose: string;
    readonly back: string;
    readonly appeals: string;
    readonly reports: string;
    count(reports: number): string;
    by(name: string): string;
    readonly erased: string;
    readonly commandLine: string;
    readonly guest: string;
    readonly account: string;
    readonly roles: Readonly<Record<Role, string>>;
    readonly page: string;
    readonly table: string;
    /** Of a table that can be unlisted: its game, and whether it is open. */
    listedTable(game: string, open: boolean): string;
    readonly reported: string;
    readonly noWords: string;
    readonly decide: string;
    /** What each act does to the person. */
    readonly does: Readonly<Record<ActKind, string>>;
    readonly reason: string;
    readonly long: string;
    hours(n: number): string;
    days(n: number): string;
    theyRead(name: string): string;
    readonly confirm: string;
    readonly nothingToDo: string;
    readonly done: string;
    readonly history: string;
    readonly noHistory: string;
    readonly lift: string;
    readonly keep: string;
    readonly liftWhy: string;
    readonly yourAnswer: string;
    readonly appealOf: string;
    readonly deeds: Readonly<Record<OtherDeed, string>>;
    readonly when: string;
    readonly who: string;
    readonly what: string;
    readonly whom: string;
    readonly more: string;
  };
}
