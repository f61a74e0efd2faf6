import type { ShelfFailureCode } from '../../../machines/support/shelf';
import type { GatewayReply } from '../gateway/reply';
import { lineCodeOf } from '../gateway/line-code';

/** Nobody typed anything a refusal could be about: to a block it is the service that does not serve. */
export const shelfFailure = (reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>) => ({
  ok: false as const,
  failure: { code: lineCodeOf(reply) as ShelfFailureCode },
});
