import { textWidth } from '../../../client/board/fit.ts';
import { seatColours, Token } from '../../../client/icons/token.tsx';
import { CARD_TYPES, COINS, type Unit } from '../rules/data.ts';
import { giftFrom, giving } from '../rules/gifts.ts';
import { worthOf } from '../rules/payments.ts';
import { junkPrice, voyagesWith } from '../rules/prices.ts';
import type { Cards, ConfuciusMove } from '../rules/types.ts';
import { giftIcon } from './gifts.tsx';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

interface ChipProps {
  readonly sight: Sight;
  readonly move: ConfuciusMove;
  readonly w: number;
  readonly h: number;
}

const listed = (cards: Cards): number[] => cards.flatMap((n, c) => Array<number>(n).fill(c));

/** So many junks, and what they cost. */
function JunksChip({ sight, n, w, h }: ChipProps & { readonly n: number }) {
  const { frame, scene, families, seat } = sight;
  const buys = frame?.phase === 'buyJunks';
  const lands = buys ? 0 : voyagesWith(scene, n);
  const y = h / 2;
  const roomy = w >= 58;
  const left = roomy ? w / 2 - 27 : w / 2 - 11;
  return (
    <>
      <Text x={left} y={y + 5} size={15} weight={800}>
        {n}
      </Text>
      <Use
        name="junk"
        x={left + (n > 9 ? 17 : 9)}
        y={y - 10}
        size={18}
        style={seatColours(families[seat]!)}
      />
      {roomy && (
        <>
          <Text x={left + (n > 9 ? 39 : 31)} y={y + 5} size={14} weight={800} fill="var(--ver)">
            {buys ? junkPrice(scene, n) : n}
          </Text>
          <Use name={buys ? 'coin' : 'licence'} x={left + (n > 9 ? 55 : 41)} y={y - 7} size={13} />
        </>
      )}
      {lands > 0 && <circle class="chit" cx={w - 5} cy="5" r="6.500" />}
      {lands > 0 && (
        <Text x={w - 5} y={9} size={11} weight={800} anchor="middle" fill="#fbf5e6">
          {lands}
        </Text>
      )}
    </>
  );
}

/** The gift that ends when this player is chosen. */
function endingGift({ frame, scene, view, seat }: Sight, to: number): number {
  if (frame?.phase === 'giveGift') return giving(scene, frame.first + 1, to).cancels;
  return frame?.phase === 'transfer' || frame?.phase === 'ministry' ? giftFrom(view, to, seat) : 0;
}

function PlayerChip({ sight, to, w, h }: ChipProps & { readonly to: number }) {
  const { names, families } = sight;
  const ends = endingGift(sight, to);
  const size = Math.min(22, h - 6);
  return (
    <>
      <Token family={families[to]!} size={size} x={6} y={(h - size) / 2} />
      <Text x={size + 11} y={h / 2 + 5} size={15} weight={700} max={w - size - (ends > 0 ? 38 : 15)}>
        {names[to]!}
      </Text>
      {ends > 0 && (
        <g transform={`translate(${w - 24} ${h / 2 - 10})`}>
          <Use name={giftIcon(ends)} x={0} y={0} size={20} />
          <path class="strike" d="M1 19L19 1" />
        </g>
      )}
    </>
  );
}

/** Small cards, their worth written on them. */
const Minis = ({ cards, unit }: { readonly cards: Cards; readonly unit: Unit }) => (
  <g class="lit">
    {listed(cards).map((c, i) => (
      <g key={i} transform={`translate(${i * 12} 0)`}>
        <rect class={`mini ${unit}`} width="11" height="16" rx="1.500" />
        <Text x={5.5} y={12.5} size={12} weight={800} anchor="middle" fill="#1f1b16">
          {unit === 'cash' ? COINS[c]! : CARD_TYPES + 1 - COINS[c]!}
        </Text>
      </g>
    ))}
  </g>
);

/** What cards come to, beside them: how many are drawn for them, or what is paid too much. */
function noteOn({ frame, texts }: Sight, cards: Cards): { over: number; note: string; noted: number } {
  const over = frame?.phase === 'payment' ? worthOf(cards, frame.unit) - frame.cost : 0;
  const note =
    frame?.phase === 'commerce' ? texts.page.draws(worthOf(cards, 'cash') + 1) : over > 0 ? `+${over}` : '';
  return { over, note, noted: note ? textWidth(note, 13, { weight: 700 }) + 5 : 0 };
}

/** Smaller cards could not be read. */
const LEAST = 0.86;

/** How wide a chip with cards must be. */
export const leastForCards = (sight: Sight, cards: Cards): number =>
  Math.ceil(listed(cards).length * 12 * LEAST + noteOn(sight, cards).noted + 9);

function CardsChip({ sight, cards, w, h }: ChipProps & { readonly cards: Cards }) {
  const { frame } = sight;
  const unit = frame?.phase === 'payment' ? frame.unit : 'cash';
  const n = listed(cards).length;
  const worth = worthOf(cards, unit);
  const { over, note, noted } = noteOn(sight, cards);
  const scale = Math.max(LEAST, Math.min(1.6, h / 23, (w - 8 - noted) / (n * 12)));
  // Where there is room, what the cards come to stands beside them.
  const digits = worth > 9 ? 20 : 11;
  const sum = frame?.phase === 'payment' && !note && w - n * 12 * scale > digits + 34 ? digits + 26 : 0;
  const span = n * 12 * scale + noted + sum;
  const left = Math.max(4, (w - span) / 2);
  return (
    <>
      <g
        transform={`translate(${left.toFixed(1)} ${(h / 2 - 8 * scale).toFixed(1)}) scale(${scale.toFixed(2)})`}
      >
        <Minis cards={cards} unit={unit} />
      </g>
      {sum > 0 && (
        <g transform={`translate(${(left + span - sum + 8).toFixed(1)} ${h / 2})`}>
          <Text x={0} y={5.5} size={17} weight={800}>
            {worth}
          </Text>
          <Use name={unit === 'cash' ? 'coin' : 'licence'} x={digits} y={-9} size={18} />
        </g>
      )}
      {note && (
        <Text
          x={left + n * 12 * scale + 4}
          y={h / 2 + 4.5}
          size={13}
          weight={700}
          fill={over > 0 ? 'var(--ver)' : 'var(--ink2)'}
          max={w - left - n * 12 * scale - 7}
        >
          {note}
        </Text>
      )}
    </>
  );
}

/** The end of a payment, with a warning of what is too much. */
function PaidChip({ sight, w, h }: ChipProps) {
  const { frame, texts } = sight;
  const over = frame?.phase === 'payment' ? worthOf(frame.cards, frame.unit) - frame.cost : 0;
  return (
    <>
      <Use name="u-ok" x={7} y={h / 2 - 8} size={16} class="tick" />
      <Text
        x={27}
        y={h / 2 + 5}
        size={14.5}
        weight={700}
        max={w - 33}
        fill={over > 0 ? 'var(--ver)' : 'var(--ink)'}
      >
        {over > 0 ? `${texts.page.pay}: ${texts.page.tooMuch(over)}` : texts.page.pay}
      </Text>
    </>
  );
}

/** The end of tutoring; it may end the gift of the one who is tutored. */
function LaidChip({ sight, move, w, h }: ChipProps) {
  const { frame, texts, view, families, seat } = sight;
  const giver = move.type === 'cancel' && frame?.phase === 'tutor' ? view.students[frame.student]! : -1;
  return (
    <>
      <Use name="u-ok" x={7} y={h / 2 - 8} size={16} class="tick" />
      <Text x={27} y={h / 2 + 5} size={14.5} weight={700} max={w - (giver >= 0 ? 76 : 33)}>
        {texts.page.lay}
      </Text>
      {giver >= 0 && (
        <g transform={`translate(${w - 46} ${h / 2 - 9})`}>
          <Token family={families[giver]!} size={18} x={22} y={0} />
          <Use name={giftIcon(giftFrom(view, giver, seat))} x={0} y={0} size={18} />
          <path class="strike" d="M1 17L17 1" />
        </g>
      )}
    </>
  );
}

/** What is written on a chip, by the kind of the choice. */
export function ChipFace(props: ChipProps) {
  const { move } = props;
  switch (move.type) {
    case 'junks':
      return <JunksChip {...props} n={move.n} />;
    case 'player':
      return <PlayerChip {...props} to={move.seat} />;
    case 'pay':
    case 'keep':
      return <CardsChip {...props} cards={move.cards} />;
    default:
      return props.sight.frame?.phase === 'payment' ? <PaidChip {...props} /> : <LaidChip {...props} />;
  }
}

/** The words on a chip, where there are any. */
export function wordsOn({ frame, names, texts }: Sight, move: ConfuciusMove): string | undefined {
  switch (move.type) {
    case 'player':
      return names[move.seat];
    case 'junks':
    case 'pay':
    case 'keep':
      return undefined;
    default:
      return frame?.phase === 'payment' ? texts.page.pay : texts.page.lay;
  }
}
