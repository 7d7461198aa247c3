import { textWidth } from '../../../client/board/fit.ts';
import { Token } from '../../../client/icons/token.tsx';
import { giftFrom } from '../rules/gifts.ts';
import { isResolved } from '../rules/officials.ts';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

const WIDTH = 228;

/** Those because of whom, or with the lens those for whom, bribes are forbidden here. */
const tokensOn = ({ lens, me, web: { blocked } }: Sight, ministry: number): readonly number[] => {
  if (lens) return [...blocked.keys()].filter((seat) => blocked[seat]![ministry]!.length > 0);
  return me === undefined ? [] : blocked[me]![ministry]!;
};

export const hasRibbon = (sight: Sight, ministry: number): boolean =>
  isResolved(sight.view, ministry) || tokensOn(sight, ministry).length > 0;

/** Under a hall: that the viewer may not bribe there and because of whom; with the lens, everybody who may not. */
export function Ribbon({ sight, ministry }: { readonly sight: Sight; readonly ministry: number }) {
  const { view, web, me, lens, names, families, texts } = sight;
  const { page, terms } = texts;
  if (isResolved(view, ministry))
    return (
      <g class="ribbon settled">
        <rect class="band" x={-60} y={0} width={120} height={22} rx="11" />
        <Text x={0} y={15.5} size={13} weight={700} anchor="middle" fill="var(--ink2)" max={104}>
          {page.resolved}
        </Text>
      </g>
    );
  const givers = me === undefined ? [] : web.blocked[me]![ministry]!;
  const tokens = tokensOn(sight, ministry);
  if (tokens.length === 0) return null;
  const [giver] = givers;
  const room = WIDTH - 36 - 19 * tokens.length;
  const because =
    me !== undefined && giver !== undefined && givers.length === 1
      ? page.ribbon(names[giver]!, terms.gifts[giftFrom(view, giver, me) - 1]!)
      : '';
  // Where the reason has no room, the token beside it names who gave the gift.
  const fits = because !== '' && textWidth(because, 13, { weight: 700 }) <= 1.15 * room;
  const words = lens ? `${page.web.forbids}:` : fits ? because : page.barred;
  // With the lens it is about others, too: dark only where the viewer is among them.
  const mild = lens && givers.length === 0;
  const left = lens
    ? -WIDTH / 2 + 31 + textWidth(words, 13, { weight: 700 })
    : WIDTH / 2 - 2 - 19 * tokens.length;
  return (
    <g class={mild ? 'ribbon settled' : 'ribbon'}>
      <rect class="band" x={-WIDTH / 2} y={0} width={WIDTH} height={22} rx="11" />
      <Use name="u-lock" x={-WIDTH / 2 + 7} y={4} size={14} />
      <Text
        x={-WIDTH / 2 + 25}
        y={15.5}
        size={13}
        weight={700}
        fill={mild ? 'var(--ink)' : 'var(--paper)'}
        max={room}
      >
        {words}
      </Text>
      {tokens.map((seat, i) => (
        <Token key={seat} family={families[seat]!} size={17} x={left + 19 * i} y={2.5} />
      ))}
    </g>
  );
}
