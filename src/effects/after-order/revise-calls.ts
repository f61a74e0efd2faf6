import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { readRevisable, reviseOrder } from '../../../contract/after/revise';
import type { ReplyOf } from '../../../contract/wire/endpoint';
import { toldSum } from '../../../domain/offer/charges';
import type { OrderFault } from '../../../domain/rules/fault';
import type {
  LoadRevisableInput,
  LoadRevisableOutcome,
  ReviseFailure,
  ReviseInput,
  ReviseOffer,
  ReviseOutcome,
} from '../../../machines/order/order-revise';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

export const loadRevisableVia = (gateway: Gateway) =>
  fromPromise<LoadRevisableOutcome, LoadRevisableInput>(async ({ input: { orderNo }, signal }) => {
    const reply = await gateway.call(readRevisable, { orderNo }, { signal });
    if (reply.kind === 'unreachable') return { kind: 'failed', code: unansweredCode(reply) };
    if (reply.kind === 'refused') return { kind: 'failed', code: 'unavailable' };
    return { kind: 'loaded', total: toldSum(reply.data.charges), topics: reply.data.topics };
  });

/** Both sides share the fault codes, so the cast is safe. The other fields of the reply are not needed here. */
const faulty = v.object({
  faults: v.array(
    v.looseObject({ path: v.string(), code: v.custom<OrderFault['code']>((code) => typeof code === 'string') }),
  ),
});

/** Reasons other than a missed cut-off. */
const hindered = v.object({ reason: v.picklist(['asked', 'elsewhere']) });

const FAILURES: Readonly<Record<string, ReviseFailure>> = {
  [CODES.moveRefused]: 'late',
  [CODES.cargoRefused]: 'forbidden',
  [CODES.bounded]: 'often',
  [CODES.noPrice]: 'priceless',
};

const reviseOfferFrom = ({ agreed, charges, added }: ReplyOf<typeof reviseOrder>): ReviseOffer => ({
  before: toldSum(agreed),
  total: toldSum(charges),
  added,
});

/** Revises an order: the first call returns result and price, the second confirms; a changed price asks again. */
export const reviseOrderVia = (gateway: Gateway) =>
  fromPromise<ReviseOutcome, ReviseInput>(async ({ input, signal }) => {
    const { total, ...asked } = input;
    const reply = await gateway.call(reviseOrder, { ...asked, shownTotal: total }, { signal });
    if (reply.kind === 'done')
      return reply.data.isRevised ? { kind: 'revised' } : { kind: 'priced', offer: reviseOfferFrom(reply.data) };
    if (reply.kind === 'unreachable') return { kind: 'failed', code: unansweredCode(reply) };
    if (reply.code === CODES.priceChanged) {
      const anew = await gateway.call(reviseOrder, { ...asked, shownTotal: null }, { signal });
      return anew.kind === 'done'
        ? { kind: 'repriced', offer: reviseOfferFrom(anew.data) }
        : { kind: 'failed', code: 'unavailable' };
    }
    if (reply.code === CODES.orderRefused && v.is(faulty, reply.data))
      return { kind: 'faulty', faults: reply.data.faults };
    if (v.is(hindered, reply.data)) return { kind: 'failed', code: reply.data.reason };
    return { kind: 'failed', code: FAILURES[reply.code] ?? 'unavailable' };
  });
