import { createHash, createPublicKey, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import { isIP } from 'node:net';
import { Refusal } from '../../protocol/fault.ts';

/** What a browser sends of a passkey, in base64url. */
export interface Attested {
  readonly id: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  /** SPKI. Without attestation the browser's word is all there is, so nothing else is read. */
  readonly publicKey: string;
}

export interface Asserted {
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** Where a passkey must have been used. */
export interface Site {
  readonly origin: string;
  /** The domain to which passkeys belong. */
  readonly rpId: string;
}

const HASH_BYTES = 32;
const FLAGS_AT = HASH_BYTES;
const COUNTER_AT = FLAGS_AT + 1;
const ID_AT = COUNTER_AT + 4 + 16;
const USER_PRESENT = 0x01;
const ATTESTED = 0x40;
/** RSA keys of less than this are too weak. */
const RSA_BITS = 2048;

/** The domain of passkeys at an origin: undefined where browsers offer none, at plain http and addresses in figures. */
export function rpIdOf(origin: string): string | undefined {
  const { protocol, hostname } = new URL(origin);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return undefined;
  return protocol === 'https:' || local ? hostname : undefined;
}

/** The challenge that a browser answers, unchecked, to look it up. */
export function challengeOf(clientData: string): string {
  const { challenge } = readClientData(clientData);
  return challenge;
}

/** Checks a new passkey; returns its counter. */
export function checkAttested(
  { id, clientData, authenticatorData, publicKey }: Attested,
  site: Site,
): number {
  checkClientData(clientData, 'webauthn.create', site);
  const data = checkData(authenticatorData, site, USER_PRESENT | ATTESTED);
  const length = data.length >= ID_AT + 2 ? data.readUInt16BE(ID_AT) : 0;
  if (length === 0 || data.subarray(ID_AT + 2, ID_AT + 2 + length).toString('base64url') !== id)
    throw unfit();
  keyOf(publicKey);
  return data.readUInt32BE(COUNTER_AT);
}

/** Checks the use of a passkey; returns its counter. */
export function checkAsserted(
  { clientData, authenticatorData, signature }: Asserted,
  publicKey: string,
  site: Site,
): number {
  checkClientData(clientData, 'webauthn.get', site);
  const data = checkData(authenticatorData, site, USER_PRESENT);
  const signed = Buffer.concat([data, sha256(Buffer.from(clientData, 'base64url'))]);
  const key = keyOf(publicKey);
  // Ed25519 has its own hash.
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  if (!verify(digest, signed, key, Buffer.from(signature, 'base64url'))) throw unfit();
  return data.readUInt32BE(COUNTER_AT);
}

function readClientData(text: string): { type: unknown; challenge: string; origin: unknown } {
  try {
    const { type, challenge, origin } = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (typeof challenge === 'string') return { type, challenge, origin };
  } catch {
    // Refused like any other.
  }
  throw unfit();
}

function checkClientData(text: string, wanted: string, { origin }: Site): void {
  const read = readClientData(text);
  if (read.type !== wanted || read.origin !== origin) throw unfit();
}

function checkData(text: string, { rpId }: Site, flags: number): Buffer {
  const data = Buffer.from(text, 'base64url');
  if (data.length < COUNTER_AT + 4 || (data[FLAGS_AT]! & flags) !== flags) throw unfit();
  if (!timingSafeEqual(data.subarray(0, HASH_BYTES), sha256(rpId))) throw unfit();
  return data;
}

/** Keys of the kinds that the page asks for: ES256, Ed25519, RS256. */
function keyOf(text: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'spki' });
  } catch {
    throw unfit();
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  const fits =
    (type === 'ec' && details?.namedCurve === 'prime256v1') ||
    type === 'ed25519' ||
    (type === 'rsa' && (details?.modulusLength ?? 0) >= RSA_BITS);
  if (!fits) throw unfit();
  return key;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const unfit = (): Refusal => new Refusal('malformed', 'The passkey’s answer does not match.');
