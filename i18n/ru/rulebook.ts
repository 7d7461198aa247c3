import type { RulebookTexts } from '../rulebook.ts';
import { words } from '../words.ts';

const { count: counted } = words('ru');

export const texts: RulebookTexts = {
  contents: 'Содержание',
  search: 'Поиск по правилам',
  searchHint: 'Поиск по правилам',
  found: (count) => counted(count, { one: 'абзац', few: 'абзаца', many: 'абзацев' }),
  nothing: 'Ничего не найдено. Попробуйте другое слово.',
  chapter: (n, of) => `Глава ${n} из ${of}`,
  previous: 'Предыдущая глава',
  next: 'Следующая глава',
  example: 'Пример',
  showRules: 'Показывать номера правил',
  cite: (rule) => `Правило ${rule}: скопировать ссылку`,
  copied: 'Ссылка скопирована',
  print: 'Печать',
  close: 'Закрыть',
  open: 'Прочитать правило',
};
