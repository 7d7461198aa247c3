import type { ComponentChildren } from 'preact';
import { textWidth } from '../../../client/board/fit.ts';
import { ariaHidden, Hit } from '../../../client/board/hit.tsx';
import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import type { Action } from '../../../core/game.ts';
import type { Colour } from '../rules/data.ts';
import type { HanMove } from '../rules/types.ts';
import { aimAt, labelled, payment } from './aim.ts';
import { paymentsOf } from './bundles.ts';
import { MiniCard } from './card.tsx';
import type { Choices, Price } from './choices.ts';
import { type Mode, paidFor } from './hand.tsx';
import { pricePlace } from './ids.ts';
import type { HanProps } from './props.ts';

/** Which piece a space is touched for. */
export type Piece = 'pagoda' | 'fortress';

/** What is switched on the table before a choice is made. */
export interface Switches {
  readonly mode: Mode;
  readonly piece: Piece;
  setMode(mode: Mode): void;
  setPiece(piece: Piece): void;
}

const HEIGHT = 32;
const GAP = 5;
const CARD_STEP = 15;
/** As `.words` in cards.css. */
const WORDS = { size: 17, weight: 700 };

/** Payments as small cards laid over each other, in the order of their size. */
export const pricesInOrder = (prices: readonly Price[]): Price[] =>
  prices.toSorted((a, b) => a.cards.length - b.cards.length || a.action - b.action);

const widthOf = (cards: readonly Colour[]): number => Math.max(32, cards.length * CARD_STEP + 11);

interface ChipsProps {
  readonly props: HanProps;
  readonly choices: Choices;
  readonly switches: Switches;
  /** The right edge of the rows, and the foot of the lower one. */
  readonly x: number;
  readonly y: number;
}

/** Above the hand: what can be paid with, and choices that have no other place on the table. */
export function Chips({ props, choices, switches, x, y }: ChipsProps) {
  const paid = paidFor(props);
  const others = paymentsOf(props) !== undefined;
  const prices = switches.mode === 'place' && choices.prices.length > 0;
  // Rows from the hand upwards: what is paid with, how the last piece was paid for, words.
  const row = (n: number): number => y - (n + 1) * HEIGHT - n * GAP;
  const lower = prices || (paid.length > 0 && !others) ? 1 : 0;
  return (
    <>
      {prices && <Prices props={props} prices={choices.prices} x={x} y={row(0)} />}
      {paid.length > 0 && !others && <Paid props={props} cards={paid} x={x} y={row(0)} />}
      <Payments props={props} x={x} y={row(lower)} />
      <Words props={props} choices={choices} switches={switches} x={x} y={row(lower + (others ? 1 : 0))} />
    </>
  );
}

function Prices({
  props,
  prices,
  x,
  y,
}: {
  props: HanProps;
  prices: readonly Price[];
  x: number;
  y: number;
}) {
  const found = pricesInOrder(prices);
  let at = x - found.reduce((sum, { cards }) => sum + widthOf(cards) + GAP, -GAP);
  return (
    <>
      <g class="han-paid" transform={`translate(${at} ${y})`} {...ariaHidden}>
        <text x="-8" y="21">
          {props.texts.page.payWith}
        </text>
      </g>
      {found.map(({ action, cards }) => {
        const width = widthOf(cards);
        const left = at;
        at += width + GAP;
        const move: HanMove = { type: 'play', cards };
        return (
          <Target
            key={action}
            aim={aimAt(
              props,
              pricePlace(cards),
              action,
              move,
              labelled(props, props.texts.page.payWith, action, move),
            )}
            class="han-chip"
            box={{ x: 0, y: 0, w: width, h: HEIGHT }}
            radius={3}
            transform={`translate(${left} ${y})`}
          >
            <rect class="plate" width={width} height={HEIGHT} rx="3" />
            <Minis props={props} cards={cards} width={width} />
          </Target>
        );
      })}
    </>
  );
}

/** After a piece was placed with the cheapest payment: the others. */
function Payments({ props, x, y }: { props: HanProps; x: number; y: number }) {
  const found = paymentsOf(props);
  if (!found) return null;
  let at = x - found.ways.reduce((sum, { cards }) => sum + widthOf(cards) + GAP, -GAP);
  return (
    <>
      <g class="han-paid" transform={`translate(${at} ${y})`} {...ariaHidden}>
        <text x="-8" y="21">
          {props.texts.page.paid}
        </text>
      </g>
      {found.ways.map(({ cards, pay, place }) => {
        const width = widthOf(cards);
        const left = at;
        at += width + GAP;
        const taken = pay === found.taken;
        return (
          <g
            key={pay}
            class={taken ? 'han-chip switch on' : 'han-chip switch'}
            transform={`translate(${left} ${y})`}
          >
            <g class="thing" {...ariaHidden}>
              <rect class="plate" width={width} height={HEIGHT} rx="3" />
              <Minis props={props} cards={cards} width={width} />
            </g>
            <Hit
              {...{ x: 0, y: 0, w: width, h: HEIGHT }}
              round={3}
              name={payment(props.texts, cards)}
              legal
              picked={taken}
              press={() => !taken && props.exchange?.(pay, place)}
            />
          </g>
        );
      })}
    </>
  );
}

/** The cards of a payment in the middle of a chip. */
const Minis = ({ props, cards, width }: { props: HanProps; cards: readonly Colour[]; width: number }) => (
  <>
    {cards.map((colour, i) => (
      <MiniCard
        key={i}
        props={props}
        colour={colour}
        x={(width - 18 - (cards.length - 1) * CARD_STEP) / 2 + i * CARD_STEP}
        y={4}
      />
    ))}
  </>
);

function Paid({ props, cards, x, y }: { props: HanProps; cards: readonly Colour[]; x: number; y: number }) {
  const width = widthOf(cards) + 8;
  return (
    <g class="han-paid" transform={`translate(${x - width} ${y})`}>
      <text x="-8" y="21">
        {props.texts.page.paid}
      </text>
      {cards.map((colour, i) => (
        <MiniCard key={i} props={props} colour={colour} x={8 + i * CARD_STEP} y={4} />
      ))}
    </g>
  );
}

export interface Word {
  readonly key: string;
  readonly text: string;
  readonly icon?: 'transfer' | 'pagoda' | 'fortress';
  readonly on?: boolean;
  /** A choice with its move, or a switch. */
  readonly choice?: { readonly action: Action; readonly move: HanMove };
  readonly turn?: () => void;
}

export function wordsOf(props: HanProps, choices: Choices, switches: Switches): Word[] {
  const { page } = props.texts;
  const { mode, piece, setMode, setPiece } = switches;
  const both = choices.fortresses.size > 0 && choices.pagodas.size > 0;
  return [
    ...(both
      ? ([
          {
            key: 'pagoda',
            text: page.pagoda,
            icon: 'pagoda',
            on: piece === 'pagoda',
            turn: () => setPiece('pagoda'),
          },
          {
            key: 'fortress',
            text: page.fortress,
            icon: 'fortress',
            on: piece === 'fortress',
            turn: () => setPiece('fortress'),
          },
        ] satisfies Word[])
      : []),
    ...(choices.exchange.size > 0
      ? [
          {
            key: 'exchange',
            text: page.exchange,
            icon: 'transfer' as const,
            on: mode === 'exchange',
            turn: () => setMode(mode === 'exchange' ? 'place' : 'exchange'),
          },
        ]
      : []),
    ...(choices.pass !== undefined
      ? [{ key: 'pass', text: page.pass, choice: { action: choices.pass, move: { type: 'pass' } as const } }]
      : []),
    ...(choices.stop !== undefined
      ? [
          {
            key: 'stop',
            text: page.noSecond,
            choice: { action: choices.stop, move: { type: 'stop' } as const },
          },
        ]
      : []),
  ];
}

function Words({ props, choices, switches, x, y }: Omit<ChipsProps, 'words'>) {
  const found = wordsOf(props, choices, switches);
  const width = (word: Word): number => textWidth(word.text, WORDS.size, WORDS) + (word.icon ? 44 : 24);
  let at = x - found.reduce((sum, word) => sum + width(word) + GAP, -GAP);
  return (
    <>
      {found.map((word) => {
        const left = at;
        at += width(word) + GAP;
        return (
          <WordChip
            key={word.key}
            props={props}
            word={word}
            width={width(word)}
            transform={`translate(${left} ${y})`}
          />
        );
      })}
    </>
  );
}

interface WordChipProps {
  readonly props: HanProps;
  readonly word: Word;
  readonly width: number;
  readonly transform: string;
}

function WordChip({ props, word, width, transform }: WordChipProps) {
  const hit = { x: 0, y: 0, w: width, h: HEIGHT };
  const face: ComponentChildren = (
    <>
      <rect class="plate" width={width} height={HEIGHT} rx="3" />
      {word.icon && <Icon name={word.icon} size={21} x={9} y={5.5} />}
      <text
        class="words"
        x={word.icon ? 35 : width / 2}
        y="21.5"
        text-anchor={word.icon ? 'start' : 'middle'}
      >
        {word.text}
      </text>
    </>
  );
  if (word.choice)
    return (
      <Target
        aim={aimAt(props, word.key, word.choice.action, word.choice.move, word.text)}
        box={hit}
        radius={3}
        class="han-chip word"
        transform={transform}
      >
        {face}
      </Target>
    );
  return (
    <g class={word.on ? 'han-chip switch on' : 'han-chip switch'} transform={transform}>
      <g class="thing" {...ariaHidden}>
        {face}
      </g>
      <Hit {...hit} round={3} name={word.text} legal picked={word.on} press={() => word.turn?.()} />
    </g>
  );
}
