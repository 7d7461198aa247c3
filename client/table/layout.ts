import { computed, signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * How the parts of a table are arranged:
 * - `desk`: board, action bar below it, players and log beside it;
 * - `large`: the same with the action bar at the foot of the rail, so that the board has the whole height;
 * - `tablet`: upright; players above the board, what is chosen from below it;
 * - `phone`: upright, everything below each other; `short`: the same under the bars of a browser, with less between;
 * - `side`: lying on its side; what is chosen from and the action bar in a column beside the board;
 * - `tiny`: a page enlarged to 400 %; head and action bar stay, what is between them scrolls.
 */
export type Layout = 'desk' | 'large' | 'tablet' | 'phone' | 'short' | 'side' | 'tiny';

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Touched with fingers. */
  readonly coarse: boolean;
}

/** The layout of a screen. Sizes are those of a browser whose letters have their usual size. */
export function layoutOf({ width, height, coarse }: Screen): Layout {
  if (width > height) {
    if (width < 540) return 'tiny';
    // The painting would be too small to read or to touch.
    if (height < 500 || width < 1000 || (coarse && width < 1400)) return 'side';
    return width >= 1800 && height >= 1000 ? 'large' : 'desk';
  }
  if (width >= 1200) return 'desk';
  if (width >= 600) return 'tablet';
  if (height < 440) return 'tiny';
  return height >= 784 ? 'phone' : 'short';
}

/** Whether players and log stand beside the board. */
export const hasRail = (layout: Layout): boolean => layout === 'desk' || layout === 'large';

/** Whether everything lies below each other in the width of a hand. */
export const isUpright = (layout: Layout): boolean =>
  layout === 'phone' || layout === 'short' || layout === 'tiny';

/** Whether there is room for little more than the board. */
export const isPhone = (layout: Layout): boolean => isUpright(layout) || layout === 'side';

/** Letters of twice the size leave room for half as many: such a page is laid out like a smaller screen. */
function screenNow(): Screen {
  const enlarged = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return {
    width: innerWidth / enlarged,
    height: innerHeight / enlarged,
    coarse: matchMedia('(pointer: coarse)').matches,
  };
}

const screen = signal<Screen>({ width: 1280, height: 720, coarse: false });
const now = computed(() => layoutOf(screen.value));

export const layoutNow = (): Layout => now.value;

/** The layout of the screen, which styles find at the root. */
export function useLayout(): Layout {
  // Before anything is drawn.
  useState(() => {
    screen.value = screenNow();
  });
  useLayoutEffect(() => {
    const follow = () => {
      screen.value = screenNow();
    };
    addEventListener('resize', follow);
    const coarse = matchMedia('(pointer: coarse)');
    coarse.addEventListener('change', follow);
    return () => {
      removeEventListener('resize', follow);
      coarse.removeEventListener('change', follow);
      delete document.documentElement.dataset.layout;
    };
  }, []);
  const layout = now.value;
  useLayoutEffect(() => {
    document.documentElement.dataset.layout = layout;
  }, [layout]);
  return layout;
}
