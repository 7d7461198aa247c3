import type { Game, RuleId } from '../../core/game.ts';
import { type Audience, partyOf } from '../../i18n/audience.ts';
import type { BoardProps } from '../board/board.ts';
import { victory } from '../board/victory.ts';
import type { Result } from '../session/session.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import { ruleText } from './sentences.ts';

/** The rule that broke a tie for most points, if any; a shared victory breaks none. */
export function tieRule(
  { tieBreaks }: Pick<Game, 'tieBreaks'>,
  { scores, places, reason }: Result,
): RuleId | undefined {
  if (reason !== undefined && reason !== 'finished') return undefined;
  const most = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  if (tied.length < 2) return undefined;
  if (scores[places.indexOf(1)] !== most) return tieBreaks.other;
  return tied.every((seat) => places[seat] === 1) ? undefined : tieBreaks.points;
}

/** The same in words, for log and bar. */
export function tieBreak(props: BoardProps, result: Result | undefined): string[] {
  const rule = result && tieRule(props.game, result);
  return rule ? [ruleText(props, rule)] : [];
}

/** The winners, by points or by resignation. */
export function wonBy(audience: Audience, result: Result, resigned: readonly boolean[] = []): string {
  if (result.reason !== 'resigned') return victory(audience, result);
  const seats = audience.names.map((_, seat) => seat);
  return lazyPageTexts().company.wonByResigning(
    partyOf(
      audience,
      seats.filter((seat) => result.places[seat] === 1),
    ),
    partyOf(
      audience,
      seats.filter((seat) => resigned[seat]),
    ),
  );
}

/** Who has won and why; until that is known, that the game is over. */
export function outcome(
  props: BoardProps,
  result: Result | undefined,
  resigned: readonly boolean[] = [],
): string {
  const texts = t().table;
  if (!result) return texts.over;
  const won = wonBy(props, result, resigned);
  const [stop, space] = props.lang === 'ja' ? ['。', ''] : ['.', ' '];
  return [`${texts.over}${stop}`, `${won}${stop}`, ...tieBreak(props, result)].join(space);
}
