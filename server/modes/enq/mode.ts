import type { EnquiryFacts, EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { ENQ } from '../../../domain/modes/enq/mode';
import { momentIn } from '../../../domain/values/moments';
import type { AskedMode } from '../mode';

/** Prices that a person works out. */
export const enqMode = (known: Omit<EnquiryFacts, 'now'>): AskedMode<EnquiryForm> => ({
  kind: 'asked',
  faults: (form, now) => ENQ.faults(form, { ...known, now }),
  answerBy: ({ quoteDeadline }) => momentIn(quoteDeadline),
});
