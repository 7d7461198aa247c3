import type { CardTexts } from '../cards.ts';

const of = (name: string | undefined, own: string, other: string): string =>
  name === undefined ? own : `${name}: ${other}`;

export const texts: CardTexts = {
  cost: (name) => of(name, 'Чего это стоит вам сейчас', 'чего это стоит сейчас'),
  worth: (name) => of(name, 'Что это даёт вам сейчас', 'что это даёт сейчас'),
  now: (name) => of(name, 'У вас сейчас', 'сейчас'),
  rulebook: 'В книге правил',
  keep: 'Закрепить',
  kept: 'Закрыть',
  choices: (n) => `затем выбор из ${n}`,
  nothing: 'пока ничего для вас не меняет',
};
