import type { SceneTexts } from '../scene.ts';
import { words } from '../words.ts';

const { list } = words('en');

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
    compared: (source, more, less) => `${source} (${more} to ${less})`,
    why: (winner, gained, other, lost) =>
      `${winner.own ? 'You' : winner.names[0]} scored more from ${list(gained)}${
        lost.length > 0 ? `, ${other.own ? 'you' : other.names[0]} from ${list(lost)}` : ''
      }.`,
    board: 'Show the board',
    share: 'Share picture',
    saved: 'Picture saved',
    failed: 'The picture could not be made.',
  },
} satisfies SceneTexts;
