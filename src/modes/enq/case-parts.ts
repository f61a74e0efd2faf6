import type { CaseEnquiry, EnquiryCaseIntents, EnquiryCaseView } from '../../../machines/order/enquiry-case';
import { momentWords } from '../../copy/moment-words';

/** What the pieces of the page of an enquiry are drawn from. */
export type CaseParts = { enquiry: CaseEnquiry; view: EnquiryCaseView; on: EnquiryCaseIntents };

export function momentText(at: string): string {
  const { date, weekday, time } = momentWords(at);
  return `${date} ${weekday} ${time}`;
}
