import { useEffect } from 'preact/hooks';
import type { GameId } from '../../games/list.ts';
import { brings, SHELF } from '../../games/list.ts';
import type { Page, Texts } from '../../i18n/texts.ts';
import { startCourse } from '../guide/course.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { beginLocal } from '../session/begin.ts';
import { LEVELS } from '../session/levels.ts';
import { language, ownName } from '../settings/settings.ts';
import { gameTexts, gameTitle, guideTexts, loadGameTexts, loadGuide, t } from '../texts/texts.ts';
import { chaptersFor, loadChapters } from './chapters.ts';
import { Header } from './header.tsx';
import { Lazy, Waiting } from './lazy.tsx';
import { prefetchTable } from './prefetch.ts';
import './new.css';
import './rulebook.css';
import { go } from './route.ts';
import { Strip } from './scroll.tsx';
import '../table/panel.css';

function ChapterIcon({ game, name }: { game: string; name: string }) {
  const icon = chaptersFor(game)?.icons[name];
  return icon ? <Icon name={icon} size={28} /> : null;
}

/** The rules of a game, all pages of them. */
export function Rulebook({ id }: { id: GameId }) {
  useEffect(() => {
    void loadGameTexts(id, language.value);
    void loadGuide(language.value);
    // A rulebook without its drawings is still readable.
    loadChapters(id).catch(() => {});
  }, [id, language.value]);
  const texts = gameTexts(id);
  return (
    <div class="page">
      <Header />
      <Strip game={id} />
      <main class="page-main book">
        {texts ? (
          <>
            <Games shown={id} />
            <h1 class="d">
              <Icon name={sealOf(id)} size={38} /> {texts.title}
            </h1>
            {brings(id, 'words') && <FirstGame id={id} />}
            <Chapters key={id} id={id} texts={texts} />
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

/** From the rules of one game to those of the others. */
function Games({ shown }: { shown: GameId }) {
  return (
    <nav class="book-games" aria-label={t().setup.game}>
      {SHELF.map(({ id }) => (
        <a key={id} class="btn q" href={`#/rules/${id}`} aria-current={id === shown ? 'page' : undefined}>
          {gameTitle(id).title}
        </a>
      ))}
    </nav>
  );
}

/** The words come first, and the pictures as soon as they can. */
const figure = async () => (await import('./figure.tsx')).Figure;

/** The terminal tells in brackets what can be typed there. */
const titleOf = (page: Page): string => page.title.replace(/\s*[(（][^)）]*\?.*$/, '');

function Chapters({ id, texts: { help, rules } }: { id: GameId; texts: Texts }) {
  const pages = Object.entries(help);
  const open = (name: string) => {
    const chapter = document.getElementById(`chapter-${name}`) as HTMLDetailsElement;
    chapter.open = true;
    chapter.scrollIntoView();
    chapter.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <div class="chapters">
      <nav class="contents" aria-label={t().table.rules}>
        <ol>
          {pages.map(([name, page]) => (
            <li key={name}>
              <button type="button" onClick={() => open(name)}>
                {titleOf(page)}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div class="rules">
        {pages.map(([name, page], at) => (
          <details key={name} id={`chapter-${name}`} open={at === 0}>
            <summary class="d">
              <ChapterIcon game={id} name={name} /> <b>{at + 1}</b> {titleOf(page)}
            </summary>
            <div class="chapter">
              <ul>
                {page.rules.map((rule) => (
                  <li key={rule}>
                    {rules[rule] ?? rule} <small>{rule}</small>
                  </li>
                ))}
              </ul>
              <Lazy load={figure} props={{ game: id, topic: name }} meanwhile={null} />
            </div>
          </details>
        ))}
      </div>
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
      <button type="button" class="btn p" onClick={begin}>
        {texts.begin}
      </button>
    </section>
  );
}
