import { expect, test } from 'vitest';
import { newId } from '../../store/id.ts';
import type { Batch, Endpoint, NoticeTable } from '../../store/notices/api.ts';
import { PushBrowser } from '../testing/receivers.ts';
import { messageOf } from './message.ts';
import { encrypt } from './push.ts';

const LONG = '🐉'.repeat(32);

/** Fifty invitations of people with long names, as they come together after a night. */
function invitations(): { batch: Batch; tables: NoticeTable[] } {
  const person = { id: newId(), name: 'Anna' };
  const endpoint: Endpoint = {
    ...{ id: newId(), person: person.id, address: 'https://push.example/a', secret: '' },
    ...{ kind: 'push', created: 0, used: 0, failed: 0 },
  };
  const tables = Array.from({ length: 50 }, (_, i): NoticeTable => {
    const host = newId();
    const empty = { turn: false, n: 1, at: 0, due: null };
    return {
      ...{ id: `table${i}`, game: 'dragon', status: 'open', host },
      seats: [
        { ...empty, person: host, name: LONG, invited: null },
        { ...empty, person: null, name: '', invited: person.id },
      ],
    };
  });
  const items = tables.map(({ id }) => ({ kind: 'invited' as const, about: id, n: 1 }));
  return { batch: { id: 'one', endpoint, person, settings: undefined, tries: 1, created: 0, items }, tables };
}

test('many notices with long names fit into what push services and chats take', async () => {
  const { batch, tables } = invitations();
  const message = (await messageOf(batch, tables, []))!;
  expect(message.lines).toHaveLength(50);
  expect(message.body.split('\n').length).toBeGreaterThan(5);
  expect(message.body).toMatch(/…$/);
  expect(message.body.length).toBeLessThan(1_700);
  const { id, lang, title, body, path, tag } = message;
  expect(() =>
    encrypt(JSON.stringify({ id, lang, title, body, path, tag }), new PushBrowser().keys),
  ).not.toThrow();
});
