import { fromPromise } from 'xstate';

import { fileComplaint } from '../../../contract/after/complaint';
import { CODES } from '../../../contract/wire/envelope';
import type {
  ComplaintFailure,
  FileComplaintInput,
  FileComplaintOutcome,
} from '../../../machines/order/order-complaint';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

const REFUSED: Readonly<Record<string, ComplaintFailure>> = {
  [CODES.moveRefused]: 'late',
  [CODES.badRequest]: 'range',
  [CODES.fileRefused]: 'photos',
};

export const fileComplaintVia = (gateway: Gateway) =>
  fromPromise<FileComplaintOutcome, FileComplaintInput>(async ({ input, signal }) => {
    const reply = await gateway.call(fileComplaint, input, { signal });
    if (reply.kind === 'done') return { ok: true };
    if (reply.kind === 'unreachable') return { ok: false, code: unansweredCode(reply) };
    return { ok: false, code: REFUSED[reply.code] ?? 'unavailable' };
  });
