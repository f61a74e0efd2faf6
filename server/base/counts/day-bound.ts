import type { Queries } from '../database/database';
import { countOne } from './counts';

const DAY_SECONDS = 86_400;

/** Owner of the count, plus the address for unverified owners: all unverified owners at one address count as one. */
type DayCount = { kind: string; own: string; address: string | null; most: number };

/**
 * Daily bound on records that are kept for good, even when given up. Counts inside the creating transaction, so refused
 * ones do not count. Null if one more may be made, else whose bound was hit.
 */
export async function countOfDay(
  inside: Queries,
  { kind, own, address, most }: DayCount,
  now: Date,
): Promise<'own' | 'address' | null> {
  const isBeyond = async (subject: string) => (await countOne(inside, kind, subject, now, DAY_SECONDS)).count > most;
  if (await isBeyond(own)) return 'own';
  return address !== null && (await isBeyond(`address ${address}`)) ? 'address' : null;
}
