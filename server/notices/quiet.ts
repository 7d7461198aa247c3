import type { NoticeSettings } from '../../protocol/notices.ts';
import { localTime, nextTime, usableZone } from './zone.ts';

/** When the quiet hours end in which a person is now; undefined outside of them. */
export function quietUntil(settings: NoticeSettings | undefined, now: number): number | undefined {
  if (!settings?.quiet) return undefined;
  const { from, to } = settings.quiet;
  const zone = usableZone(settings.zone);
  const { minutes } = localTime(now, zone);
  const inside = from < to ? minutes >= from && minutes < to : from > to && (minutes >= from || minutes < to);
  return inside ? nextTime(now, zone, to) : undefined;
}
