import type { NoticeChannel, NoticeMode, NoticeSettings } from '../../protocol/notices.ts';
import type { Holiday } from '../../protocol/table.ts';

/**
 * Kinds of news that do not stand at a seat: a moderator has decided about somebody, or on their report; a table is open
 * for a circle of somebody else.
 */
export type NewsKind = 'act' | 'report' | 'circle';

/** Kinds of notices; `half` and `late` are warnings before the time of a turn runs out. */
export type NoticeKind =
  | 'turn'
  | 'half'
  | 'late'
  | 'asked'
  | 'invited'
  | 'ended'
  | 'chat'
  | 'digest'
  | NewsKind;

export interface Endpoint {
  readonly id: string;
  readonly person: string;
  readonly kind: NoticeChannel;
  readonly address: string;
  /** For a browser its keys as JSON, for a hook what signs its messages. */
  readonly secret: string;
  /** Set for hooks of one table. */
  readonly table?: string;
  /** In which a browser's person is signed in; it goes when they sign out. */
  readonly device?: string;
  readonly created: number;
  /** When it was last confirmed by a visit. */
  readonly used: number;
  /** Since when the person has not returned after a mail. */
  readonly held?: number;
  readonly failed: number;
}

export type NewEndpoint = Pick<
  Endpoint,
  'id' | 'person' | 'kind' | 'address' | 'secret' | 'table' | 'device'
>;

/** A seat whose news is to be looked at, with what is needed to decide who is told. */
export interface DueSeat {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
  readonly game: string;
  /** The settings of the table as plain JSON. */
  readonly settings: object;
  readonly news?: {
    readonly kind: 'turn' | 'asked' | 'invited' | 'ended';
    readonly n: number;
    readonly at: number;
    readonly due?: number;
  };
  /** How many notices of the news have been passed on, to the person and to hooks of the table. */
  readonly told: number;
  readonly toldAll: number;
  /** The first chat line the person has not seen; 0 for none, −1 once they were told. */
  readonly chat: number;
  readonly reach: TableReach;
}

/** How a person is reached. */
export interface Reach {
  readonly settings: NoticeSettings | undefined;
  readonly holidays: readonly Holiday[];
  readonly endpoints: readonly Endpoint[];
}

/** How a person is reached about one table. */
export interface TableReach extends Reach {
  readonly mode: NoticeMode | undefined;
  /** Hooks of the table, of anybody there. */
  readonly shared: readonly Endpoint[];
}

/** What becomes of a due seat. */
export interface Ruling {
  readonly sends: readonly { readonly endpoint: string; readonly kind: NoticeKind; readonly n: number }[];
  readonly told: number;
  readonly toldAll: number;
  readonly chat: number;
  /** When to look at it again. */
  readonly look: number | null;
}

/** News of a person that is due. */
export interface DueNews {
  readonly person: string;
  readonly kind: NewsKind;
  /** The act, report or table. */
  readonly about: string;
  readonly n: number;
  readonly reach: Reach;
}

/** To which endpoints a notice of it goes; without any, when to look again. */
export interface NewsRuling {
  readonly endpoints: readonly string[];
  readonly look: number | null;
}

/** One message on its way: all notices for one endpoint that are due together. */
export interface Batch {
  /** The same whenever it is sent, so that a repetition can be recognised. */
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly person: { readonly id: string; readonly name: string };
  readonly settings: NoticeSettings | undefined;
  readonly tries: number;
  readonly created: number;
  readonly items: readonly BatchItem[];
}

/** Which messages are wanted. */
export interface Wanted {
  readonly limit: number;
  /** Of endpoints that did not work the last time; else of the others. */
  readonly failing: boolean;
  /** At most of one person. */
  readonly each: number;
  /** Endpoints that messages are under way to, and people of whom enough are. */
  readonly busy: { readonly endpoints: readonly string[]; readonly people: readonly string[] };
}

export interface BatchItem {
  readonly kind: NoticeKind;
  /** The table, act or report; empty for a digest. */
  readonly about: string;
  readonly n: number;
}

/** A table as notices describe it. */
export interface NoticeTable {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly host: string;
  readonly seats: readonly {
    readonly person: string | null;
    readonly name: string;
    readonly invited: string | null;
    readonly turn: boolean;
    readonly n: number | null;
    readonly at: number | null;
    readonly due: number | null;
  }[];
}

/** Notices are a state: what is in the rows of seats, or of news, is told sooner or later, and once. */
export interface Notices {
  settings(person: string): Promise<NoticeSettings | undefined>;
  /** `digestAt`: when the daily mail is due next. */
  setSettings(person: string, settings: NoticeSettings, digestAt: number | null): Promise<void>;
  mode(person: string, table: string): Promise<NoticeMode | undefined>;
  modes(person: string): Promise<readonly { readonly table: string; readonly mode: NoticeMode }[]>;
  setMode(person: string, table: string, mode: NoticeMode | undefined): Promise<void>;
  endpoints(person: string): Promise<Endpoint[]>;
  endpoint(id: string): Promise<Endpoint | undefined>;
  /** Hooks of a table, of anybody. */
  shared(table: string): Promise<Endpoint[]>;
  /** Adds one or confirms it; of its kind only the `most` last used stay. */
  addEndpoint(endpoint: NewEndpoint, now: number, most: number): Promise<Endpoint>;
  removeEndpoint(id: string): Promise<void>;
  /** The person is back: mails may come again. */
  returned(person: string): Promise<void>;

  /** People who watch a table are told later; the end and chat they have seen. */
  hold(watched: readonly { readonly table: string; readonly seat: number }[], until: number): Promise<void>;
  /** Decides about seats whose news is older than `before`; returns how many there were. */
  claim(before: number, now: number, limit: number, rule: (due: DueSeat) => Ruling): Promise<number>;
  /** The same for news besides what stands at seats. */
  claimNews(before: number, now: number, limit: number, rule: (due: DueNews) => NewsRuling): Promise<number>;
  /** Claims daily mails that are due: `next` gives the local date as a number, and when to look again. */
  claimDigests(
    now: number,
    limit: number,
    next: (settings: NoticeSettings | undefined) => {
      readonly date: number | undefined;
      readonly at: number | null;
    },
  ): Promise<number>;
  /** Messages to be sent now, one for each endpoint; nobody else gets them before `lease`. */
  take(now: number, lease: number, wanted: Wanted): Promise<Batch[]>;
  /** Which notices of a batch are still true, and what they are about. */
  tables(ids: readonly string[]): Promise<NoticeTable[]>;
  /** Tables at which it is a person's turn. */
  waiting(person: string): Promise<NoticeTable[]>;
  sent(batch: Batch, now: number): Promise<void>;
  /** Nothing in a batch is true any more. */
  dropped(batch: Batch): Promise<void>;
  /** Tries a batch again later, or gives it up. */
  failed(batch: Batch, again: number | null): Promise<void>;
  /** Drops what was created before a time. */
  sweep(before: number): Promise<void>;
}
