import { useRef } from 'preact/hooks';
import { brings } from '../../games/list.ts';
import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { onward } from '../session/pace.ts';
import { Lazy } from '../shell/lazy.tsx';
import { troubleText } from '../texts/faults.ts';
import { t } from '../texts/texts.ts';
import { Clock } from './clock.tsx';
import { Foretold, pressText } from './foretold.tsx';
import { Lead } from './lead.tsx';
import type { TableModel } from './model.ts';
import { outcome } from './outcome.ts';
import { canRedo } from './redo.ts';
import { useRefused } from './refused.ts';
import { RuleLink } from './rulelink.tsx';
import { moveText, promptOf, ruleText, sentencesOf } from './sentences.ts';
import type { TableProps } from './table.tsx';
import { News, PlayNews, Ticker, useTightWords } from './ticker.tsx';
import { verbOf } from './verb.ts';

/** Without a rail, requests and messages are one line above the bar. */
const line = async () => (await import('../company/line.tsx')).CompanyLine;

interface BarProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  readonly links: TableProps;
  readonly phone: boolean;
  /** Players and log are not beside the board. */
  readonly narrow?: boolean;
}

/** More do not fit; the most relevant come first. */
const MOST = 2;
/** Letters that fit two lines beside the buttons, in any language. */
const ROOM = 125;

/** The action bar: who is to decide, what, and what the picked move does. */
export function ActionBar({ model, props, links, phone, narrow = phone }: BarProps) {
  const own = model.legal.value.length > 0;
  const newsy = narrow && !links.lesson && !model.moment.value.over;
  const words = useRef<HTMLDivElement>(null);
  useTightWords(words);
  return (
    <footer
      class={['bar', own && 'own', model.preparation.turn.value && 'preparing'].filter(Boolean).join(' ')}
    >
      {links.chat && <Lazy load={line} props={{ model, props, watch: links.chat }} meanwhile={null} />}
      <div class="bar-say">
        {newsy && <PlayNews model={model} props={props} />}
        <Who model={model} props={props} />
        <div class="bar-words" ref={words}>
          {newsy && <News model={model} props={props} />}
          <p class="prompt" aria-live="off" tabIndex={-1}>
            <Steps model={model} props={props} />
            <Say model={model} props={props} links={links} />
          </p>
        </div>
        {links.chat && <Clock watch={links.chat} />}
      </div>
      <Buttons model={model} props={props} links={links} own={own} phone={phone} />
      {newsy && phone && <Ticker model={model} props={props} />}
    </footer>
  );
}

function Who({ props, model }: Pick<BarProps, 'model' | 'props'>) {
  const seat = props.legal.length > 0 && props.viewer !== 'spectator' ? props.viewer : props.active[0];
  const family = seat === undefined ? undefined : props.families[seat];
  if (!family) return null;
  const thinking = model.session.players.value[seat!]?.kind === 'bot';
  return (
    <span class={thinking ? 'bar-who thinking' : 'bar-who'}>
      <Token family={family} size={30} />
    </span>
  );
}

/** The unconfirmed decisions of this turn. */
function Steps({ model, props }: Pick<BarProps, 'model' | 'props'>) {
  if (model.past.value !== undefined || model.busy.value) return null;
  const all = model.turn.steps.value.filter(({ chosen }) => chosen);
  // Of what one press decided, the last says most.
  const steps = all.filter((_, i) => !(all[i + 1]?.joined ?? model.turn.goesOn.value));
  if (steps.length === 0) return null;
  const words = steps.map(({ from, action }) => moveText({ ...props, view: from.view }, action)).join(' › ');
  return (
    <small class="bar-steps" title={words}>
      {words}
    </small>
  );
}

function Say({ model, props, links }: Omit<BarProps, 'phone'>) {
  const texts = t().table;
  const asked = model.asked.value;
  useRefused(asked);
  const trouble = model.session.trouble?.value;
  if (trouble)
    return (
      <span role="alert" class="reasons">
        <Icon name="u-x" size={16} /> {troubleText(trouble)}
      </span>
    );
  if (links.lesson?.note) return <span role="status">{links.lesson.note}</span>;
  if (asked) {
    const reasons = fitting(asked.rules.slice(0, MOST).map((rule) => ruleText(props, rule)));
    return (
      <span role="status" class="reasons">
        <Icon name="u-lock" size={16} /> <b>{texts.whyNot}</b>{' '}
        {reasons.length > 0 ? reasons.join(' ') : texts.noReason}
        {asked.rules[0] && <RuleLink game={props.game.id} rule={asked.rules[0]} />}
      </span>
    );
  }
  const stopped = model.stopped.value;
  if (stopped)
    return (
      <span role="status">
        <Icon name="u-undo" size={16} />{' '}
        {stopped === 'ask'
          ? texts.askBack[model.session.undoStop?.value ?? 'others']
          : texts.undoStop[stopped]}
      </span>
    );
  const { turn: preparing, plan, dropped } = model.preparation;
  if (dropped.value)
    return (
      <span role="status">
        <Icon name="u-x" size={16} /> {texts.prepare.dropped}
      </span>
    );
  const picked = model.picked.value;
  const aimed = props.legal.length > 0 ? model.aimed.value : undefined;
  const aimedText = aimed && aimed.join() !== String(picked) ? pressText(model, props, aimed) : '';
  if (aimed && aimedText)
    return (
      <span>
        <Foretold model={model} props={props} actions={aimed} said={aimedText} />
      </span>
    );
  if (picked !== undefined)
    return (
      <span role="status">
        {model.hinted.value && <span class="hinted">{texts.hint}: </span>}
        <Foretold model={model} props={props} actions={[picked]} said={moveText(props, picked)} />
      </span>
    );
  if (model.past.value !== undefined) return <Past ply={model.past.value} model={model} props={props} />;
  if (model.moment.value.over) return <b>{outcome(props, model.session.result.value, resignedAt(model))}</b>;
  if (preparing.value)
    return (
      <>
        <b>{texts.prepare.preparing}</b> · {promptOf(props)}
      </>
    );
  if (props.legal.length > 0) return <Lead text={promptOf(props)} />;
  if (plan.value && model.past.value === undefined)
    return (
      <span role="status">
        <b>{texts.prepare.prepared}</b> · {planText(model, props)}
      </span>
    );
  if (onward.value || model.session.breath?.value) return <JustNow model={model} props={props} />;
  const thinking = texts.thinking(props.active.map((seat) => props.names[seat]!));
  return <>{props.viewer === 'spectator' ? `${texts.lookingOn} · ${thinking}` : thinking}</>;
}

const resignedAt = ({ session }: TableModel): boolean[] =>
  session.players.value.map(({ resigned = false }) => resigned);

/** The first reason, and the second if both fit two lines. */
const fitting = (reasons: readonly string[]): readonly string[] =>
  reasons.join('').length > ROOM ? reasons.slice(0, 1) : reasons;

/** What somebody else has just done, for as long as it takes to see it. */
function JustNow({ model, props }: Pick<BarProps, 'model' | 'props'>) {
  const words = sentencesOf(props, model.session.entries.value.at(-1)?.events ?? []).slice(0, MOST);
  return <>{words.join(props.lang === 'ja' ? '' : ' ')}</>;
}

/** An earlier position, with what happened then. */
function Past({ ply, model, props }: Pick<BarProps, 'model' | 'props'> & { ply: number }) {
  const entry = model.session.entries.value.find((one) => one.ply === ply);
  const words = sentencesOf(props, entry?.events ?? []).slice(0, MOST);
  return (
    <span class="reasons">
      <b>{t().table.moment(ply)}</b> {words.join(props.lang === 'ja' ? '' : ' ')}
    </span>
  );
}

const planText = ({ preparation }: TableModel, props: BoardProps): string =>
  preparation.steps.value
    .map(({ from, action }) => moveText({ ...props, view: from.view }, action))
    .join(' › ');

/** Offers to prepare the next turn while others decide, or to forget what was prepared. */
function Prepare({ model }: { model: TableModel }) {
  const { can, plan, turn, start, leave, forget } = model.preparation;
  const { prepare } = t().table;
  if (turn.value)
    return (
      <button type="button" class="btn" aria-label={prepare.leave} title={prepare.leave} onClick={leave}>
        <Icon name="u-x" size={17} />
      </button>
    );
  if (plan.value)
    return (
      <button type="button" class="btn" onClick={forget}>
        <Icon name="u-x" size={17} /> {prepare.leave}
      </button>
    );
  return can.value ? (
    <button type="button" class="btn" onClick={start}>
      <Icon name="u-next" size={17} /> {prepare.offer}
    </button>
  ) : null;
}

function Buttons({ model, props, links, own, phone }: BarProps & { own: boolean }) {
  const texts = t().table;
  const { session } = model;
  const staged = model.turn.canBack.value || model.asked.value !== undefined;
  const undoable = session.undoing.value === 'free' || session.undoing.value === 'ask';
  const redoable = canRedo(model);
  const { value: past } = model.past;
  if (past !== undefined)
    return (
      <div class="bar-do">
        {session.decided?.(past) && (
          <button type="button" class="btn" onClick={() => model.explain(past)}>
            <Icon name="u-hint" size={17} /> {texts.whyDid}
          </button>
        )}
        <button type="button" class="btn p" onClick={() => (model.past.value = undefined)}>
          <Icon name="u-next" size={17} /> {texts.backToNow}
        </button>
      </div>
    );
  const go = onward.value;
  if (go)
    return (
      <div class="bar-do">
        <button type="button" class="btn p" onClick={go}>
          <Icon name="u-next" size={17} /> {texts.goOn}
        </button>
      </div>
    );
  const again = session.trouble?.value?.again;
  if (again)
    return (
      <div class="bar-do">
        <button type="button" class="btn p" onClick={again}>
          <Icon name="u-redo" size={17} /> {t().errors.again}
        </button>
      </div>
    );
  if (model.stopped.value === 'ask')
    return (
      <div class="bar-do">
        <button type="button" class="btn" onClick={() => model.takeBack()}>
          {texts.leaveIt}
        </button>
        <button type="button" class="btn p" onClick={() => model.askBack()}>
          {texts.askOthers}
        </button>
      </div>
    );
  if (model.moment.value.over)
    return (
      <div class="bar-do">
        {session.undoing.value === 'free' && (
          <button
            type="button"
            class="btn"
            aria-label={texts.takeBack}
            title={texts.takeBack}
            onClick={() => model.takeBack()}
          >
            <Icon name="u-undo" size={17} />
          </button>
        )}
        {brings(props.game.id, 'scenes') && props.result === undefined && (
          <button
            type="button"
            class="btn"
            aria-label={texts.result}
            title={texts.result}
            onClick={() => (model.ending.value = true)}
          >
            <Icon name="vp" size={17} /> <span>{texts.result}</span>
          </button>
        )}
        {links.replay && (
          <a class="btn" href={links.replay} aria-label={t().replay.title} title={t().replay.title}>
            <Icon name="u-play" size={17} /> <span>{t().replay.title}</span>
          </a>
        )}
        {links.again && (
          <button type="button" class="btn p" onClick={links.again}>
            {t().lobby.rematch}
          </button>
        )}
      </div>
    );
  return (
    <div class="bar-do">
      {/* First on a wide screen and in the list on a phone: nothing else moves when there is something to redo. */}
      {redoable && !(phone && own) && (
        <button
          type="button"
          class="btn"
          aria-label={texts.redo}
          title={texts.redo}
          onClick={() => model.redo()}
        >
          <Icon name="u-redo" size={17} />
        </button>
      )}
      {own && (
        <button
          type="button"
          class={phone ? 'btn' : 'btn q'}
          aria-expanded={model.panel.value === 'moves'}
          aria-label={texts.listMoves}
          onClick={() => model.toggle('moves')}
        >
          <Icon name="u-list" size={17} />
          {!phone && texts.listMoves}
        </button>
      )}
      {(undoable || own) && (
        <button
          type="button"
          class="btn"
          aria-label={texts.takeBack}
          aria-disabled={!undoable && !staged}
          title={
            staged || session.undoing.value === 'free'
              ? texts.takeBack
              : texts.undoStop[session.undoing.value]
          }
          onClick={() => model.takeBack()}
        >
          <Icon name="u-undo" size={17} />
          {!phone && texts.takeBack}
        </button>
      )}
      {own && (
        <button
          type="button"
          class="btn p"
          aria-disabled={model.picked.value === undefined}
          onClick={() => model.confirm()}
        >
          <Icon name="u-ok" size={17} />{' '}
          {model.preparation.turn.value
            ? texts.prepare.keep
            : (links.lesson?.confirm ?? verbOf(model.board, props, model.picked.value))}
        </button>
      )}
      <Prepare model={model} />
    </div>
  );
}
