import { words } from '../../../../i18n/words.ts';
import { HAND_LIMIT } from '../../rules/data.ts';
import { numberOf, worthOf } from '../../rules/payments.ts';
import { openFrame } from '../facts.ts';
import type { ConfuciusTexts } from '../texts.ts';
import { CARDS, CUBES, candidate, gift, ministry } from './events.ts';
import { purchase } from './purchase.ts';
import { terms } from './terms.ts';

const { count } = words('en');

const SECOND_PETITIONS = [
  '',
  'Who receives the two junks?',
  '',
  'Which official does it swap places with?',
  'Which empty box does it move to?',
  'Whose secured marker goes there?',
];
const FIRST_PETITIONS = [
  '',
  'Whose shipyard loses two junks?',
  'Which student do you replace with yours?',
  'Which of your officials do you swap?',
  'Which army moves?',
  'Which unsecured official?',
];

export const prompt: ConfuciusTexts['prompt'] = (scene) => {
  const { view, seat } = scene;
  const f = openFrame(scene);
  switch (f?.phase) {
    case 'chief':
      return `Who becomes chief minister of round ${view.round}?`;
    case 'turn': {
      const { cubes } = view.players[seat]!;
      return cubes > 0
        ? `Choose an action. ${count(cubes, CUBES)} left.`
        : 'No cubes left: pass or take a free action.';
    }
    case 'favour':
      return `${terms.favour}: choose an action. It takes no cubes.`;
    case 'extra':
      return 'Extra Action: choose an action. It takes no cubes.';
    case 'bribe':
      return 'Which official do you bribe?';
    case 'secure':
      return 'Which of your officials do you secure?';
    case 'nominate':
      return 'Which space? Red wins ties in the examination.';
    case 'buyJunks':
      return 'How many junks do you buy?';
    case 'voyage':
      return `How many junks set sail? ${view.players[seat]!.ocean} on the ocean; every five reach a land.`;
    case 'invade':
      return 'Which box do you send the army to?';
    case 'buyGift':
      return 'Which gift do you buy?';
    case 'giveGift':
      return f.step === 0 ? 'Which gift do you give?' : `Who receives the ${gift(f.first + 1)}?`;
    case 'transfer':
      return f.step === 0
        ? 'Which official do you transfer?'
        : 'To whom? This cancels a gift you hold from that player.';
    case 'petition':
      if (f.step === 0) return 'Which gift do you petition the Emperor with?';
      return (f.step === 1 ? FIRST_PETITIONS : SECOND_PETITIONS)[f.first]!;
    case 'commerce':
      return 'Which cards do you discard? You draw one card more than their worth in cash.';
    case 'bribery':
      return 'Which official do you bribe with the reward card?';
    case 'giftCard':
      return 'Which gift do you make available for free?';
    case 'payment': {
      const what = purchase(scene);
      const chosen = worthOf(f.cards, f.unit);
      return chosen > 0 ? `${what} (${chosen} so far): which cards?` : `${what}: which cards?`;
    }
    case 'land':
      return 'Which distant land do you reach?';
    case 'examination':
      return `Examination for ${candidate(view.candidate)}: which student do you tutor?`;
    case 'tutor':
      return `Which cards do you tutor with? ${count(numberOf(f.cards), CARDS)} so far. Most cash wins.`;
    case 'place':
      return `Where do you place the candidate official for ${candidate(view.candidate)}?`;
    case 'ministry':
      return `${ministry(f.ministry)}: you have the least influence. Who do you support?`;
    case 'discard':
      return `Which ${HAND_LIMIT} cards do you keep?`;
    default:
      return 'Game over.';
  }
};
