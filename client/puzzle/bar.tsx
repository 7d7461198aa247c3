import { useEffect, useRef } from 'preact/hooks';
import { figures } from '../../i18n/hints.ts';
import { Icon } from '../icons/icon.tsx';
import { byKeys } from '../shell/input.ts';
import type { RailProps } from './rail.tsx';

/** The bar of a puzzle that is solved or shown. */
export function PuzzleBar({ solver, props, texts, next, playOn }: RailProps & { playOn(): void }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // After the table, which sends the focus to what is asked.
    if (byKeys()) requestAnimationFrame(() => first.current?.focus({ preventScroll: true }));
  }, []);
  const { chance, next: other } = solver.position.puzzle;
  const { percent } = figures(props.lang);
  return (
    <footer class="bar own lesson-bar puzzle-bar">
      <div class="bar-say">
        <p class="prompt" tabIndex={-1}>
          <span>
            <b>{solver.stage.value === 'solved' ? texts.solved : texts.shown}</b> ·{' '}
            {texts.chances(percent(chance), percent(other))}
          </span>
        </p>
      </div>
      <div class="lesson-do">
        <button type="button" class="btn" onClick={playOn}>
          <Icon name="u-play" size={17} /> {texts.playOn}
        </button>
        <button type="button" class="btn p" ref={first} onClick={next}>
          <Icon name="u-next" size={17} /> {texts.next}
        </button>
      </div>
    </footer>
  );
}
