import { t } from '../texts/texts.ts';

export const Missing = () => (
  <main class="no-table">
    <h1>{t().lobby.notFound}</h1>
    <a class="btn" href="#/">
      {t().common.home}
    </a>
  </main>
);
