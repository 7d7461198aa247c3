import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Aim } from '../../../client/board/target.tsx';
import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { WILD } from '../rules/data.ts';
import { aimAt, framed } from './aim.tsx';
import { Label } from './label.tsx';
import type { DragonProps } from './props.ts';
import { type Sight, useSight } from './sight.ts';

/** Whether the register is pressed for a wild card: that is a step of its own, so that none is spent by mistake. */
interface Wild {
  readonly on: boolean;
  turn(on: boolean): void;
}

const Context = createContext<Wild>({ on: false, turn() {} });
export const WildProvider = Context.Provider;
export const useWild = (): Wild => useContext(Context);

/** Turned on for one decision; where only wild cards are left, on by itself. */
export function useWildSwitch({ view, legal }: DragonProps): Wild {
  const decision = `${view.round} ${view.stack.at(-1)?.phase} ${legal.length}`;
  const [turned, setTurned] = useState('');
  const cards = legal.flatMap(({ move }) => (move.type === 'playCard' ? [move.card] : []));
  const only = cards.length > 0 && cards.every((card) => card === 'wild');
  return { on: only || turned === decision, turn: (on) => setTurned(on ? decision : '') };
}

/** The wild cards in hand: in the person phase a switch, in a tornado a card to discard. */
export function WildCards({ width, height }: { readonly width: number; readonly height: number }) {
  const sight = useSight();
  const wild = useWild();
  const { player, props } = sight;
  const count = player.hand[WILD]!;
  const switches = isSwitch(sight);
  const open = switches || sight.at.has('person:wild');
  return (
    <Target
      aim={switches ? switchAim(sight, wild) : aimAt(sight, 'person:wild', { type: 'discard', card: 'wild' })}
      drawn={props.texts.page.wilds}
      box={{ x: 2, y: 2, w: width - 4, h: height - 4 }}
      still
      radius={2}
      data={switches ? { 'data-half': 'wild' } : {}}
    >
      <rect width={width} height={height} fill={count > 0 ? 'var(--raised)' : 'none'} />
      {count > 0 && (
        <rect width={width} height={open ? 4 : 3} fill={open ? 'var(--verfill)' : 'var(--seat-jade)'} />
      )}
      <g class={count > 0 ? undefined : 'spent'}>
        <Icon name="wild" size={40} x={width / 2 - 20} y={22} />
      </g>
      <text
        x={width / 2}
        y="80"
        text-anchor="middle"
        font-size="16"
        font-weight={count > 0 ? 800 : 400}
        fill={count > 0 ? 'var(--ink)' : 'var(--ink3)'}
      >
        {count}
      </text>
      <Label
        x={width / 2}
        y={96}
        text={props.texts.page.wilds}
        size={13.5}
        least={12.7}
        room={width - 4}
        weight={count > 0 ? 700 : 400}
        fill={count > 0 ? 'var(--ink)' : 'var(--ink3)'}
      />
    </Target>
  );
}

const isSwitch = ({ props }: Sight): boolean =>
  props.legal.some(({ move }) => move.type === 'playCard' && move.card === 'wild');

function switchAim({ props, player }: Sight, { on, turn }: Wild): Aim {
  const standing = on ? 'picked' : 'legal';
  return {
    place: 'person:wild',
    standing,
    name: `${props.texts.terms.wild}: ${player.hand[WILD]}`,
    frame: (shape) => framed(standing, shape),
    press: () => turn(!on),
  };
}
