import type { Update } from '../../protocol/socket.ts';
import type { Viewer } from '../../rules/core/game.ts';
import { phaseOf, seatsOf } from '../../rules/core/game.ts';
import type { Heard, Testimony } from './heard.ts';
import type { Judge } from './judge.ts';
import type { Truth } from './truth.ts';

/** A message as a server that betrays something would have sent it. */
export interface Mutant {
  readonly betrays: string;
  readonly heard: Heard;
}

type Change = (update: Update, viewer: Viewer, truth: Truth, judge: Judge) => unknown;

/** Each turns an honest update into one that tells too much; `false` where this update gives no occasion. */
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

/** One message of each kind that betrays something, for every viewer who gives the occasion. */
export function mutantsOf({ heard, table }: Testimony, truth: Truth, judge: Judge): Mutant[] {
  const mutants: Mutant[] = [];
  const updates = heard.filter(({ form, text }) => form === 'socket' && isPosition(text));
  for (const [betrays, change] of Object.entries(CHANGES))
    for (const by of [...truth.seats.keys(), undefined]) {
      for (const one of updates) {
        if (one.by !== by && !(by === undefined && !truth.seats.has(one.by ?? ''))) continue;
        const update: Update = JSON.parse(one.text);
        if (change(update, truth.viewer(one.by), truth, judge) === false) continue;
        mutants.push({ betrays, heard: { ...one, text: JSON.stringify(update) } });
        break;
      }
    }
  return [...mutants, ...faultsThatTell(table, truth)];
}

const isPosition = (text: string): boolean =>
  text.startsWith('{"t":"update"') && text.includes('"position":');

/** Refusals and logs that say what they were about. */
function faultsThatTell(table: string, { game, record }: Truth): Mutant[] {
  const { state, move } = record.steps.find(({ move }) => /[^a-z\d.]|[a-z]\d/i.test(move))!;
  const hidden = Object.entries(state).filter(([key]) => !(key in game.view(state, 'spectator')));
  const told = hidden.map(([key, value]) => JSON.stringify({ [key]: value }));
  const faults = [`'${move}' cannot be undone`, ...told].map((message) => ({ code: 'internal', message }));
  return [
    ...faults.map((fault) => ({
      betrays: `in a fault, ${fault.message.slice(0, 40)}`,
      heard: { by: undefined, form: 'fault', text: JSON.stringify(fault) } as const,
    })),
    ...told.map((text) => ({
      betrays: `in a log, ${text.slice(0, 40)}`,
      heard: { by: undefined, form: 'text', text: JSON.stringify({ level: 20, table, msg: text }) } as const,
    })),
  ];
}
