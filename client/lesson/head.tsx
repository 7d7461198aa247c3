import type { ComponentChildren } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';

interface HeadProps {
  readonly game: string;
  readonly title: string;
  readonly leave: { readonly text: string; go(): void };
  /** Whether the coach is below the board. */
  readonly low: boolean;
  readonly children: ComponentChildren;
}

/** Where there is no rail: the name of the lesson, the way out, and the coach. */
export const LessonHead = ({ game, title, leave, low, children }: HeadProps) => (
  <>
    <header class="head">
      <Icon name={sealOf(game)} size={26} />
      <h1 class="d head-title">{title}</h1>
      <button type="button" class="tb head-leave" onClick={leave.go}>
        {leave.text}
      </button>
    </header>
    <div class={low ? 'lesson-head low' : 'lesson-head'}>{children}</div>
  </>
);
