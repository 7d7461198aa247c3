import { useEffect } from 'preact/hooks';
import { onward } from '../session/pace.ts';
import { shortcuts } from '../settings/settings.ts';
import type { TableModel } from './model.ts';
import { neighbour } from './walk.ts';

/**
 * Keys of the table: arrows move the focus, Enter picks, space goes on, Esc takes back, C confirms, R redoes, L lists moves, H hints,
 * W explains the last move, B reads the board, V toggles the lens, U opens the rules, ? lists the keys. Letters and ? can be
 * switched off.
 */
export function useKeys(model: TableModel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (handle(model, event)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [model]);
}

function handle(model: TableModel, event: KeyboardEvent): boolean {
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return walk(event.key);
    case 'Enter':
    case ' ':
      return press(event.target) || goOn(event.target);
    case 'Escape':
      if (model.drawer.value) model.drawer.value = false;
      else if (model.panel.value) model.panel.value = undefined;
      else if (model.past.value !== undefined) model.past.value = undefined;
      else void model.takeBack();
      return true;
    default:
      return shortcuts.value && letter(model, event.key);
  }
}

function letter(model: TableModel, key: string): boolean {
  switch (key) {
    case 'c':
    case 'C':
      void model.confirm();
      return true;
    case 'r':
    case 'R':
      void model.redo();
      return true;
    case 'l':
    case 'L':
      model.toggle('moves');
      return true;
    case 'h':
    case 'H':
      model.hint();
      return true;
    case 'w':
    case 'W':
      model.explain(model.past.value ?? lastOfOthers(model));
      return true;
    case 'b':
    case 'B':
      model.toggle('read');
      return true;
    case 'v':
    case 'V':
      model.lens.value = !model.lens.value;
      return true;
    case 'u':
    case 'U':
      model.toggle('rules');
      return true;
    case '?':
      model.toggle('keys');
      return true;
    default:
      return false;
  }
}

/** The number of the last decision by another seat. */
const lastOfOthers = ({ session }: TableModel): number =>
  session.entries.value.findLast(({ seat }) => seat !== session.viewer.value)?.ply ?? 0;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');

/** With the slowest pace, goes on to what the next player does, unless a control has the focus. */
function goOn(target: EventTarget | null): boolean {
  const go = onward.value;
  if (!go || (target instanceof Element && target.closest('button, a, summary'))) return false;
  go();
  return true;
}

/** Presses the focused button of a drawing. */
function press(target: EventTarget | null): boolean {
  if (!(target instanceof SVGElement) || target.getAttribute('role') !== 'button') return false;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}

function walk(key: string): boolean {
  const from = document.activeElement;
  const group = from?.closest('.moves-list') ?? document.querySelector('.stage-box, .phone-board');
  if (!group) return false;
  const targets = [...group.querySelectorAll<HTMLElement | SVGElement>('[role="button"], button')];
  const next = neighbour(targets, from, key);
  next?.focus();
  return next !== undefined;
}
