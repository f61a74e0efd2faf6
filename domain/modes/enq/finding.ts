import { ownFindings } from '../../order/own-findings';

/** What is said of an enquiry that no order says. */
export const { codes: ENQ_FINDING_CODES, found } = ownFindings(
  { enquiry: { source: '询价受理规则', edition: '2026 版' } },
  { enqUnasked: ['enquiry', 'CARRIER'] },
);
export type EnqFindingCode = (typeof ENQ_FINDING_CODES)[number];
