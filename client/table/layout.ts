import { computed, signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * How the parts of a table are arranged:
 * - `desk`: board, action bar below it, players and log beside it;
 * - `large`: the same with the action bar at the foot of the rail, so that the board has the whole height;
 * - `tablet`: upright; players above the board, what is chosen from below it;
 * - `flat`: a tablet lying on its side; players above the board, everything else in a column beside it;
 * - `phone`: upright, everything below each other; `short`: the same under the bars of a browser, with less between;
 *   `low`: on a small phone, with the players in the head;
 * - `side`: lying on its side; what is chosen from and the action bar in a column beside the board;
 * - `tiny`: a page enlarged to 400 %; head and action bar stay, what is between them scrolls.
 */
export type Layout = 'desk' | 'large' | 'tablet' | 'flat' | 'phone' | 'short' | 'low' | 'side' | 'tiny';

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
    if (height < 500 || width < 1000) return 'side';
    if (coarse && width < 1400) return height < 600 ? 'side' : 'flat';
    return width >= 1800 && height >= 1000 ? 'large' : 'desk';
  }
  if (width >= 1200) return 'desk';
  if (width >= 600) return 'tablet';
  if (height < 440) return 'tiny';
  return height >= 784 ? 'phone' : height >= 600 ? 'short' : 'low';
}

/** Whether players and log stand beside the board. */
export const hasRail = (layout: Layout): boolean => layout === 'desk' || layout === 'large';

/** Whether everything lies below each other in the width of a hand. */
export const isUpright = (layout: Layout): boolean =>
  layout === 'phone' || layout === 'short' || layout === 'low' || layout === 'tiny';

/** Whether all players stand above the board. */
export const isTablet = (layout: Layout): boolean => layout === 'tablet' || layout === 'flat';

/** Whether there is room for little more than the board. */
export const isPhone = (layout: Layout): boolean => isUpright(layout) || layout === 'side';

/** What the painting, the top bar and the rail measure before they are enlarged. */
const STAGE = { width: 940, height: 624 };
const TOP = 40;
const RAIL = 340;

/** By how much the rail of a large screen is enlarged: by a third of what the painting is. */
function railZoom({ width, height }: Screen): number {
  const painting = Math.min(
    (width - (2 / 3) * RAIL) / (STAGE.width + RAIL / 3),
    (height - TOP) / STAGE.height,
  );
  return Math.max(1, 1 + (painting - 1) / 3);
}

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
      document.documentElement.style.removeProperty('--rail');
    };
  }, []);
  const layout = now.value;
  const rail = layout === 'large' ? railZoom(screen.value) : 1;
  useLayoutEffect(() => {
    document.documentElement.dataset.layout = layout;
    document.documentElement.style.setProperty('--rail', rail.toFixed(3));
  }, [layout, rail]);
  return layout;
}
