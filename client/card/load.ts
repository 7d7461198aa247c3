import type { Action } from '../../core/game.ts';
import { cardsOf, effectsOf } from '../../games/boards.ts';
import { cardWordsOf } from '../../games/words.ts';
import { type CardTexts, catalogue, type Language } from '../../i18n/index.ts';
import type { Board, BoardProps } from '../board/board.ts';
import type { PlaceCard } from '../board/card.ts';
import { type Consequence, effectOf } from '../board/effect.ts';
import type { Place } from '../board/places.ts';

/** The cards of a game in a language. */
export interface Deck {
  readonly lang: Language;
  readonly ui: CardTexts;
  card(place: Place, props: BoardProps): PlaceCard;
  /** What decisions would do to the viewer. */
  consequence(actions: readonly Action[], props: BoardProps, suggest: Board['suggest']): string;
}

export async function loadDeck(game: string, lang: Language): Promise<Deck> {
  const [cards, effects, words, ui] = await Promise.all([
    cardsOf(game),
    effectsOf(game),
    cardWordsOf(lang, game),
    catalogue(lang, 'cards'),
  ]);
  return {
    lang,
    ui,
    card: (place, props) => cards(place, props, words),
    consequence(actions, props, suggest) {
      const { viewer } = props;
      if (viewer === 'spectator') return '';
      const effect = effectOf(props.game, props.view, viewer, actions, suggest);
      return effect ? sentence(effects(effect, props, words), effect.next, ui, lang) : '';
    },
  };
}

/** What a move changes; of a move that changes nothing yet, how many choices follow. */
export function sentence(
  changes: readonly Consequence[],
  next: number,
  ui: CardTexts,
  lang: Language,
): string {
  if (changes.length === 0) return next > 1 ? ui.choices(next) : ui.nothing;
  return changes.map(({ text }) => text).join(lang === 'ja' ? '、' : ', ');
}
