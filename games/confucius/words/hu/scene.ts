import type { ConfuciusSceneWords } from '../scene.ts';

export const scene: ConfuciusSceneWords = {
  steps: { count: 'Számolás', posts: 'Tisztségek' },
  count: 'A hivatalnokok száma',
  least: 'legkisebb befolyás',
  obliged: 'ajándék kötelezi',
  free: 'szabadon választ',
  after: 'Itt már semmi sem változik. Minden jelző megtartja a kedvezményét.',
};
