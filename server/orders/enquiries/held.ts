import { CODES } from '../../../contract/wire/envelope';
import { type EnquiryAct, mayDo } from '../../../domain/order/enquiry/enquiry-life';
import type { Queries } from '../../base/database/database';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import { ENQUIRY_MESSAGES as messages } from './messages';
import { enquiryState } from './shown';
import { type EnquiryRow, enquiryStore } from './store';

export const movedRefusal = () => new Refusal(CODES.moveRefused, messages.moved);

/** Locks the enquiry for the transaction if the act is possible. `userId`: null for staff. */
export async function lockEnquiry(
  inside: Queries,
  act: EnquiryAct,
  { enquiryNo, userId, now }: { enquiryNo: string; userId: string | null; now: Date },
): Promise<EnquiryRow> {
  const row = await enquiryStore(inside).hold(enquiryNo, userId);
  if (!row) throw notFoundFault();
  const state = enquiryState(row, now.getTime());
  if (act === 'accept' && state === 'LAPSED') throw new Refusal(CODES.quoteLapsed, messages.lapsed);
  if (!mayDo(act, state)) throw movedRefusal();
  return row;
}
