import type { HouseEvent } from '../../../domain/order/life/lifecycle';
import { createAfters, findExpectedGate } from '../after';
import type { Capability } from '../after/after';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import { createAddPapers, createWithdrawPaper } from './add-papers';
import { createCancel } from '../orders/cancel';
import { createOrderDesk, type OrderDesk } from './desk';
import { findAnswerByKey, forgetKeys } from './keys';
import { createMoment, type Moment } from '../orders/moment';
import { createRejectMissed } from './missed';
import { createSendNotices } from './notices';
import type { SubmitReceipt } from '../orders/order';
import type { OrdersOutside } from '../orders/outside';
import { createEnterprisePassed } from './passed';
import { createOrderReading } from './read';
import { createSubmit } from './submit';
import { createOfferLapse } from './lapse';
import { createPromiseReviews } from '../orders/review-by';
import { createCancelOverdue } from './sweep';

type DeskOver = Partial<Pick<OrdersOutside, 'notify' | 'sold' | 'files'>> & { database?: Database };

const deskOverBuilder =
  (deps: OrdersOutside & { database: Database; moment: Moment }) =>
  (over: DeskOver): OrderDesk => {
    const outside = { ...deps, ...over };
    return createOrderDesk({ ...outside, after: createAfters(outside) });
  };

const COMPLETED: HouseEvent = 'completed';

type Deps = { database: Database; moment: Moment; after: readonly Capability[]; desk: Pick<OrderDesk, 'move'> };

/**
 * Completes orders whose time is over through the desk's own move, so that an open complaint or missing paper stops it.
 * Safe in several gateways at once.
 */
const createCompleteOver =
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

type OrdersDeps = OrdersOutside & { database: Database; clock: Clock };

export function orderService(deps: OrdersDeps) {
  const { database, clock } = deps;
  const moment = createMoment(clock);
  const after = createAfters({ ...deps, moment });
  const cancelOverdue = createCancelOverdue({ ...deps, moment });
  const lapseOffers = createOfferLapse({ ...deps, moment });
  const promiseReviews = createPromiseReviews(deps);
  const rejectMissed = createRejectMissed({ ...deps, moment });
  const desk = createOrderDesk({ ...deps, moment, after });
  const completeOver = createCompleteOver({ ...deps, moment, after, desk });
  const sendNotices = createSendNotices({ ...deps, moment });
  return {
    ...createSubmit({ ...deps, moment }),
    async byKey(userId: string, key: string): Promise<SubmitReceipt> {
      const answer = await findAnswerByKey(database, userId, key, await moment(database));
      if (!answer) throw notFoundFault();
      return answer;
    },
    ...createOrderReading({ ...deps, moment, after, cancelOverdue, lapseOffers }),
    gate: (code: string) => findExpectedGate(after, code),
    after,
    cancel: createCancel({ ...deps, moment }),
    addPapers: createAddPapers({ ...deps, moment }),
    withdrawPaper: createWithdrawPaper({ ...deps, moment }),
    desk,
    deskOver: deskOverBuilder({ ...deps, moment }),
    enterprisePassed: createEnterprisePassed({ ...deps, moment }),
    async sweep() {
      await promiseReviews();
      await cancelOverdue();
      await lapseOffers();
      await rejectMissed();
      for (const one of after) await one.sweep?.();
      await completeOver();
      await sendNotices();
      await forgetKeys(database, await moment(database));
    },
  };
}

export type OrderService = ReturnType<typeof orderService>;
