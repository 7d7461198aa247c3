import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { capital } from '../../../i18n/texts.ts';
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
import { aimAt } from './aim.tsx';
import { Chip } from './chip.tsx';
import { Label } from './label.tsx';
import { useCardPhase } from './register.tsx';
import { useSight } from './sight.ts';
import { portraitOf, SYMBOL_ICONS } from './symbols.ts';

interface KindProps {
  readonly type: PersonType;
  readonly width: number;
  readonly height: number;
}

/** One type of the register. */
export function Kind({ type, width, height }: KindProps) {
  const sight = useSight();
  const { player, props, at, scene } = sight;
  const { texts, lang, view } = props;
  const asked = useCardPhase();
  const narrow = width < 90;
  const t = PERSON_TYPES.indexOf(type);
  const held = player.hand[t]! > 0;
  const old = oldOf(t);
  const move: DragonMove =
    asked === 'playCard' || asked === 'discard' ? { type: asked, card: type } : { type: asked, person: type };
  const gain = asked === 'charter' && at.has(`person:${type}`) ? charterGain(scene, type) : undefined;
  const dry = view.pool[youngOf(t)]! + view.pool[old]! === 0;
  const open = at.has(`person:${type}`);
  const rows = [youngOf(t), old].filter((p) => p !== NOBODY);
  return (
    <>
      <Target
        aim={aimAt(sight, `person:${type}`, move)}
        drawn={texts.board.persons[type]}
        box={{ x: 2, y: 2, w: width - 4, h: height - 4 }}
        still
        radius={2}
      >
        {(held || open) && (
          <>
            <rect width={width} height={height} fill="var(--raised)" />
            <rect width={width} height={open ? 4 : 3} fill={open ? 'var(--verfill)' : 'var(--seat-jade)'} />
          </>
        )}
        <g class={held ? undefined : 'spent'}>
          <rect
            {...(narrow ? { x: 2, y: 9, width: 37, height: 39 } : { x: 4, y: 6, width: 40, height: 42 })}
            rx="2"
            fill="var(--plate)"
          />
          <Icon
            name={portraitOf(youngOf(t))}
            size={narrow ? 38 : 42}
            x={narrow ? 3 : 5}
            y={narrow ? 10 : 6}
            class="lit"
          />
        </g>
        <Label
          x={width - 6}
          y={17}
          text={dry ? texts.page.noneLeft : held ? texts.page.inHand : texts.page.played}
          size={12}
          room={width - (narrow ? 42 : 50)}
          anchor="end"
          weight={held && !dry ? 700 : 400}
          fill={held && !dry ? 'var(--jade)' : 'var(--ink3)'}
        />
        <Label
          x={6}
          y={61}
          text={capital(texts.board.persons[type], lang)}
          size={13.5}
          room={width - 10}
          anchor="start"
          weight={held ? 700 : 400}
          fill={held ? 'var(--ink)' : 'var(--ink3)'}
        />
        {rows.map((p, i) => (
          <Stock key={p} person={p} y={80 + i * 18} width={width} held={held} narrow={narrow} />
        ))}
        {gain && (
          <Chip
            x={width / 2 + 16}
            y={36}
            text={`+${gain.amount} ${texts.page.unit(gain.what, gain.amount)}`}
            room={66}
          />
        )}
      </Target>
      {at.has(`wild:${type}`) && <WildFor type={type} x={width - (narrow ? 36 : 40)} y={20} />}
      <path d={`M${width} 0V${height}`} stroke="var(--line)" />
    </>
  );
}

interface StockProps {
  readonly person: Person;
  readonly y: number;
  readonly width: number;
  readonly held: boolean;
  readonly narrow: boolean;
}

/** Tiles of one age: how far they go, how strong they are, how many are left. */
function Stock({ person, y, width, held, narrow }: StockProps) {
  const { props } = useSight();
  const left = props.view.pool[person]!;
  const icon = SYMBOL_ICONS[PERSON_TYPES[typeOf(person)]!];
  return (
    <g class="said" fill={left === 0 ? 'var(--ink3)' : undefined}>
      <text x="6" y={y} font-size="14.5" font-weight="800">
        {VALUE[person]}
      </text>
      <g opacity={left === 0 ? 0.4 : held ? 1 : 0.8}>
        {Array.from({ length: symbolCount(person) }, (_, i) => (
          <Icon
            key={i}
            name={icon}
            size={narrow ? 12 : 14}
            x={(narrow ? 16 : 20) + i * (narrow ? 12.5 : 15)}
            y={y - (narrow ? 11 : 12)}
          />
        ))}
      </g>
      <text x={width - 6} y={y} text-anchor="end" font-size="13" fill="var(--ink3)">
        ×{left}
      </text>
    </g>
  );
}

/** A wild card laid on a type. */
function WildFor({ type, x, y }: { readonly type: PersonType; readonly x: number; readonly y: number }) {
  const sight = useSight();
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target
        aim={aimAt(sight, `wild:${type}`, { type: 'playCard', card: 'wild', as: type })}
        box={{ x: -5, y: -8, w: 44, h: 44 }}
        ring={{ x: 0, y: 0, w: 34, h: 30 }}
        radius={15}
        still
      >
        <rect width="34" height="30" rx="15" fill="var(--raised)" stroke="var(--target)" stroke-width="1.2" />
        <Icon name="wild" size={24} x={5} y={3} />
      </Target>
    </g>
  );
}
