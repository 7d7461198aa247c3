import type { Command } from '../../protocol/command.ts';
import type { Settings } from '../../settings/settings.ts';
import { mustNotBeBanned } from '../conduct/holds.ts';
import type { HallApi } from '../tables/api.ts';
import { Window } from './window.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const INVITATIONS_PER_HOUR = 30;
/** From everybody together. */
const INVITED_PER_HOUR = 20;

/** What leaves a table or hides somebody's chat: banned people may do it. */
const MAY_GO: ReadonlySet<Command['type']> = new Set([
  'stand',
  'decline',
  'close',
  'leave',
  'resign',
  'mute',
]);

/** Wraps the hall in rate limits per person and in bans, shared by HTTP and sockets. */
export function limitHall(hall: HallApi, settings: Settings): HallApi {
  const tables = new Window(settings.tablesPerHour, HOUR, 'new tables');
  const chat = new Window(settings.chatPerMinute, MINUTE, 'chat lines');
  const mutes = new Window(settings.chatPerMinute, MINUTE, 'people muted or heard again');
  const invitations = new Window(INVITATIONS_PER_HOUR, HOUR, 'invitations');
  const invited = new Window(INVITED_PER_HOUR, HOUR, 'invitations of this person');
  return {
    create: async (host, table, sit, circle) => {
      tables.take(host.id);
      return hall.create(host, table, sit, circle);
    },
    bring: async (host, game) => {
      tables.take(host.id);
      return hall.bring(host, game);
    },
    do: async (id, person, command) => {
      if (!MAY_GO.has(command.type)) mustNotBeBanned(person);
      if (command.type === 'chat') chat.take(person.id);
      if (command.type === 'mute') mutes.take(person.id);
      if (command.type === 'rematch') tables.take(person.id);
      return hall.do(id, person, command);
    },
    invite: async (id, person, other) => {
      invitations.take(person.id);
      invited.take(other);
      return hall.invite(id, person, other);
    },
    look: (id, person) => hall.look(id, person),
    moment: (id, person, ply) => hall.moment(id, person, ply),
    entries: (id, person, since, limit) => hall.entries(id, person, since, limit),
    watch: (id, watcher, since) => hall.watch(id, watcher, since),
    unwatch: (id, watcher) => hall.unwatch(id, watcher),
    typing: (id, person) => {
      mustNotBeBanned(person);
      hall.typing(id, person);
    },
    record: (id, person) => hall.record(id, person),
    listed: (filter) => hall.listed(filter),
    of: (person) => hall.of(person),
    leaveAll: (person, erase) => hall.leaveAll(person, erase),
    adopt: (guest, account, merge) => hall.adopt(guest, account, merge),
    setAside: (person) => hall.setAside(person),
    rename: (person) => hall.rename(person),
    tellHolidays: (person) => hall.tellHolidays(person),
    onNotice: (listener) => hall.onNotice(listener),
    watched: () => hall.watched(),
    plan: (id, person) => hall.plan(id, person),
    setPlan: async (id, person, plan) => {
      if (plan) mustNotBeBanned(person);
      return hall.setPlan(id, person, plan);
    },
    get live() {
      return hall.live;
    },
    get keeps() {
      return hall.keeps;
    },
    get aside() {
      return hall.aside;
    },
    close: () => hall.close(),
  };
}
