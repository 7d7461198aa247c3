/** Texts of the account page. */
export interface AccountTexts {
  readonly title: { readonly guest: string; readonly account: string; readonly unknown: string };
  /** Who the person is, and since when. `date` is written out. */
  guest(name: string, date: string): string;
  person(name: string, date: string): string;
  readonly unknown: string;
  /** What hangs on the account: online games in play and finished ones. */
  depends(running: number, finished: number): string;
  and(more: number): string;
  readonly name: string;
  readonly save: string;
  readonly saved: string;
  readonly nameRefused: string;
  readonly seal: {
    readonly choose: string;
    readonly picture: string;
    readonly pigment: string;
    readonly pictures: Readonly<Record<string, string>>;
    readonly pigments: Readonly<Record<string, string>>;
  };
  readonly noPassword: string;
  readonly passkey: {
    readonly title: string;
    readonly line: string;
    readonly add: string;
    readonly another: string;
    /** Why browsers offer none here. */
    readonly locked: string;
    readonly old: string;
    readonly failed: string;
    readonly added: string;
  };
  readonly phrase: {
    readonly title: string;
    readonly line: string;
    readonly draw: string;
    readonly others: string;
    readonly copy: string;
    readonly copied: string;
    readonly order: string;
    readonly written: string;
    readonly type: string;
    word(n: number): string;
    readonly keep: string;
    readonly wrong: string;
    readonly kept: string;
    readonly replaces: string;
  };
  readonly mail: {
    readonly title: string;
    readonly line: string;
    readonly address: string;
    readonly send: string;
    sent(address: string): string;
    readonly code: string;
    readonly confirm: string;
    readonly wrong: string;
    uses(address: string): string;
    changes(address: string, date: string): string;
    removes(date: string): string;
    readonly keep: string;
    readonly remove: string;
    readonly change: string;
  };
  readonly keys: {
    readonly title: string;
    passkey(label: string): string;
    readonly phrase: string;
    made(date: string): string;
    readonly remove: string;
    /** Before the last way in is removed. */
    readonly last: string;
  };
  readonly signIn: {
    readonly title: string;
    readonly before: string;
    readonly open: string;
    readonly passkey: string;
    readonly phrase: string;
    readonly adopt: string;
    readonly unknown: string;
    done(name: string, adopted: number, left: number): string;
    readonly guestEnds: string;
    /** What happens where guest and account sit at one table. */
    readonly bothSit: string;
  };
  readonly devices: {
    readonly title: string;
    readonly own: string;
    readonly unknown: string;
    readonly now: string;
    readonly elsewhere: string;
    readonly signOut: string;
    readonly guest: string;
    /** Before a guest signs out. */
    readonly loses: string;
  };
  /** Days on which the clocks stand still; dates are written out. */
  /** Whether friends see that the reader is here. */
  readonly presence: { readonly title: string; readonly show: string; readonly line: string };
  readonly holiday: {
    readonly title: string;
    readonly line: string;
    left(days: number): string;
    readonly from: string;
    readonly days: string;
    readonly take: string;
    now(until: string): string;
    readonly end: string;
    readonly callOff: string;
    readonly taken: string;
    readonly ended: string;
    readonly calledOff: string;
    readonly refused: string;
  };
  /** Links to what moderators decided, and to their page. */
  readonly conduct: { readonly title: string; readonly own: string; readonly desk: string };
  readonly data: {
    readonly title: string;
    readonly export: string;
    readonly erase: string;
    readonly eraseLine: string;
    readonly erased: string;
    readonly sure: string;
    readonly keep: string;
  };
}
