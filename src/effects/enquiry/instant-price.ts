import { fromPromise } from 'xstate';

import { priceEnquiry } from '../../../contract/modes/enq';
import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import type { EnquiryPriceAnswer } from '../../../machines/order/enquiry-price';
import type { AskInput, AskOutcome } from '../../../machines/support/aside';
import type { Gateway } from '../gateway/gateway';

/** Price of the enquiry if ordered now; a missing answer is not shown as the user's fault. */
export const instantPriceVia = (gateway: Gateway) =>
  fromPromise<AskOutcome<EnquiryPriceAnswer>, AskInput<EnquiryForm>>(async ({ input: { question }, signal }) => {
    if (question === null) return { ok: false };
    const reply = await gateway.call(priceEnquiry, { form: question }, { signal });
    return reply.kind === 'done' ? { ok: true, answer: reply.data } : { ok: false };
  });
