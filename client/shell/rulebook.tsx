import { useEffect } from 'preact/hooks';
import type { GameId } from '../../rules/core/game.ts';
import { language } from '../settings/settings.ts';
import { RuleList } from '../table/rules.tsx';
import { gameTexts, loadGameTexts, t } from '../texts/texts.ts';
import { Header } from './header.tsx';
import { Waiting } from './lazy.tsx';
import './new.css';
import '../table/panel.css';

/** The rules of a game, all pages of them. */
export function Rulebook({ id }: { id: GameId }) {
  useEffect(() => {
    void loadGameTexts(id, language.value);
  }, [id, language.value]);
  const texts = gameTexts(id);
  return (
    <div class="page">
      <Header />
      <main class="page-main">
        {texts ? (
          <>
            <h1 class="d">{texts.title}</h1>
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
