import type { Rows } from '../../../client/board/book.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { BOARDS, deckOf } from '../rules/board.ts';
import { CARDS, COLOURS, HAND_SIZE } from '../rules/data.ts';
import { provinceId } from '../rules/provinces.ts';
import type { HanTexts } from '../words/texts.ts';

const PIECES: readonly IconName[] = ['pagoda', 'emissary', 'fortress', 'cards', 'vp', 'crown'];

const pieces: Rows<HanTexts> = (said) =>
  said.map(([name = '', count = ''], n) => [
    <span key={name} class="withicon">
      <Icon name={PIECES[n]!} size={28} style={{ '--c': 'var(--seat-jade)', '--c2': 'var(--on-jade)' }} />{' '}
      {name}
    </span>,
    count,
  ]);

/** Table 2.2. */
const colours: Rows<HanTexts> = (_, { texts: { terms } }) =>
  COLOURS.map((colour, c) => [
    <span key={colour} class="withicon">
      <svg class="i" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <rect x="1" y="1" width="20" height="20" rx="2" fill={`var(--card-${colour})`} stroke="var(--ink)" />
      </svg>
      {terms.colours[colour]}
    </span>,
    String(CARDS[c]),
    ...BOARDS.map((board) =>
      board.provinceIds
        .filter((_id, q) => board.colour[q] === c)
        .map((id) => terms.provinces[provinceId(id)])
        .join(', '),
    ),
  ]);

/** H-SETUP-3. */
const decks: Rows<HanTexts> = (_, { texts: { terms } }) =>
  BOARDS.flatMap((board, side) => {
    const [least, most] = board.seats;
    return Array.from({ length: most - least + 1 }, (_seat, k) => {
      const seats = most - k;
      const deck = deckOf(board, seats, 'perColour').reduce((sum, n) => sum + n, 0);
      const removed = board.removed[seats]!;
      return [
        side === 0 ? terms.side1 : terms.side2,
        seats,
        removed,
        deck,
        board.openCards,
        deck - seats * HAND_SIZE - board.openCards,
      ];
    });
  });

export const tables = { pieces, colours, decks };
