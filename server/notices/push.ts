import {
  createCipheriv,
  createECDH,
  createHash,
  createPrivateKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

const CURVE = 'prime256v1';
const HOURS_12 = 12 * 3600;
/** Of one record, with everything before the text. */
const MOST_BYTES = 4096;
const MOST_TEXT = MOST_BYTES - 86 - 17;

/** What a browser gives the page when it subscribes. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The key pair by which push services recognise this installation (RFC 8292). */
export class Vapid {
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #subject: string;
  /** Signing takes a millisecond; services accept a token for up to a day. */
  readonly #tokens = new Map<string, { readonly text: string; readonly until: number }>();

  /** The pair is derived from a secret, so that all nodes have the same. */
  constructor(secret: string, subject: string) {
    const pair = createECDH(CURVE);
    for (let n = 0; ; n++)
      try {
        pair.setPrivateKey(createHash('sha256').update(`${secret} ${n}`).digest());
        break;
      } catch {
        // One hash in 2^32 is no key of the curve.
      }
    const point = pair.getPublicKey();
    this.publicKey = point.toString('base64url');
    this.#key = createPrivateKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        d: whole(pair.getPrivateKey()).toString('base64url'),
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    this.#subject = subject;
  }

  authorization(audience: string, now: number): string {
    let token = this.#tokens.get(audience);
    if (!token || token.until < now + HOURS_12 * 500) {
      const exp = Math.floor(now / 1000) + HOURS_12;
      const head = part({ typ: 'JWT', alg: 'ES256' });
      const claims = part({ aud: audience, exp, sub: this.#subject });
      const signed = sign('sha256', Buffer.from(`${head}.${claims}`), {
        key: this.#key,
        dsaEncoding: 'ieee-p1363',
      });
      token = { text: `${head}.${claims}.${signed.toString('base64url')}`, until: exp * 1000 };
      if (this.#tokens.size > 100) this.#tokens.clear();
      this.#tokens.set(audience, token);
    }
    return `vapid t=${token.text}, k=${this.publicKey}`;
  }
}

/** The 32 bytes of a private key: `createECDH` leaves out the zeros in front. */
const whole = (key: Buffer): Buffer => Buffer.concat([Buffer.alloc(32 - key.length), key]);

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Encrypts a message for a browser (RFC 8291), as one record of `aes128gcm` (RFC 8188). */
export function encrypt(text: string, keys: PushKeys): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > MOST_TEXT) throw new RangeError('The message is too long.');
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const own = createECDH(CURVE);
  const ownPoint = own.generateKeys();
  const shared = own.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ownPoint]);
  const input = derive(shared, Buffer.from(keys.auth, 'base64url'), about, 32);
  const salt = randomBytes(16);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record.
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(MOST_BYTES);
  return Buffer.concat([salt, size, Buffer.of(ownPoint.length), ownPoint, sealed, cipher.getAuthTag()]);
}

const derive = (key: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, about, bytes));

/** Whether these are keys of a browser. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    const point = Buffer.from(p256dh, 'base64url');
    const own = createECDH(CURVE);
    own.generateKeys();
    own.computeSecret(point);
    return point.length === 65 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
