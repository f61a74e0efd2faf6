import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { listEnquiries, submitEnquiry } from '../../../contract/modes/enq';
import { CODES } from '../../../contract/wire/envelope';
import type { OrderFault } from '../../../domain/rules/fault';
import type { LoadHistoryOutcome, SendEnquiryInput, SendEnquiryOutcome } from '../../../machines/order/enquiry';
import { findOptionsVia } from '../booking/find-options';
import { constantsOver } from '../constants/constants';
import { askDaysOffOf } from '../desk/ask-days-off';
import type { Gateway } from '../gateway/gateway';
import { loadGoodsVia } from '../orders/load-goods';
import { recallEnquiryVia } from './recall-enquiry';
import { unansweredCode } from '../gateway/line-code';
import { houseNow } from '../clock';

type Failure = Extract<SendEnquiryOutcome, { failure: object }>['failure'];

const CODE_OF: Readonly<Record<string, Failure['code']>> = {
  [CODES.tooManyEnquiries]: 'tooMany',
  [CODES.bounded]: 'tooManyToday',
  [CODES.orderRefused]: 'faulty',
  [CODES.expired]: 'signedOut',
  [CODES.sessionExpired]: 'signedOut',
};

const said = v.object({ faults: v.array(v.object({ path: v.string(), code: v.string() })) });

/** The gateway uses the same rules as the form, so its codes are the form's own. */
const parseFaults = (data: unknown): readonly OrderFault[] => {
  const found = v.safeParse(said, data);
  return found.success ? (found.output.faults as OrderFault[]) : [];
};

const named = v.object({ enquiryNo: v.string() });

function sameEnquiryNo(data: unknown): string | null {
  const found = v.safeParse(named, data);
  return found.success ? found.output.enquiryNo : null;
}

/** Calls of the enquiry form. `isSignedIn`: only signed-in users have a history. */
export function enquiryCallsOver(gateway: Gateway, isSignedIn: () => boolean) {
  const constants = constantsOver(gateway);
  return {
    askDaysOff: askDaysOffOf(gateway),
    loadGoods: loadGoodsVia(gateway),
    findOptions: findOptionsVia(gateway),
    recallEnquiry: recallEnquiryVia({ gateway, constants }),
    sendEnquiry: fromPromise<SendEnquiryOutcome, SendEnquiryInput>(async ({ input: { form, isMeant }, signal }) => {
      const reply = await gateway.call(submitEnquiry, { form, isMeant }, { signal });
      if (reply.kind === 'done') return { ok: true, enquiry: reply.data, now: houseNow() };
      if (reply.kind === 'unreachable') return { ok: false, failure: { code: unansweredCode(reply), faults: [] } };
      const same = reply.code === CODES.sameEnquiry ? sameEnquiryNo(reply.data) : null;
      if (same !== null) return { ok: false, same };
      const code = CODE_OF[reply.code] ?? 'unavailable';
      return { ok: false, failure: { code, faults: code === 'faulty' ? parseFaults(reply.data) : [] } };
    }),
    loadHistory: fromPromise<LoadHistoryOutcome, undefined>(async ({ signal }) => {
      if (!isSignedIn()) return { ok: true, enquiries: [] };
      const reply = await gateway.call(listEnquiries, {}, { signal });
      return reply.kind === 'done' ? { ok: true, enquiries: reply.data.records } : { ok: false };
    }),
  };
}
