import type { WorkWire } from '../../../contract/house/case-wire';
import type { CalendarReading, ClosureReading } from '../../../domain/house/case';
import type { SurchargeReading } from '../../../domain/house/surcharge';
import { CALENDAR_DEEDS, type CaseActId, CLOSURE_DEEDS, SURCHARGE_DEEDS } from '../../../domain/house/duties';
import type { PlaceNotice } from '../../../domain/offer/notice';
import type { AnswerReading } from '../../../domain/order/enquiry/answer-doubts';
import type { Route } from '../../base/http/route';
import type { StaffDoor } from '../../people/staff/serve';
import type { Work } from './work';

/** Results of acts that the page shows before confirmation; other acts have none. */
const onPage = (act: CaseActId, result: unknown) => ({
  answer: act === 'enquiry.answered' || act === 'enquiry.approved' ? (result as AnswerReading) : null,
  notice: act === 'notice.put' ? (result as PlaceNotice) : null,
  calendar: CALENDAR_DEEDS.some((one) => one === act) ? (result as CalendarReading) : null,
  surcharge: SURCHARGE_DEEDS.some((one) => one === act) ? (result as SurchargeReading) : null,
  closure: CLOSURE_DEEDS.some((one) => one === act) ? (result as ClosureReading) : null,
});

export const workRoutes = <TAt>(
  door: StaffDoor,
  { rehearse, act, hold }: WorkWire,
  work: Pick<Work<TAt>, 'rehearse' | 'act' | 'hold'>,
): Route[] => [
  door.serve(rehearse, async (asked, user) => {
    const { texts, result } = await work.rehearse(user, asked);
    return { texts, ...onPage(asked.act, result) };
  }),
  door.serve(act, async (asked, user) => {
    await work.act(user, asked);
    return null;
  }),
  door.serve(hold, async (asked, user) => {
    await work.hold(user, asked);
    return null;
  }),
];
