import type { IconName } from '../../../client/icons/names.ts';
import type { Outlook } from '../rules/forecast.ts';

/** One figure of a forecast: what it is, how much, and how it is felt. */
export interface Figure {
  readonly key: keyof Outlook;
  readonly icon: IconName;
  readonly text: string;
  readonly mood: 'gain' | 'loss' | 'price';
}

const ICONS: Readonly<Record<keyof Outlook, IconName>> = {
  persons: 'u-person',
  floors: 'floor',
  privileges: 'privilege',
  cards: 'cards',
  pieces: 'purse',
  yuan: 'coin',
  rice: 'sack',
  fireworks: 'rocket',
  vp: 'vp',
};

/** Goods that are there to be spent are a price; who or what is gone for good is a loss. */
const LOSSES: readonly (keyof Outlook)[] = ['persons', 'floors', 'privileges', 'cards', 'pieces'];
const PRICES: readonly (keyof Outlook)[] = ['yuan', 'rice', 'fireworks'];

export function figuresOf(outlook: Outlook): Figure[] {
  const figures = (keys: readonly (keyof Outlook)[], mood: Figure['mood'], sign: string): Figure[] =>
    keys.flatMap((key) =>
      outlook[key] > 0 ? [{ key, icon: ICONS[key], text: `${sign}${outlook[key]}`, mood }] : [],
    );
  return [...figures(LOSSES, 'loss', '−'), ...figures(['vp'], 'gain', '+'), ...figures(PRICES, 'price', '−')];
}

export const MOODS: Readonly<Record<Figure['mood'], string>> = {
  gain: 'var(--jade)',
  loss: 'var(--ver)',
  price: 'var(--ink2)',
};
