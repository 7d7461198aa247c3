import type { HanSceneWords } from '../scene.ts';

export const scene: HanSceneWords = {
  full: (province) => `Megtelt: ${province}`,
  filled: 'Megtelt',
  rank: (n) => `${n}.`,
  all: (pagodas) => `1 pont mind a ${pagodas} pagodáért`,
  above: (pagodas) => `annyi, ahány pagodája az előző helyezettnek van: ${pagodas}`,
  doubled: 'az erőd megduplázza',
  alliances: 'Innen induló szövetségeid, ha most érne véget',
  final: 'Végső pontozás',
};
