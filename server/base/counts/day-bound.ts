import type { Queries } from '../database/database';
import { countOne } from './counts';

const DAY_SECONDS = 86_400;

/** Whose they are, and, of somebody nobody has verified, from which address: all such from one address are one stranger. */
type DayCount = { kind: string; own: string; address: string | null; most: number };

/**
 * So many a day, whatever becomes of them: what is made and given up stays in the books for good. Counted in the
 * transaction that makes one, so what is refused is not counted; the address waits there for others of it. Null where
 * one more may be made, else whose bound it is.
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
