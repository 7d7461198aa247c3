import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { wrap } from '../../../cli/terminal/width.ts';
import { COINS, CUBE_SPACES, LICENCES, MINISTRIES, REWARD_CARDS, REWARDS } from '../rules/data.ts';
import { obligations } from '../rules/obligations.ts';
import { worthOf } from '../rules/payments.ts';
import type { ConfuciusView } from '../rules/types.ts';
import type { ConfuciusTexts } from '../words/texts.ts';

const UNBROKEN = '\u00a0';
/** Breaks lines only between the parts. */
export const inParts = (parts: readonly string[], width: number, indent = ''): string[] =>
  wrap(parts.map((part) => part.replaceAll(' ', UNBROKEN)).join(' · '), width, indent).map((line) =>
    line.replaceAll(UNBROKEN, ' '),
  );

/** The seat's cards, their value, and its reward cards. */
export function handLines(
  view: ConfuciusView,
  seat: number,
  { board }: ConfuciusTexts,
  width: number,
): string[] {
  const { hand, rewards } = view.players[seat]!;
  if (!hand) return [];
  const cards = hand.flatMap((n, c) => (n > 0 ? [`${COINS[c]}/${LICENCES[c]} ×${n}`] : []));
  const held = REWARD_CARDS.flatMap((kind, card) =>
    (rewards ?? 0) & (1 << card) ? [board.rewards[REWARDS[kind]!]] : [],
  );
  const parts = [
    `${board.hand}  ${cards.join('  ') || '–'}`,
    board.purse(worthOf(hand, 'cash'), worthOf(hand, 'licences')),
    ...held,
  ];
  return inParts(parts, width, '  ').map((line) => paint('bold', line));
}

/** Where the cubes of this round lie, a letter for each. */
export function cubeLines(
  view: ConfuciusView,
  { board }: ConfuciusTexts,
  marks: readonly string[],
  width: number,
): string[] {
  const spaces = CUBE_SPACES.flatMap((space, k) => {
    const cubes = view.players.map(({ placed }, seat) => marks[seat]!.repeat(placed[k]!));
    return cubes.some((text) => text !== '') ? [`${board.spaces[space]} ${cubes.join('')}`] : [];
  });
  return spaces.length === 0 ? [] : inParts([`${board.box} ${spaces[0]}`, ...spaces.slice(1)], width, '  ');
}

/** A player's obligations and what they forbid, and the cubes of the next round. */
export function bondParts(
  view: ConfuciusView,
  seat: number,
  { terms, board: { lens } }: ConfuciusTexts,
  names: readonly string[],
): string[] {
  const { bonds, blocked, cubes } = obligations(view);
  const own = bonds.filter(({ bound }) => bound === seat);
  return [
    own.length > 0 ? lens.bound(own.map(({ to, value }) => ({ name: names[to]!, value }))) : lens.free,
    ...MINISTRIES.flatMap((id, m) => {
      const givers = blocked[seat]![m]!;
      return givers.length > 0
        ? [
            lens.blocked(
              terms.ministries[id],
              givers.map((giver) => names[giver]!),
            ),
          ]
        : [];
    }),
    lens.cubes(cubes[seat]!),
  ];
}

/** Minister/Secretary of each ministry that has markers, as if it were resolved now. */
export function prospectLines(
  view: ConfuciusView,
  { terms, board: { lens } }: ConfuciusTexts,
  names: readonly string[],
  width: number,
): string[] {
  const parts = obligations(view).prospects.flatMap(({ ministry, outcomes }) => {
    const posts = outcomes.map(({ minister, secretary }) =>
      [minister, secretary].map((seat) => paintSeat(seat, names[seat]!)).join('/'),
    );
    return posts.length > 0 ? [`${terms.ministries[ministry]} ${posts.join(lens.either)}`] : [];
  });
  return parts.length === 0 ? [] : wrap(`${lens.prospects}: ${parts.join(' · ')}`, width, '  ');
}
