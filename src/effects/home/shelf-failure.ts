import type { ShelfFailureCode } from '../../../machines/support/shelf';
import type { GatewayReply } from '../gateway/reply';
import { unansweredCode } from '../gateway/line-code';

/** The user typed nothing here, so any refusal counts as an unavailable service. */
export const shelfFailure = (reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>) => ({
  ok: false as const,
  failure: { code: unansweredCode(reply) as ShelfFailureCode },
});
