import { useEffect, useRef } from 'preact/hooks';
import type { LessonTexts } from '../../i18n/index.ts';
import { Icon } from '../icons/icon.tsx';
import { textMode } from '../settings/settings.ts';
import { byKeys } from '../shell/input.ts';
import { t } from '../texts/texts.ts';
import type { LessonPlayer } from './player.ts';

interface BarProps {
  readonly player: LessonPlayer;
  readonly ui: LessonTexts;
  full(): void;
}

/** The bar of a step in which nothing is decided. */
export function LessonBar({ player, ui, full }: BarProps) {
  const first = useRef<HTMLButtonElement>(null);
  const { value: at } = player.at;
  useEffect(() => {
    // After the table, which sends the focus to what is asked.
    if (byKeys() && !textMode.peek())
      requestAnimationFrame(() => first.current?.focus({ preventScroll: true }));
  }, [at]);
  const { isLast } = player;
  return (
    <footer class={isLast ? 'bar own lesson-bar last' : 'bar own lesson-bar'}>
      <div class={player.veiled.value || isLast ? 'bar-say' : 'bar-say quiet'}>
        <p class="prompt" tabIndex={-1}>
          <span role="status">{player.veiled.value ? ui.notNow : isLast ? ui.fullLine : ui.read}</span>
        </p>
      </div>
      <div class="lesson-do">
        {isLast && (
          <>
            <a class="btn" href="#/">
              {t().common.home}
            </a>
            <button type="button" class="btn" onClick={() => player.restart()}>
              {ui.again}
            </button>
          </>
        )}
        <button type="button" class="btn p" ref={first} onClick={isLast ? full : () => player.skip()}>
          <Icon name={isLast ? 'u-play' : 'u-next'} size={17} /> {isLast ? ui.full : ui.next}
        </button>
      </div>
    </footer>
  );
}
