import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { captchaWorkCheck, workProof } from '../../../contract/people/captcha-work';
import type { CheckOutcome } from '../../../machines/identity/captcha';
import type { WorkToCheck } from '../../../machines/identity/captcha/work';
import { askCaptcha, type Connect } from './ask';
import { houseNow } from '../clock';

export const checkWorkVia = (connect: Connect) =>
  fromPromise<CheckOutcome, WorkToCheck>(async ({ input: { token, found }, signal }) => {
    const reply = await askCaptcha(connect, captchaWorkCheck, { token, found: [...found] }, signal);
    if (!reply.ok) return reply;
    const read = v.safeParse(workProof, reply.data);
    if (read.success) return { ok: true, proof: read.output.proof };
    return { ok: false, answeredAt: houseNow(), failure: { code: 'network' } };
  });
