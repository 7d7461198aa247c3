import { useEffect, useState } from 'preact/hooks';
import { stepsOf } from '../../games/boards.ts';
import { guideOf } from '../../games/words.ts';
import type { Step } from '../board/step.ts';
import { shownLanguage } from '../texts/texts.ts';

interface GameGuide {
  readonly steps: readonly Step[];
  /** By the id of the step. */
  readonly words: Readonly<Record<string, string>>;
}

/** The guide of a game in the language of the page, once it is loaded. */
export function useGuide(game: string): GameGuide | undefined {
  const lang = shownLanguage();
  const [guide, setGuide] = useState<GameGuide>();
  useEffect(() => {
    let open = true;
    // Without the guide the game goes on as usual.
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
