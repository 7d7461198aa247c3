import type { FaultCode } from '../../protocol/fault.ts';
import type { FrameParts } from './wire.ts';

export const SEATED = ['host', 'player', 'third'] as const;
/** Who sends something: somebody with a seat at the running games, without one, or without any identity. */
export const ROLES = [...SEATED, 'stranger', 'nobody'] as const;
export type Role = (typeof ROLES)[number];

/** Something sent over a socket, and what must become of it. */
export interface Shot {
  readonly by: Role;
  readonly bytes: string | Uint8Array;
  readonly frame?: FrameParts;
  /** Written as it is, instead of as one frame. */
  readonly raw?: boolean;
  /** The table it is about. */
  readonly table?: string;
  /** The request it carries, if that can be read. */
  readonly id?: number;
  /** The refusals that fit; none where only the connection may end. */
  readonly codes: readonly FaultCode[];
  /** Whether it may move a game on. */
  readonly alone?: boolean;
  /** Whether it may also be carried out. */
  readonly mayPass?: boolean;
  /** Codes with which the connection may end. */
  readonly closes?: readonly number[];
  /** What the message of the refusal must name. */
  readonly names?: RegExp;
  /** Whether the refusal must tell the rules. */
  readonly rules?: boolean;
}
