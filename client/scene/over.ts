import { useLayoutEffect, useState } from 'preact/hooks';

/** A drawing as wide as the stage of a table, or as a phone. */
const WIDE = 940;
const HIGH = 624;
const NARROW = 390;
/** Below this the columns of a wide stage are too narrow to read. */
const LEAST = 0.62;

/** Below the head of the table, over everything else, which nobody reaches meanwhile. */
export function useOver(box: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = box.current!;
    const before = document.activeElement;
    const table = element.closest('.table') ?? element.parentElement!;
    const head = table.querySelector('header')?.getBoundingClientRect();
    // A phone on its side has its head beside the board.
    const top = head && head.width > innerWidth / 2 ? head.bottom : 0;
    element.style.setProperty('--top', `${Math.round(top)}px`);
    const others = [...table.children].filter((one) => one !== element && !one.matches('[role="log"]'));
    for (const one of others) one.setAttribute('inert', '');
    element.querySelector<HTMLElement>('.scene-on')?.focus({ preventScroll: true });
    return () => {
      for (const one of others) one.removeAttribute('inert');
      if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
}

interface Fit {
  readonly narrow: boolean;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** The room of the stage, in units of the drawing. */
export function useFit(box: { readonly current: HTMLElement | null }): Fit {
  const [fit, setFit] = useState<Fit>({ narrow: innerWidth < 600, scale: 1, width: NARROW, height: HIGH });
  useLayoutEffect(() => {
    const stage = box.current!.querySelector('.scene-stage')!;
    const measure = () => {
      const { clientWidth: w, clientHeight: h } = stage;
      const narrow = w < WIDE * LEAST;
      const scale = narrow ? w / NARROW : Math.max(LEAST, Math.min(w / WIDE, h / HIGH));
      setFit({ narrow, scale, width: w / scale, height: Math.max(h / scale, narrow ? 0 : HIGH) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    measure();
    return () => observer.disconnect();
  }, []);
  return fit;
}
