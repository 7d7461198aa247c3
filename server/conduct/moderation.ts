import type { z } from 'zod';
import {
  type ActKind,
  type AuditPage,
  type appealAnswer,
  type Desk,
  MOST_HOURS,
  type newAct,
  type Role,
  type ShownCase,
} from '../../protocol/conduct.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { StoredAct } from '../../store/conduct/api.ts';
import type { Store, StoredPerson } from '../../store/store.ts';
import { ForModerators } from './shown.ts';

const HOUR = 3_600_000;
const OPEN_REPORTS = 200;
const ALL_REPORTS = 50;
const APPEALS = 100;
const AUDIT_LINES = 50;

/** Somebody with a role, who acts. */
export interface Moderator {
  readonly id: string;
  readonly role: Role;
}

const RANK: Readonly<Record<Role | 'none', number>> = { none: 0, moderator: 1, host: 2 };

/** What moderators do, with the rules of who may do what about whom. */
export class Moderation {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Refuses everybody without a role. */
  async moderator(id: string): Promise<Moderator> {
    const role = await this.#store.conduct.role(id);
    if (role === undefined) throw new Refusal('forbidden', 'This is for moderators.');
    return { id, role };
  }

  /** Open reports and appeals that this moderator may answer for. */
  async desk(moderator: Moderator): Promise<Desk> {
    const { conduct } = this.#store;
    const shown = new ForModerators(this.#store);
    const open = await conduct.reports({ state: 'open' }, OPEN_REPORTS);
    const cases = [];
    for (const [about, reports] of Map.groupBy(open, (report) => report.about))
      if (await this.#outranks(moderator, about)) cases.push(await shown.case(about, reports));
    const appeals = [];
    for (const act of await conduct.appeals(APPEALS))
      if (await this.#mayAnswer(moderator, act)) appeals.push(await shown.act(act));
    return { role: moderator.role, cases: cases.sort((a, b) => oldest(a) - oldest(b)), appeals };
  }

  /** Everything known here of a person. */
  async case(moderator: Moderator, about: string): Promise<ShownCase> {
    await this.#about(moderator, about);
    const reports = await this.#store.conduct.reports({ about }, ALL_REPORTS);
    return new ForModerators(this.#store).case(about, reports);
  }

  async act(moderator: Moderator, about: string, given: z.output<typeof newAct>): Promise<void> {
    const { kind, table, reason, words, hours, reports } = given;
    await this.#about(moderator, about);
    if (table !== undefined && (await this.#store.tables.find(table))?.host !== about)
      throw new Refusal('not-found', 'This person hosts no such table.');
    if (kind !== 'warn' && moderator.role !== 'host' && (hours ?? Number.POSITIVE_INFINITY) > MOST_HOURS)
      throw new Refusal(
        'forbidden',
        `Moderators act for ${MOST_HOURS} hours at most; hosts may act for ever.`,
      );
    const at = Date.now();
    const until = hours === undefined || !ends(kind) ? {} : { until: at + hours * HOUR };
    const act = { about, kind, reason, words, by: moderator.id, at, ...until };
    await this.#store.conduct.act({ ...act, ...(table !== undefined && { table }) }, reports);
  }

  async close(moderator: Moderator, about: string, reports: readonly string[], words: string): Promise<void> {
    await this.#about(moderator, about);
    if ((await this.#store.conduct.close(about, reports, words, doer(moderator))) === 0)
      throw new Refusal('stale', 'None of these reports is open.');
  }

  async lift(moderator: Moderator, id: string, words: string): Promise<void> {
    const act = await this.#act(moderator, id);
    if (act.kind === 'warn' || hasEnded(act)) throw new Refusal('ended', 'This act is not in force.');
    if (!(await this.#store.conduct.lift(id, words, doer(moderator)))) throw alreadyDone();
  }

  async answer(
    moderator: Moderator,
    id: string,
    { lift, words }: z.output<typeof appealAnswer>,
  ): Promise<void> {
    const act = await this.#act(moderator, id);
    if (act.appealed === undefined) throw new Refusal('nothing-asked', 'Nobody has appealed.');
    if (!(await this.#mayAnswer(moderator, act)))
      throw new Refusal('forbidden', 'You cannot answer an appeal against your own decision.');
    if (!(await this.#store.conduct.answer(id, words, lift, doer(moderator)))) throw alreadyDone();
  }

  async audit(before: string | undefined): Promise<AuditPage> {
    const { conduct } = this.#store;
    const from = before === undefined ? undefined : await conduct.auditLine(before);
    const found = await conduct.audit(AUDIT_LINES + 1, from && { before: from });
    const shown = new ForModerators(this.#store);
    const lines = await Promise.all(found.slice(0, AUDIT_LINES).map((line) => shown.line(line)));
    const last = lines.at(-1);
    return { lines, ...(found.length > AUDIT_LINES && last && { next: last.id }) };
  }

  /** A person about whom the moderator may decide. */
  async #about(moderator: Moderator, id: string): Promise<StoredPerson> {
    const person = await this.#store.people.find(id);
    if (!person || person.name === '') throw new Refusal('not-found', 'Person not found.');
    if (!(await this.#outranks(moderator, id)))
      throw new Refusal('forbidden', 'You cannot act on yourself or on somebody of your rank.');
    return person;
  }

  async #act(moderator: Moderator, id: string): Promise<StoredAct> {
    const act = await this.#store.conduct.find(id);
    if (!act) throw new Refusal('not-found', 'Act not found.');
    await this.#about(moderator, act.about);
    return act;
  }

  /** Nobody decides about themselves, moderators not about each other, and nobody here about a host. */
  async #outranks({ id, role }: Moderator, about: string): Promise<boolean> {
    return id !== about && RANK[role] > RANK[(await this.#store.conduct.role(about)) ?? 'none'];
  }

  /** An appeal goes to somebody else than who acted, where there is somebody else. */
  async #mayAnswer(moderator: Moderator, { about, by }: StoredAct): Promise<boolean> {
    if (!(await this.#outranks(moderator, about))) return false;
    if (by !== moderator.id) return true;
    const others = await this.#store.conduct.roles();
    const rank = RANK[(await this.#store.conduct.role(about)) ?? 'none'];
    return !others.some(({ person, role }) => person !== by && person !== about && RANK[role] > rank);
  }
}

const oldest = ({ reports }: ShownCase): number => Math.min(...reports.map(({ at }) => at));

const doer = ({ id }: Moderator) => ({ by: id, at: Date.now() });

/** A warning is over once it is read. */
const ends = (kind: ActKind): boolean => kind !== 'warn';

const hasEnded = ({ lifted, until }: StoredAct): boolean =>
  lifted !== undefined || (until !== undefined && until <= Date.now());

const alreadyDone = (): Refusal => new Refusal('stale', 'Somebody has already done this.');
