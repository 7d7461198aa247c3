import type { ConfuciusSceneWords } from '../scene.ts';

export const scene: ConfuciusSceneWords = {
  steps: { count: 'Count', posts: 'Posts' },
  count: 'Count the officials',
  least: 'least influence',
  obliged: 'obliged by a gift',
  free: 'free to choose',
  after: 'Nothing changes here any more. Every marker keeps its discount.',
};
