import type { IconName } from '../../../client/icons/names.ts';
import type { Outlook } from '../rules/forecast.ts';

/** One figure of a forecast: what it is, how much with and without the picked move, and how it is felt. */
export interface Figure {
  readonly key: keyof Outlook;
  readonly icon: IconName;
  /** Nothing if the picked move does away with it. */
  readonly text: string;
  /** Nothing if only the picked move brings it; undefined if it changes nothing. */
  readonly was: string | undefined;
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

export function figuresOf(outlook: Outlook, without = outlook): Figure[] {
  const figures = (keys: readonly (keyof Outlook)[], mood: Figure['mood'], sign: string): Figure[] => {
    const figure = (n: number): string => (n > 0 ? `${sign}${n}` : '');
    return keys
      .filter((key) => outlook[key] > 0 || without[key] > 0)
      .map((key) => ({
        key,
        icon: ICONS[key],
        text: figure(outlook[key]),
        was: outlook[key] === without[key] ? undefined : figure(without[key]),
        mood,
      }));
  };
  return [...figures(LOSSES, 'loss', '−'), ...figures(['vp'], 'gain', '+'), ...figures(PRICES, 'price', '−')];
}

export const MOODS: Readonly<Record<Figure['mood'], string>> = {
  gain: 'var(--jade)',
  loss: 'var(--ver)',
  price: 'var(--ink2)',
};
