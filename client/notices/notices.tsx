import { useEffect, useRef, useState } from 'preact/hooks';
import type { NoticeChannel, NoticeEvent, NoticeSettings, NoticesState } from '../../protocol/notices.ts';
import { channelsFor } from '../../protocol/wants.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { ApiError, becomeSomebody, isKnown } from '../net/api.ts';
import { addWay, readNotices, saveNotices } from '../net/notices.ts';
import { language } from '../settings/settings.ts';
import { noticesTexts } from '../texts/texts.ts';
import { canSubscribe, subscribe } from './browser.ts';
import './notices.css';
import { QuietHours } from './quiet.tsx';
import { Ways } from './ways.tsx';

const EVENTS: readonly NoticeEvent[] = ['turn', 'time', 'invited', 'ended', 'chat', 'conduct'];
const ICONS: Readonly<Record<NoticeChannel, IconName>> = { push: 'u-bell', mail: 'u-mail', hook: 'u-hook' };

const NOBODY: NoticesState = { ways: [], tables: [], mails: false, hooks: true };
/** At first nothing is chosen but how things would be. */
const firstSettings = (): NoticeSettings => ({
  wants: { turn: [], time: [], invited: [], ended: [], chat: [] },
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  breaks: true,
  lang: language.peek(),
});

/** Notices while the person is away: a grid of events and channels, the addresses, and quiet hours. */
export function NoticesSection() {
  const { page } = noticesTexts();
  const [state, setState] = useState<NoticesState | 'failed' | undefined>(undefined);
  const [problem, setProblem] = useState('');
  const wanted = useRef<NoticeSettings | undefined>(undefined);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const load = async () => {
    wanted.current = undefined;
    try {
      setState(isKnown() ? await readNotices() : NOBODY);
    } catch (error) {
      setState(error instanceof ApiError && error.code === 'unauthorized' ? NOBODY : 'failed');
    }
  };
  useEffect(() => void load(), []);
  if (state === undefined) return <p class="notices-line">{page.loading}</p>;
  if (state === 'failed')
    return (
      <p class="notices-line">
        {page.failed}{' '}
        <button type="button" class="btn q" onClick={() => void load()}>
          {page.again}
        </button>
      </p>
    );

  const { settings = firstSettings() } = state;
  /** Shows a change at once, and takes it back if the server refuses it. Of quick changes the last is saved. */
  const change = (part: Partial<NoticeSettings>): Promise<void> => {
    const next = { ...(wanted.current ?? settings), ...part, lang: language.peek() };
    wanted.current = next;
    setProblem('');
    setState({ ...state, settings: next });
    saving.current = saving.current.then(async () => {
      if (wanted.current !== next) return;
      try {
        if (!isKnown()) await becomeSomebody();
        await saveNotices(next);
      } catch {
        setProblem(page.notSaved);
        await load();
      }
    });
    return saving.current;
  };
  const choose = async (event: NoticeEvent, channel: NoticeChannel, on: boolean) => {
    if (on && !(await open(channel))) return;
    const others = channelsFor(settings.wants, event).filter((each) => each !== channel);
    await change({ wants: { ...settings.wants, [event]: on ? [...others, channel] : others } });
    if (on) await load();
  };
  /** A channel needs a way: a browser and a mail address are added when they are first chosen. */
  const open = async (channel: NoticeChannel): Promise<boolean> => {
    setProblem('');
    try {
      if (!isKnown()) await becomeSomebody();
      if (channel === 'push' && !state.ways.some(({ kind, here }) => kind === 'push' && here)) {
        const pushKey = state.pushKey ?? (await readNotices()).pushKey;
        if (pushKey === undefined || !canSubscribe()) {
          setProblem(page.noPush);
          return state.ways.some(({ kind }) => kind === 'push');
        }
        if ((await subscribe(pushKey)) === undefined) {
          setProblem(page.blocked);
          return false;
        }
      }
      if (channel === 'mail' && !state.ways.some(({ kind }) => kind === 'mail'))
        await addWay({ kind: 'mail' });
      return true;
    } catch {
      setProblem(channel === 'push' ? page.blocked : page.notSaved);
      return false;
    }
  };
  const channels = (['push', 'mail', 'hook'] as const).filter(
    (channel) => (channel !== 'mail' || state.mails) && (channel !== 'hook' || state.hooks),
  );
  const closed = (channel: NoticeChannel): boolean =>
    !state.ways.some(({ kind, table }) => kind === channel && table === undefined) &&
    (channel === 'hook' || (channel === 'mail' && state.mail === undefined));
  return (
    <section class="notices" aria-labelledby="notices-title">
      <p class="notices-line">{page.line}</p>
      <table class="notices-grid">
        <thead>
          <tr>
            <th id="notices-title" class="cap" scope="col">
              {page.title}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                <Icon name={ICONS[channel]} size={17} /> {page.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVENTS.map((event) => (
            <tr key={event}>
              <th scope="row">
                {page.events[event]} {page.more[event] && <small>{page.more[event]}</small>}
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <input
                    type="checkbox"
                    class="tick"
                    aria-label={page.box(page.events[event], page.channels[channel])}
                    disabled={closed(channel)}
                    checked={!closed(channel) && channelsFor(settings.wants, event).includes(channel)}
                    onChange={({ currentTarget }) => {
                      const on = currentTarget.checked;
                      // What is not chosen in the end must not look so.
                      currentTarget.checked = !on;
                      void choose(event, channel, on);
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="notices-problem" role="alert">
        {problem}
      </p>
      <Ways state={state} reload={load} open={open} />
      {state.mails && state.ways.some(({ kind }) => kind === 'mail') && (
        <MailTime settings={settings} change={change} />
      )}
      <QuietHours settings={settings} change={change} />
    </section>
  );
}

export interface ChangeProps {
  readonly settings: NoticeSettings;
  change(part: Partial<NoticeSettings>): Promise<void>;
}

const EVENING = 18 * 60;

/** When mails about turns come. */
function MailTime({ settings, change }: ChangeProps) {
  const { page } = noticesTexts();
  const { digest } = settings;
  return (
    <p class="notices-when">
      <label>
        <span>{page.mailWhen}</span>
        <select
          class="field"
          value={digest === undefined ? 'once' : 'daily'}
          onChange={({ currentTarget }) =>
            void change({ digest: currentTarget.value === 'daily' ? EVENING : undefined })
          }
        >
          <option value="once">{page.atOnce}</option>
          <option value="daily">{page.daily}</option>
        </select>
      </label>
      {digest !== undefined && (
        <input
          type="time"
          class="field"
          aria-label={page.dailyAt}
          value={clockTime(digest)}
          onChange={({ currentTarget }) => {
            const [hour, minute] = currentTarget.value.split(':').map(Number);
            if (hour !== undefined && minute !== undefined) void change({ digest: hour * 60 + minute });
          }}
        />
      )}
    </p>
  );
}

export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
