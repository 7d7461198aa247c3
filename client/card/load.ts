import { cardsOf } from '../../games/boards.ts';
import { cardWordsOf } from '../../games/words.ts';
import { type CardTexts, catalogue, type Language } from '../../i18n/index.ts';
import type { BoardProps } from '../board/board.ts';
import type { PlaceCard } from '../board/card.ts';
import type { Place } from '../board/places.ts';

/** The cards of a game in a language. */
export interface Deck {
  readonly lang: Language;
  readonly ui: CardTexts;
  card(place: Place, props: BoardProps): PlaceCard;
}

export async function loadDeck(game: string, lang: Language): Promise<Deck> {
  const [cards, words, ui] = await Promise.all([
    cardsOf(game),
    cardWordsOf(lang, game),
    catalogue(lang, 'cards'),
  ]);
  return { lang, ui, card: (place, props) => cards(place, props, words) };
}
