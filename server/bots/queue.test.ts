import { describe, expect, test } from 'vitest';
import { FairQueue } from './queue.ts';

const job = (host: string, kind = 'quick', name = host) => ({
  name,
  kind,
  claim: { host, urgency: () => 'people present' as const },
});

const queue = () => new FairQueue<ReturnType<typeof job>>(() => undefined);

describe('among equally urgent questions', () => {
  test('each host has a turn, with the oldest question first', () => {
    const waiting = queue();
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
    for (const name of names) waiting.push(job(name[0]!, 'quick', name));
    expect(names.map(() => waiting.take()!.name)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('forty guests whose bots think long do not keep a quick bot waiting, and lose nothing to each other', () => {
    const waiting = queue();
    const turns = new Map<string, number>();
    const think = () => {
      const next = waiting.take()!;
      waiting.done(next, next.kind === 'slow' ? 1500 : 20);
      if (next.kind === 'slow') waiting.push(next);
      turns.set(next.name, (turns.get(next.name) ?? 0) + 1);
      return next.name;
    };
    waiting.push(job('honest'));
    think();
    for (let i = 0; i < 40; i++) waiting.push(job(`guest ${i}`, 'slow'));
    for (let i = 0; i < 20; i++) think();
    for (let i = 0; i < 100; i++) {
      waiting.push(job('honest'));
      expect(think()).toBe('honest');
      for (let slow = 0; slow < 3; slow++) expect(think()).not.toBe('honest');
    }
    turns.delete('honest');
    expect(Math.max(...turns.values()) - Math.min(...turns.values())).toBeLessThan(3);
  });
});
