export const sources: Readonly<Record<string, string>> = {
  ministries: 'ministries',
  distant: 'distant lands',
  foreign: 'foreign lands',
  insult: 'the insulted Emperor',
  titles: 'titles',
};
