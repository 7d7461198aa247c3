import { useEffect, useState } from 'preact/hooks';
import { remarksOf } from '../../games/boards.ts';
import { guideOf } from '../../games/words.ts';
import type { Remark } from '../board/remark.ts';
import { shownLanguage } from '../texts/texts.ts';

interface GameGuide {
  readonly remarks: readonly Remark[];
  /** By id of the remark. */
  readonly words: Readonly<Record<string, string>>;
}

/** The guide of a game in the page's language, once loaded. */
export function useGuide(game: string): GameGuide | undefined {
  const lang = shownLanguage();
  const [guide, setGuide] = useState<GameGuide>();
  useEffect(() => {
    let open = true;
    // If the guide fails to load, the game goes on without it.
    Promise.all([remarksOf(game), guideOf(lang, game)]).then(
      ([remarks, words]) => open && setGuide({ remarks, words }),
      () => {},
    );
    return () => {
      open = false;
    };
  }, [game, lang]);
  return guide;
}
