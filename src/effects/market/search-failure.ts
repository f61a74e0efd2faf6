import { CODES } from '../../../contract/wire/envelope';
import type { SearchFailure } from '../../../machines/booking/offer-search';
import type { GatewayReply } from '../gateway/reply';
import { lineCodeOf } from '../gateway/line-code';

/** The gateway's own words are for the person only where they are about what the person asked. */
export function searchFailureOf(reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>): SearchFailure {
  if (reply.kind === 'unreachable') return { code: lineCodeOf(reply) };
  return {
    code: 'unavailable',
    ...(reply.code === CODES.badRequest && { message: reply.message }),
    ...(reply.requestId !== undefined && { requestId: reply.requestId }),
  };
}
