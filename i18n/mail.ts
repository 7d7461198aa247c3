/** A mail as text: plain, so that every program shows it. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** Mails that the server sends. `site` is the address of the server. */
export interface MailTexts {
  /** A code to sign in with. */
  signIn(site: string, code: string, minutes: number): Letter;
  /** A code that shows that an address is the person's own. */
  confirm(site: string, code: string, minutes: number): Letter;
  /** Somebody entered an address that belongs to an account. */
  known(site: string): Letter;
  /** To the old address: it gives way to another, or to none. */
  changes(site: string, removed: boolean, days: number): Letter;
}
