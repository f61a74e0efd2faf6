import { CODES } from '../../contract/envelope';
import { MOST_ENQUIRIES_A_DAY, VERIFIED_TIMES } from '../../domain/order/holdings';
import { countOfDay } from '../counts/day-bound';
import type { Queries } from '../database/database';
import { Refusal } from '../http/refusal';
import { tooManyToday } from './messages';
import type { Asker } from './store';

/** So many enquiries a day, withdrawn or not. Who asks is held. */
export async function holdWithinDay(inside: Queries, asker: Asker & { userId: string }, now: Date): Promise<void> {
  const { userId, enterpriseId, registeredFrom, isVerified } = asker;
  const most = MOST_ENQUIRIES_A_DAY * (isVerified ? VERIFIED_TIMES : 1);
  const address = isVerified ? null : registeredFrom;
  const whose = await countOfDay(inside, { kind: 'enquiries', own: enterpriseId ?? userId, address, most }, now);
  if (whose !== null)
    throw new Refusal(CODES.bounded, tooManyToday({ most, isVerified, isOfAddress: whose === 'address' }), {
      data: { of: 'day', most, isVerified },
    });
}
