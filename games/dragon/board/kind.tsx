import { textWidth } from '../../../client/board/fit.ts';
import { type Aim, Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { capital } from '../../../i18n/texts.ts';
import { encode } from '../rules/codec.ts';
import {
  NOBODY,
  oldOf,
  PERSON_TYPES,
  type Person,
  type PersonType,
  typeOf,
  VALUE,
  youngOf,
} from '../rules/data.ts';
import { charterGain } from '../rules/offers.ts';
import { symbolCount } from '../rules/tiles.ts';
import type { DragonMove } from '../rules/types.ts';
import { aimAt, framed } from './aim.tsx';
import { hire } from './bundles.ts';
import { Chip } from './chip.tsx';
import { wildPlace } from './ids.ts';
import { Label } from './label.tsx';
import { personLabel } from './places.ts';
import { useCardPhase } from './register.tsx';
import { type Sight, useSight } from './sight.ts';
import { portraitOf, SYMBOL_ICONS } from './symbols.ts';
import { useWild } from './wild.tsx';

interface KindProps {
  readonly type: PersonType;
  readonly width: number;
  readonly height: number;
}

/** Above the lines stands the name. */
const HEAD = 21;
/** Under a finger a line is as high as this, on a tablet too, where it is reduced; the upper one reaches into the head. */
const TOUCHED = 51;

/** One type of the register: a line for the young and one for the old, each of which hires with one press. */
export function Kind({ type, width, height }: KindProps) {
  const sight = useSight();
  const wild = useWild();
  const { player, props, at, scene } = sight;
  const { texts, lang, view } = props;
  const asked = useCardPhase();
  const t = PERSON_TYPES.indexOf(type);
  const rows = [youngOf(t), oldOf(t)].filter((p) => p !== NOBODY);
  const dry = rows.every((p) => view.pool[p] === 0);
  const held = player.hand[t]! > 0;
  const card = wild.on ? wildPlace(type) : `person:${type}`;
  const hires = asked === 'playCard' && !dry && at.has(card);
  const open = at.has(asked === 'playCard' ? card : `person:${type}`);
  const gain = asked === 'charter' && open ? charterGain(scene, type) : undefined;
  const low = (height - HEAD) / rows.length;
  const lines = rows.map((person, i) => {
    const y = HEAD + i * low;
    return (
      <Line key={person} person={person} y={y} width={width} height={low} held={held || (wild.on && open)} />
    );
  });
  const name = capital(texts.board.persons[type], lang);
  // A long name leaves no room for the sign of a card: colour and weight say it, too.
  const signed = held && textWidth(name, 12, { weight: 700 }) <= width - 24;
  const face = (
    <>
      {(held || open) && (
        <>
          <rect width={width} height={height} fill="var(--raised)" />
          <rect width={width} height={open ? 4 : 3} fill={open ? 'var(--verfill)' : 'var(--seat-jade)'} />
        </>
      )}
      <Label
        x={4}
        y={17}
        text={name}
        size={13.5}
        room={width - (signed ? 23 : 7)}
        anchor="start"
        weight={held ? 700 : 400}
        fill={held ? 'var(--ink)' : 'var(--ink3)'}
      />
      {signed && <Icon name={wild.on && open ? 'wild' : 'cards'} size={14} x={width - 18} y={6} />}
    </>
  );
  return (
    <>
      {hires ? (
        <g data-place={`person:${type}`}>
          {face}
          {rows.map((person, i) => (
            <Target
              key={person}
              aim={hireAim(sight, type, person, wild.on)}
              box={{
                x: 1,
                y: rows.length > 1 ? height - (2 - i) * TOUCHED : HEAD - 2,
                w: width - 2,
                h: rows.length > 1 ? TOUCHED : height - HEAD,
              }}
              ring={{ x: 2, y: HEAD + i * low, w: width - 4, h: low - 2 }}
              still
              radius={2}
            >
              {lines[i]}
            </Target>
          ))}
        </g>
      ) : (
        <Target
          aim={aimAt(
            sight,
            wild.on && asked === 'playCard' ? card : `person:${type}`,
            moveFor(asked, type, wild.on),
          )}
          drawn={texts.board.persons[type]}
          box={{ x: 2, y: 2, w: width - 4, h: height - 4 }}
          still
          radius={2}
        >
          {face}
          {lines}
          {gain && (
            <Chip
              x={width / 2 + 16}
              y={36}
              text={`+${gain.amount} ${texts.page.unit(gain.what, gain.amount)}`}
              room={66}
            />
          )}
        </Target>
      )}
      <path d={`M${width} 0V${height}`} stroke="var(--line)" />
    </>
  );
}

function moveFor(asked: ReturnType<typeof useCardPhase>, type: PersonType, wild: boolean): DragonMove {
  if (asked === 'playCard')
    return wild ? { type: asked, card: 'wild', as: type } : { type: asked, card: type };
  return asked === 'discard' ? { type: asked, card: type } : { type: asked, person: type };
}

/** Plays the card, or a wild one, and takes this person. */
function hireAim(sight: Sight, type: PersonType, person: Person, wild: boolean): Aim {
  const { props, at, picked } = sight;
  const { view, texts } = props;
  const card = wild
    ? ({ type: 'playCard', card: 'wild', as: type } as const)
    : ({ type: 'playCard', card: type } as const);
  const choice = at.get(wild ? wildPlace(type) : `person:${type}`)!;
  const [action, ...then] = hire(view, card, person).map(encode);
  const left = view.pool[person]! > 0;
  const standing = !left ? 'idle' : picked === choice.move ? 'picked' : 'legal';
  const label = personLabel(props, person);
  return {
    place: `person:${type}`,
    standing,
    action,
    then,
    name: left ? (wild ? `${texts.terms.wild}: ${label}` : label) : undefined,
    frame: (shape) => framed(standing, shape),
    press: () => props.pick(action!, ...then),
  };
}

interface LineProps {
  readonly person: Person;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly held: boolean;
}

/** Tiles of one age: portrait, how far they go, how strong they are, how many are left. */
function Line({ person, y, width, height, held }: LineProps) {
  const { props } = useSight();
  const left = props.view.pool[person]!;
  const icon = SYMBOL_ICONS[PERSON_TYPES[typeOf(person)]!];
  // Beside a small portrait three symbols and two figures still have room.
  const size = Math.min(38, height - 5, width < 74 ? 22 : 38);
  const pitch = width < 90 ? (symbolCount(person) > 2 ? 10.5 : 12) : 15;
  const middle = y + height / 2 - 1;
  const x = size + 7;
  return (
    <>
      <g class={held && left > 0 ? undefined : 'spent'}>
        <rect x="3" y={middle - size / 2} width={size} height={size} rx="2" fill="var(--plate)" />
        <Icon name={portraitOf(person)} size={size - 1} x={3.5} y={middle - size / 2 + 0.5} class="lit" />
      </g>
      <g class="said" fill={left === 0 ? 'var(--ink3)' : undefined}>
        <text x={x} y={middle - 4} font-size="14.5" font-weight="800">
          {VALUE[person]}
        </text>
        <g opacity={left === 0 ? 0.4 : held ? 1 : 0.8}>
          {Array.from({ length: symbolCount(person) }, (_, i) => (
            <Icon key={i} name={icon} size={pitch - 1} x={x - 1 + i * pitch} y={middle + 1} />
          ))}
        </g>
        <text
          x={width - 6}
          y={middle - 4}
          text-anchor="end"
          font-size={width < 74 ? 12 : 13}
          fill="var(--ink3)"
        >
          ×{left}
        </text>
      </g>
    </>
  );
}
