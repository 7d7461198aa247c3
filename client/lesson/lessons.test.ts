import type { ComponentType } from 'preact';
import { describe, expect, it } from 'vitest';
import { firstSeat, type Game, legalActions, over, seatsOf } from '../../core/game.ts';
import { turnContinues } from '../../core/turn.ts';
import { boardOf, lessonOf } from '../../games/boards.ts';
import { idsWith } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import { lessonWordsOf, wordsOf } from '../../games/words.ts';
import { LANGUAGES, type Texts } from '../../i18n/index.ts';
import type { LessonStepWords } from '../../i18n/lesson.ts';
import { type BoardProps, FAMILIES } from '../board/board.ts';
import { draw, PHONE_ROOM } from '../testing/dom.ts';
import { followLanguage } from '../texts/texts.ts';
import { waysTo } from './holes.ts';
import { begins, creditOf, playScript, type Script, sceneOf, stateAt, waysOf } from './script.ts';

await followLanguage();

/** At most so many letters in three lines of the rail. */
const LONGEST = { en: 175, hu: 190, ru: 190, ja: 90 };
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];

const sentencesOf = ({ title, says, task, why, wrong, lost }: LessonStepWords): string[] => [
  title,
  ...says,
  ...(task === undefined ? [] : [task]),
  ...(why === undefined ? [] : [why]),
  ...Object.values(wrong ?? {}),
  ...(lost ? [lost.title, ...lost.says] : []),
];

/** Ways to play on with another choice than the wanted one. */
const detoursOf = ({ lesson }: Script) =>
  lesson.steps.flatMap(({ tries }, step) =>
    Object.entries(tries ?? {})
      .filter(([, { onward }]) => onward !== undefined)
      .map(([key]) => ({ step, key })),
  );

function propsOf(game: Game, script: Script, n: number, texts: Texts): BoardProps {
  const { seats, learner } = script.lesson;
  const state = stateAt(script, script.begins[n]!);
  return {
    game,
    view: game.view(state, learner),
    viewer: learner,
    active: over(state) ? [] : seatsOf(game.active(state)),
    names: NAMES.slice(0, seats),
    you: 'you',
    families: FAMILIES.slice(0, seats),
    texts,
    lang: 'en',
    legal: legalActions(game, state, learner).map((action) => ({ action, move: game.decode(action) })),
    picked: undefined,
    pick: () => undefined,
    ask: () => undefined,
    lens: false,
    toggleLens: () => undefined,
    changed: new Set(),
  };
}

describe.each(idsWith('lesson'))('the lesson of %s', async (id) => {
  const game = gameOf(id);
  const lesson = await lessonOf(id);
  const script = playScript(game, lesson);

  it('plays a game of its own from the draw to a win, and to a loss by other choices', () => {
    const end = stateAt(script, script.steps.length);
    expect(over(end)).toBe(true);
    expect(game.places(end)[lesson.learner]).toBe(1);
    expect(script.begins.at(-1)).toBe(script.steps.length);
    const places = detoursOf(script).map((detour) => {
      const other = playScript(game, lesson, detour);
      const last = stateAt(other, other.steps.length);
      expect(over(last), detour.key).toBe(true);
      expect(other.begins.at(-1)).toBe(other.steps.length);
      return game.places(last)[lesson.learner]!;
    });
    expect(Math.max(...places)).toBeGreaterThan(1);
  });

  it('asks the learner for whole turns, and answers only choices that are legal', () => {
    const asked = lesson.steps.flatMap(({ want }, n) => (want === undefined ? [] : [n]));
    expect(asked.length).toBeGreaterThan(2);
    for (const n of asked) {
      const from = script.begins[n]!;
      const step = lesson.steps[n]!;
      for (let ply = from; ply < script.ends[n]!; ply++) {
        const before = stateAt(script, ply);
        expect(script.steps[ply]!.seat).toBe(lesson.learner);
        const goesOn = turnContinues(game, before, lesson.learner, stateAt(script, ply + 1));
        expect(goesOn, `${step.id}: ${step.want}`).toBe(ply + 1 < script.ends[n]!);
      }
      const [wanted, ...others] = waysOf(game, step);
      for (const { key, actions } of others) {
        expect(begins(wanted!.actions, actions), `${step.id}: ${key}`).toBe(false);
        const state = game.clone(stateAt(script, from));
        for (const action of actions) {
          expect(firstSeat(game.active(state))).toBe(lesson.learner);
          expect(legalActions(game, state, lesson.learner), `${step.id}: ${key}`).toContain(action);
          game.apply(state, lesson.learner, action);
        }
      }
    }
  });

  it('has words for every step, whose figures come from the game', async () => {
    for (const lang of LANGUAGES) {
      const { aim, steps } = await lessonWordsOf(lang, id);
      expect(aim).toBeTruthy();
      expect(Object.keys(steps)).toEqual(lesson.steps.map((step) => step.id));
      for (const [n, step] of lesson.steps.entries()) {
        const said = steps[step.id]!;
        const where = `${lang} ${step.id}`;
        expect(said.says.length, where).toBe(step.shows.length);
        expect(said.says.length, where).toBeLessThan(3);
        expect(said.task !== undefined, where).toBe(step.want !== undefined);
        expect((said.why ?? '').length, where).toBeLessThan(LONGEST[lang]);
        for (const key of Object.keys(step.tries ?? {}))
          expect(said.wrong?.[key] ?? said.wrong?.other, `${where}: ${key}`).toBeTruthy();
        const figures = step.figures?.(sceneOf(script, n)) ?? {};
        const known = [
          ...Object.keys(figures),
          ...NAMES.slice(0, lesson.seats).map((_, seat) => `name${seat}`),
        ];
        for (const text of sentencesOf(said)) {
          for (const [, name] of text.matchAll(/\{(\w+)\}/g))
            expect(known, `${where}: ${text}`).toContain(name);
          expect(text.replaceAll(/\{\w+\}/g, ''), where).not.toMatch(lang === 'ja' ? /[2-9]\d/ : /\d/);
          expect(text.split('*').length % 2, `${where}: ${text}`).toBe(1);
        }
        for (const figure of Object.values(figures)) expect(Number.isFinite(figure), where).toBe(true);
      }
    }
  });

  it('shows what is on the board, on a wide screen and on a phone', async () => {
    const [board, texts] = await Promise.all([boardOf(id), wordsOf('en', id)]);
    for (const [n, step] of lesson.steps.entries()) {
      const props = propsOf(game, script, n, texts);
      for (const part of [board.Stage, board.Phone]) {
        const drawn = (look: readonly string[] | undefined, names: readonly string[]) => {
          const root = draw(part as ComponentType<object>, {
            ...props,
            look,
            ...PHONE_ROOM,
            ...(look && { legal: [] }),
          });
          return names.flatMap((name) => root.having(name).map((node) => node.attributes.get(name)));
        };
        for (const subject of step.shows) {
          const look = typeof subject === 'string' ? [subject] : subject;
          const found = drawn(look.flatMap(waysTo), ['data-place', 'data-zone']);
          for (const place of look)
            expect(
              waysTo(place).some((one) => found.includes(one)),
              `${step.id}: ${place}`,
            ).toBe(true);
        }
        const presses = drawn(undefined, ['data-action']);
        for (const { actions, key } of waysOf(game, step)) {
          const first = actions.map((_, k) => actions.slice(0, k + 1).join(' '));
          expect(
            first.some((press) => presses.includes(press)),
            `${step.id}: ${key ?? step.want}`,
          ).toBe(true);
        }
      }
    }
  });

  it('counts all points at the end', () => {
    const rows = creditOf(script, script.steps.length);
    const sums = Array.from({ length: lesson.seats }, (_, seat) =>
      rows.reduce((sum, { points }) => sum + points[seat]!, 0),
    );
    expect(sums).toEqual(game.scores(stateAt(script, script.steps.length)));
  });
});
