import type { Letter, MailTexts } from '../../i18n/index.ts';
import { catalogue, type Language } from '../../i18n/index.ts';
import { Refusal } from '../../protocol/fault.ts';
import { foldMail, type StoredMail } from '../../store/accounts/account.ts';
import type { Store } from '../../store/store.ts';
import type { Mailer } from '../mail/mailer.ts';
import { hash, hashCode, newShortCode } from './secret.ts';
import { Window } from './window.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CODE_MINUTES = 15;
/** How long the old address still counts, so that its owner can stop a thief. */
const WAIT_DAYS = 3;
const MAILS_PER_HOUR = 5;

/** Mail addresses that people sign in with, by codes sent there. Answers are the same whether an address is known. */
export class Mails {
  readonly #store: Store;
  readonly #mailer: Mailer | undefined;
  readonly #origin: () => string;
  readonly #sent = new Window(MAILS_PER_HOUR, HOUR, 'mails to this address');

  /** Mails name our own address: anybody can write another one into the Host of a request. */
  constructor(store: Store, mailer: Mailer | undefined, origin: () => string) {
    this.#store = store;
    this.#mailer = mailer;
    this.#origin = origin;
  }

  /** Whether this server sends mail. */
  get works(): boolean {
    return this.#mailer !== undefined;
  }

  of(person: string): Promise<StoredMail | undefined> {
    return this.#store.accounts.mail(person, Date.now());
  }

  /** Sends a code to an address, if it opens an account. */
  async askSignIn(address: string, lang: Language): Promise<void> {
    const mailer = this.#mustWork();
    const fold = foldMail(address);
    if (!this.#sent.allows(fold)) return;
    const mail = await this.#store.accounts.mailAt(fold, Date.now());
    const code = newShortCode();
    // Stored in either case, so that both take equally long.
    await this.#keep('mail sign-in', fold, code, mail?.person, undefined);
    if (mail)
      await post(mailer, mail.address, lang, (texts) => texts.signIn(this.#origin(), code, CODE_MINUTES));
  }

  /** The person whose address received this code. */
  async signIn(address: string, code: string): Promise<string | undefined> {
    const found = await this.#take('mail sign-in', foldMail(address), code);
    return found?.person ?? undefined;
  }

  /** Sends a code to an address that a person wants to sign in with. */
  async askConfirm(person: string, address: string, lang: Language): Promise<void> {
    const mailer = this.#mustWork();
    const fold = foldMail(address);
    if (!this.#sent.allows(fold)) return;
    const mail = await this.#store.accounts.mailAt(fold, Date.now());
    if (mail && mail.person !== person)
      return post(mailer, mail.address, lang, (texts) => texts.known(this.#origin()));
    const code = newShortCode();
    await this.#keep('mail confirm', person, code, person, address);
    await post(mailer, address, lang, (texts) => texts.confirm(this.#origin(), code, CODE_MINUTES));
  }

  /** Takes up the address that received this code: at once if it is the first, else after a wait. */
  async confirm(person: string, code: string, lang: Language): Promise<StoredMail> {
    const found = await this.#take('mail confirm', person, code);
    if (!found) throw new Refusal('not-found', 'This code has been used or has expired.');
    const { accounts } = this.#store;
    const before = await this.of(person);
    if (!before && !(await accounts.addMail(person, found.data!, Date.now())))
      throw new Refusal('not-found', 'This address belongs to another account.');
    if (before && foldMail(before.address) !== foldMail(found.data!))
      await this.#change(before, found.data!, lang);
    return (await this.of(person))!;
  }

  /** Removes the address, after the wait. */
  async remove(person: string, lang: Language): Promise<StoredMail | undefined> {
    const mail = await this.of(person);
    if (mail) await this.#change(mail, undefined, lang);
    return this.of(person);
  }

  /** Calls a change off. */
  async keep(person: string): Promise<StoredMail | undefined> {
    await this.#store.accounts.changeMail(person, undefined, undefined);
    return this.of(person);
  }

  async #change({ person, address }: StoredMail, next: string | undefined, lang: Language) {
    await this.#store.accounts.changeMail(person, next, Date.now() + WAIT_DAYS * DAY);
    if (this.#mailer)
      await post(this.#mailer, address, lang, (texts) =>
        texts.changes(this.#origin(), next === undefined, WAIT_DAYS),
      );
  }

  #keep(
    purpose: string,
    whose: string,
    code: string,
    person: string | undefined,
    data: string | undefined,
  ): Promise<void> {
    return this.#store.accounts.addChallenge({
      hash: codeHash(purpose, whose, code),
      purpose,
      person: person ?? null,
      data: data ?? null,
      expires: Date.now() + CODE_MINUTES * MINUTE,
    });
  }

  #take(purpose: string, whose: string, code: string) {
    return this.#store.accounts.takeChallenge(codeHash(purpose, whose, code), purpose, Date.now());
  }

  #mustWork(): Mailer {
    if (!this.#mailer) throw new Refusal('not-found', 'This server sends no mail.');
    return this.#mailer;
  }
}

/** A code counts only together with what it was sent for. */
const codeHash = (purpose: string, whose: string, code: string): string =>
  hash(`${purpose} ${whose} ${hashCode(code)}`);

async function post(
  mailer: Mailer,
  to: string,
  lang: Language,
  letter: (texts: MailTexts) => Letter,
): Promise<void> {
  mailer.post({ to, ...letter(await catalogue(lang, 'mail')) });
}
