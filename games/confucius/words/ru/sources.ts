export const sources: Readonly<Record<string, string>> = {
  ministries: 'за министерства',
  distant: 'за заморские страны',
  foreign: 'за вторжения',
  insult: 'за отмщение за императора',
  titles: 'за звания',
};
