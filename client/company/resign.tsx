import { useEffect, useRef } from 'preact/hooks';
import { more, t } from '../texts/texts.ts';
import type { CompanyProps } from './rail.tsx';
import './company.css';

/** Says what resigning means, before it is done; and that one can also just leave for a while. */
export function ResignDialog({ model, props, watch }: CompanyProps) {
  const texts = more().company;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    model.resigning.value = false;
  };
  const act = (type: 'resign' | 'leave') => {
    close();
    void watch.do({ type }).catch(() => undefined);
  };
  const { seats, settings } = watch.info.value!;
  const left = seats.flatMap(({ resigned }, seat) => (resigned || seat === props.viewer ? [] : seat));
  const people = left.some((seat) => seats[seat]!.person !== undefined);
  return (
    <dialog
      class="resign"
      ref={dialog}
      aria-labelledby="resign-title"
      onClose={close}
      // The keys of the table would take Escape for themselves.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 class="d" id="resign-title">
        {texts.resignTitle}
      </h2>
      <p>
        {left.length === 1
          ? texts.resignEnds(props.names[left[0]!]!)
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
