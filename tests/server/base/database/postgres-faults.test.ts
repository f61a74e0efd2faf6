import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { withLackErrors } from '../../../../server/base/database/postgres';

import { DatabaseUnavailable } from '../../../../server/base/database/unavailable';

/** Kind of lack reported for a driver failure, or the failure itself. */
async function lackOf(failure: unknown): Promise<string> {
  try {
    await withLackErrors(Promise.reject(failure));
  } catch (end) {
    if (end instanceof DatabaseUnavailable) return end.lack;
    return end === failure ? 'itself' : 'lost';
  }
  return 'nothing';
}

const said = (code: string | undefined) => Object.assign(new DatabaseError('no', 2, 'error'), { code });

it.each([
  ['53100', 'full'],
  ['08006', 'away'],
  ['08P01', 'away'],
  ['53200', 'away'],
  ['53300', 'away'],
  ['53400', 'away'],
  ['57P01', 'away'],
  ['57P05', 'away'],
  ['57014', 'away'],
  ['25006', 'away'],
  ['57P06', 'itself'],
  ['53000', 'itself'],
  ['23505', 'itself'],
  ['40001', 'itself'],
  ['', 'itself'],
  [undefined, 'itself'],
])('classifies SQLSTATE %s as: %s', async (code, lack) => {
  expect(await lackOf(said(code))).toBe(lack);
});

it('classifies an error without SQLSTATE as a lost connection, except for programming errors', async () => {
  expect(await lackOf(new Error('ECONNRESET'))).toBe('away');
  expect(await lackOf(new TypeError('undefined is not a function'))).toBe('itself');
  expect(await lackOf(new RangeError('too deep'))).toBe('itself');
  expect(await withLackErrors(Promise.resolve(7))).toBe(7);
});
