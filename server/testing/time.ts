import { onTestFinished, vi } from 'vitest';

/** Stops all clocks for the rest of the test; the returned function advances them. */
export function stopTime(): (ms: number) => void {
  let at = performance.now();
  const monotonic = vi.spyOn(performance, 'now').mockImplementation(() => at);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    monotonic.mockRestore();
    vi.useRealTimers();
  });
  return (ms) => {
    at += ms;
    vi.setSystemTime(Date.now() + ms);
  };
}
