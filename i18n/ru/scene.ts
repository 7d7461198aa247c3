import type { SceneTexts } from '../scene.ts';

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
    board: 'Показать поле',
  },
} satisfies SceneTexts;
