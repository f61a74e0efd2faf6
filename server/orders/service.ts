import { aftersWith, expectedAt } from '../after';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { notFound } from '../http/refusal';
import { addPapersWith, withdrawPaperWith } from './add-papers';
import { cancelWith } from './cancel';
import { completeOverWith } from './complete';
import { deskWith } from './desk';
import { deskOverWith } from './desk-over';
import { answerTo, forgetKeys } from './keys';
import { momentBy } from './moment';
import { rejectMissedWith } from './missed';
import { sendNoticesWith } from './notices';
import type { Submitted } from './order';
import type { OrdersOutside } from './outside';
import { enterprisePassedWith } from './passed';
import { readingWith } from './read';
import { submittingWith } from './submit';
import { lapseOffersWith } from './lapse';
import { promiseReviewsWith } from './review-by';
import { cancelOverdueWith } from './sweep';

export type OrdersDeps = OrdersOutside & { database: Database; clock: Clock };

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
    async byKey(userId: string, key: string): Promise<Submitted> {
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
