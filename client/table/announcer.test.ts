import { expect, it } from 'vitest';
import { GAME_IDS } from '../../games/list.ts';
import { wordsOf } from '../../games/words.ts';
import { fullPrompt, type Texts } from '../../i18n/texts.ts';
import type { BoardProps } from '../board/board.ts';
import { localTable } from '../session/testing/table.ts';
import { Announcer } from './announcer.ts';
import { rowsOf } from './logrow.ts';
import type { TableModel } from './model.ts';

const YOUR_TURN = 'Your turn.';

/** A person and random bots at a new table, and all that a screen reader has read out there. */
async function listenTo(id: (typeof GAME_IDS)[number]) {
  const { session, game } = localTable(id as 'dragon', [null, 'random', 'random']);
  const texts = await wordsOf<Texts>('en', id);
  const names = session.players.value.map(({ name }) => name);
  const props = { game, texts, names, reader: 0, viewer: 0, lang: 'en' } as unknown as BoardProps;
  const announcer = new Announcer([]);
  const heard = new Map<number, string>();
  const hear = () => {
    const { ply, legal, view } = session.now.value;
    const prompt = legal.length > 0 ? fullPrompt(texts, { view, seat: 0, names }) : undefined;
    const question = prompt === undefined ? undefined : { viewer: 0, ply, step: 0, prompt };
    const entries = session.entries.value;
    const lines = announcer.hear({
      props,
      entries,
      result: session.result.value,
      question,
      yourTurn: YOUR_TURN,
    });
    for (const { n, text } of lines) heard.set(n, text);
    return { lines, question };
  };
  const model = { session } as unknown as TableModel;
  const rows = () => session.entries.value.flatMap((entry) => rowsOf([entry], { model, props }));
  return { session, props, hear, heard, rows };
}

for (const id of GAME_IDS)
  it(`announces every sentence of the log of ${id} in order, the question last`, async () => {
    const { session, hear, heard, rows } = await listenTo(id);
    const questions = new Set<number>();
    await session.runBots();
    while (!session.now.value.over) {
      const { lines, question } = hear();
      const last = lines.at(-1)!;
      expect(last.text.endsWith(question!.prompt)).toBe(true);
      expect(last.text.startsWith(YOUR_TURN)).toBe(session.entries.value.at(-1)?.seat !== 0);
      questions.add(last.n);
      expect(hear().lines, 'nothing is said twice').toBe(lines);
      session.decide([session.now.value.legal.at(-1)!.action]);
      await session.runBots();
    }
    hear();
    const sentences = [...heard].filter(([n]) => !questions.has(n)).map(([, text]) => text);
    const logged = rows().flatMap(({ seat, texts }) => texts.map((text) => ({ seat, text })));
    expect(sentences.length).toBe(logged.length);
    // The log leaves out the name of a seat beside its token.
    for (const [at, { seat, text }] of logged.entries())
      if (seat === undefined) expect(sentences[at]).toBe(text);
      else expect(sentences[at]!.toLowerCase()).toContain(text.slice(1).toLowerCase());
    expect(questions.size).toBeGreaterThan(5);
    session.close();
  });

it('keeps a bounded number of lines, and announces again what follows an undo', async () => {
  const { session, hear, heard } = await listenTo('dragon');
  await session.runBots();
  for (let decisions = 0; decisions < 30; decisions++) {
    expect(hear().lines.length).toBeLessThanOrEqual(100);
    session.decide([session.now.value.legal[0]!.action]);
    await session.runBots();
  }
  const { length } = session.entries.value;
  hear();
  const before = heard.size;
  await session.undo();
  hear();
  expect(heard.size, 'asks again').toBe(before + 1);
  session.decide([session.now.value.legal[0]!.action]);
  await session.runBots();
  hear();
  expect(session.entries.value.length).toBe(length);
  expect(heard.size).toBeGreaterThan(before + 2);
  session.close();
});

it('tells of a replay only the position that it leaps to', async () => {
  const { session, props } = await listenTo('han');
  await session.runBots();
  for (let decisions = 0; decisions < 8; decisions++) {
    session.decide([session.now.value.legal[0]!.action]);
    await session.runBots();
  }
  const entries = session.entries.value;
  expect(entries.length).toBeGreaterThan(20);
  const said = { props, result: undefined, question: undefined, yourTurn: YOUR_TURN };
  const announcer = new Announcer([]);
  const hear = (ply: number) => {
    const lines = announcer.hear({ ...said, entries: entries.slice(0, ply), leaps: true });
    return lines.map(({ text }) => text);
  };
  const first = hear(1);
  const far = hear(20).slice(first.length);
  expect(hear(20).length).toBe(first.length + far.length);
  expect(far.length).toBeLessThan(4);
  const back = hear(10).slice(first.length + far.length);
  expect(back.length).toBeGreaterThan(0);
  expect(hear(11).slice(first.length + far.length + back.length).length).toBeGreaterThan(0);
  session.close();
});
