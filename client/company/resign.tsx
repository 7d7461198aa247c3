import { useEffect, useRef } from 'preact/hooks';
import type { TableInfo } from '../../protocol/table.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import type { CompanyProps } from './rail.tsx';
import './company.css';

/** The dialog at a table. */
export const TableResign = ({ model, props, watch }: CompanyProps) => (
  <ResignDialog
    info={watch.info.value!}
    seat={props.viewer as number}
    names={props.names}
    close={() => {
      model.resigning.value = false;
    }}
    act={(type) => void watch.do({ type }).catch(() => undefined)}
  />
);

interface ResignProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly names: readonly string[];
  close(): void;
  act(type: 'resign' | 'leave'): void;
}

/** Explains what resigning means, asks for confirmation, and offers to leave for now instead. */
export function ResignDialog({ info, seat: own, names, close, act: send }: ResignProps) {
  const texts = lazyPageTexts().company;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const act = (type: 'resign' | 'leave') => {
    close();
    send(type);
  };
  const { seats, settings } = info;
  const left = seats.flatMap(({ resigned }, seat) => (resigned || seat === own ? [] : seat));
  const people = left.some((seat) => seats[seat]!.person !== undefined);
  return (
    <dialog
      class="resign"
      ref={dialog}
      aria-labelledby="resign-title"
      onClose={close}
      // Keeps Escape from the table's key handler.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 class="d" id="resign-title">
        {texts.resignTitle}
      </h2>
      <p>
        {left.length === 1
          ? texts.resignEnds(names[left[0]!]!)
          : people
            ? texts.resignOn(t().home.level(settings.standIn))
            : texts.resignAlone}
      </p>
      {people && <p class="resign-leave">{texts.leaveLine}</p>}
      <p class="resign-do">
        <button type="button" class="btn" onClick={close}>
          {texts.playOn}
        </button>
        {people && (
          <button type="button" class="btn" onClick={() => act('leave')}>
            {texts.leave}
          </button>
        )}
        <button type="button" class="btn p" onClick={() => act('resign')}>
          {t().lobby.resign}
        </button>
      </p>
    </dialog>
  );
}
