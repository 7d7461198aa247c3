import { useEffect, useRef } from 'preact/hooks';
import { hear, isMuted, maySay, said } from '../net/talk.ts';
import type { Watch } from '../net/watch.ts';
import { more, t } from '../texts/texts.ts';
import { MuteButton, Muted, Say } from './say.tsx';

/** What people at an online table say to each other. */
export function Chat({ watch }: { watch: Watch }) {
  const { say, send } = t().lobby;
  const { value: info } = watch.info;
  const lines = said(watch).filter(({ person }) => !isMuted(person));
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    hear(watch);
    end.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol aria-live="polite" tabIndex={0}>
        {lines.map(({ n, name, person, text }, at) => (
          <li key={n} ref={at === lines.length - 1 ? end : null}>
            <b>{name}</b> {text}
            <MuteButton watch={watch} person={person} name={name} class="chat-mute" />
          </li>
        ))}
        {lines.length === 0 && <li class="chat-none">{more().chat.nothing}</li>}
      </ol>
      <Muted watch={watch} />
      {info && maySay(watch, info) && (
        <Say watch={watch} prompt={say}>
          <button type="submit" class="btn">
            {send}
          </button>
        </Say>
      )}
    </div>
  );
}
