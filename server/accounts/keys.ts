import { randomBytes } from 'node:crypto';
import { Refusal } from '../../protocol/fault.ts';
import type { Accounts, StoredKey } from '../../store/accounts/account.ts';
import { newId } from '../../store/id.ts';
import type { Store } from '../../store/store.ts';
import {
  type Asserted,
  type Attested,
  challengeOf,
  checkAsserted,
  checkAttested,
  type Site,
} from './passkey.ts';
import { hashPhrase, newPhrase, wordsOf } from './phrase.ts';
import { hash } from './secret.ts';

const MINUTE = 60_000;
const PASSKEY_MS = 10 * MINUTE;
const PHRASE_MS = 60 * MINUTE;
const MOST_KEYS = 20;

/** Under this name the store keeps the domain to which the passkeys of this installation belong. */
const DOMAIN = 'passkey-domain';

/** What people sign in with: passkeys, and a phrase of six words. */
export class Keys {
  readonly #accounts: Accounts;

  constructor(store: Store) {
    this.#accounts = store.accounts;
  }

  list(person: string): Promise<StoredKey[]> {
    return this.#accounts.keys(person);
  }

  /** False if the person has no such key. */
  remove(person: string, id: string): Promise<boolean> {
    return this.#accounts.removeKey(person, id);
  }

  /** A challenge for a new passkey of a person, or for signing in with one. */
  async challenge(person: string | undefined): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    await this.#accounts.addChallenge({
      hash: hash(challenge),
      purpose: person === undefined ? 'sign-in' : 'passkey',
      person: person ?? null,
      data: null,
      expires: Date.now() + PASSKEY_MS,
    });
    return challenge;
  }

  async addPasskey(person: string, given: Attested, site: Site, label: string): Promise<StoredKey> {
    const counter = checkAttested(given, site);
    const taken = await this.#take(challengeOf(given.clientData), 'passkey');
    if (taken?.person !== person) throw tooLate();
    await this.#mustHaveRoom(person);
    if (await this.#accounts.key(given.id))
      throw new Refusal('malformed', 'This passkey is already registered.');
    await this.#accounts.fix(DOMAIN, site.rpId);
    const { id, publicKey } = given;
    const key = { ...newKey(person, label), id, kind: 'passkey', public: publicKey, counter } as const;
    await this.#accounts.addKey(key);
    return key;
  }

  /** The person of a passkey; undefined if it is not known or was copied. */
  async byPasskey(id: string, given: Asserted, site: Site): Promise<string | undefined> {
    if (!(await this.#take(challengeOf(given.clientData), 'sign-in'))) throw tooLate();
    const key = await this.#accounts.key(id);
    if (key?.kind !== 'passkey') return undefined;
    const counter = checkAsserted(given, key.public!, site);
    return (await this.#accounts.useKey(id, counter, Date.now())) ? key.person : undefined;
  }

  #take(challenge: string, purpose: string) {
    return this.#accounts.takeChallenge(hash(challenge), purpose, Date.now());
  }

  /** A new phrase; it is stored once the person has shown that they have written it down. */
  async drawPhrase(person: string): Promise<string[]> {
    const words = newPhrase();
    await this.#accounts.addChallenge({
      hash: hashPhrase(words),
      purpose: 'phrase',
      person,
      data: null,
      expires: Date.now() + PHRASE_MS,
    });
    return words;
  }

  /** Stores a phrase that was drawn for this person, in place of the one before. */
  async keepPhrase(person: string, phrase: string): Promise<StoredKey> {
    const words = wordsOf(phrase);
    const drawn = words && (await this.#accounts.takeChallenge(hashPhrase(words), 'phrase', Date.now()));
    if (drawn?.person !== person) throw new Refusal('not-found', 'These are not the words that were drawn.');
    await this.#mustHaveRoom(person);
    const key = { ...newKey(person, ''), kind: 'phrase', hash: drawn.hash } as const;
    await this.#accounts.addKey(key);
    return key;
  }

  /** The person of a phrase. */
  async byPhrase(phrase: string): Promise<string | undefined> {
    const words = wordsOf(phrase);
    const key = words && (await this.#accounts.keyByHash(hashPhrase(words)));
    if (!key) return undefined;
    await this.#accounts.useKey(key.id, 0, Date.now());
    return key.person;
  }

  async #mustHaveRoom(person: string): Promise<void> {
    if ((await this.list(person)).length >= MOST_KEYS)
      throw new Refusal('too-many', `You have ${MOST_KEYS} keys; remove one first.`);
  }

  /** The domain of the passkeys in the store, if it is another than that of this server. */
  async otherDomain(rpId: string | undefined): Promise<string | undefined> {
    const fixed = await this.#accounts.fixed(DOMAIN);
    return fixed === rpId ? undefined : fixed;
  }
}

const newKey = (person: string, label: string): StoredKey => ({
  id: newId(),
  person,
  kind: 'phrase',
  public: null,
  hash: null,
  counter: 0,
  label,
  created: Date.now(),
  used: null,
});

const tooLate = (): Refusal => new Refusal('not-found', 'This request has expired; start again.');
