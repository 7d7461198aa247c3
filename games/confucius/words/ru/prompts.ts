import { words } from '../../../../i18n/words.ts';
import { HAND_LIMIT } from '../../rules/data.ts';
import { numberOf, worthOf } from '../../rules/payments.ts';
import { openFrame } from '../facts.ts';
import type { ConfuciusTexts } from '../texts.ts';
import { candidate, gift, ministry } from './events.ts';
import { purchase } from './purchase.ts';

const { count } = words('ru');

const SECOND_PETITIONS = [
  '',
  'Кто получает две джонки?',
  '',
  'С каким чиновником его поменять?',
  'В какую свободную секцию?',
  'Чей закреплённый маркер поставить?',
];
const FIRST_PETITIONS = [
  '',
  'Из чьего порта взять две джонки?',
  'Какого ученика заменит ваш?',
  'Какого своего чиновника вы меняете местами?',
  'Какую армию переставить?',
  'Какого незакреплённого чиновника выбрать?',
];

export const prompt: ConfuciusTexts['prompt'] = (scene) => {
  const { view, seat } = scene;
  const f = openFrame(scene);
  switch (f?.phase) {
    case 'chief':
      return `Кто будет Верховным министром раунда ${view.round}?`;
    case 'turn': {
      const { cubes } = view.players[seat]!;
      return cubes > 0
        ? `Выберите действие. Осталось ${count(cubes, { one: 'кубик', few: 'кубика', many: 'кубиков' })}.`
        : 'Кубиков не осталось: спасуйте или выберите бесплатное действие.';
    }
    case 'favour':
      return 'Благосклонность императора: выберите действие. Оно не требует кубиков.';
    case 'extra':
      return 'Дополнительное действие: выберите действие. Оно не требует кубиков.';
    case 'bribe':
      return 'Какого чиновника подкупить?';
    case 'secure':
      return 'Какого своего чиновника закрепить?';
    case 'nominate':
      return 'На какое место? При равенстве побеждает красный.';
    case 'buyJunks':
      return 'Сколько джонок купить?';
    case 'voyage':
      return `Сколько джонок отплывает? В океане ${view.players[seat]!.ocean}; каждые пять достигают страны.`;
    case 'invade':
      return 'В какую секцию послать армию?';
    case 'buyGift':
      return 'Какой дар купить?';
    case 'giveGift':
      return f.step === 0 ? 'Какой дар преподнести?' : `Кому преподнести дар: ${gift(f.first + 1)}?`;
    case 'transfer':
      return f.step === 0 ? 'Какого чиновника передать?' : 'Кому? Полученный от этого игрока дар отменится.';
    case 'petition':
      if (f.step === 0) return 'С каким даром ходатайствовать перед императором?';
      return (f.step === 1 ? FIRST_PETITIONS : SECOND_PETITIONS)[f.first]!;
    case 'commerce':
      return 'Какие карты сбросить? Вы возьмёте на одну карту больше, чем в них монет.';
    case 'bribery':
      return 'Какого чиновника подкупить картой Награды?';
    case 'giftCard':
      return 'Какой дар сделать доступным бесплатно?';
    case 'payment': {
      const what = purchase(scene);
      const chosen = worthOf(f.cards, f.unit);
      return chosen > 0 ? `${what} (уже ${chosen}): какими картами?` : `${what}: какими картами?`;
    }
    case 'land':
      return 'Какой заморской страны вы достигаете?';
    case 'examination':
      return `Имперские экзамены (${candidate(view.candidate)}): какого ученика обучать?`;
    case 'tutor':
      return `Какими картами обучать? Пока их ${numberOf(f.cards)}. Побеждает ученик, у которого больше монет.`;
    case 'place':
      return `Куда поставить кандидата (${candidate(view.candidate)})?`;
    case 'ministry':
      return `${ministry(f.ministry)}: у вас меньше всего влияния. Кого поддержать?`;
    case 'discard':
      return `Какие ${HAND_LIMIT} карты оставить?`;
    default:
      return 'Игра окончена.';
  }
};
