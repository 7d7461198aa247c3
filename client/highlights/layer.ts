/** What is laid over the table for a while, and touched by nobody. */
export class Layer {
  readonly #box = document.createElement('div');

  constructor(name: string) {
    this.#box.className = name;
    this.#box.setAttribute('aria-hidden', 'true');
  }

  add(element: HTMLElement): void {
    // A table that changes its shape is another element.
    if (!this.#box.isConnected) document.querySelector('.table')?.append(this.#box);
    this.#box.append(element);
  }

  clear(): void {
    this.#box.replaceChildren();
  }

  close(): void {
    this.#box.remove();
  }
}
