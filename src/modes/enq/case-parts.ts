import type { CaseEnquiry, EnquiryCaseIntents, EnquiryCaseView } from '../../../machines/order/enquiry-case';

export type CaseParts = { enquiry: CaseEnquiry; view: EnquiryCaseView; on: EnquiryCaseIntents };
