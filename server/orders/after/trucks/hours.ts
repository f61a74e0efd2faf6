import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import type { truckHours } from '../../../../contract/after/trucks';
import { notFound } from '../../../base/http/refusal';
import { readOrder } from '../../orders/snapshot';
import { orderStore } from '../../orders/store';
import { takenOf } from '../../../world/takings/taken';
import type { AfterDeps } from '../deps';

/** Later hours with room for a truck of the order. The change itself checks again. */
export const truckHoursWith =
  ({ database, moment, modes }: AfterDeps) =>
  async (userId: string, { orderNo }: RequestOf<typeof truckHours>): Promise<ReplyOf<typeof truckHours>> => {
    const order = await orderStore(database).find(userId, orderNo);
    if (!order) throw notFound();
    const { mode, snapshot } = readOrder(modes, order);
    const hours = mode.after?.trucks?.hours?.(snapshot, (await moment(database)).getTime());
    if (!hours) throw notFound();
    const taken = await takenOf(
      database,
      hours.map(({ taking }) => taking.stockId),
    );
    const left = hours.map(({ slot, taking }) => ({
      slot,
      left: taking.most - taken(taking.stockId, taking.measure),
    }));
    return { hours: left.filter((one) => one.left > 0) };
  };
