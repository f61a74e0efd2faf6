import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { USER_SOURCE } from '../../../contract/wire/fields';
import { sendSms } from '../../../contract/people/sms';
import type { RequestCodeInput, RequestCodeOutcome, SmsFailure } from '../../../machines/identity/sms-countdown';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import { houseNow } from '../clock';

const FAILURES: Record<string, SmsFailure['code']> = {
  [CODES.smsRefused]: 'refused',
  [CODES.smsUnavailable]: 'unavailable',
  [CODES.captchaRequired]: 'captchaFailed',
  [CODES.badRequest]: 'phoneInvalid',
};

const tooEarly = v.object({ retryAfterSeconds: v.number() });

function smsFailure(code: string, data: unknown): SmsFailure {
  const retry = v.safeParse(tooEarly, data);
  return { code: FAILURES[code] ?? 'unavailable', ...(retry.success && retry.output) };
}

export const requestCodeVia = (gateway: Gateway, now: () => number = houseNow) =>
  fromPromise<RequestCodeOutcome, RequestCodeInput>(async ({ input: { proof, ...request }, signal }) => {
    const captcha = proof === null ? {} : { captchaVerification: proof };
    const reply = await gateway.call(sendSms, { ...request, ...captcha, userSource: USER_SOURCE }, { signal });
    const answeredAt = now();
    switch (reply.kind) {
      case 'done':
        return { ok: true, answeredAt, ...reply.data };
      case 'refused':
        return { ok: false, answeredAt, failure: smsFailure(reply.code, reply.data) };
      case 'unreachable':
        return { ok: false, answeredAt, failure: { code: unansweredCode(reply) } };
    }
  });
