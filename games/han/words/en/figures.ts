import type { Topic } from '../pages.ts';

export const figures: Readonly<Record<Topic, string>> = {
  action: 'Cards pay for pieces on the map.',
  place: 'A pagoda goes on a space, an emissary on the seal.',
  second: 'The second piece goes in the same province.',
  draw: 'Draw back up to three cards.',
  pagodas: 'A full province scores at once.',
  ports: 'All ports score together at the end.',
  alliances: 'Lead in both provinces to score the alliance.',
  roads: 'Four of your pagodas in a row make a chain.',
  fortresses: 'A pagoda on a fortress counts double.',
  end: 'When the pile runs out again, the last round is on.',
};
