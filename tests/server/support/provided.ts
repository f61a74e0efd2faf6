import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server the suite runs on; empty where none could be had. Not provided at all to the embedded suite. */
    postgresUrl?: string;
  }
}
