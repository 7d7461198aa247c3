import { useEffect } from 'preact/hooks';
import type { GameId } from '../../rules/core/game.ts';
import { startCourse } from '../guide/course.ts';
import { Icon } from '../icons/icon.tsx';
import { beginLocal } from '../session/begin.ts';
import { LEVELS } from '../session/levels.ts';
import { language, ownName } from '../settings/settings.ts';
import { RuleList } from '../table/rules.tsx';
import { gameTexts, guideTexts, loadGameTexts, loadGuide, t } from '../texts/texts.ts';
import { fetchTable } from './ahead.ts';
import { Header } from './header.tsx';
import { Waiting } from './lazy.tsx';
import './new.css';
import { go } from './route.ts';
import '../table/panel.css';

/** The rules of a game, all pages of them. */
export function Rulebook({ id }: { id: GameId }) {
  useEffect(() => {
    void loadGameTexts(id, language.value);
    void loadGuide(language.value);
  }, [id, language.value]);
  const texts = gameTexts(id);
  return (
    <div class="page">
      <Header />
      <main class="page-main">
        {texts ? (
          <>
            <h1 class="d">
              <Icon name={`seal-${id}`} size={38} /> {texts.title}
            </h1>
            <FirstGame id={id} />
            <RuleList texts={texts} first={undefined} />
            <p>
              <a class="btn p" href={`#/new/${id}`}>
                {t().home.play}
              </a>
            </p>
          </>
        ) : (
          <Waiting />
        )}
      </main>
    </div>
  );
}

/** So many sit at the table of a first game: the fewest with whom each game shows what it is. */
const AT_TABLE = 3;

/** The offer to learn by playing. */
function FirstGame({ id }: { id: GameId }) {
  const texts = guideTexts();
  if (!texts) return null;
  const begin = async () => {
    fetchTable(id);
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
      <button type="button" class="btn p" onClick={begin}>
        {texts.begin}
      </button>
    </section>
  );
}
