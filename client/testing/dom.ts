import { type ComponentChildren, type ComponentType, Fragment, h, render, type VNode } from 'preact';

/** The part of a document that preact needs to render; nothing is displayed. */
export class Node {
  readonly nodeType: number;
  readonly localName: string;
  readonly attributes = new Map<string, string>();
  readonly listeners = new Map<string, (event: unknown) => void>();
  readonly style = { setProperty(): void {}, cssText: '' };
  readonly childNodes: Node[] = [];
  parentNode: Node | null = null;
  data = '';

  constructor(name: string, type = 1) {
    this.localName = name;
    this.nodeType = type;
  }
  /** Read by preact when rendering further components. */
  get ownerDocument(): unknown {
    return page;
  }
  get firstChild(): Node | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): Node | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  insertBefore(child: Node, before: Node | null): Node {
    child.remove();
    child.parentNode = this;
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, child);
    return child;
  }
  appendChild(child: Node): Node {
    return this.insertBefore(child, null);
  }
  removeChild(child: Node): Node {
    child.remove();
    return child;
  }
  remove(): void {
    const siblings = this.parentNode?.childNodes;
    siblings?.splice(siblings.indexOf(this), 1);
    this.parentNode = null;
  }
  contains(other: Node | null): boolean {
    return other === this || this.childNodes.some((child) => child.contains(other));
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(type: string, listener: (event: unknown) => void): void {
    this.listeners.set(type, listener);
  }
  removeEventListener(type: string): void {
    this.listeners.delete(type);
  }
  scrollTo(): void {}
  scrollIntoView(): void {}
  /** Nothing has a size here, so nothing is looked for by those who measure. */
  getBoundingClientRect() {
    return { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };
  }
  querySelectorAll(): Node[] {
    return [];
  }
  /** All elements below that carry an attribute. */
  having(name: string): Node[] {
    const here = this.attributes.has(name) ? [this] : [];
    return [...here, ...this.childNodes.flatMap((child) => child.having(name))];
  }
  get text(): string {
    return this.data + this.childNodes.map((child) => child.text).join(' ');
  }
}

const page = {
  addEventListener(): void {},
  removeEventListener(): void {},
  createElementNS: (_: string, name: string) => new Node(name),
  createElement: (name: string) => new Node(name),
  getElementById: () => null,
  createTextNode: (data: string) => Object.assign(new Node('#text', 3), { data }),
};

/** Nothing has a size here. */
class Unsized {
  observe(): void {}
  disconnect(): void {}
}

/** Draws a component and returns the root of what was drawn. */
export function draw<P extends object>(component: ComponentType<P>, props: P): Node {
  const root = Object.assign(new Node('svg'), {
    namespaceURI: 'http://www.w3.org/2000/svg',
  });
  const leave = enter();
  render(h(component, props), root as unknown as Element);
  leave();
  return root;
}

/** Clicks an element and waits until everything is rendered again. */
export async function touch(node: Node): Promise<void> {
  const leave = enter();
  node.listeners.get('click')?.call(node, { type: 'click' });
  await new Promise((done) => setTimeout(done, 5));
  leave();
}

/** Provides the document while something is rendered, and removes it for other tests. */
function enter(): () => void {
  const { document: before, matchMedia, ResizeObserver } = globalThis;
  Object.assign(globalThis, {
    document: page,
    matchMedia: () => ({ matches: false }),
    ResizeObserver: Unsized,
  });
  return () => Object.assign(globalThis, { document: before, matchMedia, ResizeObserver });
}

/** What the board of a phone is told on a phone without browser bars. */
export const PHONE_ROOM = {
  room: { width: 390, height: 608 },
  parts: (scene: ComponentChildren, dock: ComponentChildren): VNode => h(Fragment, null, scene, dock),
};
