export const sources: Readonly<Record<string, string>> = {
  ministries: 'a minisztériumokért',
  distant: 'a tengeren túli földekért',
  foreign: 'a hódításokért',
  insult: 'a császár megbosszulásáért',
  titles: 'a címekért',
};
