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
import { lineCodeOf } from '../gateway/line-code';

export const loadRevisableVia = (gateway: Gateway) =>
  fromPromise<LoadRevisableOutcome, LoadRevisableInput>(async ({ input: { orderNo }, signal }) => {
    const reply = await gateway.call(readRevisable, { orderNo }, { signal });
    if (reply.kind === 'unreachable') return { kind: 'failed', code: lineCodeOf(reply) };
    if (reply.kind === 'refused') return { kind: 'failed', code: 'unavailable' };
    return { kind: 'loaded', total: toldSum(reply.data.charges), topics: reply.data.topics };
  });

/** Both sides share the rules, so a code of theirs is one of ours. Of a submission more is read, which nobody needs here. */
const faulty = v.object({
  faults: v.array(
    v.looseObject({ path: v.string(), code: v.custom<OrderFault['code']>((code) => typeof code === 'string') }),
  ),
});

/** What else than its time hinders a change. */
const hindered = v.object({ reason: v.picklist(['asked', 'elsewhere']) });

const FAILURES: Readonly<Record<string, ReviseFailure>> = {
  [CODES.moveRefused]: 'late',
  [CODES.cargoRefused]: 'forbidden',
  [CODES.bounded]: 'often',
  [CODES.noPrice]: 'priceless',
};

const offerIn = ({ agreed, charges, added }: ReplyOf<typeof reviseOrder>): ReviseOffer => ({
  before: toldSum(agreed),
  total: toldSum(charges),
  added,
});

/** First what it would be and cost; then, at that price, the change itself. Another price by then is asked for once more. */
export const reviseOrderVia = (gateway: Gateway) =>
  fromPromise<ReviseOutcome, ReviseInput>(async ({ input, signal }) => {
    const { total, ...asked } = input;
    const reply = await gateway.call(reviseOrder, { ...asked, shownTotal: total }, { signal });
    if (reply.kind === 'done')
      return reply.data.isRevised ? { kind: 'revised' } : { kind: 'priced', offer: offerIn(reply.data) };
    if (reply.kind === 'unreachable') return { kind: 'failed', code: lineCodeOf(reply) };
    if (reply.code === CODES.priceChanged) {
      const anew = await gateway.call(reviseOrder, { ...asked, shownTotal: null }, { signal });
      return anew.kind === 'done'
        ? { kind: 'repriced', offer: offerIn(anew.data) }
        : { kind: 'failed', code: 'unavailable' };
    }
    if (reply.code === CODES.orderRefused && v.is(faulty, reply.data))
      return { kind: 'faulty', faults: reply.data.faults };
    if (v.is(hindered, reply.data)) return { kind: 'failed', code: reply.data.reason };
    return { kind: 'failed', code: FAILURES[reply.code] ?? 'unavailable' };
  });
