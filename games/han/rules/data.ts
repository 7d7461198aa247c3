/** The components of section 2 that are the same on both boards; all numbers come from maps.json (H-DATA-5). */
import maps from './maps.json' with { type: 'json' };

export const COLOURS = ['violet', 'yellow', 'orange', 'green', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
/** The number of colours; hands and other sets of cards have one count for each. */
export const KINDS = COLOURS.length;

export const MAP_IDS = ['border-disputes', 'ways-of-diplomacy'] as const;
export type MapId = (typeof MAP_IDS)[number];

/** Cards of each colour (2.2). */
export const CARDS: readonly number[] = COLOURS.map((colour) => maps.colours[colour].cards);

const { constants } = maps;
export const HAND_SIZE = constants.handSize;
export const MAX_PIECES = constants.maxPiecesPerTurn;
export const MIN_CHAIN = constants.minChain;
export const PAGODAS = constants.pagodasPerPlayer;
export const EMISSARIES = constants.emissariesPerPlayer - constants.emissariesOnScoreTrack;
export const FORTRESSES = constants.fortressesPerPlayer;
export const TRACK_FIELDS = constants.scoreTrackFields;
export const DECK_PASSES = constants.deckPasses;
