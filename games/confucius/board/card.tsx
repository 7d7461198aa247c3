import { COINS, LICENCES } from '../rules/data.ts';
import { Use } from './use.tsx';

export const CARD_W = 50;
export const CARD_H = 70;
const SIGN = 13;

const Signs = ({
  name,
  n,
  y,
}: {
  readonly name: 'coin' | 'licence';
  readonly n: number;
  readonly y: number;
}) => (
  <>
    {Array.from({ length: n }, (_, i) => (
      <Use key={i} name={name} x={25 - (n * SIGN) / 2 + i * SIGN} y={y} size={SIGN} />
    ))}
  </>
);

/** A Confucius card: coins above, licences below. */
export const ConfuciusCard = ({ type }: { readonly type: number }) => (
  <g class="card lit">
    <rect class="shade" x="1.5" y="2" width={CARD_W} height={CARD_H} rx="3.5" />
    <rect class="face" x=".5" y=".5" width="49" height="69" rx="3.5" />
    <rect class="coins" x="4" y="4" width="42" height="31" />
    <rect class="licences" x="4" y="35" width="42" height="31" />
    <rect class="rule" x="4" y="4" width="42" height="62" />
    <Signs name="coin" n={COINS[type]!} y={13} />
    <Signs name="licence" n={LICENCES[type]!} y={44} />
  </g>
);

/** The back of a card whose face is not for this viewer. */
export const CardBack = () => (
  <g class="card back">
    <rect class="shade" x="1.5" y="2" width={CARD_W} height={CARD_H} rx="3.5" />
    <rect class="face" x=".5" y=".5" width="49" height="69" rx="3.5" />
    <path class="lattice" d="M5 5h40v60H5ZM25 5L45 35L25 65L5 35Z" />
  </g>
);
