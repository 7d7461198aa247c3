import type { AriaRole } from 'preact';

interface Named {
  readonly role: AriaRole;
  readonly 'aria-label': string;
}

/** Parts of a drawing for those who listen: several things under one name, or a picture. */
export const group = (label: string): Named => ({ role: 'group', 'aria-label': label });
export const picture = (label: string): Named => ({ role: 'img', 'aria-label': label });
