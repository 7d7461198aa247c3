import { signal } from '@preact/signals';

const PREFIX = 'mandate-guide-';

/** Guided games of this device, and the steps shown in each. */
const courses = signal<Readonly<Record<string, readonly string[] | undefined>>>({});

export const startCourse = (game: string): void => keep(game, []);

export function courseOf(game: string): readonly string[] | undefined {
  const known = courses.value[game];
  if (known || game in courses.value) return known;
  const text = localStorage.getItem(PREFIX + game);
  return text === null ? undefined : text.split(' ').filter(Boolean);
}

export const noteStep = (game: string, step: string): void => keep(game, [...(courseOf(game) ?? []), step]);

export function endCourse(game: string): void {
  courses.value = { ...courses.value, [game]: undefined };
  localStorage.removeItem(PREFIX + game);
}

function keep(game: string, steps: readonly string[]): void {
  courses.value = { ...courses.value, [game]: steps };
  localStorage.setItem(PREFIX + game, steps.join(' '));
}
