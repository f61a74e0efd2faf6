import { CODES } from '../../../contract/wire/envelope';
import type { SearchFailure } from '../../../machines/booking/offer-search';
import type { GatewayReply } from '../gateway/reply';
import { unansweredCode } from '../gateway/line-code';

export function searchFailureFrom(reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>): SearchFailure {
  if (reply.kind === 'unreachable') return { code: unansweredCode(reply) };
  return {
    code: 'unavailable',
    ...(reply.code === CODES.badRequest && { message: reply.message }),
    ...(reply.requestId !== undefined && { requestId: reply.requestId }),
  };
}
