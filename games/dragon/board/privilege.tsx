import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { LARGE_DRAGONS, SMALL_DRAGONS, SMALL_PRICE } from '../rules/data.ts';
import { Card } from './action.tsx';
import { aimAt } from './aim.tsx';
import { Label } from './label.tsx';
import { useSight } from './sight.ts';

/** The card of the privilege, opened: small or large, with price and points of every month. */
export function PrivilegeChoice({ beside }: { readonly beside?: boolean }) {
  const sight = useSight();
  const { texts, view } = sight.props;
  const offers = [
    { size: 'small', price: SMALL_PRICE, dragons: SMALL_DRAGONS },
    { size: 'large', price: view.options.largePrivilegeCost, dragons: LARGE_DRAGONS },
  ] as const;
  return (
    <g class="lit" data-place="action:privilege">
      {offers.map(({ size, price, dragons }, i) => (
        <g key={size} transform={beside ? `translate(${i * 96} 0)` : `translate(0 ${i * 61})`}>
          <Target
            aim={aimAt(sight, `privilege:${size}`, { type: 'buyPrivilege', size })}
            drawn={texts.page.sizes[size]}
            box={{ x: 0, y: 0, w: 84, h: 57 }}
          >
            <Card height={57} />
            {Array.from({ length: dragons }, (_, k) => (
              <Icon key={k} name="privilege" size={24} x={42 - dragons * 13 + k * 26} y={1} />
            ))}
            <Label
              x={42}
              y={36}
              text={texts.page.sizes[size]}
              size={14}
              room={78}
              weight={700}
              fill="var(--card-ink)"
            />
            <Label
              x={42}
              y={51}
              text={`${price} ${texts.page.unit('yuan', price)}`}
              size={14}
              room={78}
              weight={800}
              fill="var(--card-ink2)"
            />
          </Target>
        </g>
      ))}
    </g>
  );
}
