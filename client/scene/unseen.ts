import { signal } from '@preact/signals';

const isHidden = () => document.visibilityState === 'hidden';

/** Whether the page is in a tab that nobody sees. */
export const unseen = signal(isHidden());

document.addEventListener('visibilitychange', () => {
  unseen.value = isHidden();
});
