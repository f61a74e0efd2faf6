import type { EnquiryDetail, EnquiryHead, EnquiryState } from '../../../domain/order/enquiry/enquiry-life';
import { enquiryStateAt } from '../../../domain/order/enquiry/enquiry-life';
import type { Queries } from '../../base/database/database';
import { answerStore, type AnswerRow } from './answers';
import { findPlaceName } from '../../world/ports/catalogue';
import type { EnquiryRow } from './store';

export const enquiryState = ({ state, answerBy, validUntil, orderNo }: EnquiryRow, now: number): EnquiryState =>
  enquiryStateAt({ state, answerBy: answerBy.getTime(), validUntil: validUntil?.getTime() ?? null, orderNo }, now);

export const buildEnquiryHead = (row: EnquiryRow, now: number): EnquiryHead => ({
  enquiryNo: row.enquiryNo,
  state: enquiryState(row, now),
  sentAt: row.sentAt.toISOString(),
  answerBy: row.answerBy.toISOString(),
  orgPortCode: row.form.orgPortCode,
  dstPortCode: row.form.dstPortCode,
  orgName: findPlaceName(row.form.orgPortCode),
  dstName: findPlaceName(row.form.dstPortCode),
});

export const shownAnswer = ({ answerNo, at, validUntil, offer, charges, note }: AnswerRow) => ({
  answerNo,
  at: at.toISOString(),
  validUntil: validUntil.toISOString(),
  offer,
  charges,
  note,
});

export async function readEnquiryDetail(queries: Queries, row: EnquiryRow, now: number): Promise<EnquiryDetail> {
  const { form, reason, quoteId, lockedUntil, orderNo } = row;
  const store = answerStore(queries, row.enquiryNo);
  const answer = await store.last();
  return {
    ...buildEnquiryHead(row, now),
    form,
    answer: answer ? shownAnswer(answer) : null,
    messages: await store.said(),
    reason,
    quote: quoteId !== null && lockedUntil ? { quoteId, lockedUntil: lockedUntil.toISOString() } : null,
    orderNo,
  };
}
