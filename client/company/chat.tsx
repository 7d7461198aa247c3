import { useEffect, useRef } from 'preact/hooks';
import { chatLines, isMuted, markRead, mayChat } from '../net/talk.ts';
import type { Watch } from '../net/watch.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import { MuteButton, Muted, ReportButton, Say } from './say.tsx';

interface ChatProps {
  readonly watch: Watch;
}

/** The chat at an online table. */
export function Chat({ watch }: ChatProps) {
  const { say, send } = t().lobby;
  const { value: info } = watch.info;
  const lines = chatLines(watch).filter(({ person }) => !isMuted(person));
  const end = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    markRead(watch);
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.at(-1)?.n]);
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol ref={list} aria-live="polite" tabIndex={0}>
        {lines.map(({ n, name, person, text }, at) => (
          <li key={n} ref={at === lines.length - 1 ? end : null}>
            <b>{name}</b> {text}
            <ReportButton
              watch={watch}
              person={person}
              name={name}
              class="chat-mute chat-report"
              said={{ n, text }}
            />
            <MuteButton watch={watch} person={person} name={name} class="chat-mute" />
          </li>
        ))}
        {lines.length === 0 && <li class="chat-none">{lazyPageTexts().chat.nothing}</li>}
      </ol>
      <Muted watch={watch} />
      {info && mayChat(watch, info) && (
        <Say watch={watch} prompt={say}>
          <button type="submit" class="btn">
            {send}
          </button>
        </Say>
      )}
    </div>
  );
}
