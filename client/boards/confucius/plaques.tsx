import { cubesFor, priceOf } from '../../../i18n/confucius/facts.ts';
import { BOX_ACTIONS, type BoxAction, FAVOUR, SPACE_OF } from '../../../rules/confucius/data.ts';
import { ACTION_ICONS } from '../../icons/actions.ts';
import { Piece, seatHome } from '../piece.tsx';
import { group, ornament, picture } from './aria.ts';
import { Cube } from './owned.tsx';
import { glows, type Sight } from './sight.ts';
import { Target } from './target.tsx';
import { Lines, Text } from './text.tsx';
import { Use } from './use.tsx';

const WOOD = { '--c': 'var(--sack)', '--c2': 'var(--ink)' };

/** The actions of this game in the order of the box, then Imperial Favour. */
export const plaquesOf = ({ view }: Sight): readonly (BoxAction | 'favour')[] => [
  ...BOX_ACTIONS.filter((action) => action !== 'petition' || view.options.advanced),
  'favour',
];

/** Whether an action shares its cubes with the next one. */
const isPair = (action: BoxAction): boolean => {
  const i = BOX_ACTIONS.indexOf(action);
  return SPACE_OF[i] === SPACE_OF[i + 1];
};

export interface PlaqueBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

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
    <g {...ornament}>
      {cubes.map(({ seat, name }, i) => (
        <Piece key={name} name={name} from={seatHome(seat)}>
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
  if (!sight.choices.has(`take.${action}`)) return null;
  const price = priceOf(sight.scene, action);
  const cubes = cubesFor(sight.scene, action);
  const { x, y, w } = box;
  return (
    <>
      {price && Number.isFinite(price.least) && (
        <>
          <Text x={x + 5} y={y + 14.5} size={12.5} weight={800} fill="var(--ink2)">
            {price.most === price.least ? price.least : `${price.least}+`}
          </Text>
          <Use name={price.unit === 'cash' ? 'coin' : 'licence'} x={x + 4} y={y + 17} size={11} />
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
  const space = action === 'favour' ? FAVOUR : SPACE_OF[BOX_ACTIONS.indexOf(action)]!;
  const name = action === 'favour' ? texts.terms.favour : texts.terms.actions[action];
  return texts.page.cube(
    name,
    names.filter((_, seat) => view.players[seat]!.placed[space]! > 0),
  );
}

function Plaque({
  sight,
  action,
  box,
}: {
  readonly sight: Sight;
  readonly action: BoxAction | 'favour';
  readonly box: PlaqueBox;
}) {
  const { choices, chosen, texts } = sight;
  const { x, y, w, h } = box;
  const passes = action === 'none' && choices.has('pass');
  const words = texts.page.actions[passes ? 'pass' : action];
  const icon = h > 90 ? 40 : Math.min(30, h - 48);
  const face = (
    <>
      <rect class="plaque" x={x} y={y} width={w} height={h} />
      <Use
        name={action === 'favour' ? 'parasol' : ACTION_ICONS[action]}
        x={x + (w - icon) / 2}
        y={y + (h > 90 ? 9 : 5)}
        size={icon}
        style={WOOD}
      />
      <Lines
        x={x + w / 2}
        y={y + (h + icon) / 2 + (h > 90 ? 2 : -1)}
        size={13}
        lead={12.5}
        max={w - 5}
        weight={700}
        anchor="middle"
        centred
      >
        {w > 80 ? words.replaceAll('\u00ad', '') : words}
      </Lines>
    </>
  );
  if (action === 'favour')
    return (
      <g class={`favour ${chosen.has('take.favour') ? 'now' : ''}`} {...picture(label(sight, action))}>
        {face}
      </g>
    );
  return (
    <Target
      sight={sight}
      move={passes ? { type: 'pass' } : { type: 'take', action }}
      label={label(sight, action)}
      drawn={words.replaceAll('\u00ad', '')}
      box={{ x: x + 2, y: y + 2, w: w - 4, h: h - 4 }}
      snug
      round={2}
      quiet={!glows(sight, 'take')}
    >
      {face}
      <Cost sight={sight} action={action} box={box} />
    </Target>
  );
}

/** The Actions Box: a plaque for each action, the cubes of the round on them, pairs joined. */
export function Plaques({ sight, boxes }: { readonly sight: Sight; readonly boxes: readonly PlaqueBox[] }) {
  const actions = plaquesOf(sight);
  return (
    <g class="plaques" {...group(sight.texts.terms.box)}>
      {actions.map((action, i) => (
        <Plaque key={action} sight={sight} action={action} box={boxes[i]!} />
      ))}
      {actions.map((action, i) => {
        const box = boxes[i]!;
        const space = action === 'favour' ? FAVOUR : SPACE_OF[BOX_ACTIONS.indexOf(action)]!;
        const first = actions.findIndex(
          (other) => other !== 'favour' && SPACE_OF[BOX_ACTIONS.indexOf(other)] === space,
        );
        if (action !== 'favour' && first !== i) return null;
        const pair = action !== 'favour' && isPair(action);
        const size = Math.min(17, box.h * 0.2);
        return (
          <g key={action}>
            {pair && <path class="joint" d={`M${box.x + box.w} ${box.y + 1}v${box.h - 2}`} />}
            {pair && <path class="dots" d={`M${box.x + box.w} ${box.y + 1}v${box.h - 2}`} />}
            <Cubes
              sight={sight}
              space={space}
              x={box.x + 3}
              y={box.y + box.h - size - 2}
              w={(pair ? 2 : 1) * box.w - 6}
              size={size}
            />
          </g>
        );
      })}
    </g>
  );
}
