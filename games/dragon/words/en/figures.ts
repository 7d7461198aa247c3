import type { Topic } from '../pages.ts';

export const figures: Readonly<Record<Topic, string>> = {
  draft: 'Two young persons of two types move in.',
  action: 'On a group with a dragon the action costs 3 yuan more.',
  build: 'Hammers build floors, three to a palace at most.',
  privilege: 'A privilege costs yuan once and pays points every month.',
  wall: 'Every section of the wall pays its builder at once.',
  card: 'One card brings one person to court.',
  tile: 'Young: further on the track. Old: more symbols.',
  house: 'Every person takes a floor.',
  full: 'In a full palace somebody leaves for the newcomer.',
  release: 'You choose who leaves.',
  earthquake: 'Two floors fall.',
  flood: 'Half of all goods is lost.',
  tornado: 'Two person cards are blown away.',
  sunrise: 'A young person comes without a card.',
  charter: 'Persons of one type bring their yield once more.',
  events: 'Peace, tribute, drought, festival, Mongols, contagion.',
  superEvents: 'One super event, in month 7.',
  end: 'Everybody in your palaces is worth 2 points.',
};
