import { useEffect, useRef, useState } from 'preact/hooks';
import { brings, type GameId } from '../../games/list.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { dark, language } from '../settings/settings.ts';
import { Header } from '../shell/header.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { Failure } from '../shell/missing.tsx';
import { gameTitle, t } from '../texts/texts.ts';
import { ChapterText, one } from './chapter.tsx';
import { Contents, OtherGames } from './contents.tsx';
import { FirstGame } from './firstgame.tsx';
import { type Opened, openBook, openedBook } from './load.ts';
import { anchorFor, type Place, show, usePlace } from './place.ts';
import { Marked, wantedWords } from './prose.tsx';
import './rulebook.css';
import './drawings.css';
import './print.css';
import { excerpt, search } from './search.ts';

/** The rules of a game, to learn it from and to look things up. */
export function Rulebook({ id, at }: { id: GameId; at: string | undefined }) {
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    openBook(id, language.peek()).catch((error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  };
  useEffect(open, [id, language.value]);
  if (failed) return <Failure text={t().errors.part} again={open} />;
  const opened = openedBook(id);
  return opened ? (
    <Open opened={opened} id={id} at={at} />
  ) : (
    <div class="page book-page">
      <Header />
      <main class="page-main">
        <Waiting />
      </main>
    </div>
  );
}

function Open({ opened, id, at }: { opened: Opened; id: GameId; at: string | undefined }) {
  const { rulebook, ui } = opened;
  const { Grounds, book } = rulebook;
  const [query, setQuery] = useState('');
  const [numbered, setNumbered] = useState(false);
  const [sheet, setSheet] = useState(false);
  const place = usePlace(book);
  const field = useRef<HTMLInputElement>(null);
  const wanted = wantedWords(query);

  useEffect(() => {
    const anchor = at === undefined ? undefined : anchorFor(book, at);
    setQuery('');
    if (anchor) requestAnimationFrame(() => show(anchor));
  }, [book, at]);
  useLightOnPaper();
  useKeys(field, (step) => turn(opened, place, step));

  return (
    <div class={numbered ? 'page book-page numbered' : 'page book-page'}>
      <Header>
        <search class="book-search">
          <Icon name="u-lens" size={17} />
          <input
            ref={field}
            type="search"
            class="field"
            placeholder={ui.searchHint}
            aria-label={ui.search}
            aria-keyshortcuts="/"
            value={query}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setQuery('');
            }}
          />
          <span class="book-key" aria-hidden="true">
            /
          </span>
        </search>
      </Header>
      <div class="book-progress" style={{ '--read': place.read }} />
      <svg class={`${id} book-grounds`} aria-hidden="true" focusable="false">
        <Grounds />
      </svg>
      <div class="book-columns">
        <aside class="book-side">
          <p class="book-title d">
            <Icon name={sealOf(id)} size={38} /> {gameTitle(id).title}
          </p>
          <Contents opened={opened} place={place} />
          <div class="book-foot">
            <label class="book-switch">
              {ui.showRules}
              <input
                type="checkbox"
                role="switch"
                checked={numbered}
                aria-checked={numbered}
                onChange={({ currentTarget }) => setNumbered(currentTarget.checked)}
              />
            </label>
            <button type="button" class="btn q" onClick={() => print()}>
              {ui.print}
            </button>
            <OtherGames shown={id} />
          </div>
        </aside>
        <main class="book">
          {wanted.length > 0 ? (
            <Found opened={opened} wanted={wanted} leave={() => setQuery('')} />
          ) : (
            <>
              <h1 class="d">
                <Icon name={sealOf(id)} size={38} /> {gameTitle(id).title}
              </h1>
              {brings(id, 'words') && <FirstGame id={id} />}
              {book.chapters.map((chapter, n) => (
                <ChapterText key={chapter.id} opened={opened} chapter={chapter} n={n + 1} />
              ))}
              <p class="book-end">
                <a class="btn p" href={`#/new/${id}`}>
                  {t().home.play}
                </a>
              </p>
            </>
          )}
        </main>
      </div>
      <Turner opened={opened} place={place} open={() => setSheet(true)} />
      {sheet && (
        <Sheet
          opened={opened}
          place={place}
          id={id}
          numbered={numbered}
          number={setNumbered}
          close={() => setSheet(false)}
        />
      )}
    </div>
  );
}

/** The paragraphs that a search has found, instead of the page. */
function Found({ opened, wanted, leave }: { opened: Opened; wanted: readonly string[]; leave(): void }) {
  const hits = search(opened, wanted);
  return (
    <section class="found" aria-labelledby="found-count">
      <h1 class="d" id="found-count">
        <span role="status">{hits.length > 0 ? opened.ui.found(hits.length) : opened.ui.nothing}</span>
      </h1>
      <ul>
        {hits.map(({ at, chapter, text }) => (
          <li key={at}>
            <a
              class="found-link"
              href={`#/rules/${opened.game}/${at}`}
              onClick={() => {
                leave();
                // The address may be this one already.
                setTimeout(() => show(at));
              }}
            >
              <b class="found-chapter d">{chapter}</b>
              <span class="found-text">
                <Marked text={excerpt(text, wanted)} wanted={wanted} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function turn({ rulebook }: Opened, place: Place, step: number): void {
  const chapter = rulebook.book.chapters[place.chapter + step];
  if (chapter) show(chapter.id);
}

/** On a phone: contents, and the chapters before and after, where the thumb is. */
function Turner({ opened, place, open }: { opened: Opened; place: Place; open(): void }) {
  const { rulebook, words, ui } = opened;
  const next = rulebook.book.chapters[place.chapter + 1];
  return (
    <div class="book-bar">
      <button type="button" class="btn" aria-haspopup="dialog" onClick={open}>
        <Icon name="u-list" size={18} /> {ui.contents}
      </button>
      <button
        type="button"
        class="btn"
        aria-label={ui.previous}
        aria-disabled={place.chapter === 0}
        onClick={() => turn(opened, place, -1)}
      >
        <Icon name="u-prev" size={18} />
      </button>
      <button
        type="button"
        class="btn book-next"
        aria-label={next ? `${ui.next}: ${one(words.chapters[next.id]!.title)}` : ui.next}
        aria-disabled={next === undefined}
        onClick={() => turn(opened, place, 1)}
      >
        <span>{next ? one(words.chapters[next.id]!.title) : '—'}</span> <Icon name="u-next" size={18} />
      </button>
    </div>
  );
}

interface SheetProps {
  readonly opened: Opened;
  readonly place: Place;
  readonly id: GameId;
  readonly numbered: boolean;
  number(on: boolean): void;
  close(): void;
}

/** On a phone the contents come from below. */
function Sheet({ opened, place, id, numbered, number, close }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { ui } = opened;
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('.here')?.focus();
  }, []);
  return (
    <dialog ref={dialog} class="book-sheet" aria-label={ui.contents} onClose={close}>
      <header>
        <h2 class="d">{ui.contents}</h2>
        <button type="button" class="btn q" aria-label={ui.close} onClick={() => dialog.current?.close()}>
          <Icon name="u-x" size={20} />
        </button>
      </header>
      <Contents opened={opened} place={place} choose={() => dialog.current?.close()} />
      <label class="book-switch">
        {ui.showRules}
        <input
          type="checkbox"
          role="switch"
          checked={numbered}
          aria-checked={numbered}
          onChange={({ currentTarget }) => number(currentTarget.checked)}
        />
      </label>
      <OtherGames shown={id} />
    </dialog>
  );
}

/** `/` searches, and the arrows turn to the chapters before and after. */
function useKeys(field: { readonly current: HTMLInputElement | null }, step: (by: number) => void): void {
  const steps = useRef(step);
  steps.current = step;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
      if (key === '/') {
        event.preventDefault();
        field.current?.focus();
      } else if (key === 'ArrowRight') steps.current(1);
      else if (key === 'ArrowLeft') steps.current(-1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [field]);
}

/** Paper is light, whatever the screen is. */
function useLightOnPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = () => {
      dataset.theme = 'light';
    };
    const after = () => {
      dataset.theme = dark() ? 'dark' : 'light';
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
