import { MINISTRIES, type Ministry } from '../../../rules/confucius/data.ts';
import { influence } from '../../../rules/confucius/officials.ts';
import type { IconName } from '../../icons/names.ts';
import { seatColours } from '../../icons/token.tsx';
import { fitSize, textWidth } from './fit.ts';
import { Cube } from './owned.tsx';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

const MINISTRY_ICONS: Readonly<Record<Ministry, IconName>> = {
  bingbu: 'min-army',
  hubu: 'min-fin',
  gongbu: 'min-works',
};

const ICON = 19;
const GAP = 6;

/** What else a player has, where no choice needs the room: junks, armies, cubes, and what comes cheaper. */
export function HoldingsPanel({ sight, width }: { readonly sight: Sight; readonly width: number }) {
  const { view, seat, families, texts } = sight;
  const { page } = texts;
  const player = view.players[seat]!;
  const colours = seatColours(families[seat]!);
  const half = width / 2;
  const cheap = MINISTRIES.filter((_, m) => influence(view, seat, m) > 0);
  const words = cheap.map((id) => page.discounts[id]);
  const size = fitSize(words.join(''), width - cheap.length * (ICON + GAP), 13, 11.5);
  const spans = words.map((word) => ICON + textWidth(word, size) + GAP);
  const spare = Math.max(0, width - spans.reduce((sum, w) => sum + w, 0)) / Math.max(1, cheap.length);
  const lefts = spans.map((_, i) => spans.slice(0, i).reduce((sum, w) => sum + w + spare, 0));
  return (
    <g class="holdings">
      <Use name="junk" x={0} y={3} size={20} style={colours} />
      <Text x={25} y={18} size={14} weight={800}>
        {player.shipyard}
      </Text>
      <Text
        x={25 + 8 * String(player.shipyard).length + 4}
        y={18}
        size={13.5}
        fill="var(--ink2)"
        max={half - 48}
      >
        {page.yard}
      </Text>
      <Use name="army" x={half} y={2} size={20} style={colours} />
      <Text x={half + 24} y={18} size={14} weight={800}>
        {player.colonies}
      </Text>
      <Text x={half + 36} y={18} size={13.5} fill="var(--ink2)" max={half - 38}>
        {page.ready(player.stock)}
      </Text>
      {Array.from({ length: player.active }, (_, i) => (
        <Cube
          key={i}
          family={families[seat]!}
          x={i * 20}
          y={27}
          size={19}
          class={i < player.cubes ? '' : 'spent'}
        />
      ))}
      {cheap.map((id, i) => (
        <g key={id} transform={`translate(${lefts[i]!.toFixed(1)} 51)`}>
          <Use name={MINISTRY_ICONS[id]} x={0} y={1} size={17} />
          <Text x={ICON} y={14} size={size} fill="var(--ink2)">
            {page.discounts[id]}
          </Text>
        </g>
      ))}
    </g>
  );
}

/** The same beside a choice, without words. */
export function HoldingsAside({ sight }: { readonly sight: Sight }) {
  const { view, seat, families } = sight;
  const player = view.players[seat]!;
  const colours = seatColours(families[seat]!);
  const cheap = MINISTRIES.filter((_, m) => influence(view, seat, m) > 0);
  return (
    <g class="holdings">
      <path class="apart" d="M-8 4V66" />
      <Use name="junk" x={0} y={1} size={18} style={colours} />
      <Text x={21} y={15} size={14} weight={800}>
        {player.shipyard}
      </Text>
      <Use name="army" x={44} y={1} size={18} style={colours} />
      <Text x={65} y={15} size={14} weight={800}>
        {player.colonies}
      </Text>
      {Array.from({ length: player.active }, (_, i) => (
        <Cube
          key={i}
          family={families[seat]!}
          x={i * Math.min(15, 70 / Math.max(1, player.active - 1))}
          y={26}
          size={14}
          class={i < player.cubes ? '' : 'spent'}
        />
      ))}
      {cheap.map((id, i) => (
        <Use key={id} name={MINISTRY_ICONS[id]} x={i * 24} y={48} size={18} />
      ))}
    </g>
  );
}
