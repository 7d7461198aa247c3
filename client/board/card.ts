import type { Kinds, RuleId } from '../../core/game.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { IconName } from '../icons/names.ts';
import type { BoardProps } from './board.ts';
import type { Place } from './places.ts';

/** A number on a card, which comes from the engine, with the words that follow it. */
export interface Figure {
  readonly figure: string;
  readonly words: string;
  readonly mood: 'gain' | 'loss' | 'plain';
}

/** One of several that an event takes or spares, drawn as a silhouette. */
export interface Mark {
  readonly icon: IconName;
  readonly words: string;
  readonly mood: 'gain' | 'loss';
}

/** What a place costs or brings somebody as things stand. */
export interface Now {
  readonly kind: 'cost' | 'worth' | 'now';
  /** Whose figures these are; without a name, those of the reader. */
  readonly name?: string | undefined;
  readonly figures: readonly Figure[];
  readonly marks?: readonly Mark[];
  /** Where the figures come from, in a sentence. */
  readonly why?: string | undefined;
}

/** What a card says of a place. */
export interface PlaceCard {
  readonly title: string;
  /** How it stands; left out where the title says all. */
  readonly note?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Whose sentences say what it does; the first is linked to the rulebook. */
  readonly rules: readonly [RuleId, ...RuleId[]];
  readonly now?: Now | undefined;
  /** Why it cannot be used, or what would help. */
  readonly help?: string | undefined;
}

/** What a game brings to explain its places. `words` are those of its catalogue of cards. */
export type Cards<K extends Kinds = Kinds, T extends Texts<K> = Texts<K>, W = unknown> = (
  place: Place,
  props: BoardProps<K, T>,
  words: W,
) => PlaceCard;

export const gain = (n: number, words: string): Figure => ({ figure: `+${n}`, words, mood: 'gain' });
export const loss = (n: number, words: string): Figure => ({
  figure: n === 0 ? '0' : `−${n}`,
  words,
  mood: n === 0 ? 'plain' : 'loss',
});
export const plain = (figure: number | string, words: string): Figure => ({
  figure: String(figure),
  words,
  mood: 'plain',
});
/** What a difference comes to. */
export const net = (n: number, words: string): Figure => (n > 0 ? gain(n, words) : loss(-n, words));
