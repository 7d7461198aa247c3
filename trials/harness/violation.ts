/** Something a server must never do. */
export class Violation extends Error {
  constructor(table: string, what: string) {
    super(`Table ${table}: ${what}`);
  }
}
