import { useEffect } from 'preact/hooks';
import type { KeyName } from '../../i18n/spoken.ts';
import { onward } from '../session/pace.ts';
import { nameOfKey } from '../settings/keys.ts';
import { changedKeys, shortcuts, textMode } from '../settings/settings.ts';
import type { TableModel } from './model.ts';
import { neighbour } from './walk.ts';

/**
 * Keys of the table: arrows move the focus, Enter picks, space goes on, Esc takes back, F6 goes to the next region.
 * Those that write a sign are in `KEYS`; they can be changed and switched off.
 */
export function useKeys(model: TableModel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'F6') {
        event.preventDefault();
        nextRegion(event.shiftKey);
        return;
      }
      if (isTyping(event.target)) return;
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
      if (model.panel.value) model.panel.value = undefined;
      else if (model.past.value !== undefined) model.past.value = undefined;
      else void model.takeBack();
      return true;
    default:
      return shortcuts.value && sign(model, event.key);
  }
}

const DEEDS: Readonly<Record<KeyName, (model: TableModel) => void>> = {
  confirm: (model) => void model.confirm(),
  redo: (model) => void model.redo(),
  moves: (model) => model.toggle('moves'),
  hint: (model) => model.hint(),
  why: (model) => model.explain(model.past.value ?? lastOfOthers(model)),
  read: (model) => model.toggle('read'),
  lens: (model) => {
    model.lens.value = !model.lens.value;
  },
  rules: (model) => model.toggle('rules'),
  line(model) {
    const line = document.querySelector<HTMLElement>('.line-field');
    if (line) line.focus();
    else model.panel.value = 'line';
  },
  textMode: () => {
    textMode.value = !textMode.value;
  },
  keys: (model) => model.toggle('keys'),
};

function sign(model: TableModel, key: string): boolean {
  const name = nameOfKey(changedKeys.value, key);
  if (name) DEEDS[name](model);
  return name !== undefined;
}

const REGIONS = '.top, .head, .stage, .parts, .answers, .text-line, .text-log, .bar, .rail';
const FOCUSABLE = 'input, [data-action]:not([aria-disabled="true"]), button, a, [tabindex]';

/** The focus goes to the next part of the screen. */
function nextRegion(back: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].flatMap((region) => {
    const first = region.matches(FOCUSABLE) ? region : region.querySelector<HTMLElement>(FOCUSABLE);
    return first && region.getClientRects().length > 0 ? [{ region, first }] : [];
  });
  const at = regions.findIndex(({ region }) => region.contains(document.activeElement));
  regions.at((at + (back ? -1 : 1)) % regions.length)?.first.focus();
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
  const group = from?.closest('.moves-list') ?? document.querySelector('.stage-box, .parts');
  if (!group) return false;
  const targets = [...group.querySelectorAll<HTMLElement | SVGElement>('[role="button"], button')];
  const next = neighbour(targets, from, key);
  next?.focus();
  return next !== undefined;
}
