import { Fragment, type VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../../../client/board/board.ts';
import { FAMILIES } from '../../../client/board/board.ts';
import { Standings, type StandingsProps } from '../../../client/board/standings.tsx';
import { victory } from '../../../client/board/victory.ts';
import { Zoom } from '../../../client/board/zoom.tsx';
import { Lazy } from '../../../client/shell/lazy.tsx';
import { readingOf } from '../../../client/spoken/position.ts';
import { PHONE_ROOM } from '../../../client/testing/dom.ts';
import { followLanguage, lazyPageTexts, loadLazyPage } from '../../../client/texts/texts.ts';
import type { Seat, Viewer } from '../../../core/game.ts';
import { firstSeat, legalActions, over, phaseOf, seatsOf } from '../../../core/game.ts';
import { below, stream } from '../../../core/rng.ts';
import { LANGUAGES } from '../../../i18n/index.ts';
import { linesOf } from '../../../i18n/testing/reading.ts';
import { NAMES, sound } from '../../../i18n/testing/sample.ts';
import { readerOf, wordsOf } from '../../words.ts';
import { confucius } from '../rules/index.ts';
import { obligations } from '../rules/obligations.ts';
import { places } from '../rules/scoring.ts';
import type { ConfuciusState } from '../rules/types.ts';
import { sample } from '../words/testing/sample.ts';
import type { ConfuciusTexts } from '../words/texts.ts';
import { bundles } from './bundles.ts';
import { heading } from './heading.ts';
import { PhoneTable } from './phone-table.tsx';
import type { ConfuciusProps } from './props.ts';
import { Rail } from './rail.tsx';
import { sightOf } from './sight.ts';
import { Stage } from './stage.tsx';
import { openTab, TABS, tabsOf } from './tabs.ts';
import { SOURCES, tally } from './tally.ts';
import { ZONES, zones } from './zones.ts';

const readers = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, await readerOf(lang, 'confucius')] as const)),
);
const read = (props: BoardProps): string[] => linesOf(readingOf(props, readers[props.lang]!));

const texts = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (lang) => [lang, await wordsOf<ConfuciusTexts>(lang, 'confucius')] as const),
  ),
);

await followLanguage();
await loadLazyPage();

interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The elements and words of a drawing, without a page to draw it on. */
function drawn(
  node: unknown,
  elements: Element[] = [],
  words: string[] = [],
): { elements: Element[]; words: string[] } {
  if (Array.isArray(node)) for (const child of node) drawn(child, elements, words);
  else if (typeof node === 'string' || typeof node === 'number')
    words.push(...String(node).trim().split('\n').filter(Boolean));
  else if (node && typeof node === 'object') {
    const { type, props } = node as VNode<Record<string, unknown>>;
    // Whether a window shows all of it is nothing to a drawing.
    if (type === Fragment || (type as unknown) === Zoom) drawn(props.children, elements, words);
    // Nothing else is fetched by a board.
    else if ((type as unknown) === Lazy) drawn(Standings(props.props as StandingsProps), elements, words);
    else if (typeof type === 'function')
      drawn((type as (this: object, p: unknown) => unknown).call({}, props), elements, words);
    else {
      elements.push({ type: type as string, props });
      drawn(props.children, elements, words);
    }
  }
  return { elements, words };
}

function propsFor(
  s: ConfuciusState,
  viewer: Viewer,
  lang: (typeof LANGUAGES)[number] = 'en',
  more: Partial<ConfuciusProps> = {},
): ConfuciusProps {
  const active = over(s) ? [] : seatsOf(confucius.active(s));
  const asked = viewer !== 'spectator' && active.includes(viewer);
  return {
    game: confucius,
    view: confucius.view(s, viewer),
    viewer,
    active,
    names: NAMES.slice(0, s.players.length),
    you: 'you',
    families: FAMILIES.slice(0, s.players.length),
    texts: texts[lang]!,
    lang,
    legal: asked
      ? legalActions(confucius, s, viewer as Seat).map((action) => ({
          action,
          move: confucius.decode(action),
        }))
      : [],
    picked: undefined,
    pick: () => {},
    ask: () => {},
    lens: false,
    toggleLens: () => {},
    changed: new Set(),
    ...more,
  };
}

/** Decisions of random games with every phase, seat count and option; `look` sees some of each phase. */
function walk(look: (s: ConfuciusState, seat: Seat) => void, most: number): Set<string> {
  const looks = new Map<string, number>();
  for (const [k, s] of sample.starts().entries()) {
    const dice = stream(`drawn/${k}`, 'walk');
    while (!over(s)) {
      const seat = firstSeat(confucius.active(s));
      const phase = phaseOf(s);
      const nth = looks.get(phase) ?? 0;
      const legal = legalActions(confucius, s, seat);
      if (nth < most && (nth < 4 || below(dice, 6) === 0)) {
        looks.set(phase, nth + 1);
        look(s, seat);
      }
      confucius.apply(s, seat, legal[below(dice, legal.length)]!);
    }
    look(s, 0);
  }
  return new Set(looks.keys());
}

const actionsOf = (elements: readonly Element[]): number[] =>
  elements
    .flatMap(({ props }) => (typeof props['data-action'] === 'number' ? [props['data-action']] : []))
    .sort((a, b) => a - b);

/** Two decisions of one press. */
const pairsOf = (elements: readonly Element[]): string[] =>
  elements
    .flatMap(({ props }) => {
      const pair = String(props['data-action'] ?? '');
      return pair.includes(' ') ? [pair] : [];
    })
    .sort();

describe('the table of Confucius', () => {
  it('has one place for every choice of every decision, with a name, and one for every press that decides two', () => {
    let paired = 0;
    const phases = walk((s, seat) => {
      const props = propsFor(s, seat);
      const { elements } = drawn(Stage(props));
      expect(actionsOf(elements)).toEqual(props.legal.map(({ action }) => action).sort((a, b) => a - b));
      const pairs = bundles({ ...props, ply: 0, phase: phaseOf(s), over: over(s) });
      expect(pairsOf(elements)).toEqual(pairs.map((pair) => pair.join(' ')).sort());
      for (const [take, then] of pairs) {
        const after = confucius.clone(s);
        confucius.apply(after, seat, take!);
        expect(legalActions(confucius, after, seat)).toContain(then);
      }
      paired += pairs.length;
      for (const e of elements)
        if (e.props.role === 'button') expect(sound(e.props['aria-label'] as string)).toBe(true);
    }, 16);
    expect([...phases].sort()).toEqual(Object.keys(sample.phases).sort());
    expect(paired).toBeGreaterThan(100);
  });

  it('shows through the lens what the picked move does to gifts and ministries', () => {
    let changes = 0;
    walk((s, seat) => {
      if (over(s)) return;
      const props = propsFor(s, seat, 'en', { lens: true });
      for (const { action } of props.legal.slice(0, 4)) {
        const sight = sightOf({ ...props, picked: action });
        if (!sight.webThen) continue;
        const real = confucius.clone(s);
        confucius.apply(real, seat, action);
        expect(sight.webThen).toEqual(obligations(confucius.view(real, 'spectator')));
        const bonds = (web: typeof sight.web) => JSON.stringify(web.bonds);
        if (bonds(sight.webThen) === bonds(sight.web)) continue;
        changes++;
        const { elements } = drawn(Rail({ ...props, picked: action }));
        expect(elements.some(({ props: { class: c } }) => /^thread.* (new|gone)$/.test(String(c)))).toBe(
          true,
        );
        expect(read({ ...props, picked: action }).join()).toContain('with the picked move');
      }
    }, 16);
    expect(changes).toBeGreaterThan(0);
  });

  it('has them on the phone as well, each on one of its parts', () => {
    walk((s, seat) => {
      const props = propsFor(s, seat);
      const found = TABS.map((tab) =>
        actionsOf(drawn(PhoneTable({ sight: sightOf(props), tab, turn: () => {}, ...PHONE_ROOM })).elements),
      );
      const always = found[0]!.filter((action) => found.every((list) => list.includes(action)));
      const sometimes = found.flatMap((list) => list.filter((action) => !always.includes(action)));
      expect([...always, ...sometimes].sort((a, b) => a - b)).toEqual(
        props.legal.map(({ action }) => action).sort((a, b) => a - b),
      );
    }, 5);
  });

  it('says something in every language, to players and onlookers, with and without the lens', () => {
    walk((s, seat) => {
      for (const lang of LANGUAGES)
        for (const viewer of [seat, 'spectator'] as const) {
          const props = propsFor(s, viewer, lang, { lens: viewer === seat, changed: new Set(ZONES) });
          const { where, phase } = heading(props.view, props.texts);
          const lines = [
            where,
            phase,
            ...read(props),
            ...drawn(Stage(props)).words,
            ...drawn(Rail(props)).words,
          ];
          expect(lines.filter((line) => !sound(line))).toEqual([]);
        }
    }, 1);
  });

  it('shows every pick before it is confirmed', () => {
    walk((s, seat) => {
      const props = propsFor(s, seat);
      for (const { action } of props.legal.slice(0, 6)) {
        const { elements } = drawn(Stage({ ...props, picked: action }));
        const pressed = elements.filter((e) => e.props['aria-pressed'] === true);
        expect(pressed.map((e) => e.props['data-action'])).toEqual([action]);
      }
    }, 4);
  });

  it('has nothing left to ask when all is over, and opens the result', () => {
    walk((s) => {
      if (!over(s)) return;
      const props = propsFor(s, 0);
      const stale = [...Object.values(props.texts.page.held), ` · ${props.texts.page.openSeat}`];
      const sight = sightOf(props);
      const tabs = tabsOf(sight);
      expect(openTab(sight)).toBe(tabs[0]);
      const phone = tabs.map((tab) => drawn(PhoneTable({ sight, tab, turn: () => {}, ...PHONE_ROOM })));
      for (const { words } of [drawn(Stage(props)), ...phone])
        expect(words.filter((word) => stale.some((part) => word.endsWith(part)))).toEqual([]);
      expect(phone[0]!.words).toContain(
        victory(props, { places: places(s), scores: s.players.map(({ vp }) => vp) }),
      );
      const points = drawn(Rail(props)).elements.flatMap(({ props: { 'data-score': seat } }) =>
        seat === undefined ? [] : [s.players[seat as number]!.vp],
      );
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }, 60);
  });

  it('opens the places of the table where somebody has resigned the game', () => {
    walk((s) => {
      if (over(s)) return;
      const resigned = s.players.map((_, seat) => seat === 0);
      const placed = s.players.map((_, seat) => (seat === 0 ? s.players.length : seat));
      const result = { places: placed, resigned, early: 'Everybody else has won' };
      const props = { ...propsFor(s, 0), legal: [], active: [], result };
      const sight = sightOf(props);
      const phone = drawn(PhoneTable({ sight, tab: openTab(sight), turn: () => {}, ...PHONE_ROOM }));
      for (const { words } of [drawn(Stage(props)), phone]) {
        expect(words).toContain('Everybody else has won');
        expect(words.filter((word) => word === lazyPageTexts().company.resigned)).toHaveLength(1);
      }
    }, 3);
  });

  it('stays light', () => {
    walk((s, seat) => {
      expect(drawn(Stage(propsFor(s, seat, 'en', { lens: true }))).elements.length).toBeLessThan(1500);
    }, 6);
  });
});

describe('what the table says', () => {
  it('names all seats, all officials and the own hand', () => {
    walk((s, seat) => {
      const lines = read(propsFor(s, seat)).join('\n');
      for (const name of NAMES.slice(0, s.players.length)) expect(lines).toContain(`${name}`);
      for (const ministry of Object.values(texts.en!.terms.ministries))
        for (let space = 1; space <= 7; space++) expect(lines).toContain(`${ministry}, space ${space}`);
      if (!over(s)) expect(lines).toContain('Your hand');
    }, 2);
  });

  it('knows where the points come from', () => {
    walk((s, seat) => {
      const view = confucius.view(s, seat);
      for (const [who, { vp }] of view.players.entries()) {
        const points = tally(view, who);
        expect(SOURCES.reduce((sum, source) => sum + points[source], 0)).toBe(vp);
      }
    }, 60);
  });

  it('finds a zone for what happens', () => {
    for (const s of sample.starts().slice(0, 6)) {
      const dice = stream('zones', 'walk');
      while (!over(s)) {
        const seat = firstSeat(confucius.active(s));
        const legal = legalActions(confucius, s, seat);
        confucius.apply(s, seat, legal[below(dice, legal.length)]!, (event) => {
          for (const zone of zones(event)) expect(ZONES).toContain(zone);
          if (event.type !== 'gameEnds' && event.type !== 'ended')
            expect(zones(event).length).toBeGreaterThan(0);
        });
      }
    }
  });
});
