import { PERSON_TYPES } from '../rules/data.ts';
import { Badge } from './badge.tsx';
import { Kind } from './kind.tsx';
import { useSight } from './sight.ts';
import { WildCards } from './wild.tsx';

const TOP = 516;
const HEIGHT = 108;
const WILD_WIDTH = 64;
const PITCH = (940 - WILD_WIDTH) / PERSON_TYPES.length;

/** The register of persons: the nine types with the own card, values, symbols and what is left; the wild cards last. */
export function Register() {
  return (
    <g data-zone="register" transform={`translate(0 ${TOP})`}>
      <rect width="940" height={HEIGHT} fill="var(--paper)" />
      {PERSON_TYPES.map((type, i) => (
        <g key={type} transform={`translate(${(i * PITCH).toFixed(1)} 0)`}>
          <Kind type={type} width={PITCH} height={HEIGHT} />
        </g>
      ))}
      <g transform={`translate(${940 - WILD_WIDTH} 0)`}>
        <WildCards width={WILD_WIDTH} height={HEIGHT} />
      </g>
      <rect width="940" height="1.5" fill="var(--edge)" />
      <Badge zone="register" x={8} y={4} />
    </g>
  );
}

/** What a card of the register is asked about in the open decision. */
export function useCardPhase(): 'playCard' | 'discard' | 'takeYoung' | 'charter' {
  const { frame } = useSight();
  if (frame?.phase === 'tornado') return 'discard';
  if (frame?.phase === 'sunrise') return 'takeYoung';
  if (frame?.phase === 'charter') return 'charter';
  return 'playCard';
}
