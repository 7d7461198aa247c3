/** Measurements taken inside the page. */
export interface Meter {
  /** Milliseconds since the navigation, once a decision can be made. */
  interactive: number | undefined;
  updates: { committed: number; shown: number }[];
  frames: number[];
  tasks: number[];
  /** Call before the key that makes a decision. */
  expectDecision(): void;
  /** Starts or stops counting frames. */
  watch(on: boolean): void;
}

declare global {
  interface Window {
    meter: Meter;
  }
}

/** Runs before the page's own scripts; `ready` selects an element that is present while a person may decide. */
export function install(ready: string): void {
  let watching = false;
  let last = 0;
  const meter: Meter = {
    interactive: undefined,
    updates: [],
    frames: [],
    tasks: [],
    expectDecision() {
      addEventListener('keydown', ({ timeStamp }) => follow(timeStamp), { once: true, capture: true });
    },
    watch(on) {
      watching = on;
      last = 0;
      if (on) requestAnimationFrame(frame);
    },
  };
  window.meter = meter;
  // The same game every time: the page takes its seed from here.
  crypto.getRandomValues = (bytes) => bytes;

  const frame = (time: number) => {
    if (!watching) return;
    if (last > 0) meter.frames.push(time - last);
    last = time;
    requestAnimationFrame(frame);
  };
  new PerformanceObserver((list) => {
    if (watching) for (const { duration } of list.getEntries()) meter.tasks.push(duration);
  }).observe({ type: 'longtask' });

  /** Runs after the next frame is drawn. */
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(undefined);
    });

  const arrival = new MutationObserver(() => {
    if (!document.querySelector(ready)) return;
    arrival.disconnect();
    afterFrame(() => {
      meter.interactive = performance.now();
    });
  });
  arrival.observe(document, { subtree: true, childList: true, attributes: true });

  /** Attributes all changes before the next frame to the decision. */
  const follow = (start: number) => {
    let committed = 0;
    const changes = new MutationObserver(() => {
      if (committed === 0)
        afterFrame(() => {
          changes.disconnect();
          meter.updates.push({ committed: committed - start, shown: performance.now() - start });
        });
      committed = performance.now();
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  };
}
