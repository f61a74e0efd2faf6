import { setTimeout as pause } from 'node:timers/promises';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 5;

/** Five-character SQLSTATE of an error from either driver. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

const lostToAnother = (error: unknown) => [SERIALIZATION_FAILURE, DEADLOCK].includes(sqlState(error) ?? '');

/** Retries only work that the server reports as rolled back. */
export async function retryingLostRaces<TResult>(work: () => Promise<TResult>): Promise<TResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !lostToAnother(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
