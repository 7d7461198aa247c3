import type {
  KnownPerson,
  OwnAct,
  OwnConduct,
  OwnReport,
  ShownAct,
  ShownAuditLine,
  ShownCase,
  ShownReport,
} from '../../protocol/conduct.ts';
import { type AuditLine, CLI, type StoredAct, type StoredReport } from '../../store/conduct/api.ts';
import type { Store, TableSummary } from '../../store/store.ts';
import { shownOf } from '../people/directory.ts';

const MOST_REPORTS = 100;
/** Tables of a person among which the listed ones are looked for. */
const MOST_TABLES = 100;

const actOf = ({ about: _, by: __, seen: ___, ...act }: StoredAct): OwnAct => act;

const reportOf = ({ id, name, at, reason, state, closed }: StoredReport): OwnReport => ({
  ...{ id, name, at, reason, state },
  ...(closed !== undefined && { closed }),
});

/** What was decided about a person and what came of their reports, without who decided. */
export async function ownConductOf({ conduct }: Pick<Store, 'conduct'>, person: string): Promise<OwnConduct> {
  const [acts, reports] = await Promise.all([
    conduct.acts(person),
    conduct.reports({ by: person }, MOST_REPORTS),
  ]);
  return { acts: acts.map(actOf), reports: reports.map(reportOf) };
}

/** The same with everything that the person wrote and, as a moderator, did. */
export async function exportedConduct({ conduct }: Pick<Store, 'conduct'>, person: string) {
  const [role, acts, reports, deeds] = await Promise.all([
    conduct.role(person),
    conduct.acts(person),
    conduct.reports({ by: person }, Number.MAX_SAFE_INTEGER),
    conduct.audit(Number.MAX_SAFE_INTEGER, { by: person }),
  ]);
  return {
    ...(role && { role }),
    acts: acts.map(actOf),
    reports: reports.map((report) => {
      const { about, words, table, lines } = report;
      return { ...reportOf(report), about, words, ...(table !== undefined && { table }), lines: [...lines] };
    }),
    deeds: deeds.map(({ at, what, words }) => ({ at, what, words })),
  };
}

/** A table that stands in the public list. */
function publicTableOf({ id, game, status, settings, unlisted }: TableSummary) {
  if (unlisted || (status !== 'open' && status !== 'running')) return undefined;
  return (settings as { listed?: unknown }).listed === true
    ? { id, game, status: status as 'open' }
    : undefined;
}

/** Reports, acts and the audit as moderators see them. Each person is read once. */
export class ForModerators {
  readonly #store: Store;
  readonly #known = new Map<string, Promise<KnownPerson>>();

  constructor(store: Store) {
    this.#store = store;
  }

  person(id: string): Promise<KnownPerson> {
    const found = this.#known.get(id) ?? this.#read(id);
    this.#known.set(id, found);
    return found;
  }

  async #read(id: string): Promise<KnownPerson> {
    const [person, role] = await Promise.all([this.#store.people.find(id), this.#store.conduct.role(id)]);
    if (!person) return { id, name: '' };
    return { ...shownOf(person), ...(person.account && { account: true }), ...(role && { role }) };
  }

  async act(act: StoredAct): Promise<ShownAct> {
    const [about, by] = await Promise.all([this.person(act.about), this.#doer(act.by)]);
    return { ...actOf(act), about, ...by };
  }

  async report(report: StoredReport): Promise<ShownReport> {
    const { table, lines, words } = report;
    const [by, said] = await Promise.all([
      this.#doer(report.by),
      table === undefined ? [] : this.#store.conduct.said(table, lines),
    ]);
    return {
      ...reportOf(report),
      words,
      ...by,
      ...(table !== undefined && { table }),
      said,
      lines: [...lines],
    };
  }

  async case(about: string, reports: readonly StoredReport[]): Promise<ShownCase> {
    const [acts, tables] = await Promise.all([
      this.#store.conduct.acts(about),
      this.#store.tables.of(about, MOST_TABLES),
    ]);
    return {
      tables: tables.flatMap((table) => (table.host === about ? (publicTableOf(table) ?? []) : [])),
      about: await this.person(about),
      reports: await Promise.all(reports.map((one) => this.report(one))),
      acts: await Promise.all(acts.map((one) => this.act(one))),
    };
  }

  async line({ id, at, by, what, about, words }: AuditLine): Promise<ShownAuditLine> {
    return {
      ...{ id, at, what, words },
      ...(await this.#doer(by)),
      ...(about !== undefined && { about: await this.person(about) }),
    };
  }

  async #doer(by: string | undefined): Promise<{ by?: KnownPerson }> {
    return by === undefined || by === CLI ? {} : { by: await this.person(by) };
  }
}
