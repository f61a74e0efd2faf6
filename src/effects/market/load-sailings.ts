import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/envelope';
import { etdList } from '../../../contract/sailings';
import { firstSearch } from '../../../domain/offer/first-search';
import { searchOf } from '../../../domain/offer/sailing-address';
import type { LoadSailingsInput, LoadSailingsOutcome, SearchFailure } from '../../../machines/booking/offer-search';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';

/** The gateway's own words are for the person only where they are about what the person asked. */
function failureOf(reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>): SearchFailure {
  if (reply.kind === 'unreachable') return { code: 'network' };
  return {
    code: 'unavailable',
    ...(reply.code === CODES.badRequest && { message: reply.message }),
    ...(reply.requestId !== undefined && { requestId: reply.requestId }),
  };
}

export const loadSailingsVia = (gateway: Gateway, now: () => number = Date.now) =>
  fromPromise<LoadSailingsOutcome, LoadSailingsInput>(async ({ input: { asked }, signal }) => {
    const search = searchOf(asked);
    const first = firstSearch(asked, now());
    if (!search || !first) throw new TypeError('nobody has said what is to go where');
    const reply = await gateway.call(etdList, first, { signal, quiet: true });
    if (reply.kind !== 'done') return { ok: false, failure: failureOf(reply) };
    performance.mark('sailings');
    return { ok: true, answer: { search, days: reply.data.days, sailings: reply.data.sailings, now: now() } };
  });
