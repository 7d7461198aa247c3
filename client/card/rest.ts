import { useEffect, useRef, useState } from 'preact/hooks';

/** A place of the board that is being looked at. */
export interface Looked {
  readonly element: Element;
  readonly id: string;
  /** Where the pointer rests, for places too large to lie beside; none for the keyboard. */
  readonly at: { readonly x: number; readonly y: number } | undefined;
  readonly by: 'mouse' | 'keyboard' | 'finger';
}

export interface Looking {
  readonly looked: Looked | undefined;
  readonly pinned: boolean;
  pin(): void;
  close(): void;
}

/** Milliseconds of rest before a card opens, and after leaving before it closes. */
const OPEN_MS = 350;
const CLOSE_MS = 150;
/** A finger that stays as long wants no press. */
const HOLD_MS = 450;
/** Within which the focus follows a key that moves it. */
const WALK_MS = 200;
/** How far a resting finger may move. */
const SLIP = 6;

const BOARD = '.stage-box, .parts, .rail, .others, .strip';
const CARD = '.place-card';

const isPlace = (found: Element | null | undefined): found is Element => !!found?.closest(BOARD);

/** The place that is pointed at; between the strokes of a drawing, the smallest one around the point. */
function placeAt(target: EventTarget | null, at?: { x: number; y: number }): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const found = target.closest('[data-place]');
  if (isPlace(found)) return found;
  const board = at && target.closest(BOARD);
  if (!board) return undefined;
  let [best, least] = [undefined as Element | undefined, Number.POSITIVE_INFINITY];
  for (const one of board.querySelectorAll('[data-place]')) {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (at.x < left || at.x > right || at.y < top || at.y > bottom || width * height >= least) continue;
    [best, least] = [one, width * height];
  }
  return best;
}

/** Follows mouse, finger and focus over the places of the board. `first` is what made this part of the page load. */
export function useLooking(first: Event): Looking {
  const [looked, setLooked] = useState<Looked>();
  const [pinned, setPinned] = useState(false);
  const state = useRef({ looked, pinned });
  state.current = { looked, pinned };
  const close = () => {
    setPinned(false);
    setLooked(undefined);
  };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: Element | undefined;
    let from = { x: 0, y: 0 };
    let held = false;
    let pressed = false;
    let walked = Number.NEGATIVE_INFINITY;
    const stop = () => {
      clearTimeout(timer);
      waiting = undefined;
    };
    const later = (element: Element, by: Looked['by'], ms: number) => {
      stop();
      waiting = element;
      timer = setTimeout(() => {
        if (!element.isConnected) return;
        held = by === 'finger';
        setPinned(held);
        setLooked({
          element,
          id: element.getAttribute('data-place')!,
          at: by === 'keyboard' ? undefined : from,
          by,
        });
      }, ms);
    };
    const leave = () => {
      stop();
      if (state.current.looked && !state.current.pinned) timer = setTimeout(close, CLOSE_MS);
    };
    const rest = (event: PointerEvent) => {
      if (state.current.pinned) return;
      if (event.target instanceof Element && event.target.closest(CARD)) {
        stop();
        return;
      }
      const element = placeAt(event.target, from);
      if (!element) leave();
      else if (element === state.current.looked?.element) stop();
      else if (element !== waiting) later(element, 'mouse', OPEN_MS);
    };
    const move = (event: PointerEvent) => {
      const slipped = Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP;
      if (event.pointerType !== 'mouse') {
        if (waiting && slipped) stop();
        return;
      }
      // Something new may come under a mouse that rests. Players who have just pressed a thing know it, and keys have
      // opened the card of another.
      if (!slipped && (pressed || state.current.looked?.by === 'keyboard')) return;
      pressed = false;
      from = { x: event.clientX, y: event.clientY };
      rest(event);
    };
    const out = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.relatedTarget === null) leave();
    };
    const down = (event: PointerEvent) => {
      const inside = event.target instanceof Element && event.target.closest(CARD);
      if (event.pointerType === 'mouse') {
        stop();
        if (!inside) close();
        pressed = true;
        from = { x: event.clientX, y: event.clientY };
        return;
      }
      held = false;
      if (inside) return;
      close();
      from = { x: event.clientX, y: event.clientY };
      const element = event.isPrimary ? placeAt(event.target, from) : undefined;
      // Two fingers zoom the board.
      if (element) later(element, 'finger', HOLD_MS);
      else stop();
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') stop();
    };
    // What was held for its card is not pressed as well.
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      if (event.target instanceof Element && event.target.closest(CARD)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      if (waiting || held) event.preventDefault();
    };
    const focus = (event: FocusEvent) => {
      const target = event.target;
      if (!(target instanceof Element) || state.current.pinned || target.closest(CARD)) return;
      // The focus also moves on by itself, with the game.
      if (event.timeStamp - walked > WALK_MS || !target.matches(':focus-visible')) return;
      const element = placeAt(target);
      if (element) later(element, 'keyboard', OPEN_MS);
      else leave();
    };
    const blur = () => {
      if (state.current.looked?.by === 'keyboard') leave();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) walked = event.timeStamp;
      if (event.key.toLowerCase() === 'i' && state.current.looked?.by === 'keyboard') {
        stop();
        setPinned(true);
        document.querySelector<HTMLElement>(`${CARD} a`)?.focus();
      }
      if (event.key !== 'Escape' || !state.current.looked) return;
      event.preventDefault();
      event.stopPropagation();
      const { element } = state.current.looked;
      const inside = document.activeElement?.closest(CARD);
      stop();
      close();
      if (inside)
        (element.querySelector<HTMLElement>('[tabindex], button') ?? (element as HTMLElement)).focus();
    };
    const listeners = [
      ['pointermove', move],
      ['pointerout', out],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click],
      ['contextmenu', menu],
      ['focusin', focus],
      ['focusout', blur],
      ['keydown', key],
    ] as const;
    for (const [name, listener] of listeners)
      document.addEventListener(name, listener as EventListener, true);
    if (first instanceof PointerEvent) {
      from = { x: first.clientX, y: first.clientY };
      if (first.type === 'pointerdown') down(first);
      else if (first.pointerType === 'mouse') rest(first);
    }
    return () => {
      stop();
      for (const [name, listener] of listeners)
        document.removeEventListener(name, listener as EventListener, true);
    };
  }, []);
  return { looked, pinned, pin: () => setPinned(true), close };
}
