import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Twenty random letters and digits: for a private table, the link is the key. */
export function newId(): string {
  let out = '';
  while (out.length < 20)
    for (const byte of randomBytes(32)) if (byte < 252 && out.length < 20) out += ALPHABET[byte % 36];
  return out;
}
