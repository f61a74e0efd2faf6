import { DatabaseError } from 'pg';

import { DatabaseUnavailable, type Lack } from './unavailable';

const DISK_FULL = '53100';
/** Lost connections, a server that stops, starts, has no place left, has become a copy, or took too long. */
const AWAY = /^(?:08...|53[234]00|57P0[1-5]|57014|25006)$/;

function lackIn(error: unknown): Lack | undefined {
  if (error instanceof DatabaseError) {
    if (error.code === DISK_FULL) return 'full';
    return AWAY.test(error.code ?? '') ? 'away' : undefined;
  }
  // What the server did not say and is no slip of ours is the line between us and it.
  return error instanceof TypeError || error instanceof RangeError ? undefined : 'away';
}

/** The promise of the driver, whose failures tell an answer of the server from the lack of one. */
export const answered = async <TResult>(asked: Promise<TResult>): Promise<TResult> =>
  asked.catch((error: unknown) => {
    const lack = lackIn(error);
    throw lack === undefined ? error : new DatabaseUnavailable(lack, error);
  });
