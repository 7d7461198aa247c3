import { useEffect } from 'preact/hooks';
import { shortcuts } from '../settings/settings.ts';
import type { Solver } from './solver.ts';

/** S goes to another puzzle, W shows a step, T tries again: before the keys of the table, and switched off with them. */
export function usePuzzleKeys(solver: Solver, next: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.ctrlKey || event.metaKey || event.altKey || !shortcuts.value || typing) return;
      if (!handle(event.key.toLowerCase())) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const handle = (key: string): boolean => {
      const stage = solver.stage.peek();
      if (key === 's') next();
      else if (key === 'w' && !solver.over.peek()) solver.help();
      else if (key === 't' && stage === 'wrong') solver.again();
      else return false;
      return true;
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [solver, next]);
}
