import type { NoticeChannel, NoticeEvent, NoticeSettings } from '../../protocol/notices.ts';
import { type Holiday, type Pace, takesDays } from '../../protocol/table.ts';
import { channelsFor } from '../../protocol/wants.ts';
import { counted, holidayAt, overAt } from '../../store/log/holiday.ts';
import type { DueNews, DueSeat, Endpoint, NewsRuling, NoticeKind, Ruling } from '../../store/notices/api.ts';
import { quietUntil } from './quiet.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a person has to notice by themselves, in milliseconds. */
export interface Grace {
  /** Where a turn may take days. */
  readonly days: number;
  readonly live: number;
}

export const GRACE: Grace = { days: 10 * MINUTE, live: 30_000 };

/** Turns shorter than this are played in one sitting. */
const LIVE_TURN_S = 3600;
const LIVE_GAME_S = 6 * 3600;
/** Shorter times get no warnings: the first notice comes with the last. */
const WARNED_MS = HOUR;

const paceOf = (settings: object): Pace => (settings as { pace?: Pace }).pace ?? { kind: 'none' };

/** The grace at a table with these settings. */
export function graceOf(settings: object, grace: Grace): number {
  const pace = paceOf(settings);
  if (pace.kind === 'none') return grace.days;
  const most = pace.kind === 'move' ? LIVE_TURN_S : LIVE_GAME_S;
  return pace.seconds < most ? grace.live : grace.days;
}

/** The notices of a turn, in order. */
const STAGES = ['turn', 'half', 'late'] as const satisfies readonly NoticeKind[];
const EVENTS: Readonly<Record<(typeof STAGES)[number], NoticeEvent>> = {
  turn: 'turn',
  half: 'time',
  late: 'time',
};

/** When each of them is due. */
function timesOf(
  { at, due }: NonNullable<DueSeat['news']>,
  grace: number,
  off: readonly Holiday[],
): number[] {
  const all = due === undefined ? 0 : counted(off, at, due);
  return [at + grace, ...(all >= WARNED_MS ? [overAt(off, at, all / 2), overAt(off, at, all * 0.8)] : [])];
}

/** The holidays that stop the clock of a seat. */
const stopping = ({ settings, reach }: DueSeat): readonly Holiday[] =>
  takesDays(paceOf(settings)) ? reach.holidays : [];

/** Decides who is told what about a seat, and when to look at it again. */
export function ruleOn(due: DueSeat, now: number, graces: Grace): Ruling {
  const grace = graceOf(due.settings, graces);
  const personal = personalOf(due, now, grace);
  const shared = sharedOf(due, now, grace);
  const looks = [personal.look, shared.look].filter((look) => look !== null);
  return {
    sends: [...personal.sends, ...shared.sends],
    told: personal.told,
    toldAll: shared.told,
    chat: personal.chat,
    look: looks.length > 0 ? Math.min(...looks) : null,
  };
}

/** Decides who is told of news besides what stands at seats. It is kept until there is a way to tell it. */
export function ruleOnNews({ kind, reach }: DueNews, now: number): NewsRuling {
  const { settings, holidays, endpoints } = reach;
  const quiet = holidayAt(holidays, now)?.until ?? quietUntil(settings, now);
  if (quiet !== undefined) return { endpoints: [], look: quiet };
  const ways =
    kind === 'circle'
      ? endpoints.filter((way) => way.held === undefined && chosen(settings, 'invited', way.kind))
      : endpoints.filter((way) => chosen(settings, 'conduct', way.kind));
  return { endpoints: ways.map(({ id }) => id), look: null };
}

type Part = Pick<Ruling, 'sends' | 'told' | 'look'>;

function personalOf(due: DueSeat, now: number, grace: number): Part & Pick<Ruling, 'chat'> {
  const { news, told, chat, reach } = due;
  const idle = { sends: [], told, chat, look: null };
  if (!news && chat <= 0) return idle;
  const off = holidayAt(reach.holidays, now);
  const quiet = off?.until ?? quietUntil(reach.settings, now);
  const sends: Ruling['sends'][number][] = [];
  let done = told;
  let look: number | null = null;
  if (news) {
    const times = news.kind === 'turn' ? timesOf(news, grace, stopping(due)) : [news.at + grace];
    const stage = times.filter((time) => time <= now).length;
    if (stage > told) {
      const late = stage > 1 && news.due !== undefined && news.due < (quiet ?? 0);
      const breaks = late && !off && reach.settings?.breaks;
      if (quiet !== undefined && !breaks) look = quiet;
      else {
        for (const endpoint of reach.endpoints) {
          const kind = kindFor(due, endpoint, told, stage);
          if (kind) sends.push({ endpoint: endpoint.id, kind, n: news.n });
        }
        // Where nobody could be told, a way that opens later still brings it.
        if (sends.length > 0) done = stage;
      }
    }
    look ??= times.find((time) => time > now) ?? null;
  }
  if (chat <= 0) return { sends, told: done, chat, look };
  if (quiet !== undefined) return { sends, told: done, chat, look: Math.min(quiet, look ?? quiet) };
  for (const endpoint of reach.endpoints)
    if (wants(due, 'chat', endpoint)) sends.push({ endpoint: endpoint.id, kind: 'chat', n: chat });
  return { sends, told: done, chat: -1, look };
}

/** The latest notice that an endpoint is to get, of those that have become due. */
function kindFor(due: DueSeat, endpoint: Endpoint, told: number, stage: number): NoticeKind | undefined {
  const { kind } = due.news!;
  if (kind !== 'turn') return wants(due, kind === 'asked' ? 'invited' : kind, endpoint) ? kind : undefined;
  return STAGES.slice(told, stage).findLast((one) => {
    if (!wants(due, EVENTS[one], endpoint)) return false;
    // A daily mail lists the turns.
    return !(one === 'turn' && endpoint.kind === 'mail' && due.reach.settings?.digest !== undefined);
  });
}

/** Whether a notice goes to an endpoint: after a mail no other comes until the person returns, except for warnings. */
function wants({ reach }: DueSeat, event: NoticeEvent, endpoint: Endpoint): boolean {
  if (endpoint.held !== undefined && event !== 'time') return false;
  if (reach.mode !== undefined)
    return reach.mode === 'on' && (event !== 'chat' || chosen(reach.settings, event, endpoint.kind));
  return chosen(reach.settings, event, endpoint.kind);
}

const chosen = (settings: NoticeSettings | undefined, event: NoticeEvent, channel: NoticeChannel): boolean =>
  settings !== undefined && channelsFor(settings.wants, event).includes(channel);

/** Hooks of a table hear of every turn once, and of the end. */
function sharedOf({ news, toldAll, reach }: DueSeat, now: number, grace: number): Part {
  const idle = { sends: [], told: toldAll, look: null };
  if (!news || news.kind === 'invited' || news.kind === 'asked' || toldAll > 0 || reach.shared.length === 0)
    return idle;
  if (news.at + grace > now) return { ...idle, look: news.at + grace };
  const { kind, n } = news;
  const hooks = [...new Map(reach.shared.map((endpoint) => [endpoint.address, endpoint])).values()];
  return { sends: hooks.map(({ id }) => ({ endpoint: id, kind, n })), told: 1, look: null };
}
