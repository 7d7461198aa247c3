import type { LessonWords } from '../../../../i18n/lesson.ts';

export const lesson: LessonWords = {
  aim: 'Have the most victory points when the game ends.',
  steps: {
    court: {
      title: 'Three ministries',
      says: [
        'The court has three ministries of seven officials each. This one is *Hubu*, the ministry of finance.',
        'Once all seven are bribed, the player with the most becomes *Minister* and scores {minister}. Second place becomes Secretary and scores {secretary}.',
      ],
      why: 'Most points come from these six posts. The rest come from lands overseas, conquered neighbours, and a few titles.',
    },
    cards: {
      title: 'Cards and cubes',
      says: [
        'Your cards are your money: each shows how much cash it is worth.',
        'Every action takes one of your cubes, or two if you repeat it. You have {cubes} this round.',
      ],
      why: 'Players take one action each in turn. Without cubes you pass. Gifts that you give or receive bring you more cubes in the next rounds.',
    },
    bribe: {
      title: 'Bribe an official',
      says: ['Each official has a price. This one in Bingbu, the ministry of war, costs {cost} cash.'],
      task: 'Choose the *framed official* to bribe it, then pay.',
      why: 'Your marker lies down: the official is yours, but not for good. Secure it, and nobody can take it from you.',
    },
    gift: {
      title: 'Your first gift',
      says: [
        'Your cards are gone, but everyone starts with a *gift* of the lowest value. {name2} is a rival worth binding.',
      ],
      task: 'Choose *Give Gift* and give it to *{name2}*.',
      why: 'A gift is not kindness: it binds the player who gets it. Higher gifts have to be bought first.',
    },
    owed: {
      title: 'What a gift does',
      says: [
        '{name2} is obliged to you now: in a ministry where you have officials, {name2} cannot bribe past your number.',
        'And if {name2} has the least influence when a ministry is resolved, {name2} has to support *you*. Remember this.',
      ],
      why: 'A gift ends an obligation of yours, too: if you give a higher one in return, you are free again.',
    },
    tax: {
      title: 'New cards',
      says: ['You need new cards. *Tax Income* draws two from the deck, whatever you own.'],
      task: 'Choose *Tax Income*.',
      why: 'Commercial Income brings more, but you must discard cards for it, and you can take it only once a round.',
    },
    late: {
      title: 'Four rounds later',
      says: [
        'Bingbu is resolved: {name1} is Minister with {vp1} points and {name2} Secretary with {vp2}. You have {vp}.',
        'Hubu is nearly full. All three of you have {own} officials there, and one is still free.',
      ],
      why: 'A ministry is resolved at the end of the round in which its last official gets a marker. Then its posts never change.',
    },
    last: {
      title: 'The free official',
      says: ['This official costs you only {price} cash, as your officials in Hubu bring you a discount.'],
      task: 'You have one card left. Which action wins the game?',
      why: 'With {own} officials each, the next marker in Hubu decides who becomes Minister. Nobody else will leave it to you.',
      wrong: {
        tax: 'More cards are good, but {name2} or {name1} would take the free official, and with it the ministry.',
        secure:
          'Your officials are in no danger: the ministry will be resolved this round. But somebody else would take the free one.',
        junks: 'Junks take several rounds to pay. Meanwhile somebody else would take the free official.',
      },
    },
    resolved: {
      title: 'The gift pays off',
      says: [
        'All seven officials have a marker: Hubu is resolved. {name2} has the least influence and, because of your *gift*, must support you with {lent} officials.',
        'Your {own} and these make you *Minister*: {vp} points.',
      ],
      why: 'One after another, the player with the least influence supports another, until two are left. Players who hold a gift cannot choose whom.',
    },
    end: {
      title: 'You have won',
      says: [
        '{vp} points to {vp1} and {vp2}: you are Minister in Gongbu as well, which brought you {gongbu}.',
        'And this is why: you had officials where it counted, and a gift from the first round at work in the last.',
      ],
      lost: {
        title: 'So close',
        says: [
          'Somebody else took the free official. It ends {vp} to {vp1} and {vp2}. Go back a step and try again.',
          'You needed the free official in Hubu: it decided who became Minister.',
        ],
      },
    },
  },
};
