import type { IconName } from '../../../client/icons/names.ts';
import type { BoxAction } from '../rules/data.ts';

/** On the board as in the rules. */
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
