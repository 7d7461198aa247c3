import type { SceneTexts } from '../scene.ts';
import { words } from '../words.ts';

const { list } = words('hu');

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
    compared: (source, more, less) => `${source} (${more} : ${less})`,
    why: (winner, gained, other, lost) =>
      `${winner.own ? 'Te többet kaptál' : `${winner.names[0]} többet kapott`} ${list(gained)}${
        lost.length > 0 ? `, ${other.own ? 'te' : other.names[0]} ${list(lost)}` : ''
      }.`,
    board: 'A tábla mutatása',
    share: 'Kép megosztása',
    saved: 'Kép elmentve',
    failed: 'A képet nem sikerült elkészíteni.',
  },
} satisfies SceneTexts;
