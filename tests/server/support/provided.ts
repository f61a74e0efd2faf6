import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection of the suite’s server; empty if none is available, undefined in the embedded suite. */
    postgresUrl?: string;
  }
}
