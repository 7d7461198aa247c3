import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** A passkey in software, as an authenticator would keep it. */
export class Passkey {
  readonly id = randomBytes(16);
  readonly #private: KeyObject;
  readonly #public: KeyObject;
  counter = 0;

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    this.#private = pair.privateKey;
    this.#public = pair.publicKey;
  }

  /** The answer to a request for a new passkey. */
  create({ challenge, rp }: { challenge: string; rp: { id: string } }, origin: string) {
    return {
      id: this.id.toString('base64url'),
      clientData: clientData('webauthn.create', challenge, origin),
      authenticatorData: this.#data(rp.id, 0x45).toString('base64url'),
      publicKey: this.#public.export({ format: 'der', type: 'spki' }).toString('base64url'),
    };
  }

  /** The answer to a request to sign in. */
  get({ challenge, rpId }: { challenge: string; rpId: string }, origin: string) {
    const client = clientData('webauthn.get', challenge, origin);
    const data = this.#data(rpId, 0x05);
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    return {
      id: this.id.toString('base64url'),
      clientData: client,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#private).toString('base64url'),
    };
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = flags & 0x40 ? [Buffer.alloc(16), length, this.id] : [];
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...attested]);
  }
}

const clientData = (type: string, challenge: string, origin: string): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
