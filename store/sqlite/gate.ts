/** Open to all, or closed by the one in a transaction. */
export class Gate {
  #closed: Promise<void> | undefined;

  /**
   * What to wait for while closed. Ask again until it is undefined, then act at once: after an `await` it may be
   * closed again.
   */
  get closed(): Promise<void> | undefined {
    return this.#closed;
  }

  /** Waits for its turn, closes the gate, and returns the function that opens it. */
  async close(): Promise<() => void> {
    while (this.#closed) await this.#closed;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#closed = promise;
    return () => {
      this.#closed = undefined;
      resolve();
    };
  }
}
