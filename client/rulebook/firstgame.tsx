import { brings, type GameId } from '../../games/list.ts';
import { startCourse } from '../guide/course.ts';
import { Icon } from '../icons/icon.tsx';
import { beginLocal } from '../session/begin.ts';
import { LEVELS } from '../session/levels.ts';
import { ownName } from '../settings/settings.ts';
import { prefetchTable } from '../shell/prefetch.ts';
import { go } from '../shell/route.ts';
import { guideTexts, t } from '../texts/texts.ts';

/** With three, each game shows what it is; more make a first game long. */
const AT_TABLE = 3;

/** The offer to learn by playing. */
export function FirstGame({ id }: { id: GameId }) {
  const texts = guideTexts();
  if (!texts) return null;
  const begin = async () => {
    prefetchTable(id);
    const bots = Array.from({ length: AT_TABLE }, (_, seat) => (seat === 0 ? null : LEVELS[0]));
    const names = bots.map((_, seat) => (seat === 0 && ownName.value !== '' ? ownName.value : null));
    const made = await beginLocal({ game: id, options: {}, bots, names });
    startCourse(made);
    go(`#/local/${made}`);
  };
  return (
    <section class="first-game">
      <h2 class="d">{texts.title}</h2>
      <p>{texts.line}</p>
      <p class="row">
        {brings(id, 'lesson') && (
          <a class="btn p" href={`#/lesson/${id}`}>
            <Icon name="cap" size={17} /> {t().home.lesson}
          </a>
        )}
        <button type="button" class={brings(id, 'lesson') ? 'btn' : 'btn p'} onClick={begin}>
          {texts.begin}
        </button>
      </p>
    </section>
  );
}
