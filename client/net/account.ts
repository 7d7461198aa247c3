import type { Account, Holidays, PasskeyRequest, SignedIn, Ways } from '../../protocol/account.ts';
import type { Seal } from '../../protocol/seal.ts';
import { shownLanguage } from '../texts/texts.ts';
import { ApiError, json, remember, request } from './api.ts';

/** Undefined if this browser is not known here. */
export async function readAccount(): Promise<Account | undefined> {
  try {
    return await json<Account>('GET', '/me/account');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthorized') return undefined;
    throw error;
  }
}

export const readWays = () => json<Ways>('GET', '/sign-in');

/** Whether friends see that the visitor is here. */
export const readPresence = async () => (await json<{ shown: boolean }>('GET', '/me/presence')).shown;
export const showPresence = (shown: boolean) => json<{ shown: boolean }>('PUT', '/me/presence', { shown });

export const changePerson = (changes: { readonly name?: string; readonly seal?: Seal }) =>
  json<Account['person']>('PATCH', '/me', changes);

/** A passkey of this device for the person who is signed in. Rejects if the browser makes none. */
export async function addPasskey(): Promise<void> {
  const { challenge, rp, user, known } = await json<PasskeyRequest>('POST', '/me/passkeys/challenge');
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(challenge),
      rp,
      user: { id: bytesOf(user.id), name: user.name, displayName: user.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
      excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  await request('POST', '/me/passkeys', {
    id: made.id,
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.getAuthenticatorData()),
    publicKey: textOf(response.getPublicKey()!),
  });
}

/** ES256, Ed25519, RS256. */
const ALGORITHMS = [-7, -8, -257];

/** Signs in with a passkey; rejects if the browser has none for this site. */
export async function signInByPasskey(adopt: boolean): Promise<SignedIn> {
  const { challenge, rpId } = await json<{ challenge: string; rpId: string }>('POST', '/sign-in/challenge');
  const used = (await navigator.credentials.get({
    publicKey: { challenge: bytesOf(challenge), rpId, userVerification: 'preferred' },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return signedIn('passkey', {
    id: used.id,
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    adopt,
  });
}

export const signInByPhrase = (phrase: string, adopt: boolean) => signedIn('phrase', { phrase, adopt });

export const signInByCode = (address: string, code: string, adopt: boolean) =>
  signedIn('code', { address, code, adopt });

async function signedIn(way: string, body: object): Promise<SignedIn> {
  const answer = await json<SignedIn>('POST', `/sign-in/${way}`, body);
  remember(answer.person);
  return answer;
}

export const askSignInCode = (address: string) =>
  request('POST', '/sign-in/mail', { address, lang: shownLanguage() });

export const drawPhrase = async () => (await json<{ words: string[] }>('POST', '/me/phrase')).words;
export const keepPhrase = (words: readonly string[]) =>
  request('PUT', '/me/phrase', { phrase: words.join(' ') });

export const askMailCode = (address: string) =>
  request('POST', '/me/mail', { address, lang: shownLanguage() });
export const confirmMail = (code: string) => request('PUT', '/me/mail', { code, lang: shownLanguage() });
export const removeMail = () => request('POST', '/me/mail/removal', { lang: shownLanguage() });
export const keepMail = () => request('DELETE', '/me/mail/removal');

export const readHolidays = () => json<Holidays>('GET', '/me/holidays');
/** From now on, or from a later time. */
export const takeHoliday = (from: number | undefined, days: number) =>
  json<Holidays>('POST', '/me/holidays', { days, ...(from !== undefined && { from }) });
export const endHoliday = (from: number) => json<Holidays>('DELETE', `/me/holidays/${from}`);

export const removeKey = (id: string) => request('DELETE', `/me/keys/${id}`);
export const signOutDevice = (id: string) => request('DELETE', `/me/devices/${id}`);
export const signOutElsewhere = () => request('POST', '/me/epoch');

export async function signOut(): Promise<void> {
  await request('POST', '/me/sign-out');
  remember(undefined);
}

export async function eraseAccount(): Promise<void> {
  await request('DELETE', '/me');
  remember(undefined);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
