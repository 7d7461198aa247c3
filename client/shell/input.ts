let keys = false;

/** Whether the last input came from a keyboard or a screen reader, not from a pointer. */
export const byKeys = (): boolean => keys;

/** Notes what the page is operated with. */
export function followInput(): void {
  const note = (value: boolean) => () => {
    keys = value;
  };
  addEventListener('keydown', note(true), true);
  addEventListener('pointerdown', note(false), true);
  addEventListener(
    'click',
    ({ detail, isTrusted }) => {
      // A screen reader's click has no pointer before it.
      if (isTrusted && detail === 0) keys = true;
    },
    true,
  );
}
