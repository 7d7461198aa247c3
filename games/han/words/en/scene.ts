import type { HanSceneWords } from '../scene.ts';

export const scene: HanSceneWords = {
  full: (province) => `${province} is full`,
  filled: 'Full',
  rank: (n) => ['1st', '2nd', '3rd', '4th', '5th'][n - 1]!,
  all: (pagodas) => `a point for each of the ${pagodas} pagodas`,
  above: (pagodas) => `as many as the rank above has pagodas: ${pagodas}`,
  doubled: 'doubled by a fortress',
  alliances: 'Your alliances from here, if it ended now',
  final: 'Final scoring',
};
