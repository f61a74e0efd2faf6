/** `away`: nobody answers, or the answer was lost on its way. `full`: there is no room left to write in. */
export type Lack = 'away' | 'full';

/**
 * The database cannot do the work now and may do it later. Whether work that was under way has been done is unknown:
 * an answer may have been lost after its commit.
 */
export class DatabaseUnavailable extends Error {
  readonly lack: Lack;
  constructor(lack: Lack, cause: unknown) {
    super(`the database is ${lack}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.lack = lack;
  }
}

/** For what a read writes beside it, and can do without on a full disk: when a session was last seen, who read what. */
export function forgoneWhenFull(error: unknown): void {
  if (!(error instanceof DatabaseUnavailable && error.lack === 'full')) throw error;
}
