import { type Afterwards, NOTHING_AFTERWARDS } from '../../domain/order/result';
import type { Queries } from '../database/database';
import { arrivalsOf } from './arrivals';
import { checksOf } from './checks';
import { leavingsOf } from './leavings';
import { packedOf, photosOf } from './packed';
import { earlierOf, resultsOf } from './results';
import { wayFilesOf } from './way-files';

/** What has become of each of these orders that only some modes know. */
export async function afterwardsOf(
  queries: Queries,
  orderNos: readonly string[],
): Promise<(orderNo: string) => Afterwards> {
  const [results, earlier] = [await resultsOf(queries, orderNos), await earlierOf(queries, orderNos)];
  const [checked, leavings] = [await checksOf(queries, orderNos), await leavingsOf(queries, orderNos)];
  const [packed, photos] = [await packedOf(queries, orderNos), await photosOf(queries, orderNos)];
  const [arrivals, seen] = [await arrivalsOf(queries, orderNos), await wayFilesOf(queries, orderNos)];
  return (orderNo) => ({
    results: results.get(orderNo) ?? [],
    earlier: earlier.get(orderNo) ?? null,
    checked: checked.get(orderNo) ?? [],
    packed: packed.get(orderNo) ?? [],
    photos: photos.get(orderNo) ?? [],
    seen: seen.get(orderNo) ?? [],
    leavings: leavings.get(orderNo) ?? [],
    arrivals: arrivals.get(orderNo) ?? NOTHING_AFTERWARDS.arrivals,
  });
}
