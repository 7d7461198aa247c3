import { lazyPageTexts, t } from '../texts/texts.ts';

/** In place of what the server did not send. */
export const Offline = ({ again }: { again(): Promise<void> }) => (
  <div class="conduct-offline" role="alert">
    <p>{lazyPageTexts().faults.server.offline}</p>
    <button type="button" class="btn" onClick={() => void again()}>
      {t().errors.again}
    </button>
  </div>
);
