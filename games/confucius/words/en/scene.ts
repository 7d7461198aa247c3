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
    tutors: 'Everybody tutors, face down',
    reveal: 'The cards are turned up',
    candidate: 'The candidate official',
  },
  tie: 'In a tie, the student on the red space wins.',
  gifts: 'active gifts',
  cubes: 'action cubes',
  count: 'Count the officials',
  least: 'least influence',
  obliged: 'obliged by a gift',
  free: 'free to choose',
  after: 'Nothing changes here any more. Every marker keeps its discount.',
};
