import { words } from '../../../../i18n/words.ts';
import { HAND_LIMIT } from '../../rules/data.ts';
import { numberOf, openFrame, worthOf } from '../facts.ts';
import type { ConfuciusTexts } from '../texts.ts';
import { CARDS, CUBES, candidate, gift, ministry } from './events.ts';
import { purchase } from './purchase.ts';
import { terms } from './terms.ts';

const { count } = words('en');

const SECOND_PETITIONS = [
  '',
  'Who gets the two junks?',
  '',
  'With which official does it change places?',
  'To which empty box?',
  'Whose secured marker goes there?',
];
const FIRST_PETITIONS = [
  '',
  'From whose shipyard do two junks go?',
  'Which student is replaced by yours?',
  'Which official of yours changes places?',
  'Which army moves?',
  'Which unsecured official?',
];

export const prompt: ConfuciusTexts['prompt'] = (scene) => {
  const { view, seat } = scene;
  const f = openFrame(scene);
  switch (f?.phase) {
    case 'chief':
      return `Who is to be chief minister of round ${view.round}?`;
    case 'turn': {
      const { cubes } = view.players[seat]!;
      return cubes > 0
        ? `Your turn: which action? ${count(cubes, CUBES)} left.`
        : 'Your turn: no cubes are left. Pass, or what costs none?';
    }
    case 'favour':
      return `${terms.favour}: which action do you take without cubes?`;
    case 'extra':
      return 'Extra Action: which action do you take without cubes?';
    case 'bribe':
      return 'Which official do you bribe?';
    case 'secure':
      return 'Which of your officials do you secure?';
    case 'nominate':
      return 'On which space? Red wins a tie in the examination.';
    case 'buyJunks':
      return 'How many junks do you buy?';
    case 'voyage':
      return `How many junks set sail? ${view.players[seat]!.ocean} on the ocean; five reach a land.`;
    case 'invade':
      return 'Which box does the army go to?';
    case 'buyGift':
      return 'Which gift do you buy?';
    case 'giveGift':
      return f.step === 0 ? 'Which gift do you give?' : `Who gets the ${gift(f.first + 1)}?`;
    case 'transfer':
      return f.step === 0
        ? 'Which official do you transfer?'
        : 'To whom? A gift you hold from that player is cancelled.';
    case 'petition':
      if (f.step === 0) return 'With which gift do you petition the Emperor?';
      return (f.step === 1 ? FIRST_PETITIONS : SECOND_PETITIONS)[f.first]!;
    case 'commerce':
      return 'Which cards do you discard? You draw one card more than their cash.';
    case 'bribery':
      return 'Which official does the reward card win for you?';
    case 'giftCard':
      return 'Which gift becomes available for free?';
    case 'payment': {
      const what = purchase(scene);
      const chosen = worthOf(f.cards, f.unit);
      return chosen > 0 ? `${what} (${chosen} so far): which cards?` : `${what}: with which cards?`;
    }
    case 'land':
      return 'Which distant land do you reach?';
    case 'examination':
      return `Examination for ${candidate(view.candidate)}: whom do you tutor?`;
    case 'tutor':
      return `Which cards do you play face down? ${count(numberOf(f.cards), CARDS)} so far; most cash wins.`;
    case 'place':
      return `Where does the candidate for ${candidate(view.candidate)} go?`;
    case 'ministry':
      return `${ministry(f.ministry)}: you have the least influence. Whom do you support?`;
    case 'discard':
      return `Which ${HAND_LIMIT} cards do you keep?`;
    default:
      return 'The game is over.';
  }
};
