import type { Topic } from '../pages.ts';

export const figures: Readonly<Record<Topic, string>> = {
  action: 'Cards pay for pieces on the map.',
  place: 'A pagoda on a space, an emissary on the seal.',
  second: 'The second piece stands in the same province.',
  draw: 'You draw until you hold three cards.',
  pagodas: 'A full province is scored at once.',
  ports: 'At the end all ports are scored together.',
  alliances: 'Whoever leads in both provinces scores the alliance.',
  roads: 'Four own pagodas in a row are a chain.',
  fortresses: 'A pagoda on a fortress counts double.',
  end: 'When the pile runs out a second time, the last round is on.',
};
