import * as v from 'valibot';

import type { ReplyOf } from '../../../contract/wire/endpoint';
import { enquiryForm, type readEnquiry } from '../../../contract/modes/enq';
import type { CaseEnquiry } from '../../../machines/order/enquiry-case';
import { freeTime } from '../../../domain/offer/sailing-shape';

const timed = v.object({ freeTime: v.array(freeTime) });

/** An enquiry for its page. A form stored by an earlier release may not parse. */
export function caseEnquiryFrom(reply: ReplyOf<typeof readEnquiry>): CaseEnquiry {
  const form = v.safeParse(enquiryForm, reply.form);
  const free = v.safeParse(timed, reply.answer?.offer.detail);
  return {
    ...reply,
    form: form.success ? form.output : null,
    freeTime: free.success ? free.output.freeTime : [],
  };
}
