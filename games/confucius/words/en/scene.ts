import type { ConfuciusSceneWords } from '../scene.ts';

export const scene: ConfuciusSceneWords = {
  steps: {
    count: 'Count',
    posts: 'Posts',
    students: 'Students',
    tutors: 'Tutors',
    reveal: 'Reveal',
    candidate: 'Candidate',
    officials: 'Officials',
    cubes: 'Cubes',
  },
  exam: {
    tutors: 'Everyone tutors, face down',
    reveal: 'The cards are revealed',
    candidate: 'The candidate official',
  },
  tie: 'In a tie, the student on the red space wins.',
  gifts: 'active gifts',
  cubes: 'action cubes',
  count: 'Count the officials',
  least: 'least influence',
  obliged: 'obliged by a gift',
  free: 'free to choose',
  after: 'Nothing here changes any more. Markers still give their discount.',
};
