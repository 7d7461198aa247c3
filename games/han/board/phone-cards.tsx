import type { ComponentChildren } from 'preact';
import type { PlaceId } from '../../../client/board/places.ts';
import type { Action } from '../../../core/game.ts';
import { capital } from '../../../i18n/texts.ts';
import { COLOURS, type Colour } from '../rules/data.ts';
import type { HanMove } from '../rules/types.ts';
import { labelled } from './aim.ts';
import { CARD_HEIGHT, CARD_WIDTH, Card, CardBack, MiniCard } from './card.tsx';
import type { Choices } from './choices.ts';
import { handMove, heldCards, type Mode } from './hand.tsx';
import { passOf } from './heading.ts';
import { cardPlace, handPlace, PILE, slotPlace } from './ids.ts';
import { cardState } from './market.tsx';
import type { HanProps } from './props.ts';
import { cardsOf, provincesOf } from './sight.ts';

interface TouchProps {
  readonly props: HanProps;
  readonly action: Action | undefined;
  readonly move: HanMove;
  readonly label: string;
  readonly width: number;
  readonly lifted: boolean;
  readonly place: PlaceId;
  readonly children: ComponentChildren;
}

/** A card that a finger touches. */
function Touch({ props, action, move, label, width, lifted, place, children }: TouchProps) {
  const legal = action !== undefined;
  return (
    <div
      class={['han-touch', legal && 'legal', lifted && 'lifted'].filter(Boolean).join(' ')}
      data-place={place}
    >
      <svg
        width={width}
        height={(width * CARD_HEIGHT) / CARD_WIDTH}
        viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
        aria-hidden="true"
      >
        {children}
      </svg>
      {props.changed.has(place) && <i class="news" />}
      <button
        type="button"
        class={legal ? 'legal' : undefined}
        aria-label={labelled(props, label, action, move)}
        aria-pressed={legal && action === props.picked}
        aria-disabled={!legal}
        data-action={action}
        onClick={() => (legal ? props.pick(action) : props.ask(move))}
      />
    </div>
  );
}

/** How wide cards are: in the hand, lying open, and to be taken. */
export interface CardSizes {
  readonly own: number;
  /** 0: as small as their letters. */
  readonly open: number;
  readonly taken: number;
}

/** From this width on a card has room for names. */
const NAMED = 58;

interface CardsProps {
  readonly props: HanProps;
  readonly choices: Choices;
  readonly size: CardSizes;
}

/** Your hand, which is touched to pay or to exchange. */
export function PhoneHand({ props, choices, mode, size }: CardsProps & { mode: Mode }) {
  const { viewer, texts } = props;
  if (viewer === 'spectator') return null;
  const hand = handPlace(viewer);
  return (
    <div class="own" data-zone={hand} data-place={hand}>
      {heldCards(props, choices, mode).map(({ colour, lifted, action }, i) => (
        <Touch
          key={i}
          props={props}
          place={cardPlace(colour)}
          action={action}
          move={props.legal.find((choice) => choice.action === action)?.move ?? handMove(mode, colour)}
          label={texts.page.card(colour, provincesOf(props, colour))}
          width={size.own}
          lifted={lifted}
        >
          <Card props={props} colour={colour} state={cardState(action !== undefined, lifted)} />
        </Touch>
      ))}
    </div>
  );
}

/** What lies open, to be read. */
export function OpenCards({ props, size }: Omit<CardsProps, 'choices'>) {
  const { open } = size;
  const { display } = props.view;
  if (open === 0)
    return (
      <div class="open" role="img" aria-label={openLabel(props)}>
        <Minis props={props} cards={display.flatMap((card) => COLOURS[card] ?? [])} />
      </div>
    );
  return (
    <div class="open" role="img" aria-label={openLabel(props)}>
      {display.map((card, slot) => (
        <svg
          key={slot}
          data-place={slotPlace(slot)}
          width={open}
          height={(open * CARD_HEIGHT) / CARD_WIDTH}
          viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
          aria-hidden="true"
        >
          {card >= 0 &&
            (open >= NAMED ? (
              <Card props={props} colour={COLOURS[card]!} />
            ) : (
              <LetterCard props={props} colour={COLOURS[card]!} />
            ))}
        </svg>
      ))}
    </div>
  );
}

const openLabel = (props: HanProps): string =>
  props.texts.page.open(
    props.view.display.flatMap((card) => (card < 0 ? [] : [props.texts.terms.colours[COLOURS[card]!]])),
  );

/** Too small for names: the letter takes their place. */
export function LetterCard({ props, colour }: { props: HanProps; colour: Colour }) {
  return (
    <g class={`lit han-card han-${colour}`}>
      <rect class="paper" x="1" y="1" width="72" height="102" rx="5" />
      <use class="art" href="#han-card" />
      <rect class="frame" x="5" y="5" width="64" height="70" rx="2" />
      <text class="big" x="37" y="98">
        {props.texts.page.letters[colour]}
      </text>
    </g>
  );
}

/** Cards so small that many have room in a line. */
export function Minis({ props, cards }: { props: HanProps; cards: readonly Colour[] }) {
  return (
    <svg
      class="i"
      width={cards.length * 17 + 2}
      height="22"
      viewBox={`-1 -1 ${cards.length * 20 + 2} 26`}
      aria-hidden="true"
    >
      {cards.map((colour, i) => (
        <MiniCard key={i} props={props} colour={colour} x={i * 20} />
      ))}
    </svg>
  );
}

/** How many cards the pile has, and which pass it is. */
export function PileNote({ props }: { props: HanProps }) {
  const { view, texts } = props;
  return (
    <p class="pile" data-place={PILE}>
      <svg width="20" height="28" viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
        <CardBack />
      </svg>
      <b>{view.pileSize}</b> <span>{texts.page.pileBelow(passOf(view))}</span>
    </p>
  );
}

/** The hand, while something else is touched. */
export function HeldNote({ props }: { props: HanProps }) {
  return (
    <p class="held">
      {capital(props.texts.board.hand, props.lang)}
      <Minis props={props} cards={cardsOf(props.view.hand)} />
    </p>
  );
}

/** While a card is to be taken: the display and the pile, which are touched. */
export function PhoneMarket({ props, choices, size }: CardsProps) {
  const { view, texts, picked } = props;
  const deck = choices.deck;
  const wide = size.taken;
  return (
    <div class="han-row">
      {view.display.map((card, slot) => {
        const colour = COLOURS[card];
        const action = choices.slots.get(slot);
        const lifted = action !== undefined && action === picked;
        return (
          <Touch
            key={slot}
            props={props}
            action={action}
            move={{ type: 'takeOpen', slot }}
            label={colour ? texts.page.card(colour, provincesOf(props, colour)) : texts.page.emptySlot}
            width={wide}
            lifted={lifted}
            place={slotPlace(slot)}
          >
            {colour ? (
              <Card props={props} colour={colour} state={cardState(action !== undefined, lifted)} />
            ) : (
              <rect class="han-empty" x="1" y="1" width={CARD_WIDTH - 2} height={CARD_HEIGHT - 2} rx="4" />
            )}
          </Touch>
        );
      })}
      <Touch
        props={props}
        action={deck}
        move={{ type: 'takeDeck' }}
        label={texts.page.pile(view.pileSize, passOf(view))}
        width={wide}
        lifted={deck !== undefined && deck === picked}
        place={PILE}
      >
        <CardBack />
        <g class="han-times">
          <circle cx="37" cy="52" r="17" />
          <text class="size" x="37" y="59">
            {view.pileSize}
          </text>
        </g>
      </Touch>
    </div>
  );
}
