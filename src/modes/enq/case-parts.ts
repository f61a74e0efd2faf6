import type { CaseEnquiry, EnquiryCaseIntents, EnquiryCaseView } from '../../../machines/order/enquiry-case';

/** What the pieces of the page of an enquiry are drawn from. */
export type CaseParts = { enquiry: CaseEnquiry; view: EnquiryCaseView; on: EnquiryCaseIntents };
