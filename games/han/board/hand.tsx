import { Piece } from '../../../client/board/piece.tsx';
import { Target } from '../../../client/board/target.tsx';
import type { Colour } from '../rules/data.ts';
import { paidCards } from '../words/facts.ts';
import { aimAt, labelled } from './aim.ts';
import { Badge } from './badge.tsx';
import { CARD_HEIGHT, CARD_WIDTH, Card } from './card.tsx';
import { type Choices, touch } from './choices.ts';
import { cardPlace, handPlace, PILE } from './ids.ts';
import { cardState } from './market.tsx';
import type { CardNames } from './naming.ts';
import type { HanProps } from './props.ts';
import { cardsOf, provincesOf } from './sight.ts';

/** What the cards of the hand are touched for. */
export type Mode = 'place' | 'exchange';

/** A card of the hand and what touching it does. */
interface Held {
  readonly colour: Colour;
  readonly lifted: boolean;
  readonly action: number | undefined;
}

/** The colours of the payment that is picked. */
function chosenCards({ legal, picked }: HanProps): readonly Colour[] {
  const move = legal.find(({ action }) => action === picked)?.move;
  return move?.type === 'play' ? move.cards : move?.type === 'exchange' ? [move.card] : [];
}

/** The hand, with the cards lifted that the picked payment takes. */
export function heldCards(props: HanProps, choices: Choices, mode: Mode): Held[] {
  const chosen = chosenCards(props);
  const left = [...chosen];
  return cardsOf(props.view.hand).map((colour) => {
    const at = left.indexOf(colour);
    if (at >= 0) left.splice(at, 1);
    const lifted = at >= 0;
    const action =
      mode === 'exchange'
        ? choices.exchange.get(colour)
        : touch(choices.prices, chosen, colour, lifted)?.action;
    return { colour, lifted, action };
  });
}

/** The cards that have been played for the piece that is to be placed. */
export function paidFor({ view }: HanProps): readonly Colour[] {
  const frame = view.stack.at(-1);
  return frame?.phase === 'place' ? paidCards(frame) : [];
}

export const handMove = (mode: Mode, colour: Colour) =>
  mode === 'exchange'
    ? ({ type: 'exchange', card: colour } as const)
    : ({ type: 'play', cards: [colour] } as const);

interface HandProps {
  readonly names: CardNames;
  readonly props: HanProps;
  readonly choices: Choices;
  readonly mode: Mode;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly step: number;
}

const LIFT = 15;

/** The viewer's own cards. Touching one pays with it, or gives it up. */
export function Hand({ props, choices, mode, names, x, y, scale, step }: HandProps) {
  const { viewer, texts, changed } = props;
  if (viewer === 'spectator') return null;
  const held = heldCards(props, choices, mode);
  const start = x - (held.length - 1) * step - CARD_WIDTH * scale;
  return (
    <g data-zone={handPlace(viewer)} data-place={handPlace(viewer)}>
      {held.map(({ colour, lifted, action }, i) => {
        const name = texts.page.card(colour, provincesOf(props, colour));
        const chosen = props.legal.find((choice) => choice.action === action)?.move;
        const move = chosen ?? handMove(mode, colour);
        return (
          <Target
            key={names.hand[i]!.name}
            aim={aimAt(props, cardPlace(colour), action, move, labelled(props, name, action, move))}
            box={{
              x: 0,
              y: lifted ? -LIFT : 0,
              w: CARD_WIDTH,
              h: CARD_HEIGHT + (lifted ? LIFT : 0),
            }}
            radius={4}
            transform={`translate(${start + i * step} ${y}) scale(${scale})`}
          >
            <g class={lifted ? 'han-lift up' : 'han-lift'}>
              <Piece name={names.hand[i]!.name} from={PILE}>
                <Card props={props} colour={colour} state={cardState(action !== undefined, lifted)} />
              </Piece>
            </g>
          </Target>
        );
      })}
      {changed.has(handPlace(viewer)) && held.length > 0 && <Badge x={x - 4} y={y + 2} />}
    </g>
  );
}
