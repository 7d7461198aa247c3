import type { BoxAction } from '../../rules/confucius/data.ts';
import type { IconName } from './names.ts';

/** The actions of Confucius, on the board as in the rules. */
export const ACTION_ICONS: Readonly<Record<BoxAction, IconName>> = {
  bribe: 'purse',
  secure: 'stamp',
  nominate: 'brush',
  force: 'gong',
  buyJunks: 'junk',
  voyage: 'compass',
  recruit: 'drum',
  invade: 'invade',
  buyGift: 'buygift',
  giveGift: 'givegift',
  transfer: 'transfer',
  petition: 'petition',
  commerce: 'abacus',
  tax: 'coinstring',
  none: 'tea',
};
