/** How people sign in, and where they are signed in. */
export interface Accounts {
  /** Keeps a device that is stored already. */
  addDevice(device: StoredDevice): Promise<void>;
  device(id: string): Promise<StoredDevice | undefined>;
  /** Those a person is signed in with, the latest used first. */
  devices(person: string): Promise<StoredDevice[]>;
  useDevice(id: string, now: number): Promise<void>;
  /** Ends one device of a person, or all but one; returns how many. */
  endDevice(person: string, id: string, now: number): Promise<number>;
  endDevices(person: string, except: string | undefined, now: number): Promise<number>;

  addKey(key: StoredKey): Promise<void>;
  key(id: string): Promise<StoredKey | undefined>;
  keyByHash(hash: string): Promise<StoredKey | undefined>;
  keys(person: string): Promise<StoredKey[]>;
  /** False if a passkey's counter did not grow, so that somebody may have copied it. */
  useKey(id: string, counter: number, now: number): Promise<boolean>;
  removeKey(person: string, id: string): Promise<boolean>;

  /** The confirmed address of a person, or the person of an address, after changes that are due. */
  mail(person: string, now: number): Promise<StoredMail | undefined>;
  mailAt(fold: string, now: number): Promise<StoredMail | undefined>;
  /** False if the address belongs to somebody else. */
  addMail(person: string, address: string, now: number): Promise<boolean>;
  /** The address gives way to another, or to none, at a time; without a time the change is called off. */
  changeMail(person: string, next: string | undefined, since: number | undefined): Promise<void>;

  /** Replaces a challenge of the same hash. */
  addChallenge(challenge: StoredChallenge): Promise<void>;
  /** Returns a challenge once, unless it has expired. */
  takeChallenge(hash: string, purpose: string, now: number): Promise<StoredChallenge | undefined>;

  setSeal(person: string, seal: string): Promise<void>;
  /**
   * Makes a guest part of an account: its tables, tokens and mutes are the account's from now on, and nobody is the
   * guest any more. The seats are handed over at the tables.
   */
  merge(guest: string, account: string, now: number): Promise<void>;
  /** The guests that became part of an account. */
  merged(account: string): Promise<string[]>;
  /** The value fixed under a name: the first that was given. */
  fix(name: string, value: string): Promise<string>;
  fixed(name: string): Promise<string | undefined>;
}

export interface StoredDevice {
  readonly id: string;
  readonly person: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
  readonly ended: number | null;
}

export type KeyKind = 'passkey' | 'phrase';

export interface StoredKey {
  readonly id: string;
  readonly person: string;
  readonly kind: KeyKind;
  /** Of a passkey: SPKI, in base64url. */
  readonly public: string | null;
  /** Of a phrase. */
  readonly hash: string | null;
  readonly counter: number;
  readonly label: string;
  readonly created: number;
  readonly used: number | null;
}

export interface StoredMail {
  readonly person: string;
  readonly address: string;
  readonly confirmed: number;
  readonly next: string | null;
  readonly since: number | null;
}

export interface StoredChallenge {
  readonly hash: string;
  readonly purpose: string;
  readonly person: string | null;
  readonly data: string | null;
  readonly expires: number;
}

/** Addresses are compared without case; both parts, as no provider tells them apart by it. */
export const foldMail = (address: string): string => address.normalize('NFC').toLowerCase();
