import { blankEnquiry, type EnquiryForm } from '../../domain/modes/enq/enquiry';
import { BOOKED_AT, factsFor, generalOrder, methanol } from './fcl-order';

export const enquiryFacts = {
  now: BOOKED_AT,
  identityOf: factsFor().identityOf,
  isPlace: (code: string) => /^(?:CNSHA|SGSIN)$/.test(code),
};

export const soundEnquiry: EnquiryForm = {
  ...blankEnquiry,
  orgPortCode: 'CNSHA',
  dstPortCode: 'SGSIN',
  etd: '2026-12-20',
  goods: [methanol],
  contactName: '林海',
  contactPhone: '13812345678',
  quoteDeadline: '2026-11-20T12:01',
};

export const generalEnquiry: EnquiryForm = { ...soundEnquiry, isDanger: 'N', goods: generalOrder.goods };
