import type { LessonWords } from '../../../../i18n/lesson.ts';

export const lesson: LessonWords = {
  aim: 'Have the most points when the draw pile runs out for the second time.',
  steps: {
    map: {
      title: 'Nine provinces',
      says: [
        'This is the province of Lu. On the spaces along its roads you build *pagodas*.',
        'The dragon seal of a province is the place for *emissaries*. More about them later.',
      ],
      why: 'Pagodas score when their province is full, and along the roads. Emissaries score between neighbouring provinces.',
    },
    cards: {
      title: 'Your cards',
      says: [
        'You always play from {cards} cards. A card pays for one piece in a province of its colour.',
        'After placing you draw back up to {cards}: face-up cards, or the pile if you feel lucky.',
      ],
      why: 'Nobody sees your cards, but everyone sees which face-up cards you take. Take the colours of the provinces where you want to build next.',
    },
    first: {
      title: 'Your first pagoda',
      says: ['Lu is orange, and so is one of your cards.'],
      task: 'Build a *pagoda* on the framed space. Then draw the framed card.',
      why: 'There were no pagodas in Lu yet, and in an empty province you may place only one piece in a turn. The anchor marks a port: ports score once more at the end.',
    },
    two: {
      title: 'Two pieces in one turn',
      says: [
        'Three rounds later. There are pagodas in Qi already, so you may place *two* pieces there.',
        'Only one card is yellow, but two cards of one colour count as one of any other. You have {violet} violet ones.',
      ],
      task: 'Build *two pagodas* in Qi, then draw your new cards.',
      why: 'Both pieces of a turn must go to the same province. With two here you are level with the player who has the most.',
    },
    full: {
      title: 'A province is full',
      says: [
        '{name1} took the last space of Qi, so its pagodas score at once.',
        'You and {name1} have the most: each scores a point for every pagoda in Qi, that is {first}. {name2} comes next and scores only {second}.',
      ],
      why: 'Second place scores as many points as first place has pagodas. So it pays to lead, even by one, and to be there at all.',
    },
    late: {
      title: 'Seven rounds later',
      says: [
        'The game is nearly over: you have {vp} points, {name1} has {vp1}, and {name2} has {vp2}.',
        'Some points come only at the end. This chain along the *roads* will bring you {chain}: four or more pagodas in a row score one each.',
      ],
      why: 'A chain may cross borders between provinces, but it counts only one way where roads fork. Press V at any time to see the score if the game ended now.',
    },
    alliance: {
      title: 'Emissaries and alliances',
      says: [
        'Your *emissary* stands on the seal of Zhao. A seal has room for as many emissaries as the leading player has pagodas there.',
        'This sign joins the neighbours Zhao and Wei. If nobody has more emissaries than you in either, you score their *alliance*.',
      ],
      why: 'An alliance is worth a point for every emissary in the two provinces, and one province can be in several alliances.',
    },
    emissary: {
      title: 'Make an alliance',
      says: ['There are no emissaries in Wei yet, and you hold two red cards.'],
      task: 'Send *two emissaries* to Wei, then draw your new cards.',
      why: 'Together with your emissary in Zhao this alliance will bring you {points} points at the end.',
    },
    last: {
      title: 'Your last turn',
      says: [
        'The pile has run out twice, so this is the last round, and nobody draws any more.',
        'As things stand, it would end {rest} to {rival}, and {name2} would win.',
      ],
      task: 'Which of the framed places wins the game?',
      why: 'Look for neighbours of provinces where you lead with emissaries: there you score more than one alliance with the same pieces.',
      wrong: {
        qi: 'In Qi your emissary would stand alone: you lead in none of its neighbours, so there is no alliance.',
        shu: 'That pagoda brings points to everyone in Shu. It would end {shu} to {shuRival}, and {name2} would win.',
        chu: 'In Chu {name2} has the most pagodas, so another one there helps {name2} more than you.',
      },
    },
    end: {
      title: 'You have won',
      says: [
        '{vp} to {rival}: Zhou has two neighbours where you lead with emissaries.',
        'And this is why it was enough: alliances brought you {alliances} points, and {name2} {alliances2}.',
      ],
      lost: {
        title: 'So close',
        says: [
          'It ends {vp} to {rival}, and {name2} wins. Go back a step and find the place that brings more.',
          'Look at the alliances: you scored {alliances} points with them, and there were more to be had.',
        ],
      },
    },
  },
};
