import { type Place, type PlaceId, seatPlace } from '../../../client/board/places.ts';
import type { Kinds } from '../../../core/game.ts';
import { humanise } from '../../../i18n/words.ts';
import { rowsOfSeat, rowText, zonesOf } from '../words/facts.ts';
import type { GenericProps } from './props.ts';

export const zonePlace = (id: string): PlaceId => `zone:${id}`;

/** The button of a move. */
export const movePlace = (move: Kinds['move']): PlaceId => `move:${Object.values(move).join(' ')}`;

export const places = ({ view, names, legal, viewer, texts }: GenericProps): Place[] => [
  ...zonesOf(view).map(({ id, rows }) => ({
    id: zonePlace(id),
    kind: 'zone',
    label: `${id === 'table' ? texts.page.table : humanise(id)}${texts.page.joint}${rows.map(rowText).join('; ')}`,
  })),
  ...names.map((name, seat) => ({
    id: seatPlace(seat),
    kind: 'seat',
    label: [name, ...rowsOfSeat(view, seat).map(rowText)].join('; '),
  })),
  ...(viewer === 'spectator' ? [] : legal).map(({ move }) => ({
    id: movePlace(move),
    kind: 'move',
    label: texts.move(move, { view, seat: viewer as number, names }),
  })),
];

export const targets = (move: Kinds['move']): PlaceId[] => [movePlace(move)];
