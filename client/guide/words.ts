import { useEffect, useState } from 'preact/hooks';
import { stepsOf } from '../../games/boards.ts';
import { guideOf } from '../../games/words.ts';
import type { Step } from '../board/step.ts';
import { shownLanguage } from '../texts/texts.ts';

interface GameGuide {
  readonly steps: readonly Step[];
  /** By id of the step. */
  readonly words: Readonly<Record<string, string>>;
}

/** The guide of a game in the page's language, once loaded. */
export function useGuide(game: string): GameGuide | undefined {
  const lang = shownLanguage();
  const [guide, setGuide] = useState<GameGuide>();
  useEffect(() => {
    let open = true;
    // If the guide fails to load, the game goes on without it.
    Promise.all([stepsOf(game), guideOf(lang, game)]).then(
      ([steps, words]) => open && setGuide({ steps, words }),
      () => {},
    );
    return () => {
      open = false;
    };
  }, [game, lang]);
  return guide;
}
