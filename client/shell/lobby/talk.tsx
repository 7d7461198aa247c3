import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Entry } from '../../../protocol/entry.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { FAMILIES } from '../../board/board.ts';
import { MuteButton, Muted, ReportButton, Say } from '../../company/say.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Token } from '../../icons/token.tsx';
import { isMuted, markRead, mayChat, unreadCount } from '../../net/talk.ts';
import type { Watch } from '../../net/watch.ts';
import { lazyPageTexts, shownLanguage, t, tablesTexts } from '../../texts/texts.ts';

interface TalkProps {
  readonly watch: Watch;
  readonly info: TableInfo;
  /** On a phone the chat is a sheet over the page; beside the hall it is always visible. */
  readonly open: Signal<boolean>;
}

/** The chat before the game, with who came and went. */
export function Talk({ watch, info, open }: TalkProps) {
  const { common, table } = t();
  const texts = tablesTexts().lobby;
  const sheet = useRef<HTMLElement>(null);
  const last = linesOf(watch).findLast(({ text }) => text !== undefined);
  const news = unreadCount(watch);
  const seen = open.value || sheet.current?.checkVisibility() === true;
  useEffect(() => {
    if (sheet.current?.checkVisibility()) markRead(watch);
  }, [watch.entries.value, seen]);
  const { watching } = watch.presence.value ?? {};
  const names = watching?.names ?? [];
  const others = (watching?.count ?? 0) - names.length;
  return (
    <>
      {last && (
        <button type="button" class="talk-last" onClick={() => (open.value = true)}>
          <Speaker info={info} person={last.person} />
          <span>
            <b>{last.name}</b> {last.text}
          </span>
          {news > 0 && <span class="news" />}
        </button>
      )}
      <section
        ref={sheet}
        class={open.value ? 'talk open' : 'talk'}
        aria-label={table.chat}
        onKeyDown={({ key }) => {
          if (key === 'Escape') open.value = false;
        }}
      >
        <header class="talk-head">
          <h2 class="cap">{table.chat}</h2>
          <small>
            <Icon name="u-eye" size={14} /> {texts.watching(names, others)}
          </small>
          <button
            type="button"
            class="tb talk-close"
            aria-label={common.close}
            onClick={() => (open.value = false)}
          >
            <Icon name="u-x" size={16} />
          </button>
        </header>
        <Said watch={watch} info={info} />
        {mayChat(watch, info) && (
          <Say watch={watch} prompt={tablesTexts().lobby.say} class="say">
            <button type="submit" class="btn" aria-label={t().lobby.send} title={t().lobby.send}>
              <svg class="i say-icon" width="17" height="17" viewBox="0 0 32 32" aria-hidden="true">
                <path d="M5 16L27 6l-6 21-5-8ZM16 19L27 6" />
              </svg>
            </button>
          </Say>
        )}
      </section>
    </>
  );
}

interface Line {
  readonly n: number;
  readonly at: number;
  readonly person?: string;
  readonly name: string;
  /** The chat line; absent if somebody came or went. */
  readonly text?: string;
  readonly happened?: string;
}

/** Chat lines and changes of seats, in order. */
function linesOf(watch: Watch): Line[] {
  const texts = tablesTexts().lobby;
  const sitting = new Map<number, string>();
  return watch.entries.value.flatMap(({ n, at, what }: Entry): Line[] => {
    switch (what.type) {
      case 'chat':
        return isMuted(what.person) ? [] : [{ n, at, ...what }];
      case 'sit':
        sitting.set(what.seat, what.name);
        return [{ n, at, person: what.person, name: what.name, happened: texts.sat(what.name) }];
      case 'adopt':
        if (what.seat !== undefined) sitting.set(what.seat, what.name);
        return [];
      case 'bot': {
        const name = texts.botName(what.bot);
        sitting.set(what.seat, name);
        return [{ n, at, name, happened: texts.sat(name) }];
      }
      case 'stand': {
        const name = sitting.get(what.seat);
        sitting.delete(what.seat);
        return name === undefined ? [] : [{ n, at, name, happened: texts.stood(name) }];
      }
      case 'ready': {
        const name = sitting.get(what.seat);
        return name === undefined || !what.on ? [] : [{ n, at, name, happened: texts.isReady(name) }];
      }
      case 'rated':
        return [{ n, at, name: '', happened: what.on ? texts.nowRated : texts.nowCasual }];
      default:
        return [];
    }
  });
}

function Said({ watch, info }: Omit<TalkProps, 'open'>) {
  const lines = linesOf(watch);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  const clock = new Intl.DateTimeFormat(shownLanguage(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol ref={list} class="talk-said log" aria-live="polite" tabIndex={0}>
        {lines.map(({ n, at, person, name, text, happened }) =>
          text === undefined ? (
            <li key={n} class="talk-said-event">
              <Icon name="u-person" size={15} />
              <span>{happened}</span>
              <time>{clock.format(at)}</time>
              <ReportButton watch={watch} person={person} name={name} class="talk-said-mute" />
            </li>
          ) : (
            <li key={n}>
              <Speaker info={info} person={person} />
              <p>
                <b>{name}</b>
                <span>{text}</span>
              </p>
              <time>{clock.format(at)}</time>
              <span class="talk-said-do">
                <ReportButton
                  watch={watch}
                  person={person}
                  name={name}
                  class="talk-said-mute"
                  said={{ n, text }}
                />
                <MuteButton watch={watch} person={person} name={name} class="talk-said-mute" />
              </span>
            </li>
          ),
        )}
        {lines.length === 0 && <li class="talk-said-none">{lazyPageTexts().chat.nothing}</li>}
      </ol>
      <Muted watch={watch} />
    </>
  );
}

/** The token of the author; people without a seat have none. */
function Speaker({ info, person }: { info: TableInfo; person: string | undefined }) {
  const seat = info.seats.findIndex((one) => one.person !== undefined && one.person === person);
  return seat < 0 ? <Icon name="u-eye" size={20} /> : <Token family={FAMILIES[seat]!} size={24} />;
}
