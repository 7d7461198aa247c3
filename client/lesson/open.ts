import { computed } from '@preact/signals';
import { boardOf, lessonOf } from '../../games/boards.ts';
import { type GameId, rulesOf } from '../../games/list.ts';
import { lessonWordsOf } from '../../games/words.ts';
import { catalogue, type Language, type LessonTexts, type LessonWords } from '../../i18n/index.ts';
import { familiesOf, playersOf, type Seating } from '../session/begin.ts';
import { LEVELS } from '../session/levels.ts';
import { ownName } from '../settings/settings.ts';
import { loadGameTexts, loadLazyPage } from '../texts/texts.ts';
import { LessonPlayer } from './player.ts';
import { noteReached, reached } from './progress.ts';
import { playScript } from './script.ts';

export interface OpenedLesson {
  readonly player: LessonPlayer;
  readonly seating: Seating;
}

/** What a lesson says, in one language. */
export interface LessonSaid {
  readonly lang: Language;
  readonly words: LessonWords;
  readonly ui: LessonTexts;
}

export async function openLesson(id: GameId): Promise<OpenedLesson> {
  const [game, board, lesson] = await Promise.all([rulesOf(id), boardOf(id), lessonOf(id)]);
  const script = playScript(game, lesson);
  const bots = Array.from({ length: lesson.seats }, (_, seat) =>
    seat === lesson.learner ? null : LEVELS[0]!,
  );
  const own = ownName.peek();
  const names = bots.map((bot) => (bot === null && own !== '' ? own : null));
  const seating = { bots, names, families: familiesOf(bots) };
  const last = lesson.steps.length - 1;
  const player = new LessonPlayer({
    script,
    board,
    players: computed(() => playersOf(seating)),
    at: Math.min(reached(id), last),
    note: (step) => noteReached(id, step, last),
  });
  return { player, seating };
}

export async function loadSaid(id: GameId, lang: Language): Promise<LessonSaid> {
  const [words, ui] = await Promise.all([
    lessonWordsOf(lang, id),
    catalogue(lang, 'lesson'),
    loadGameTexts(id, lang),
    loadLazyPage(lang),
  ]);
  return { lang, words, ui };
}
