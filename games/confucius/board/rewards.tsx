import { Target } from '../../../client/board/target.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { REWARD_CARDS, REWARDS, type Reward } from '../rules/data.ts';
import { aimAt } from './aim.tsx';
import { CARD_H, CARD_W } from './card.tsx';
import { pitchOf } from './hand.tsx';
import type { Sight } from './sight.ts';
import { Lines } from './text.tsx';
import { Use } from './use.tsx';

const PICTURES: Readonly<Record<Reward, IconName>> = {
  bribeBingbu: 'min-army',
  bribeHubu: 'min-fin',
  bribeGongbu: 'min-works',
  bribeAny: 'purse',
  gift: 'buygift',
  extra: 'cube',
  cash: 'coinstring',
  army: 'army',
  insult: 'crown',
};

/** The kinds of the reward cards in a hand, with how many there are of each. */
export function rewardsIn(set: number): readonly (readonly [Reward, number])[] {
  return REWARDS.flatMap((card, kind) => {
    const n = REWARD_CARDS.filter((k, bit) => k === kind && (set & (1 << bit)) !== 0).length;
    return n > 0 ? [[card, n] as const] : [];
  });
}

/** The own reward cards, which may be played for a turn. */
export function Rewards({ sight, width }: { readonly sight: Sight; readonly width: number }) {
  const { view, seat, texts } = sight;
  const kinds = rewardsIn(view.players[seat]!.rewards ?? 0);
  const pitch = pitchOf(kinds.length, width);
  return (
    <>
      {kinds.map(([card, n], i) => (
        <g key={card} transform={`translate(${(i * pitch).toFixed(1)} 0)`}>
          <Target
            aim={aimAt(sight, { type: 'reward', card }, texts.board.rewards[card])}
            drawn={texts.page.rewards[card]}
            box={{ x: 0, y: 0, w: CARD_W, h: CARD_H }}
            radius={3.5}
            class="lit"
          >
            <g class="card reward">
              {n > 1 && <rect class="face" x="3.5" y="-2.500" width="49" height="69" rx="3.5" />}
              <rect class="shade" x="1.5" y="2" width={CARD_W} height={CARD_H} rx="3.5" />
              <rect class="face" x=".5" y=".5" width="49" height="69" rx="3.5" />
              <rect class="rule" x="3.5" y="3.5" width="43" height="63" />
              <Use
                name={PICTURES[card]}
                x={12}
                y={7}
                size={26}
                style={{ '--c': '#e6d3a2', '--c2': '#1f1b16' }}
              />
              <Lines
                x={25}
                y={49}
                size={12}
                lead={12}
                max={42}
                weight={700}
                anchor="middle"
                fill="#1f1b16"
                centred
              >
                {texts.page.rewards[card]}
              </Lines>
            </g>
          </Target>
        </g>
      ))}
    </>
  );
}
