import { useEffect, useState } from 'preact/hooks';
import { type Puzzle, puzzleId, themeOf } from '../../bots/puzzle/puzzle.ts';
import { brings, type GameId, SHELF } from '../../games/list.ts';
import { puzzlesOf } from '../../games/puzzles.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { Header } from '../shell/header.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { Failure } from '../shell/missing.tsx';
import { Strip } from '../shell/scroll.tsx';
import { gameTexts, gameTitle, loadGameTexts, puzzleTexts, shownLanguage, t } from '../texts/texts.ts';
import './list.css';
import { nextOf } from './next.ts';
import { progressOf } from './progress.ts';

type Found = Readonly<Record<GameId, readonly Puzzle[]>>;

/** All puzzles by title and theme, and which are done on this device. */
export function Puzzles({ game }: { game: GameId }) {
  const [found, setFound] = useState<Found | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const lang = shownLanguage();
  useEffect(() => {
    let wanted = true;
    const ids = SHELF.map(({ id }) => id).filter((id) => brings(id, 'puzzles'));
    Promise.all(ids.map(async (id) => [id, await puzzlesOf(id)] as const)).then(
      (all) => wanted && setFound(Object.fromEntries(all)),
      () => wanted && setFound('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);
  useEffect(() => void loadGameTexts(game, lang), [game, lang]);
  const texts = puzzleTexts();
  if (found === 'failed') return <Failure text={t().errors.part} again={() => setAttempt(attempt + 1)} />;
  const said = gameTexts(game);
  return (
    <div class="page">
      <Header />
      <Strip />
      <main class="page-main puzzles">
        <h1 class="d">{texts.title}</h1>
        <p class="puzzles-line">{texts.line}</p>
        {found && said ? <Listed found={found} game={game} sources={said.sources} /> : <Waiting />}
      </main>
    </div>
  );
}

function Listed({
  found,
  game,
  sources,
}: {
  found: Found;
  game: GameId;
  sources: Readonly<Record<string, string>>;
}) {
  const texts = puzzleTexts();
  const all = found[game]!;
  const { done } = progressOf(game);
  const solvedOf = (id: GameId): number =>
    found[id]!.filter((puzzle) => /^(?:solved|helped)$/.test(progressOf(id).done[puzzleId(puzzle)] ?? ''))
      .length;
  const themes = new Map<string | undefined, number[]>();
  for (const [at, puzzle] of all.entries()) {
    const theme = themeOf(puzzle);
    themes.set(theme, [...(themes.get(theme) ?? []), at]);
  }
  const sorted = [...themes].sort(([, a], [, b]) => b.length - a.length);
  return (
    <>
      <nav class="puzzles-games" aria-label={texts.title}>
        {Object.keys(found).map((id) => (
          <a key={id} href={`#/puzzles/${id}`} aria-current={id === game ? 'page' : undefined}>
            <Icon name={sealOf(id)} size={34} />
            <span>
              <b class="d">{gameTitle(id).title}</b>
              <small>{texts.progress(solvedOf(id), found[id]!.length)}</small>
            </span>
          </a>
        ))}
      </nav>
      <p class="puzzles-do">
        <a class="btn p" href={`#/puzzles/${game}/${nextOf(game, all, 0)}`}>
          <Icon name="u-play" size={17} /> {texts.start}
        </a>
      </p>
      {sorted.map(([theme, at]) => (
        <section key={theme ?? ''} class="puzzles-theme">
          <h2 class="d">
            {theme === undefined ? texts.others : texts.theme(sources[theme]!)} <small>{at.length}</small>
          </h2>
          <ol>
            {at.map((k) => {
              const how = done[puzzleId(all[k]!)];
              const name = how ? `${texts.one(k + 1)}: ${texts.done[how]}` : texts.one(k + 1);
              return (
                <li key={k}>
                  <a class={how ?? ''} href={`#/puzzles/${game}/${k + 1}`} aria-label={name} title={name}>
                    {k + 1}
                    {how && <Icon name={how === 'shown' ? 'u-eye' : 'u-ok'} size={14} />}
                  </a>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </>
  );
}
