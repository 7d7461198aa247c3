import type { SceneTexts } from '../scene.ts';

export const texts = {
  standing: 'Állás',
  inOrder: 'Mi történt',
  takesLead: 'átveszi a vezetést',
  from: (points) => `eddig ${points}`,
  steps: 'A jelenet lépései',
  space: 'szóköz',
  end: {
    label: 'A játék vége',
    floors: 'Minden szint olyan magas, ahány pontot ért:',
    others: 'egyéb',
    led: (name, points) => `A végső pontozás előtt ${name} vezetett ${points} ponttal.`,
    board: 'A tábla mutatása',
  },
} satisfies SceneTexts;
