import { EVENT_IDS } from '../rules/data.ts';
import { RANGES } from './mountain.tsx';

/** The washes that mountains, skies and ground are painted with. */
export function Grounds() {
  return (
    <defs>
      {RANGES.map((range) => (
        <linearGradient key={range} id={`dragon-${range}`} x2="0" y2="1">
          <stop offset="0" stop-color={`var(--${range}0)`} />
          <stop offset="0.45" stop-color={`var(--${range}1)`} />
          <stop offset="0.8" stop-color={`var(--${range}2)`} />
          <stop offset="1" stop-color={`var(--${range}3)`} stop-opacity="0" />
        </linearGradient>
      ))}
      {EVENT_IDS.map((event) => (
        <linearGradient key={event} id={`dragon-${event}`} x2="0" y2="1">
          <stop offset="0" stop-color={`var(--${event}0)`} />
          <stop offset="1" stop-color={`var(--${event}1)`} />
        </linearGradient>
      ))}
      <linearGradient id="dragon-sky" x2="0" y2="1">
        <stop offset="0" stop-color="var(--sky0)" />
        <stop offset="0.55" stop-color="var(--sky1)" />
        <stop offset="1" stop-color="var(--sky2)" />
      </linearGradient>
      <linearGradient id="dragon-ground" x2="0" y2="1">
        <stop offset="0" stop-color="var(--ground0)" />
        <stop offset="1" stop-color="var(--ground1)" />
      </linearGradient>
      <filter id="dragon-mist" x="-0.1" y="-2" width="1.2" height="5">
        <feGaussianBlur stdDeviation="12" />
      </filter>
      <filter id="dragon-glow" x="-0.4" y="-0.8" width="1.8" height="2.6">
        <feGaussianBlur stdDeviation="5" />
      </filter>
      <pattern id="dragon-brocade" width="12" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 0l6 6 6-6" fill="none" stroke="var(--brocade-line)" stroke-width="1.2" />
      </pattern>
    </defs>
  );
}
