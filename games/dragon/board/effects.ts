import { type Consequence, change, type Effects, signed } from '../../../client/board/effect.ts';
import type { Seat } from '../../../core/game.ts';
import { ACTION_IDS, ROUNDS } from '../rules/data.ts';
import { offerOf } from '../rules/offers.ts';
import { floorsAt, palaceCount, personCount } from '../rules/palace.ts';
import { finalScore, roundScore } from '../rules/scoring.ts';
import type { DragonEvent, DragonKinds, DragonView, Player } from '../rules/types.ts';
import type { DragonCardWords } from '../words/cards.ts';
import type { DragonTexts } from '../words/texts.ts';

const GOODS = ['yuan', 'rice', 'fireworks', 'vp'] as const;

/** What a move does to the own court: goods, the track, what actions yield, points of every month and of the end. */
export const effects: Effects<DragonKinds, DragonCardWords> = (
  { seat, before, after, events },
  props,
  words,
) => {
  const texts = props.texts as DragonTexts;
  const { page, terms } = texts;
  const glue = props.lang === 'ja' ? '' : ' ';
  const was = before.players[seat]!;
  const now = after.players[seat]!;
  const of = (key: string, n: number, said: (n: number) => string) => change(key, n, said, glue);
  const yuan = now.yuan - was.yuan;
  const cost = paidFor(events);
  return [
    ...(cost > 0 && yuan + cost > 0
      ? [{ key: 'yuan', n: yuan, text: words.effects.net(yuan + cost, cost, yuan) }]
      : of('yuan', yuan, (n) => page.unit('yuan', n))),
    ...GOODS.slice(1).flatMap((good) => of(good, now[good] - was[good], (n) => page.unit(good, n))),
    ...of('space', now.track - was.track, (n) => page.unit('space', n)),
    ...of('floor', floorsOf(now) - floorsOf(was), (n) => page.unit('floor', n)),
    ...toBuild(before, after, texts, glue),
    ...of('person', Math.min(0, personCount(now) - personCount(was)), words.effects.persons),
    ...of('card', cardsOf(now) - cardsOf(was) < 0 && isDiscard(before) ? -1 : 0, words.tolls.cards),
    ...yields(before, after, seat, (id) => terms.actions[id]),
    ...monthly(before, was, now, words, glue),
    ...of('end', atEnd(now) - atEnd(was), words.atEnd),
  ];
};

/** The price of a group on which a dragon stands. */
const paidFor = (events: readonly DragonEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'actionTaken' ? event.paid : 0), 0);

const floorsOf = ({ palaces }: Player): number =>
  Array.from({ length: palaceCount(palaces) }, (_, i) => floorsAt(palaces, i)).reduce((a, b) => a + b, 0);

const cardsOf = ({ hand }: Player): number => hand.reduce((a, b) => a + b, 0);
const isDiscard = ({ stack }: DragonView): boolean => stack.at(-1)?.phase === 'tornado';
const atEnd = (player: Player): number => finalScore(player).persons + finalScore(player).monks;
const monthOf = (player: Player): number => {
  const { palaces, ladies, privileges } = roundScore(player);
  return palaces + ladies + privileges;
};

/** Floors that are to be placed next. */
function toBuild(
  before: DragonView,
  after: DragonView,
  { page }: DragonTexts,
  glue: string,
): readonly Consequence[] {
  const frame = after.stack.at(-1);
  if (frame?.phase !== 'build' || before.stack.at(-1)?.phase === 'build') return [];
  return change('toBuild', frame.floors, (n) => page.unit('floor', n), glue);
}

function yields(
  before: DragonView,
  after: DragonView,
  seat: Seat,
  name: (id: (typeof ACTION_IDS)[number]) => string,
): Consequence[] {
  return ACTION_IDS.flatMap((id) => {
    const amount = (view: DragonView): number => offerOf(view, seat, id).gain?.amount ?? 0;
    const n = amount(after) - amount(before);
    return n === 0 ? [] : [{ key: `yield:${id}`, n, text: `${name(id)} ${signed(n)}` }];
  });
}

/** Points of every month, and what they come to: the scoring of the present month is still to come. */
function monthly(
  { round }: DragonView,
  was: Player,
  now: Player,
  words: DragonCardWords,
  glue: string,
): readonly Consequence[] {
  const n = monthOf(now) - monthOf(was);
  const months = ROUNDS + 1 - Math.max(1, round);
  return change('month', n, words.aMonth, glue).map((one) =>
    months > 1 ? { ...one, text: `${one.text}${words.effects.inAll(Math.abs(n) * months)}` } : one,
  );
}
