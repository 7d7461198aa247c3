import type { NoticeChannel, NoticeEvent, NoticeSettings } from './notices.ts';

/**
 * Through which channels a person hears of an event. Until they choose otherwise, decisions about them come by every
 * channel that they use, but for webhooks, where others may read along.
 */
export function channelsFor(
  { conduct, ...others }: NoticeSettings['wants'],
  event: NoticeEvent,
): readonly NoticeChannel[] {
  if (event !== 'conduct') return others[event];
  return conduct ?? [...new Set(Object.values(others).flat())].filter((channel) => channel !== 'hook');
}
