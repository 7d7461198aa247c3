import { createHmac, timingSafeEqual } from 'node:crypto';
import { ID_PATTERN } from '../../protocol/text.ts';

export const COOKIE_SECONDS = 400 * 86_400;
const RENEW_AFTER_MS = 30 * 86_400_000;

/** The contents of a cookie: person, epoch, time of issue and device. */
export interface Claim {
  readonly id: string;
  readonly epoch: number;
  readonly issued: number;
  /** Absent from cookies of earlier versions. */
  readonly device?: string;
}

export const makeCookie = (claim: Claim, secret: string): string => {
  const { id, epoch, issued, device } = claim;
  const body = [id, epoch, issued, ...(device === undefined ? [] : [device])].join('.');
  return `${body}.${sign(body, secret)}`;
};

/** Undefined if the signature is wrong or the cookie has expired. */
export function parseCookie(text: string, secret: string, now: number): Claim | undefined {
  const at = text.lastIndexOf('.');
  if (at < 0 || !equal(text.slice(at + 1), sign(text.slice(0, at), secret))) return;
  const [id = '', epoch, issued, device] = text.slice(0, at).split('.');
  const claim = {
    id,
    epoch: Number(epoch),
    issued: Number(issued),
    ...(device === undefined ? {} : { device }),
  };
  if (!ID_PATTERN.test(id) || claim.issued + COOKIE_SECONDS * 1000 < now) return;
  return claim;
}

export const wantsRenewal = (claim: Claim, now: number): boolean => now - claim.issued > RENEW_AFTER_MS;

const sign = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('base64url');

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
