import type { Game, RuleId } from '../../core/game.ts';
import type { BoardProps } from '../board/board.ts';
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
export function wonBy(names: readonly string[], result: Result, resigned: readonly boolean[] = []): string {
  const { places, scores, reason } = result;
  const winners = names.filter((_, seat) => places[seat] === 1);
  if (reason !== 'resigned') return t().table.won(winners, scores[places.indexOf(1)] ?? 0);
  return lazyPageTexts().company.wonByResigning(
    winners,
    names.filter((_, seat) => resigned[seat]),
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
  const won = wonBy(props.names, result, resigned);
  const [stop, space] = props.lang === 'ja' ? ['。', ''] : ['.', ' '];
  return [`${texts.over}${stop}`, `${won}${stop}`, ...tieBreak(props, result)].join(space);
}
