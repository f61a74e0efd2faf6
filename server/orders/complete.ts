import type { HouseEvent } from '../../domain/order/lifecycle';
import type { After } from '../after/after';
import type { Database } from '../database/database';
import { Refusal } from '../http/refusal';
import type { OrderDesk } from './desk';
import type { Moment } from './moment';

const COMPLETED: HouseEvent = 'completed';

type Deps = { database: Database; moment: Moment; after: readonly After[]; desk: Pick<OrderDesk, 'move'> };

/**
 * Completes the orders whose time is over, as the desk would: whatever has to be done first, a complaint that is looked
 * into, a paper that is missing, keeps an order where it is. Safe in several gateways at once.
 */
export const completeOverWith =
  ({ database, moment, after, desk }: Deps) =>
  async (): Promise<void> => {
    const now = await moment(database);
    for (const one of after) {
      for (const { orderNo, reason } of (await one.over?.(now)) ?? []) {
        try {
          await desk.move({ orderNo, from: 'ARRIVED', event: COMPLETED, reason });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
    }
  };
