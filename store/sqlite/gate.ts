/** Open for all, or closed for the one who is in a transaction. */
export class Gate {
  #closed: Promise<void> | undefined;

  /**
   * What to wait for while it is closed. To be asked until it is undefined, and then acted upon at once: after an
   * `await` somebody else may have closed it.
   */
  get closed(): Promise<void> | undefined {
    return this.#closed;
  }

  /** Closes it, in turn with others, and returns what opens it again. */
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
