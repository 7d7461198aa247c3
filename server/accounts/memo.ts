/** Caches answers of the store briefly, so that a revocation on another node takes effect within that time. */
export class Memo<T> {
  readonly #kept = new Map<string, { until: number; value: Promise<T> }>();
  readonly #ms: number;
  readonly #max: number;

  constructor(ms: number, max: number) {
    this.#ms = ms;
    this.#max = max;
  }

  get(key: string, load: () => Promise<T>): Promise<T> {
    const now = Date.now();
    const found = this.#kept.get(key);
    if (found && found.until > now) return found.value;
    const value = load();
    this.#kept.delete(key);
    this.#kept.set(key, { until: now + this.#ms, value });
    value.catch(() => this.forget(key));
    if (this.#kept.size > this.#max) this.forget(this.#kept.keys().next().value!);
    return value;
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}
