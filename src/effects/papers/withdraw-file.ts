import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { withdrawPaper } from '../../../contract/papers/papers';
import type { WithdrawInput, WithdrawOutcome } from '../../../machines/order/file-upload';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

/** Withdraws a document of an order; after a staff decision the order keeps it. */
export const withdrawFileVia = (gateway: () => Promise<Gateway>) =>
  fromPromise<WithdrawOutcome, WithdrawInput>(async ({ input, signal }) => {
    const reply = await (await gateway()).call(withdrawPaper, input, { signal });
    if (reply.kind === 'done') return { ok: true };
    const isClosed = reply.kind === 'refused' && reply.code === CODES.moveRefused;
    return { ok: false, failure: { code: isClosed ? 'closed' : unansweredCode(reply) } };
  });
