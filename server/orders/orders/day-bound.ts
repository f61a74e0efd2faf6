import { CODES } from '../../../contract/wire/envelope';
import { MOST_ORDERS_A_DAY } from '../../../domain/order/life/holdings';
import { countOfDay } from '../../base/counts/day-bound';
import type { Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import { type Buyer, boundFactor } from './buyer';
import { dayText } from './overrun-text';

export async function holdWithinDay(inside: Queries, buyer: Buyer, now: Date): Promise<void> {
  const { userId, enterpriseId, isVerified, registeredFrom } = buyer;
  const most = MOST_ORDERS_A_DAY * (await boundFactor(inside, buyer));
  const address = isVerified ? null : registeredFrom;
  const whose = await countOfDay(inside, { kind: 'orders', own: enterpriseId ?? userId, address, most }, now);
  if (whose === null) return;
  const said = dayText({ most, isOfAddress: whose === 'address' }, isVerified);
  throw new Refusal(CODES.bounded, said, { data: { of: 'day', most, isVerified } });
}
