import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import type { Watch } from '../net/watch.ts';
import { t } from '../texts/texts.ts';
import { onHoliday } from './mark.tsx';

const SECOND = 1000;

/** The remaining time of those to decide, counted on from the server's last message. */
export function Clock({ watch }: { watch: Watch }) {
  const position = watch.position.value;
  const clocks = position?.clocks;
  const [heard, setHeard] = useState({ position, at: Date.now() });
  const [, tick] = useState(0);
  if (heard.position !== position) setHeard({ position, at: Date.now() });
  useEffect(() => {
    if (!clocks) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [clocks]);
  const running = clocks?.filter((clock) => clock.running) ?? [];
  if (running.length === 0) return null;
  const passed = Date.now() - heard.at;
  const still = running.map(({ still = 0 }) => still);
  if (still.every((until) => until > Date.now()))
    return (
      <span class="clock">
        <Icon name="u-clock" size={16} /> {onHoliday(Math.min(...still))}
      </span>
    );
  // Clocks that stand still go on when the holiday ends.
  const least = Math.min(
    ...running.map(({ ms, still = 0 }) => ms - Math.max(0, Math.min(passed, Date.now() - still))),
  );
  return (
    <span class="clock" role="timer">
      <Icon name="u-clock" size={16} /> {t().lobby.timeLeft(Math.max(0, Math.ceil(least / SECOND)))}
    </span>
  );
}
