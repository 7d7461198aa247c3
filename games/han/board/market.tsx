import { Piece } from '../../../client/board/piece.tsx';
import { Target } from '../../../client/board/target.tsx';
import { COLOURS } from '../rules/data.ts';
import { aimAt, labelled } from './aim.ts';
import { Badge } from './badge.tsx';
import { CARD_HEIGHT, CARD_WIDTH, Card, CardBack } from './card.tsx';
import type { Choices } from './choices.ts';
import { passOf } from './heading.ts';
import { PILE, slotPlace } from './ids.ts';
import type { CardNames } from './naming.ts';
import type { HanProps } from './props.ts';
import { provincesOf } from './sight.ts';

interface MarketProps {
  readonly names: CardNames;
  readonly props: HanProps;
  readonly choices: Choices;
}

const X = 1083;
const WIDTH = 108;
const STEP = 113;
const TOP = 42;
const LIFT = 14;

/** The open cards on the sea, and the pile below them. */
export function Market({ props, choices, names }: MarketProps) {
  const { view, texts } = props;
  const pile = TOP + view.display.length * STEP;
  return (
    <g class="han-market" transform={`translate(${X} 12)`}>
      <rect class="han-panel" width={WIDTH} height={pile + 60} rx="4" />
      <text class="caption" x={WIDTH / 2} y="24">
        {texts.page.openCards}
      </text>
      {view.display.map((_, slot) => (
        <Slot key={slot} props={props} slot={slot} choices={choices} names={names} y={TOP + slot * STEP} />
      ))}
      <Pile props={props} choices={choices} y={pile} />
    </g>
  );
}

function Slot({ props, slot, choices, names, y }: MarketProps & { slot: number; y: number }) {
  const { view, texts, changed, picked } = props;
  const colour = COLOURS[view.display[slot]!];
  const action = choices.slots.get(slot);
  const move = { type: 'takeOpen', slot } as const;
  const name = colour ? texts.page.card(colour, provincesOf(props, colour)) : texts.page.emptySlot;
  const lifted = action !== undefined && action === picked;
  return (
    <Target
      aim={aimAt(props, slotPlace(slot), action, move, labelled(props, name, action, move))}
      box={{ x: lifted ? -LIFT : 0, y: 0, w: CARD_WIDTH, h: CARD_HEIGHT }}
      radius={4}
      transform={`translate(${(WIDTH - CARD_WIDTH) / 2} ${y})`}
    >
      <g class={lifted ? 'han-lift left' : 'han-lift'}>
        {colour ? (
          <Piece name={names.slots[slot]!.name} from={PILE}>
            <Card props={props} colour={colour} state={cardState(action !== undefined, lifted)} />
          </Piece>
        ) : (
          <rect class="han-empty" x="1" y="1" width={CARD_WIDTH - 2} height={CARD_HEIGHT - 2} rx="4" />
        )}
        {changed.has(slotPlace(slot)) && <Badge x={CARD_WIDTH - 2} y={4} />}
      </g>
    </Target>
  );
}

export const cardState = (legal: boolean, lifted: boolean): string | undefined =>
  lifted ? 'lifted' : legal ? 'glowing' : undefined;

function Pile({ props, choices, y }: Omit<MarketProps, 'names'> & { y: number }) {
  const { view, texts, changed, picked } = props;
  const { deck } = choices;
  const move = { type: 'takeDeck' } as const;
  const lifted = deck !== undefined && deck === picked;
  const name = view.pileSize > 0 ? texts.page.pile(view.pileSize, passOf(view)) : texts.page.noCards;
  return (
    <Target
      aim={aimAt(props, PILE, deck, move, labelled(props, name, deck, move))}
      box={{ x: -4, y: -4, w: 100, h: 62 }}
      radius={4}
      transform={`translate(5 ${y})`}
    >
      <g class={lifted ? 'han-lift left' : 'han-lift'}>
        {deck !== undefined && <rect class="han-glowbox" x="-2" y="-2" width="44" height="60" rx="4" />}
        {view.pileSize > 0 && (
          <>
            <g transform="translate(4 3) scale(.5)">
              <CardBack />
            </g>
            <g transform="scale(.5)" data-place={PILE}>
              <CardBack />
            </g>
          </>
        )}
        {lifted && <rect class="han-framed" x="-1" y="-1" width="39" height="54" rx="3" />}
      </g>
      <text class="number" x="45" y="24">
        {view.pileSize}
      </text>
      <text class="note" x="45" y="43">
        {texts.page.pileBelow(passOf(view))}
      </text>
      {changed.has(PILE) && <Badge x={88} y={4} />}
    </Target>
  );
}
