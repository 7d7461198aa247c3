import type { Viewer } from '../../core/game.ts';
import { phaseOf, seatsOf } from '../../core/game.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { Position } from '../../protocol/position.ts';
import type { Update } from '../../protocol/socket.ts';
import type { TableInfo, TableListing } from '../../protocol/table.ts';
import { infoFault, isBotMove, noticeFault, pauseFault, rematchFault } from './course.ts';
import type { Heard, Testimony } from './heard.ts';
import type { Judge } from './judge.ts';
import type { Truth } from './truth.ts';

/** A message as a leaking server would send it. */
export interface Mutant {
  readonly betrays: string;
  readonly heard: Heard;
}

type Change = (update: Update, viewer: Viewer, truth: Truth, judge: Judge) => unknown;

/** Each turns a correct update into one with a leak; `false` if this update offers no opportunity. */
const CHANGES: Readonly<Record<string, Change>> = {
  'the view of another seat': (update, viewer, truth) => {
    const other = viewer === 1 ? 0 : 1;
    update.position!.view = JSON.parse(truth.view(update.n, other));
  },
  'the state': (update, _viewer, truth) => {
    update.position!.view = { ...update.position!.view, ...truth.after(update.n)!.state };
  },
  'one thing more in a view': (update) => {
    update.position!.view.next = 3;
  },
  'a view that is one decision ahead': (update, viewer, truth) => {
    const [now, later] = [update.n, update.n + 1].map((n) => truth.after(n) && truth.view(n, viewer));
    if (later === undefined || later === now) return false;
    update.position!.view = JSON.parse(later);
  },
  'the moves of another seat': (update, viewer, truth) => {
    const { position } = update;
    const [seat] = position!.active;
    if (seat === undefined || seat === viewer) return false;
    position!.legal = truth.legal(update.n, seat);
  },
  'a command in the making': (update, viewer, truth) => {
    const phase = phaseOf(truth.after(update.n)!.state);
    if (phase === truth.shown(update.n, viewer).phase) return false;
    update.position!.phase = phase;
  },
  'who is to decide, one decision ahead': (update, _viewer, truth) => {
    const later = truth.after(update.n + 1);
    if (!later) return false;
    const active = seatsOf(truth.game.active(later.state));
    if (active.join() === update.position!.active.join()) return false;
    update.position!.active = active;
  },
  'an unredacted event': (update, viewer, truth) => {
    for (const { n, what } of update.entries) {
      const events = truth.after(n)?.decisions[0]?.events;
      if (what.type !== 'move' || !events) continue;
      const due = events.map((event) => truth.game.redact(event, viewer));
      if (JSON.stringify(due) === JSON.stringify(events)) continue;
      what.events = events as typeof what.events;
      return;
    }
    return false;
  },
  'the move of another seat': (update, viewer, truth) => {
    for (const { n, what } of update.entries) {
      if (what.type !== 'move' || what.seat === viewer) continue;
      what.move = truth.after(n)!.decisions[0]!.move;
      return;
    }
    return false;
  },
  'in its start, the move of another seat': (update, viewer, truth) => {
    for (const { n, what } of update.entries) {
      const at = what.type === 'start' ? (what.decisions ?? []).findIndex(({ seat }) => seat !== viewer) : -1;
      if (what.type !== 'start' || at < 0) continue;
      what.decisions![at]!.move = truth.after(n)!.decisions[at]!.move;
      return;
    }
    return false;
  },
  'what an undo took back': (update, viewer, truth) => {
    const { n } = update;
    if (truth.entry(n)?.what.type !== 'undo' || !truth.after(n - 1)) return false;
    const before = truth.view(n - 1, viewer);
    if (before === truth.view(n, viewer)) return false;
    update.position!.view = JSON.parse(before);
  },
  'by an undo, how many decisions another seat made': (update) => {
    const undo = update.entries.find(({ what }) => what.type === 'undo');
    if (undo?.what.type !== 'undo') return false;
    undo.what.ply--;
  },
  'that something came to light in another hand': (update) => {
    const { position } = update;
    if (position!.undo !== 'free' || position!.undoStop) return false;
    Object.assign(position!, { undo: 'ask', undoStop: 'revealed' });
  },
  'by redo, what another seat took back': (update, viewer) => {
    if (viewer === 'spectator' || update.position!.redo !== 'nothing') return false;
    update.position!.redo = 'free';
  },
  'a question that nobody asked': (update, viewer) => {
    if (viewer === 'spectator' || update.position!.asking) return false;
    update.position!.asking = { seat: 0, for: 'undo', ply: 0, waiting: [1] };
  },
  'something by a clock': (update) => {
    const clock = update.position!.clocks?.find(({ ms }) => ms > 0);
    if (!clock) return false;
    clock.ms += 1;
  },
  'by the time of an entry, how long somebody thought': (update) => {
    const entry = update.entries.find(({ what }) => what.type === 'move');
    if (!entry) return false;
    entry.at -= 1;
  },
  'another seat as the own one': (update, viewer) => {
    update.position!.seat = viewer === 0 ? 1 : 0;
  },
  'a part that nobody knows': (update) => {
    Object.assign(update.position!, { deck: [1, 2, 3] });
  },
  'a part that nobody knows of an entry': (update) => {
    if (!update.entries[0]) return false;
    Object.assign(update.entries[0].what, { action: 17 });
  },
  'the seed': (update, _viewer, truth) => {
    update.position!.phase += truth.record.header.secret!.seed;
  },
  'half of the seed': (update, _viewer, truth) => {
    update.position!.phase += truth.record.header.secret!.seed.slice(0, 32);
  },
  'the salt': (update, _viewer, truth) => {
    update.position!.phase += truth.record.header.secret!.salt;
  },
  'a word of a random stream': (update, _viewer, _truth, judge) => {
    const [word] = judge.secrets.numbers;
    update.now = Number(word);
  },
};

/** The same for HTTP answers and refusals. */
type Forgery = (answer: never, viewer: Viewer, truth: Truth) => unknown;

const FORGERIES: Readonly<Record<string, [form: Heard['form'], Forgery]>> = {
  'an earlier moment as another seat saw it': [
    'moment',
    (moment: Position, viewer, truth) => {
      const other = viewer === 1 ? 0 : 1;
      const [n] = truth.numbersAt(moment.ply);
      if (n === undefined || truth.view(n, other) === truth.view(n, viewer)) return false;
      moment.view = JSON.parse(truth.view(n, other));
    },
  ],
  'of an earlier moment, what came after it': [
    'moment',
    (moment: Position, viewer, truth) => {
      const [n] = truth.numbersAt(moment.ply + 1);
      const later = n === undefined ? undefined : truth.view(n, viewer);
      if (later === undefined || truth.numbersAt(moment.ply).some((at) => truth.view(at, viewer) === later))
        return false;
      moment.view = JSON.parse(later);
    },
  ],
  'of an earlier moment, a command in the making': [
    'moment',
    (moment: Position) => {
      moment.phase = `${moment.phase} of somebody`;
    },
  ],
  'the moves of an earlier moment': [
    'moment',
    (moment: Position, _viewer, truth) => {
      const [seat] = moment.active;
      const [n] = truth.numbersAt(moment.ply);
      if (seat === undefined || n === undefined) return false;
      moment.legal = truth.legal(n, seat);
    },
  ],
  'the move of another seat, in a page of entries': [
    'entries',
    ({ entries }: { entries: Entry[] }, viewer, truth) => {
      const entry = entries.find(({ what }) => what.type === 'move' && what.seat !== viewer);
      if (entry?.what.type !== 'move') return false;
      entry.what.move = truth.after(entry.n)!.decisions[0]!.move;
    },
  ],
  'a table in a list as that of a stranger': [
    'page',
    ({ tables }: { tables: TableListing[] }, _viewer, truth) => {
      const line = lineOf(tables, truth);
      if (!line) return false;
      line.yourTurn = true;
    },
  ],
  'in a list, what a seat has done': [
    'page',
    ({ tables }: { tables: TableListing[] }, _viewer, truth) => {
      const line = lineOf(tables, truth);
      if (!line) return false;
      line.names[0] = `${line.names[0]} (pays)`;
    },
  ],
  'in a list, when somebody thought of something': [
    'page',
    ({ tables }: { tables: TableListing[] }, _viewer, truth) => {
      const line = lineOf(tables, truth);
      if (!line) return false;
      line.updated -= 0.5;
    },
  ],
  'in a list of tables, a seat that is not theirs': [
    'list',
    ({ tables }: { tables: TableListing[] }, _viewer, truth) => {
      const line = lineOf(tables, truth);
      if (line?.status !== 'running') return false;
      line.yourSeat = line.yourSeat === 0 ? 1 : 0;
    },
  ],
};

/** A table's listing, identified by its players. */
const lineOf = (tables: readonly TableListing[], truth: Truth): TableListing | undefined =>
  tables.find(({ id }) => id === truth.table);

const EARLY = 'the record before the end';
const REASONS = 'a rule that depends on another hand';

/** All kinds of leaks; a game allows most of them. */
export const KINDS: readonly string[] = [...Object.keys(CHANGES), ...Object.keys(FORGERIES), EARLY, REASONS];

/** One message per kind of leak, for every viewer where possible. */
export function mutantsOf(
  testimony: Testimony,
  truth: Truth,
  judge: Judge,
  isWanted: (kind: string) => boolean,
): Mutant[] {
  const { heard } = testimony;
  const mutants: Mutant[] = [];
  const updates = heard.filter(({ form, text }) => form === 'socket' && isPosition(text));
  for (const [betrays, change] of Object.entries(CHANGES).filter(([kind]) => isWanted(kind)))
    for (const by of [...truth.seats.keys(), undefined]) {
      for (const one of updates) {
        if (one.by !== by && !(by === undefined && !truth.seats.has(one.by ?? ''))) continue;
        const update: Update = JSON.parse(one.text);
        if (change(update, truth.viewer(one.by), truth, judge) === false) continue;
        mutants.push({ betrays, heard: { ...one, text: JSON.stringify(update) } });
        break;
      }
    }
  for (const [betrays, [form, forge]] of Object.entries(FORGERIES).filter(([kind]) => isWanted(kind)))
    for (const one of heard.filter((each) => each.form === form)) {
      const answer = JSON.parse(one.text) as never;
      if (forge(answer, truth.viewer(one.by), truth) === false) continue;
      mutants.push({ betrays, heard: { ...one, text: JSON.stringify(answer) } });
      break;
    }
  const others = [...leakingReasons(heard, truth), ...early(testimony, truth)];
  return [...mutants, ...others.filter(({ betrays }) => isWanted(betrays))];
}

/** A refusal with a rule that the player cannot know of. */
function leakingReasons(heard: readonly Heard[], truth: Truth): Mutant[] {
  const refusal = heard.find(
    ({ text, by }) => text.includes('"rules":[') && truth.viewer(by) !== 'spectator',
  );
  if (!refusal) return [];
  const text = refusal.text.replace('"rules":[', '"rules":["X-HIDDEN-1",');
  return [{ betrays: REASONS, heard: { ...refusal, text } }];
}

/** The record, just before the end. */
function early({ record }: Testimony, { entries }: Truth): Mutant[] {
  const end = entries.find(({ what }) => what.type === 'end')!;
  const heard = { by: undefined, form: 'record', text: record, at: end.at - 1 } as const;
  return [{ betrays: EARLY, heard }];
}

/** Leaks in the whole course of a game, each to be found by a check of the course. */
export function courseMutants(testimony: Testimony, truth: Truth): { betrays: string; fault(): unknown }[] {
  const { heard, table, rematch } = testimony;
  const told = heard.filter(({ text }) => text.startsWith('{"t":"notice"') && text.includes(table));
  const looked = heard.findLast(({ form, text }) => form === 'look' && text.includes(`"id":"${table}"`));
  const hurried = truth.entries.map((entry, i, all) =>
    isBotMove(truth, entry) ? { ...entry, at: all[i - 1]!.at } : entry,
  );
  // A bot that follows nothing but what was taken back or repeated says nothing of when it was asked.
  const hasBots = truth.entries.some(
    (entry, i, all) =>
      isBotMove(truth, entry) && all[i - 1]!.what.type === 'move' && !isBotMove(truth, all[i - 1]!),
  );
  return [
    ...(hasBots ? [{ betrays: 'that a bot had no choice', fault: () => pauseFault(truth, hurried) }] : []),
    ...told.slice(0, 1).map((notice) => ({
      betrays: 'by a notice, that somebody tried something',
      fault: () => noticeFault(truth, table, [notice, notice]),
    })),
    ...told.slice(0, 1).map((notice) => ({
      betrays: 'by a notice, a turn before it has come',
      fault: () => noticeFault(truth, table, [{ ...notice, at: notice.at - 60_000 }]),
    })),
    ...(looked
      ? [
          {
            betrays: 'to one viewer, something of the table',
            fault: () =>
              infoFault(table, [
                looked,
                { ...looked, text: looked.text.replace('"version":', '"version":1') },
              ]),
          },
          {
            betrays: 'the next deal, by a rematch with the same seed',
            fault: () => rematchFault(table, [looked], looked.text),
          },
        ]
      : []),
    {
      betrays: 'what players added, in a rematch',
      fault: () => {
        const next = JSON.parse(rematch) as { info: TableInfo };
        next.info.seats[0]!.nonce = 'added';
        return rematchFault(table, [], JSON.stringify(next));
      },
    },
  ];
}

const isPosition = (text: string): boolean =>
  text.startsWith('{"t":"update"') && text.includes('"position":');

/** Refusals and log lines that reveal their subject. */
export function leakingFaults({ table, game, record }: Truth): Mutant[] {
  const { state, move } = record.steps.find(({ move }) => /[^a-z\d.]|[a-z]\d/i.test(move))!;
  const view = game.view(state, 'spectator');
  const hidden = Object.entries(state).filter(([key, value]) => !(key in view) && !isEmpty(value));
  const told = hidden.map(([key, value]) => JSON.stringify({ [key]: value }));
  const faults = [`'${move}' cannot be undone`, ...told].map((message) => ({ code: 'internal', message }));
  return [
    ...faults.map((fault) => ({
      betrays: `in a fault, ${fault.message.slice(0, 40)}`,
      heard: { by: undefined, form: 'fault', text: JSON.stringify(fault), at: 0 } as const,
    })),
    ...told.map((text) => ({
      betrays: `in a log, ${text.slice(0, 40)}`,
      heard: {
        by: undefined,
        form: 'text',
        text: JSON.stringify({ level: 20, table, msg: text }),
        at: 0,
      } as const,
    })),
  ];
}

/** An empty part, such as the random streams of a game that draws everything at the start, tells nothing. */
const isEmpty = (value: unknown): boolean => ['{}', '[]'].includes(JSON.stringify(value));
