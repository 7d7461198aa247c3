import type {
  ActionId,
  Age,
  EventId,
  Good,
  PersonType,
  SuperEvent,
  WallTile,
} from '../../rules/dragon/data.ts';
import type { Outlook } from '../../rules/dragon/forecast.ts';
import type { DragonKinds } from '../../rules/dragon/types.ts';
import type { Page, Texts } from '../texts.ts';
import type { ExplainedRule, RefusingRule, Topic } from './pages.ts';

type Of<Key extends string> = Readonly<Record<Key, string>>;

/** The preferred terms of section 10 of the spec. */
export interface DragonTerms {
  readonly game: string;
  readonly month: string;
  readonly phases: Of<'draft' | 'action' | 'person' | 'event' | 'end'>;
  readonly persons: Of<PersonType>;
  /** What the tiles of a type show. */
  readonly symbols: Of<PersonType>;
  readonly ages: Of<Age>;
  readonly wild: string;
  readonly actions: Of<ActionId>;
  readonly refill: string;
  readonly events: Of<EventId>;
  readonly superEvents: Of<SuperEvent>;
  readonly goods: Of<Good>;
  readonly vp: string;
  readonly track: string;
  readonly palace: string;
  readonly floor: string;
  readonly privileges: Of<'small' | 'large'>;
  readonly wallTiles: Of<WallTile>;
  readonly variants: Of<'greatWall' | 'superEvents'>;
}

/** Words on the table, where room is scarce. */
export interface DragonBoardTexts {
  readonly persons: Of<PersonType>;
  readonly events: Of<EventId>;
  /** Units of the forecast, put behind a number. */
  readonly units: Of<keyof Outlook>;
  readonly columns: Of<
    'player' | 'vp' | 'track' | 'yuan' | 'rice' | 'fireworks' | 'privileges' | 'wall' | 'hand' | 'palaces'
  >;
  readonly month: (month: number) => string;
  readonly free: string;
  readonly pay: string;
  readonly display: string;
  /** How the signs on the table are read. */
  readonly legend: string;
  readonly symbolsOwned: string;
  readonly forecast: string;
  readonly final: Of<'before' | 'persons' | 'monks' | 'goods' | 'total'>;
}

export interface DragonTexts extends Texts<DragonKinds> {
  readonly terms: DragonTerms;
  readonly board: DragonBoardTexts;
  readonly refusal: Readonly<Record<RefusingRule, string>>;
  readonly rules: Readonly<Record<ExplainedRule, string>>;
  readonly help: Readonly<Record<Topic, Page>>;
}
