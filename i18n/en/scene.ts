import type { SceneTexts } from '../scene.ts';

export const texts = {
  standing: 'Standings',
  inOrder: 'What happened',
  takesLead: 'takes the lead',
  from: (points) => `from ${points}`,
  steps: 'Steps of the scene',
  space: 'space',
  end: {
    label: 'End of the game',
    floors: 'Each floor is as high as its points:',
    others: 'other',
    led: ({ names, own }, points) => `${own ? 'You' : names[0]} led by ${points} before the final scoring.`,
    board: 'Show the board',
  },
} satisfies SceneTexts;
