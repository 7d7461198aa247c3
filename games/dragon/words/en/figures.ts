import type { Topic } from '../pages.ts';

export const figures: Readonly<Record<Topic, string>> = {
  draft: 'Two young people of different types move in.',
  action: 'Using a group that already holds a dragon costs 3 yuan.',
  build: 'Hammers build floors; a palace has at most three.',
  privilege: 'Pay for a privilege once, score it every month.',
  wall: 'Each section of the wall rewards its builder at once.',
  card: 'One card brings one person to court.',
  tile: 'Young: further along the track. Old: more symbols.',
  house: 'Each person takes up one floor.',
  full: 'In a full palace, someone leaves to make room.',
  release: 'You choose who leaves.',
  earthquake: 'Two floors collapse.',
  flood: 'Half of all goods is lost.',
  tornado: 'Two person cards are blown away.',
  sunrise: 'A young person arrives without a card.',
  charter: 'All people of one type yield once more.',
  events: 'Peace, tribute, drought, festival, Mongols, contagion.',
  superEvents: 'One super event, in month 7.',
  end: 'Everyone left in your palaces is worth 2 VP.',
};
