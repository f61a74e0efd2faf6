import type { HouseEvent } from '../../../domain/order/life/lifecycle';
import { aftersWith, expectedAt } from '../after';
import type { After } from '../after/after';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { notFound, Refusal } from '../../base/http/refusal';
import { addPapersWith, withdrawPaperWith } from './add-papers';
import { cancelWith } from '../orders/cancel';
import { deskWith, type OrderDesk } from './desk';
import { answerTo, forgetKeys } from './keys';
import { momentBy, type Moment } from '../orders/moment';
import { rejectMissedWith } from './missed';
import { sendNoticesWith } from './notices';
import type { SubmitReceipt } from '../orders/order';
import type { OrdersOutside } from '../orders/outside';
import { enterprisePassedWith } from './passed';
import { readingWith } from './read';
import { submittingWith } from './submit';
import { lapseOffersWith } from './lapse';
import { promiseReviewsWith } from '../orders/review-by';
import { cancelOverdueWith } from './sweep';

type DeskOver = Partial<Pick<OrdersOutside, 'notify' | 'sold' | 'files'>> & { database?: Database };

const deskOverWith =
  (deps: OrdersOutside & { database: Database; moment: Moment }) =>
  (over: DeskOver): OrderDesk => {
    const outside = { ...deps, ...over };
    return deskWith({ ...outside, after: aftersWith(outside) });
  };

const COMPLETED: HouseEvent = 'completed';

type Deps = { database: Database; moment: Moment; after: readonly After[]; desk: Pick<OrderDesk, 'move'> };

/**
 * Completes orders whose time is over through the desk's own move, so that an open complaint or missing paper stops it.
 * Safe in several gateways at once.
 */
const completeOverWith =
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
  const moment = momentBy(clock);
  const after = aftersWith({ ...deps, moment });
  const cancelOverdue = cancelOverdueWith({ ...deps, moment });
  const lapseOffers = lapseOffersWith({ ...deps, moment });
  const promiseReviews = promiseReviewsWith(deps);
  const rejectMissed = rejectMissedWith({ ...deps, moment });
  const desk = deskWith({ ...deps, moment, after });
  const completeOver = completeOverWith({ ...deps, moment, after, desk });
  const sendNotices = sendNoticesWith({ ...deps, moment });
  return {
    ...submittingWith({ ...deps, moment }),
    async byKey(userId: string, key: string): Promise<SubmitReceipt> {
      const answer = await answerTo(database, userId, key, await moment(database));
      if (!answer) throw notFound();
      return answer;
    },
    ...readingWith({ ...deps, moment, after, cancelOverdue, lapseOffers }),
    gate: (code: string) => expectedAt(after, code),
    after,
    cancel: cancelWith({ ...deps, moment }),
    addPapers: addPapersWith({ ...deps, moment }),
    withdrawPaper: withdrawPaperWith({ ...deps, moment }),
    desk,
    deskOver: deskOverWith({ ...deps, moment }),
    enterprisePassed: enterprisePassedWith({ ...deps, moment }),
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
