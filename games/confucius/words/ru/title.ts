import type { GameTitle } from '../../../../i18n/game.ts';

export const title: GameTitle = {
  title: 'Конфуций',
  line: 'При дворе Мин у каждого дара есть цена. Дарите с умом.',
  short: 'Конфуций',
};
