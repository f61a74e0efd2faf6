/** Exit codes of sysexits.h, so that a supervisor can tell "try again" from "fix the settings". */
export const EXIT = {
  done: 0,
  unavailable: 69,
  unexpected: 70,
  /** The address cannot be bound: it is in use or not local. */
  address: 71,
  cannotCreate: 73,
  /** Another process holds the data directory; a retry may succeed. */
  locked: 75,
  /** A newer release wrote the database. */
  newerSchema: 76,
  /** The settings contradict each other or the mode. */
  settings: 78,
} as const;

/** A start failure that an operator can fix: one sentence and an exit code, no stack. */
export class StartFailure extends Error {
  readonly exitCode: number;
  constructor(exitCode: number, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartFailure';
    this.exitCode = exitCode;
  }
}
