import type { FaultCode } from '../../protocol/fault.ts';
import type { FrameParts } from './wire.ts';

export const SEATED = ['host', 'player', 'third'] as const;
/** Senders: people seated at the running games, a person without a seat, and a visitor without identity. */
export const ROLES = [...SEATED, 'stranger', 'nobody'] as const;
export type Role = (typeof ROLES)[number];

/** A socket message and its allowed outcomes. */
export interface Shot {
  readonly by: Role;
  readonly bytes: string | Uint8Array;
  readonly frame?: FrameParts;
  /** Sent as raw bytes instead of one frame. */
  readonly raw?: boolean;
  /** The table it is about. */
  readonly table?: string;
  /** The request id, if readable. */
  readonly id?: number;
  /** Allowed refusals; none if only the connection may end. */
  readonly codes: readonly FaultCode[];
  /** Whether it may advance a game. */
  readonly alone?: boolean;
  /** Whether it may also be carried out. */
  readonly mayPass?: boolean;
  /** Allowed close codes. */
  readonly closes?: readonly number[];
  /** What the message of the refusal must mention. */
  readonly names?: RegExp;
  /** Whether the refusal must contain rules. */
  readonly rules?: boolean;
}
