import { useEffect } from 'preact/hooks';
import { costliest, type JudgedTurn } from '../../bots/review/review.ts';
import type { ReviewTexts } from '../../i18n/hints.ts';
import { capital } from '../../i18n/texts.ts';
import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { type InkWay, useInk } from '../path/ink.ts';
import { stepsOf, type TurnStep } from '../path/steps.ts';
import { shortcuts } from '../settings/settings.ts';
import { go } from '../shell/route.ts';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import { hintTexts, lazyPageTexts } from '../texts/texts.ts';
import { Decision, type DecisionProps } from './decision.tsx';
import './judged.css';
import type { Player } from './player.ts';
import { type Review, waysOf } from './review.ts';

/** Shown at once. */
const COSTLIEST = 3;
const WAYS = 3;

interface JudgedProps {
  readonly player: Player;
  readonly model: TableModel;
  readonly review: Review;
}

/** The costliest decisions of a seat, the best turns beside the one that was played, and luck and skill. */
export function Judged({ player, model, review, landmarks }: JudgedProps & Pick<DecisionProps, 'landmarks'>) {
  const texts = hintTexts()!.review;
  const turns = review.turns.value;
  const first = costliest(turns, COSTLIEST);
  const ply = player.ply.value;
  const shown = turns.find(({ from, to }) => from <= ply && ply < to);
  useOpening(player, review, first[0]);
  useDigits(first, player);
  const judging = review.ownPart.value < 1;
  return (
    <section class="judged" aria-label={texts.title}>
      <Head {...{ player, model, review, texts }} />
      {first.length > 0 && (
        <ol class="judged-tabs">
          {first.map((turn, n) => (
            <li key={turn.from}>
              <button
                type="button"
                aria-pressed={shown === turn}
                onClick={() => player.show(turn.from)}
                title={texts.show(n + 1)}
              >
                <b class="scrub-number">{n + 1}</b>
                <span>
                  <b class="judged-loss">▼ {texts.lost(turn.loss)}</b>
                  <small>{whereOf(player, model, boardProps(model), turn)}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {judging ? (
        <p class="judged-note" role="status">
          {texts.judging(review.ownPart.value)}
          <progress max={1} value={review.ownPart.value} aria-label={texts.judging(review.ownPart.value)} />
        </p>
      ) : (
        first.length === 0 && <p class="judged-note">{texts.none}</p>
      )}
      {shown ? (
        <Ways key={shown.from} {...{ player, model, review, texts }} turn={shown} />
      ) : (
        <>
          {first.length > 0 && <p class="judged-note">{texts.choose}</p>}
          <Decision model={model} landmarks={landmarks} />
        </>
      )}
      <LuckAndSkill review={review} texts={texts} />
    </section>
  );
}

interface PartProps extends JudgedProps {
  readonly texts: ReviewTexts;
}

/** Whose decisions they are, and how much they cost in all. */
function Head({ player, model, review, texts }: PartProps) {
  const { names, families } = boardProps(model);
  const seat = review.seat.value;
  const lost = review.turns.value.reduce((sum, { loss }) => sum + loss, 0);
  return (
    <header class="judged-head">
      <h2 class="d">{texts.title}</h2>
      <label>
        <Token family={families[seat]!} size={20} />
        <select
          class="field"
          aria-label={texts.whose}
          value={seat}
          onChange={({ currentTarget }) => {
            review.stop();
            review.seat.value = Number(currentTarget.value);
            review.start();
          }}
        >
          {names.map((name, at) => (
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {review.ownPart.value === 1 && player.last > 0 && <small>{texts.gaveAway(lost)}</small>}
    </header>
  );
}

/** The month or round of a turn. */
const whereOf = ({ viewAt }: Player, { board }: TableModel, props: BoardProps, turn: JudgedTurn): string =>
  board?.heading(viewAt!(turn.from, turn.seat), props.texts).where ?? '';

/** The best ways to play the turn shown, and the way it was played. */
function Ways({ player, model, review, texts, turn }: PartProps & { turn: JudgedTurn }) {
  const props = boardProps(model);
  const hints = hintTexts()!;
  const reasons = review.reasons(turn).value;
  const { seat, best, loss } = turn;
  const view = player.viewAt!(turn.from, seat);
  const ways = waysOf(turn).map((way, n) => {
    const steps = stepsOf(props, model.board, view, seat, way.plan);
    const played = way.plan === turn.played;
    const chance = played ? Math.max(0, best - loss) : way.shares[seat]!;
    const differences = reasons?.[n]?.differences ?? [];
    const said = !reasons
      ? ''
      : played && loss === 0
        ? texts.asGood
        : n === 0
          ? hints.beyondNext(differences, props.texts.sources, props.names)
          : hints.besideBest(differences, props.texts.sources, props.names);
    return { key: n, played, chance, steps, said };
  });
  const listed = ways.filter(({ played }, n) => played || n < WAYS);
  const own = listed.find(({ played }) => played)!;
  const top = listed.find(({ played }) => !played);
  const ink: InkWay[] = [
    ...(top && loss > 0 ? [{ kind: 'best' as const, steps: top.steps }] : []),
    { kind: 'played', steps: own.steps },
  ];
  useInk(ink, props.view);
  useLook(player, [...(top?.steps ?? []), ...own.steps]);
  return (
    <>
      <p class="cap judged-cap">
        <span>{texts.ways}</span>
        <span>{texts.chance}</span>
      </p>
      <ol class="judged-ways">
        {listed.map(({ key, played, chance, steps, said }, n) => (
          <li key={key} class={played ? 'played' : n === 0 ? 'best' : ''}>
            <b class="judged-rank">
              {played ? <Token family={props.families[seat]!} size={20} label={texts.played} /> : n + 1}
            </b>
            <p>
              <b>{steps.map(({ text }) => capital(text, props.lang)).join(' · ')}</b>
              {said && <small>{said}</small>}
            </p>
            <meter min={0} max={1} value={chance} aria-hidden="true" />
            <b class="judged-chance">{lazyPageTexts().replay.chance(chance)}</b>
          </li>
        ))}
      </ol>
      {player.branch && (
        <p class="judged-do">
          <button
            type="button"
            class="btn p"
            onClick={() => go(`#/local/${player.branch!.begin(seat, turn.from)}`)}
          >
            <Icon name="u-undo" size={18} /> {texts.again}
          </button>
        </p>
      )}
    </>
  );
}

/** Where the chance to win came from and went to; the lines add up. */
function LuckAndSkill({ review, texts }: { review: Review; texts: ReviewTexts }) {
  const account = review.account.value;
  if (!account) return null;
  const { chance } = lazyPageTexts().replay;
  const { start, luck, others, own, end } = account;
  return (
    <dl class="judged-account" title={texts.accountNote} aria-label={texts.account}>
      <div>
        <dt>{texts.start}</dt>
        <dd>{chance(start)}</dd>
      </div>
      {(
        [
          ['luck', luck],
          ['others', others],
          ['own', own],
        ] as const
      ).map(([name, part]) => (
        <div key={name} class={part < 0 ? 'down' : 'up'}>
          <dt>{texts[name]}</dt>
          <dd>{texts.change(part)}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.end}</dt>
        <dd>{chance(end)}</dd>
      </div>
    </dl>
  );
}

/** A board that shows a part of the table shows where the turns lie. */
function useLook({ look }: Player, steps: readonly TurnStep[]): void {
  const places = steps.flatMap(({ where }) => where);
  useEffect(() => {
    if (look) look.value = places;
    return () => {
      if (look) look.value = undefined;
    };
  }, [places.join()]);
}

/** A review opens at the costliest decision, once it is known, where nothing else has been looked at. */
function useOpening({ ply, running, show }: Player, review: Review, first: JudgedTurn | undefined): void {
  const done = review.ownPart.value === 1;
  useEffect(() => {
    if (done && first && ply.peek() === 0 && !running.peek()) show(first.from);
  }, [done]);
}

/** 1, 2 and 3 show the costliest decisions. */
function useDigits(first: readonly JudgedTurn[], player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const turn = /^[1-3]$/.test(event.key) ? first[Number(event.key) - 1] : undefined;
      const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (turn && !typing && shortcuts.value && !event.ctrlKey && !event.metaKey && !event.altKey)
        player.show(turn.from);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [first.map(({ from }) => from).join(), player]);
}
