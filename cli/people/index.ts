import { InputError } from '../../core/options.ts';
import { ACT_KINDS, type ActKind, REASONS, type Reason, ROLES, type Role } from '../../protocol/conduct.ts';
import { chatText } from '../../protocol/text.ts';
import { CLI, type StoredAct } from '../../store/conduct/api.ts';
import type { Store, StoredPerson, StoredTable } from '../../store/store.ts';
import type { Args, Command } from '../command.ts';
import { withStore } from '../stored/store.ts';
import { printAudit, printPerson, printReports, printRoles } from './print.ts';

export const command: Command = {
  usage: '[WHAT [WHO]]',
  summary:
    'Gives people roles and does what moderators do. WHAT is roles, reports, or audit; show, role, close, warn, mute, name, unlisted, unrated, or ban, with an id or the exact name of an account as WHO; lift or answer, with the id of an act.',
  flags: {
    as: { type: 'string', help: `role: ${ROLES.join(', ')}, or none` },
    reason: { type: 'string', help: `acts: ${REASONS.join(', ')} (other)` },
    words: {
      type: 'string',
      help: 'acts, lift, answer: what the person will read; otherwise a note for the audit',
    },
    hours: { type: 'string', help: 'acts: for how long; permanent if left out' },
    lift: { type: 'boolean', help: 'answer: also lift the act' },
    json: { type: 'boolean', help: 'print one JSON object per line' },
  },
  run: people,
};

const HOUR = 3_600_000;
const MOST_HOURS = 87_600;

type Work = (store: Store, args: Args, who: string) => Promise<void>;

const WORKS: Readonly<Record<string, Work>> = {
  roles: (store, args) => printRoles(store, args.has('json')),
  reports: (store, args) => printReports(store, args.has('json')),
  audit: (store, args) => printAudit(store, args.has('json')),
  show: async (store, args, who) => printPerson(store, await personAt(store, who), args.has('json')),
  role: giveRole,
  close: closeReports,
  ...Object.fromEntries(ACT_KINDS.map((kind) => [kind, actOf(kind)])),
  lift,
  answer,
};

/** These take nobody. */
const LISTS = ['roles', 'reports', 'audit'];
/** What others take than a person. */
const TAKES: Readonly<Record<string, string>> = { lift: 'an act', answer: 'an act', table: 'a table' };

async function people(args: Args): Promise<void> {
  const [what = 'roles', who = ''] = args.words;
  const work = Object.hasOwn(WORKS, what) ? WORKS[what] : undefined;
  if (!work)
    throw new InputError(`There is no '${what}' here. WHAT is one of ${Object.keys(WORKS).join(', ')}.`);
  if (args.words.length > 0) args.expectWords(LISTS.includes(what) ? 1 : 2, TAKES[what] ?? 'a person');
  await withStore((store) => work(store, args, who));
}

/** By id, or an account by its exact name. */
async function personAt(store: Store, who: string): Promise<StoredPerson> {
  const byId = await store.people.find(who);
  if (byId && byId.name !== '') return byId;
  const named = await store.people.named(who, 10);
  if (named.length === 1) return named[0]!;
  throw new InputError(
    named.length === 0
      ? `There is nobody with the id '${who}', and no account of this name.`
      : `There are several of this name; give an id: ${named.map(({ id }) => id).join(', ')}.`,
  );
}

async function tableAt(store: Store, id: string): Promise<StoredTable> {
  const table = await store.tables.find(id);
  if (!table) throw new InputError(`There is no table '${id}' in this store.`);
  return table;
}

const doer = () => ({ by: CLI, at: Date.now() });

function wordsOf(args: Args, needed: boolean): string {
  const given = args.text('words');
  if (given === undefined && !needed) return '';
  const { success, data } = chatText.safeParse(given ?? '');
  if (!success) throw new InputError('Give the text for the person with --words, at most 500 characters.');
  return data;
}

async function giveRole(store: Store, args: Args, who: string): Promise<void> {
  const person = await personAt(store, who);
  const as = args.text('as');
  const role = ROLES.find((known) => known === as);
  if (as !== 'none' && !role)
    throw new InputError(`--as takes ${ROLES.join(', ')} or none, not '${as ?? ''}'.`);
  if (role && !person.account)
    throw new InputError(`${person.name} is a guest; only people with an account can have a role.`);
  await store.conduct.setRole(person.id, role satisfies Role | undefined, wordsOf(args, false), doer());
  console.log(role ? `${person.name} is a ${role}.` : `${person.name} has no role.`);
}

function actOf(kind: ActKind): Work {
  return async (store, args, who) => {
    const table = kind === 'table' ? await tableAt(store, who) : undefined;
    const { id, name } = await personAt(store, table?.host ?? who);
    const reason = args.text('reason', 'other');
    if (!REASONS.includes(reason as Reason))
      throw new InputError(`--reason takes ${REASONS.join(', ')}, not '${reason}'.`);
    const ends = kind !== 'warn' && args.text('hours') !== undefined;
    const at = Date.now();
    const until = ends ? { until: at + args.integer('hours', 1, 1, MOST_HOURS) * HOUR } : {};
    const words = wordsOf(args, true);
    const open = table ? [] : await store.conduct.reports({ about: id, state: 'open' }, 100);
    const act = {
      ...{ about: id, kind, reason: reason as Reason, words, by: CLI, at, ...until },
      ...(table && { table: table.id }),
    };
    const made = await store.conduct.act(
      act,
      open.map((report) => report.id),
    );
    const closed = open.length > 0 ? ` ${open.length} reports are closed.` : '';
    console.log(`${name}: ${kind}, act ${made}.${closed}`);
  };
}

async function closeReports(store: Store, args: Args, who: string): Promise<void> {
  const { id, name } = await personAt(store, who);
  const open = await store.conduct.reports({ about: id, state: 'open' }, 100);
  const ids = open.map((report) => report.id);
  const closed = await store.conduct.close(id, ids, wordsOf(args, false), doer());
  console.log(`${name}: ${closed} reports closed.`);
}

async function actAt(store: Store, id: string): Promise<StoredAct> {
  const act = await store.conduct.find(id);
  if (!act) throw new InputError(`There is no act '${id}' in this store.`);
  return act;
}

async function lift(store: Store, args: Args, id: string): Promise<void> {
  await actAt(store, id);
  if (!(await store.conduct.lift(id, wordsOf(args, true), doer())))
    throw new InputError('This act has already been lifted.');
  console.log(`Act ${id} is lifted.`);
}

async function answer(store: Store, args: Args, id: string): Promise<void> {
  const { appealed } = await actAt(store, id);
  if (appealed === undefined) throw new InputError('Nobody has appealed against this act.');
  if (!(await store.conduct.answer(id, wordsOf(args, true), args.has('lift'), doer())))
    throw new InputError('This appeal has already been answered.');
  console.log(`The appeal against act ${id} is answered${args.has('lift') ? ', and the act lifted' : ''}.`);
}
