import { useEffect } from 'preact/hooks';
import { shortcuts } from '../settings/settings.ts';
import type { LessonPlayer } from './player.ts';

/** ? unfolds the reason, S plays the wanted move, Backspace goes back: before the keys of the table, and switched off with them. */
export function useLessonKeys(player: LessonPlayer): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !shortcuts.value || isTyping(event.target))
        return;
      if (!handle(player, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [player]);
}

function handle(player: LessonPlayer, key: string): boolean {
  switch (key) {
    case '?':
      player.why.value = !player.why.value;
      return true;
    case 's':
    case 'S':
      player.skip();
      return true;
    case 'Backspace':
      player.back();
      return true;
    default:
      return false;
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
