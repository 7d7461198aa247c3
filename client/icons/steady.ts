import type { Component, ComponentChild, FunctionComponent } from 'preact';

/**
 * Renders again only when a prop has changed. For components that occur a hundred times on a board: takes plain values
 * and reads no signals.
 */
export const steady = <P extends object>(draw: (props: P) => ComponentChild): FunctionComponent<P> =>
  function (this: Component<P>, props) {
    this.shouldComponentUpdate = differs;
    return draw(props);
  };

function differs<P extends object>(this: Component<P>, next: Readonly<P>): boolean {
  const { props } = this;
  for (const name in next) if (next[name] !== props[name]) return true;
  for (const name in props) if (!(name in next)) return true;
  return false;
}
