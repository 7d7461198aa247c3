import type { ConfuciusSceneWords } from '../scene.ts';

export const scene: ConfuciusSceneWords = {
  steps: {
    count: 'Подсчёт',
    posts: 'Посты',
    students: 'Ученики',
    tutors: 'Обучение',
    reveal: 'Вскрытие',
    candidate: 'Кандидат',
    officials: 'Чиновники',
    cubes: 'Кубики',
  },
  exam: {
    tutors: 'Все обучают: карты лежат рубашкой вверх',
    reveal: 'Карты открываются',
    candidate: 'Кандидат в чиновники',
  },
  tie: 'При равенстве побеждает ученик на красном месте.',
  gifts: 'активные дары',
  cubes: 'кубики действий',
  count: 'Число чиновников',
  least: 'наименьшее влияние',
  obliged: 'обязывает дар',
  free: 'свободный выбор',
  after: 'Здесь больше ничего не меняется. Маркеры по-прежнему дают скидку.',
};
