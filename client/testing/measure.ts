interface Wanted {
  readonly least: number;
  readonly scrolls: boolean;
  readonly part?: string;
  /** The smallest text, as it is drawn. */
  readonly text?: number;
  /** The veil of a lesson lies over what is not asked for. */
  readonly veiled?: boolean;
}

/**
 * Runs in the page: lists what is cut off, overlapping or too small to touch. `least` is the smallest side of a touch
 * target; a page that `scrolls` may be taller than the screen but not wider. Only inside `part`, overlaps are checked.
 */
export function findFaults({
  least,
  scrolls,
  part = '#app',
  text: smallest = 0,
  veiled = false,
}: Wanted): string[] {
  const faults: string[] = [];
  // Content under a bar at the page's edge can be scrolled into view, so the bar is measured where it ends.
  const bar = document.querySelector<HTMLElement>('.page-do, .lobby-bar, .book-bar');
  if (scrolls) bar?.style.setProperty('position', 'static');
  /** Windows onto something larger that is panned. */
  const pans = '.phone-strip, .phone-pan, .cf-tabs, .han-map.near > svg, .zoom.near';
  /** A line of news may end in an ellipsis: the log has all of it. */
  const abridged = '.bar-news > span';
  /** Letters that are pressed together more cannot be read with ease. */
  const MOST_PRESSED = 1.25;
  const root = document.documentElement;
  const view = new DOMRect(0, -scrollY, innerWidth, scrolls ? root.scrollHeight : innerHeight);
  if (root.scrollWidth > innerWidth || (root.scrollHeight > innerHeight && !scrolls))
    faults.push(`the page scrolls: ${root.scrollWidth}×${root.scrollHeight}`);
  for (const element of document.querySelectorAll(`${part} *`)) checkScroll(element);
  const texts = textBoxes();
  for (const text of texts) checkCut(text);
  for (const text of texts) checkSize(text);
  for (const [n, one] of texts.entries()) for (const other of texts.slice(n + 1)) checkOverlap(one, other);
  for (const control of document.querySelectorAll(
    `${part} :is(button, a[href], select, input, [role="button"])`,
  ))
    checkControl(control);
  bar?.style.removeProperty('position');
  return faults;

  interface TextBox {
    readonly text: string;
    readonly element: Element;
    readonly box: DOMRect;
  }

  /** The position of an element, for the report. */
  function name(element: Element): string {
    const path: string[] = [];
    for (let at: Element | null = element; at && at.id !== 'app' && path.length < 4; at = at.parentElement)
      path.unshift(at.tagName.toLowerCase() + [...at.classList].map((one) => `.${one}`).join(''));
    return path.join(' > ');
  }

  function at({ left, top, right, bottom }: DOMRect): string {
    return [left, top, right, bottom].map(Math.round).join(',');
  }

  function isSeen(element: Element): boolean {
    return (
      element.closest('.unseen, #sprite, option') === null &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      isDrawn(element)
    );
  }

  /** Browsers take text of a group that is not drawn for visible. */
  function isDrawn(element: Element): boolean {
    for (let at: Element | null = element; at instanceof SVGElement; at = at.parentElement)
      if (getComputedStyle(at).display === 'none') return false;
    return true;
  }

  /** Only what is read scrolls: the log, panels over the board, and what a coach says. */
  function checkScroll(element: Element): void {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    if (!isSeen(element) || element.closest('.log, .panel-body, .coach-body')) return;
    if (element.matches('.tiny > .parts')) return;
    const wide = element.scrollWidth > element.clientWidth + 1;
    const high = element.scrollHeight > element.clientHeight + 1;
    if (element instanceof SVGElement || element.clientWidth === 0) return;
    if (element.matches(abridged)) return;
    if (textOverflow === 'ellipsis' && wide && overflowX !== 'visible')
      faults.push(`shortened: "${element.textContent}" in ${name(element)}`);
    else if (!element.matches(pans) && ((isScroller(overflowX) && wide) || (isScroller(overflowY) && high)))
      faults.push(`scrolls: ${name(element)} shows ${element.clientHeight} of ${element.scrollHeight}`);
  }

  function isScroller(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll';
  }

  function textBoxes(): TextBox[] {
    const found: TextBox[] = [];
    const walker = document.createTreeWalker(document.querySelector(part)!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Measures the text, not the font's space above and below.
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 1 && height > 1) {
          const pressed = pressedTo(element, x, width);
          found.push({
            text,
            element,
            box: new DOMRect(pressed.x, y + 0.25 * height, pressed.width, 0.5 * height),
          });
        }
    }
    return found;
  }

  /** A range does not know of text that a drawing presses together. */
  function pressedTo(element: Element, x: number, width: number): { x: number; width: number } {
    if (element.matches(abridged)) return { x, width: element.getBoundingClientRect().right - x };
    const length = Number(element.getAttribute('textLength'));
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const least = Math.min(width, length * scale);
    if (!(length > 0)) return { x, width };
    if (width > MOST_PRESSED * least)
      faults.push(`pressed: "${element.textContent}" by ${(width / least).toFixed(2)} in ${name(element)}`);
    const anchor = getComputedStyle(element).textAnchor;
    const shift = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0;
    return { x: x + shift * (width - least), width: least };
  }

  /** Text is clipped by its nearest window; what can be scrolled into view is not cut. */
  function checkCut({ text, element, box }: TextBox): void {
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (isScroller(overflowX) || isScroller(overflowY) || outer.matches(pans)) return;
      if (overflowX === 'visible' || (outer instanceof SVGElement && outer.tagName !== 'svg')) continue;
      const window = outer.getBoundingClientRect();
      if (!holds(window, box)) {
        faults.push(`cut: "${text}" at ${at(box)} by ${name(outer)} at ${at(window)}`);
        return;
      }
    }
    if (!holds(view, box)) faults.push(`outside: "${text}" at ${at(box)} in ${name(element)}`);
  }

  /** How large the letters are on the screen, whatever drawing they are in. */
  function checkSize({ text, element }: TextBox): void {
    const { fontSize } = getComputedStyle(element);
    const drawing = element instanceof SVGGraphicsElement ? element : element.closest('foreignObject');
    const matrix = drawing?.getScreenCTM();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : zoomOf(element);
    const size = Number.parseFloat(fontSize) * scale;
    if (size < smallest - 0.05)
      faults.push(`small text: "${text}" is ${size.toFixed(1)} in ${name(element)}`);
  }

  /** By how much an element is enlarged: what its box measures on the screen against what it measures itself. */
  function zoomOf(element: Element): number {
    const box = element.closest<HTMLElement>('.zoomed, .board-field-box, .board-dock-box');
    return box && box.offsetWidth > 0 ? box.getBoundingClientRect().width / box.offsetWidth : 1;
  }

  function holds(outer: DOMRect, inner: DOMRect): boolean {
    return (
      inner.left >= outer.left - 1.5 &&
      inner.right <= outer.right + 1.5 &&
      inner.top >= outer.top - 1.5 &&
      inner.bottom <= outer.bottom + 1.5
    );
  }

  function checkOverlap(one: TextBox, other: TextBox): void {
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (wide <= 2 || high <= 1.5 || one.text === other.text) return;
    if (one.element.contains(other.element) || other.element.contains(one.element)) return;
    if (isClipped(one) || isClipped(other)) return;
    // A button at an edge lies on the map and names what it leads to; the number of a frame hangs over its corner,
    // and a task stays over what is scrolled.
    const over = '[data-beyond], .veil-frame, .coach-task';
    if (one.element.closest(over) || other.element.closest(over)) return;
    faults.push(
      `overlap: "${one.text}" at ${at(one.box)} and "${other.text}" at ${at(other.box)} in ${name(one.element)}`,
    );
  }

  /** Scrolled out of its window. */
  function isClipped({ element, box }: TextBox): boolean {
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (
        (isScroller(overflowX) || isScroller(overflowY) || outer.matches(pans)) &&
        !holds(outer.getBoundingClientRect(), box)
      )
        return true;
    }
    return false;
  }

  function checkControl(control: Element): void {
    if (!isSeen(control) || control.closest('.log, .panel-body')) return;
    const area = control.closest('label') ?? control;
    const box = area.getBoundingClientRect();
    const label = control.getAttribute('aria-label') ?? control.textContent?.trim();
    const idle = control.getAttribute('aria-disabled') === 'true';
    if (!idle && (box.width < least - 0.5 || box.height < least - 0.5))
      faults.push(
        `small: "${label}" is ${Math.round(box.width)}×${Math.round(box.height)} in ${name(control)}`,
      );
    if (scrolledAway(control)) return;
    if (!holds(view, box)) faults.push(`outside: "${label}" at ${at(box)} in ${name(control)}`);
    else if (
      !veiled &&
      !idle &&
      control.getAttribute('tabindex') !== '-1' &&
      box.bottom < innerHeight &&
      !isFree(area, box)
    )
      faults.push(`covered: "${label}" at ${at(box)} in ${name(control)}`);
  }

  function scrolledAway(control: Element): boolean {
    for (let outer = control.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (isScroller(overflowX) || isScroller(overflowY) || outer.matches(pans)) return true;
    }
    return false;
  }

  /** Some point near the centre is not covered. */
  function isFree(area: Element, { left, top, width, height }: DOMRect): boolean {
    for (const across of [0.5, 0.3, 0.7])
      for (const down of [0.5, 0.3, 0.7]) {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        if (hit && (area.contains(hit) || hit.contains(area.querySelector('input, select')))) return true;
      }
    return false;
  }
}
