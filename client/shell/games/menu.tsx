import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Command } from '../../../protocol/command.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Icon } from '../../icons/icon.tsx';
import { doAt, lookAt } from '../../net/api.ts';
import { isBot } from '../../session/levels.ts';
import { playerOf } from '../../session/online.ts';
import { failureText } from '../../texts/faults.ts';
import { gameTitle, lazyPageTexts, t, tablesTexts } from '../../texts/texts.ts';
import { Lazy } from '../lazy.tsx';
import type { Line } from '../lines.ts';
import { refreshTables } from '../onlinelines.ts';

const resignDialog = async () => (await import('../../company/resign.tsx')).ResignDialog;

/** Whether other people play at the table. */
const withOthers = ({ table }: Line): boolean =>
  table!.names.some((name, seat) => seat !== table!.yourSeat && name !== '' && !isBot(name));

const plays = ({ table }: Line): boolean =>
  table?.status === 'running' && table.yourSeat !== undefined && !table.resigned;

/** A host may close a running game only if bots have all seats. */
const mayClose = (line: Line): boolean =>
  line.table?.status === 'running' &&
  line.table.hosting === true &&
  line.table.yourSeat === undefined &&
  !withOthers(line);

export const mayAct = (line: Line): boolean => plays(line) || mayClose(line);

/** Sends a command for a listed table; an error stays visible until the next command. */
export function useDeed(id: string) {
  const trouble = useSignal('');
  const attempt = async (deed: () => Promise<unknown>) => {
    trouble.value = '';
    try {
      await deed();
      return true;
    } catch (error) {
      trouble.value = await failureText(error);
      return false;
    }
  };
  const send = async (command: Command) => {
    const done = await attempt(() => doAt(id, command));
    if (done) refreshTables();
    return done;
  };
  const said = trouble.value !== '' && (
    <p class="game-trouble" role="alert">
      {trouble.value}
    </p>
  );
  return { attempt, send, said };
}

/** Takes the seat back from the stand-in. */
export function Return({ line }: { line: Line }) {
  const { send, said } = useDeed(line.table!.id);
  return (
    <>
      <button type="button" class="btn game-return" onClick={() => send({ type: 'back' })}>
        {tablesTexts().games.comeBack}
      </button>
      {said}
    </>
  );
}

/** Actions for a running online game: leave for now, resign, or close a game of bots. */
export function TableMenu({ line }: { line: Line }) {
  const { id, away } = line.table!;
  const open = useSignal(false);
  const closing = useSignal(false);
  const resigning = useSignal<TableInfo | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const { attempt, send, said } = useDeed(id);
  const shut = () => {
    open.value = false;
    closing.value = false;
  };
  const act = (command: Command) => {
    shut();
    button.current?.focus();
    void send(command);
  };
  const askToResign = () => {
    shut();
    button.current?.focus();
    void attempt(async () => {
      resigning.value = (await lookAt(id)).info;
    });
  };
  return (
    <fieldset
      class="game-menu"
      onFocusOut={({ currentTarget }) =>
        // The focused button may have been replaced by others in the menu, which then take the focus.
        requestAnimationFrame(() => {
          if (!currentTarget.contains(document.activeElement)) shut();
        })
      }
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open.value) return;
        shut();
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        class="tb game-more"
        aria-expanded={open.value}
        aria-label={tablesTexts().games.actions(gameTitle(line.game).title)}
        onClick={() => {
          closing.value = false;
          open.value = !open.value;
        }}
      >
        <svg class="game-dots" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M3 9h.01M9 9h.01M15 9h.01" />
        </svg>
      </button>
      {open.value && (
        <div class="game-doings">
          {closing.value ? (
            <Closing keep={shut} close={() => act({ type: 'close' })} />
          ) : mayClose(line) ? (
            <button type="button" ref={focused} onClick={() => (closing.value = true)}>
              <Icon name="u-x" size={17} /> {tablesTexts().lobby.close}
            </button>
          ) : (
            <>
              {!away && withOthers(line) && (
                <button type="button" ref={focused} onClick={() => act({ type: 'leave' })}>
                  <Icon name="u-pause" size={17} />
                  <span>
                    {lazyPageTexts().company.leave}
                    <small>{lazyPageTexts().company.leaveLine}</small>
                  </span>
                </button>
              )}
              <button
                type="button"
                {...((away || !withOthers(line)) && { ref: focused })}
                onClick={askToResign}
              >
                <Icon name="u-flag" size={17} /> {t().lobby.resign}
              </button>
            </>
          )}
        </div>
      )}
      {said}
      {resigning.value && (
        <Lazy
          load={resignDialog}
          props={{
            info: resigning.value,
            seat: line.table!.yourSeat!,
            names: resigning.value.seats.map((seat, at) => playerOf(seat, at).name),
            close: () => {
              resigning.value = undefined;
            },
            act: (type) => void send({ type }),
          }}
          meanwhile={null}
        />
      )}
    </fieldset>
  );
}

/** Moves the focus to what was just opened. */
const focused = (button: HTMLButtonElement | null): void => button?.focus();

function Closing({ keep, close }: { keep(): void; close(): void }) {
  const texts = tablesTexts().lobby;
  return (
    <>
      <p>{texts.closeAsk}</p>
      <button type="button" ref={focused} onClick={keep}>
        {texts.keep}
      </button>
      <button type="button" onClick={close}>
        {texts.close}
      </button>
    </>
  );
}
