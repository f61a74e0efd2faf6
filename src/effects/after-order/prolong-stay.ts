import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { closedStay, prolongStay, shortStay } from '../../../contract/after/staying';
import type { ProlongInput, ProlongOutcome } from '../../../machines/order/order-prolong';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

/** Prolongs storage: the first call returns the price, the second confirms it. */
export const prolongStayVia = (gateway: Gateway) =>
  fromPromise<ProlongOutcome, ProlongInput>(async ({ input, signal }) => {
    const { orderNo, days, total } = input;
    const reply = await gateway.call(prolongStay, { orderNo, days, shownTotal: total }, { signal });
    if (reply.kind === 'done') {
      const { isProlonged, charges, outDate } = reply.data;
      return isProlonged ? { kind: 'prolonged' } : { kind: 'priced', offer: { total: charges.totalYuan, outDate } };
    }
    if (reply.kind === 'unreachable') return { kind: 'failed', code: unansweredCode(reply) };
    const short = v.safeParse(shortStay, reply.data);
    if (reply.code === CODES.soldOut && short.success) return { kind: 'short', mostDays: short.output.mostDays };
    if (v.is(closedStay, reply.data)) return { kind: 'failed', code: 'closed' };
    return { kind: 'failed', code: reply.code === CODES.moveRefused ? 'late' : 'unavailable' };
  });
