import type { SceneTexts } from '../scene.ts';
import { words } from '../words.ts';

const { list } = words('ru');

export const texts = {
  standing: 'Счёт',
  inOrder: 'Что произошло',
  takesLead: 'выходит вперёд',
  from: (points) => `было ${points}`,
  steps: 'Шаги сцены',
  space: 'пробел',
  end: {
    label: 'Конец партии',
    floors: 'Чем выше этаж, тем больше очков:',
    others: 'прочее',
    led: ({ names, own }, points) =>
      `До итогового подсчёта впереди ${own ? 'были вы' : `был игрок ${names[0]}`}, отрыв: ${points}.`,
    compared: (source, more, less) => `${source} (${more}:${less})`,
    why: (winner, gained, other, lost) =>
      `Больше очков ${winner.own ? 'у вас' : `у игрока ${winner.names[0]}`} ${list(gained)}${
        lost.length > 0 ? `, ${other.own ? 'у вас' : `у игрока ${other.names[0]}`} ${list(lost)}` : ''
      }.`,
    board: 'Показать поле',
    share: 'Поделиться картинкой',
    saved: 'Картинка сохранена',
    failed: 'Не удалось создать картинку.',
  },
} satisfies SceneTexts;
