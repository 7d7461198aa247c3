import type { LessonWords } from '../../../../i18n/lesson.ts';

export const lesson: LessonWords = {
  aim: 'Have the most points when the twelfth month ends.',
  steps: {
    year: {
      title: 'A year at court',
      says: [
        'The game lasts *twelve months*. Each month ends with the event in its picture, and you can see them all in advance.',
        'It is month {month}. It will end with a *drought*.',
      ],
      why: 'The events come in a different order in every game, but the first two months are always peaceful. Good players prepare for what comes next.',
    },
    court: {
      title: 'Your palaces',
      says: [
        'Each floor has room for one person. You have {people}: a tax collector, a farmer, a warrior, and a craftsman.',
        'In a drought, every palace with people in it eats one *rice*. You have {rice}.',
      ],
      why: 'People do two things for you: they make your actions stronger, and each of them is worth {each} points at the end of the game.',
    },
    harvest: {
      title: 'Rice before the drought',
      says: ['Without rice, the drought will cost you *{lost} people*, one from each palace.'],
      task: 'You take one action a month. Which one saves your people?',
      why: 'An action gets better with the right people: your farmer carries a rice sack, so Harvest brings you {rice} rice. That is just enough.',
      wrong: {
        taxes: 'Taxes bring {taxes} yuan, but nobody can eat money.',
        research: 'Research brings a point now, but the drought would still cost you {lost} people.',
        build: 'You have free floors already. What is missing is rice.',
        other: 'That can wait. This month ends with a drought, and you have no rice yet.',
      },
    },
    healer: {
      title: 'Somebody new',
      says: [
        'Next month brings a *contagion*: every player loses {loss} people. Each *mortar* of your healers saves one of them.',
      ],
      task: 'You play one card a month, and that person moves in. Play the *healer*. Young or old: which one saves more people?',
      why: 'Old people have more symbols. Young people take you further along the track instead, and the player ahead there chooses first.',
      wrong: {
        young:
          'With the young healer you would still lose {lossYoung} people. The old one has {old} mortars: you would lose {lossOld}.',
      },
    },
    drought: {
      title: 'The drought',
      says: [
        'Your {eaten} rice fed both palaces, and nobody had to leave.',
        'The others did not have enough: {name1} lost {lost1} people, {name2} lost {lost2}.',
      ],
      why: 'Those who leave are out of the game. Players choose who goes, so keep the people you will need next.',
    },
    points: {
      title: 'Points every month',
      says: [
        'At the end of each month, every palace brings you a point: {palaces} for you.',
        'You have {vp} points now. Court ladies and privileges bring points every month, too.',
      ],
      why: 'What you get early pays again every month. An empty palace loses a floor each month, so never leave one empty.',
    },
    late: {
      title: 'Eight months later',
      says: [
        'Month {month}, two to go. You have {vp} points, {name2} has {vp2}, and {name1} has {vp1}.',
        'Points still to come: at the end, each person is worth {each} points, and every {rate} yuan are worth one.',
      ],
      why: 'Monks are worth points at the end, too: a young one as many as his palace has floors, an old one twice that. You have none, {name2} has one.',
    },
    research: {
      title: 'What people are good for',
      says: [
        'Your old scholar has {books} books. *Research* brings one point, plus one for each book.',
        'The dragon on this group belongs to {name2}, who was first. Now any card in it costs {surcharge} yuan.',
      ],
      task: 'You have {yuan} yuan, and this is worth it. Take *Research* for {points} points.',
      why: 'The action cards are dealt into new groups every month. The first player to use a group pays nothing, everyone after that pays {surcharge} yuan.',
    },
    last: {
      title: 'One action left',
      says: [
        'The year ends with a drought. You have {rice} rice for {palaces} palaces.',
        'If you did nothing now, the game would end {rest} to {rival}, and {name2} would win.',
      ],
      task: 'Which action wins the game?',
      why: 'Work out what each action adds to your {rest} points. Money is worth little: {rate} yuan make a point. Rice that is left over counts as {good} yuan.',
      wrong: {
        harvest:
          'Your rice is enough already, and what is left over is worth little. You would end with {harvest} points, and {rival} would win.',
        taxes: 'Money is worth little at the end. You would end with {taxes} points, and {rival} would win.',
        other: 'That brings no more points. {name2} would win.',
      },
    },
    end: {
      title: 'You have won',
      says: [
        '{vp} to {rival}: your last action decided the game.',
        'And this is why it was close: {name2} scored more in most months, but you kept {people} people, worth {persons} points at the end against {persons2}.',
      ],
      lost: {
        title: 'So close',
        says: [
          'It ends {vp} to {rival}, and {name2} wins. Go back a step and find the action that brings more.',
          'You kept {people} people, worth {persons} points at the end. {name2} made up for it in the months before.',
        ],
      },
    },
  },
};
