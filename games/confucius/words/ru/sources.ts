export const sources: Readonly<Record<string, string>> = {
  ministries: 'за министерства',
  distant: 'за заморские страны',
  foreign: 'за вторжения',
  insult: 'за карту «Императора оскорбили!»',
  titles: 'за звания',
};
