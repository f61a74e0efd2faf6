import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/envelope';
import { etdList } from '../../../contract/sailings';
import { dayAt, daysAfter, type Day } from '../../../domain/values/days';
import { searchOf } from '../../../domain/offer/sailing-address';
import type { LoadSailingsInput, LoadSailingsOutcome, SearchFailure } from '../../../machines/booking/offer-search';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';

const DAYS = 28;
/** A few days before the one asked for, so that it stands among its neighbours. */
const EARLIER = 3;

/** The gateway's own words are for the person only where they are about what the person asked. */
function failureOf(reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>): SearchFailure {
  if (reply.kind === 'unreachable') return { code: 'network' };
  return {
    code: 'unavailable',
    ...(reply.code === CODES.badRequest && { message: reply.message }),
    ...(reply.requestId !== undefined && { requestId: reply.requestId }),
  };
}

const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);

export const loadSailingsVia = (gateway: Gateway, now: () => number = Date.now) =>
  fromPromise<LoadSailingsOutcome, LoadSailingsInput>(async ({ input: { asked }, signal }) => {
    const search = searchOf(asked);
    if (!search) throw new TypeError('nobody has said what is to go where');
    const tomorrow = daysAfter(dayAt(now()), 1);
    const from = asked.etd === null ? tomorrow : laterOf(tomorrow, daysAfter(asked.etd, -EARLIER));
    const reply = await gateway.call(etdList, { ...search, from, days: DAYS }, { signal, quiet: true });
    if (reply.kind !== 'done') return { ok: false, failure: failureOf(reply) };
    performance.mark('sailings');
    return { ok: true, answer: { search, days: reply.data.days, sailings: reply.data.sailings, now: now() } };
  });
