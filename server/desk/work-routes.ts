import type { WorkWire } from '../../contract/house/case-wire';
import type { EnquiryAnswer } from '../../domain/order/enquiry-life';
import type { Route } from '../http/route';
import type { StaffDoor } from '../staff/serve';
import type { Work } from './work';

/** What an answer to an enquiry came to; of all else there is nothing on a page to be read before. */
const answerIn = (act: string, result: unknown): EnquiryAnswer | null =>
  act === 'enquiry.answered' ? (result as EnquiryAnswer) : null;

/** How a case of any kind is worked at. */
export const workRoutes = <TAt>(
  door: StaffDoor,
  { rehearse, act, hold }: WorkWire,
  work: Pick<Work<TAt>, 'rehearse' | 'act' | 'hold'>,
): Route[] => [
  door.serve(rehearse, async (asked, user) => {
    const { texts, result } = await work.rehearse(user, asked);
    return { texts, answer: answerIn(asked.act, result) };
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
