import { fitSize, textWidth } from '../../../client/board/fit.ts';
import { ariaHidden } from '../../../client/board/hit.tsx';
import { Piece } from '../../../client/board/piece.tsx';
import { seatPlace } from '../../../client/board/places.ts';
import { Target } from '../../../client/board/target.tsx';
import { BOX_ACTIONS, type BoxAction, FAVOUR, SPACE_OF } from '../rules/data.ts';
import { cubesFor, priceOf } from '../rules/prices.ts';
import { ACTION_ICONS } from './actions.ts';
import { aimAt } from './aim.tsx';
import { group, picture } from './aria.ts';
import { actionPlace } from './ids.ts';
import { Cube } from './owned.tsx';
import type { Sight } from './sight.ts';
import { Lines, Text } from './text.tsx';
import { Use } from './use.tsx';

const WOOD = { '--c': 'var(--sack)', '--c2': 'var(--ink)' };

/** The actions of this game in the order of the box, then Imperial Favour. */
export const plaquesOf = ({ view }: Sight): readonly (BoxAction | 'favour')[] => [
  ...BOX_ACTIONS.filter((action) => action !== 'petition' || view.options.advanced),
  'favour',
];

const spaceFor = (action: BoxAction | 'favour'): number =>
  action === 'favour' ? FAVOUR : SPACE_OF[BOX_ACTIONS.indexOf(action)]!;

export interface PlaqueBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const FONT = { weight: 700 };
/** Beside the words of a plaque, on both sides together. */
const airIn = (w: number): number => (w < 70 ? 5 : 10);

/** On a low plaque sign and price share the line above the words. */
const isLow = (h: number): boolean => h < 68;

const cubeSize = (h: number): number => Math.min(17, h * 0.2);
/** The shelf for the cubes is no part of what a plaque is framed by: a pair shares one. */
const faceHeight = (h: number): number => h - cubeSize(h) - 3;

/** Cubes of all families on a space of the box, in the middle of `w`. */
function Cubes({
  sight,
  space,
  x,
  y,
  w,
  size,
}: {
  readonly sight: Sight;
  readonly space: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly size: number;
}) {
  const { view, families } = sight;
  const cubes = view.players.flatMap(({ placed }, seat) =>
    Array.from({ length: placed[space]! }, (_, k) => ({ seat, name: `cube:${space}:${seat}:${k}` })),
  );
  const pitch = Math.min(size, (w - size) / Math.max(1, cubes.length - 1));
  const left = x + (w - pitch * (cubes.length - 1) - size) / 2;
  return (
    <g {...ariaHidden}>
      {cubes.map(({ seat, name }, i) => (
        <Piece key={name} name={name} from={seatPlace(seat)}>
          <Cube family={families[seat]!} x={left + i * pitch} y={y} size={size} />
        </Piece>
      ))}
    </g>
  );
}

/** What an action costs, at the corner of its plaque. */
function Cost({
  sight,
  action,
  box,
}: {
  readonly sight: Sight;
  readonly action: BoxAction;
  readonly box: PlaqueBox;
}) {
  if (!sight.choices.has(actionPlace(action))) return null;
  const price = priceOf(sight.scene, action);
  const cubes = cubesFor(sight.scene, action);
  const { x, y, w, h } = box;
  const worth = price ? `${price.least}${price.most === price.least ? '' : '+'}` : '';
  return (
    <>
      {price && Number.isFinite(price.least) && (
        <>
          <Text x={x + 5} y={y + 14.5} size={12.5} weight={800} fill="var(--ink2)">
            {worth}
          </Text>
          <Use
            name={price.unit === 'cash' ? 'coin' : 'licence'}
            {...(isLow(h) ? { x: x + 7 + 7 * worth.length, y: y + 5 } : { x: x + 4, y: y + 17 })}
            size={11}
          />
        </>
      )}
      {cubes > 1 && (
        <g>
          <rect class="twice" x={x + w - 18} y={y + 3} width="15" height="15" rx="2" />
          <Text x={x + w - 10.5} y={y + 15} size={12} weight={800} anchor="middle" fill="var(--ink2)">
            {cubes}
          </Text>
        </g>
      )}
    </>
  );
}

function label({ view, names, texts }: Sight, action: BoxAction | 'favour'): string {
  const space = spaceFor(action);
  const name = action === 'favour' ? texts.terms.favour : texts.terms.actions[action];
  return texts.page.cube(
    name,
    names.filter((_, seat) => view.players[seat]!.placed[space]! > 0),
  );
}

/** After an action is chosen, the others are out of the question until it is done. */
const isAside = ({ legal, kinds, chosen }: Sight, action: BoxAction): boolean =>
  legal.length > 0 && !kinds.has('action') && !chosen.has(actionPlace(action));

function Plaque({
  sight,
  action,
  box,
}: {
  readonly sight: Sight;
  readonly action: BoxAction | 'favour';
  readonly box: PlaqueBox;
}) {
  const { chosen, texts } = sight;
  const { x, y, w, h } = box;
  const air = airIn(w);
  const passes = action === 'none' && sight.legal.some(({ move }) => move.type === 'pass');
  const words = texts.page.actions[passes ? 'pass' : action];
  const whole = words.replaceAll('\u00ad', '');
  // A word that is only a little too long for the least size is pressed together rather than broken.
  const longest = Math.max(...whole.split(' ').map((word) => textWidth(word, 12, FONT)));
  const size = textWidth(whole, 12, FONT) <= w - air ? fitSize(whole, w - air, 13, 12, FONT) - 0.01 : 13;
  const low = isLow(h);
  const icon = low ? 18 : h > 90 ? 40 : Math.min(30, h - 48);
  const top = low ? 1.5 : h > 90 ? 9 : 4;
  const face = faceHeight(h);
  const looks = (
    <>
      <rect class="plaque" x={x} y={y} width={w} height={face} />
      <Use
        name={action === 'favour' ? 'parasol' : ACTION_ICONS[action]}
        x={low ? x + w - icon - 3 : x + (w - icon) / 2}
        y={y + top}
        size={icon}
        style={WOOD}
      />
      <Lines
        x={x + w / 2}
        y={y + (top + icon + face) / 2 + 3.5}
        size={size}
        lead={12.5}
        max={w - air}
        weight={700}
        anchor="middle"
        centred
      >
        {longest <= 1.12 * (w - air) ? whole : words}
      </Lines>
    </>
  );
  if (action === 'favour')
    return (
      <g
        class={`favour ${chosen.has(actionPlace(action)) ? 'now' : ''}`}
        data-place={actionPlace(action)}
        {...picture(label(sight, action))}
      >
        {looks}
      </g>
    );
  return (
    <Target
      aim={aimAt(sight, passes ? { type: 'pass' } : { type: 'take', action }, label(sight, action))}
      drawn={whole}
      ring={{ x: x + 2, y: y + 2, w: w - 4, h: face - 4 }}
      box={box}
      snug
      radius={2}
      quiet
      class={isAside(sight, action) ? 'aside' : undefined}
    >
      {looks}
      <Cost sight={sight} action={action} box={box} />
    </Target>
  );
}

/** The Actions Box: a plaque for each action, and under it the cubes of the round; pairs are joined. */
export function Plaques({ sight, boxes }: { readonly sight: Sight; readonly boxes: readonly PlaqueBox[] }) {
  const actions = plaquesOf(sight);
  const spaces = actions.map(spaceFor);
  /** Over how many plaques a shelf reaches: the second of a pair has that of the first. */
  const spans = spaces.map((space, i) => (space === spaces[i - 1] ? 0 : space === spaces[i + 1] ? 2 : 1));
  return (
    <g class="plaques" {...group(sight.texts.terms.box)}>
      {boxes.map(({ x, y, w, h }, i) => (
        <rect key={i} class="shelf" x={x} y={y} width={w * spans[i]!} height={h} />
      ))}
      {actions.map((action, i) => (
        <Plaque key={action} sight={sight} action={action} box={boxes[i]!} />
      ))}
      {boxes.map(({ x, y, w, h }, i) => {
        const span = spans[i]!;
        const middle = `M${x + w} ${y + 1}v${faceHeight(h) - 2}`;
        if (span === 0) return null;
        return (
          <g key={actions[i]}>
            {span > 1 && <path class="joint" d={middle} />}
            {span > 1 && <path class="dots" d={middle} />}
            <Cubes
              sight={sight}
              space={spaces[i]!}
              x={x + 3}
              y={y + faceHeight(h) + 1}
              w={w * span - 6}
              size={cubeSize(h)}
            />
          </g>
        );
      })}
    </g>
  );
}
