/** How the process ends, in the words of sysexits.h, so that a supervisor can tell "try again" from "mend the settings". */
export const EXIT = {
  done: 0,
  /** The database does not answer. */
  unavailable: 69,
  unexpected: 70,
  /** The address cannot be bound: in use, or not ours. */
  address: 71,
  /** The data directory cannot be created or written. */
  cannotCreate: 73,
  /** Another process holds the data directory; later it may not. */
  locked: 75,
  /** The database was written by a newer release. */
  newerSchema: 76,
  /** The settings contradict themselves or the mode. */
  settings: 78,
} as const;

/** A reason not to start that a person can act on: one sentence and a code, no stack. */
export class StartFailure extends Error {
  readonly exitCode: number;
  constructor(exitCode: number, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartFailure';
    this.exitCode = exitCode;
  }
}
