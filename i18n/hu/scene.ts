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
    floors: 'Minden szint magassága a pontjait mutatja:',
    others: 'egyéb',
    led: ({ names, own }, points) =>
      `A végső pontozás előtt ${own ? 'te vezettél' : `${names[0]} vezetett`} ${points} ponttal.`,
    board: 'A tábla mutatása',
  },
} satisfies SceneTexts;
