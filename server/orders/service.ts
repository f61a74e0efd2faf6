import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { notFound } from '../http/refusal';
import { addPapersWith, withdrawPaperWith } from './add-papers';
import { answerBumpWith } from './bump/answer';
import { lapseBumpsWith } from './bump/lapse';
import { cancelWith } from './cancel';
import { bookLeavingWith, dropLeavingWith } from './collect';
import { changeTruckWith } from './change-truck';
import { truckHoursWith } from './truck-hours';
import { deskWith } from './desk';
import { amendWith } from './intake/amend';
import { answerMeasuredWith } from './intake/answer';
import { lapseAnswersWith } from './intake/lapse';
import { gateWith } from './gate';
import { answerTo, forgetKeys } from './keys';
import { momentBy } from './moment';
import { rejectMissedWith } from './missed';
import { matchHalvesWith } from './pairs';
import { sendNoticesWith } from './notices';
import type { Submitted } from './order';
import type { OrdersOutside } from './outside';
import { enterprisePassedWith } from './passed';
import { prolongWith } from './prolong';
import { readingWith } from './read';
import { submitWith } from './submit';
import { lapseOffersWith } from './lapse';
import { cancelOverdueWith } from './sweep';

export type OrdersDeps = OrdersOutside & { database: Database; clock: Clock };

export function orderService(deps: OrdersDeps) {
  const { database, clock } = deps;
  const moment = momentBy(clock);
  const cancelOverdue = cancelOverdueWith({ ...deps, moment });
  const lapseOffers = lapseOffersWith({ ...deps, moment });
  const rejectMissed = rejectMissedWith({ ...deps, moment });
  const lapseAnswers = lapseAnswersWith({ ...deps, moment });
  const lapseBumps = lapseBumpsWith({ ...deps, moment });
  const matchHalves = matchHalvesWith({ ...deps, moment });
  const sendNotices = sendNoticesWith({ ...deps, moment });
  return {
    submit: submitWith({ ...deps, moment }),
    async byKey(userId: string, key: string): Promise<Submitted> {
      const answer = await answerTo(database, userId, key, await moment(database));
      if (!answer) throw notFound();
      return answer;
    },
    ...readingWith({ ...deps, moment, cancelOverdue, lapseOffers }),
    gate: gateWith({ database, moment, modes: deps.modes }),
    cancel: cancelWith({ ...deps, moment }),
    amend: amendWith({ ...deps, moment }),
    prolong: prolongWith({ ...deps, moment }),
    bookLeaving: bookLeavingWith({ ...deps, moment }),
    dropLeaving: dropLeavingWith({ ...deps, moment }),
    changeTruck: changeTruckWith({ ...deps, moment }),
    truckHours: truckHoursWith({ ...deps, moment }),
    answerMeasured: answerMeasuredWith({ ...deps, moment }),
    answerBump: answerBumpWith({ ...deps, moment }),
    addPapers: addPapersWith({ ...deps, moment }),
    withdrawPaper: withdrawPaperWith({ ...deps, moment }),
    desk: deskWith({ ...deps, moment }),
    enterprisePassed: enterprisePassedWith({ ...deps, moment }),
    async sweep() {
      await cancelOverdue();
      await lapseOffers();
      await rejectMissed();
      await lapseAnswers();
      await lapseBumps();
      await matchHalves();
      await sendNotices();
      await forgetKeys(database, await moment(database));
    },
  };
}

export type OrderService = ReturnType<typeof orderService>;
