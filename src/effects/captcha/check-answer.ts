import { fromPromise } from 'xstate';

import { captchaCheck } from '../../../contract/people/captcha';
import { captchaPlain, captchaProofPlain } from '../../../domain/people/captcha';
import type { AnswerToCheck, CheckOutcome } from '../../../machines/identity/captcha';
import { askCaptcha, type Connect } from './ask';
import { captchaClientId } from './client-id';
import { textWrapper } from './load-cipher';
import { houseNow } from '../clock';

export const checkAnswerVia = (connect: Connect) =>
  fromPromise<CheckOutcome, AnswerToCheck>(async ({ input, signal }) => {
    const { captchaType, token, secretKey, points, track } = input;
    const wrap = await textWrapper(secretKey);
    const plain = captchaPlain(captchaType, points);
    const payload = {
      captchaType,
      token,
      pointJson: wrap(plain),
      clientUid: captchaClientId(captchaType),
      ts: houseNow(),
      ...(track.length > 0 && { track }),
    };
    const reply = await askCaptcha(connect, captchaCheck, payload, signal);
    return reply.ok ? { ok: true, proof: wrap(captchaProofPlain(token, plain)) } : reply;
  });
