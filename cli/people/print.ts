import { type AuditLine, CLI, type StoredAct, type StoredReport } from '../../store/conduct/api.ts';
import type { Store, StoredPerson } from '../../store/store.ts';

const REPORTS = 500;
const LINES = 200;

/** Names by id, each read once. */
class Names {
  readonly #store: Store;
  readonly #known = new Map<string, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  async of(id: string | undefined): Promise<string> {
    if (id === undefined) return 'somebody erased';
    if (id === CLI) return 'the command line';
    const known = this.#known.get(id) ?? ((await this.#store.people.find(id))?.name || id);
    this.#known.set(id, known);
    return known;
  }
}

const dated = (at: number): string => new Date(at).toISOString().slice(0, 16);

const quoted = (words: string | undefined): string => (words ? `: “${words}”` : '');

export async function printRoles(store: Store, json: boolean): Promise<void> {
  const names = new Names(store);
  const { conduct } = store;
  const roles = await conduct.roles();
  for (const { person, role, since } of roles) {
    const name = await names.of(person);
    if (json) console.log(JSON.stringify({ person, name, role, since }));
    else console.log(`${person} ${role.padEnd(9)} since ${dated(since)}  ${name}`);
  }
  if (json) return;
  const [open, appeals] = await Promise.all([
    conduct.reports({ state: 'open' }, REPORTS),
    conduct.appeals(REPORTS),
  ]);
  console.log(
    `${roles.length} with a role, ${open.length} open reports, ${appeals.length} appeals to answer.`,
  );
}

export async function printReports(store: Store, json: boolean): Promise<void> {
  const names = new Names(store);
  const reports = await store.conduct.reports({ state: 'open' }, REPORTS);
  for (const report of reports) await printReport(store, names, report, json);
  const appeals = await store.conduct.appeals(REPORTS);
  for (const act of appeals) await printAct(names, act, json);
  if (!json) console.log(`${reports.length} open reports, ${appeals.length} appeals to answer.`);
}

async function printReport(store: Store, names: Names, report: StoredReport, json: boolean): Promise<void> {
  const { id, at, by, about, name, reason, words, table, lines, state } = report;
  const said = table === undefined ? [] : await store.conduct.said(table, lines);
  if (json) return console.log(JSON.stringify({ ...report, said }));
  console.log(
    `${id} ${dated(at)} ${state} ${reason}: ${name} (${about}), by ${await names.of(by)}${quoted(words)}`,
  );
  if (table !== undefined) console.log(`    at table ${table}`);
  for (const line of said)
    console.log(`    ${lines.includes(line.n) ? '>' : ' '} ${line.name}: ${line.text}`);
}

async function printAct(names: Names, act: StoredAct, json: boolean): Promise<void> {
  if (json) return console.log(JSON.stringify(act));
  const { id, at, about, kind, table, reason, words, by, until, lifted, appeal, answer } = act;
  const ends =
    lifted !== undefined ? `lifted ${dated(lifted)}` : until === undefined ? '' : `until ${dated(until)}`;
  const who = `${await names.of(about)} (${about}), by ${await names.of(by)}`;
  console.log(`${id} ${dated(at)} ${kind} ${ends} ${reason}: ${who}${quoted(words)}`.replace(/ {2,}/g, ' '));
  if (table !== undefined) console.log(`    table ${table}`);
  if (appeal !== undefined) console.log(`    appeal${quoted(appeal)}`);
  if (answer !== undefined) console.log(`    answer${quoted(answer)}`);
}

export async function printPerson(store: Store, person: StoredPerson, json: boolean): Promise<void> {
  const { id, name, account } = person;
  const { conduct } = store;
  const names = new Names(store);
  const [role, reports, acts] = await Promise.all([
    conduct.role(id),
    conduct.reports({ about: id }, REPORTS),
    conduct.acts(id),
  ]);
  if (json) console.log(JSON.stringify({ person: id, name, account: account === true, role }));
  else console.log(`${id} ${name}: ${role ?? (account ? 'account' : 'guest')}`);
  for (const report of reports) await printReport(store, names, report, json);
  for (const act of acts) await printAct(names, act, json);
  if (!json) console.log(`${reports.length} reports, ${acts.length} acts.`);
}

export async function printAudit(store: Store, json: boolean): Promise<void> {
  const names = new Names(store);
  for (let before: AuditLine | undefined; ; ) {
    const lines = await store.conduct.audit(LINES, before && { before });
    for (const line of lines) {
      const { at, by, what, about, words } = line;
      if (json) console.log(JSON.stringify(line));
      else {
        const whom = about === undefined ? '' : ` ${await names.of(about)} (${about})`;
        console.log(`${dated(at)} ${await names.of(by)}: ${what}${whom}${quoted(words)}`);
      }
    }
    before = lines.at(-1);
    if (lines.length < LINES) return;
  }
}
