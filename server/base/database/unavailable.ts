/** `away`: no answer, or it was lost. `full`: no disk space to write. */
export type DatabaseLack = 'away' | 'full';

/**
 * The database is temporarily unavailable. Running work may be done or not: its answer may have been lost after the
 * commit.
 */
export class DatabaseUnavailable extends Error {
  readonly lack: DatabaseLack;
  constructor(lack: DatabaseLack, cause: unknown) {
    super(`the database is ${lack}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.lack = lack;
  }
}

/** Ignores a full disk for optional writes of a read: last use of a session, the access log. */
export function forgoneWhenFull(error: unknown): void {
  if (!(error instanceof DatabaseUnavailable && error.lack === 'full')) throw error;
}
