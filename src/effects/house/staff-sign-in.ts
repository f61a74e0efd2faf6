import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../contract/house/codes';
import { staffBegin, staffCode, staffPassword, staffRecovery } from '../../../contract/house/sign-in';
import type { CheckPasswordOutcome, ShowFactorInput, ShowFactorOutcome } from '../../../machines/house/staff-sign-in';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import type { GatewayReply } from '../gateway/reply';
import { hashPassword } from '../sign-in/password-hash';

type Failed = Exclude<GatewayReply<unknown>, { kind: 'done' }>;

const parseWaitSeconds = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'seconds' in data && typeof data.seconds === 'number'
    ? data.seconds
    : 60;

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, failure: { code } });

/** Refusals common to both steps of the sign-in. */
function heldUp(reply: Failed) {
  if (reply.kind === 'refused' && reply.code === HOUSE_CODES.locked)
    return { ok: false as const, failure: { code: 'locked' as const, seconds: parseWaitSeconds(reply.data) } };
  return failed(unansweredCode(reply));
}

function unshown(reply: Failed): ShowFactorOutcome {
  if (reply.kind !== 'refused') return heldUp(reply);
  if (reply.code === HOUSE_CODES.ticketLapsed) return failed('lapsed');
  if (reply.code === CODES.codeRefused) return failed('codeRefused');
  return reply.code === CODES.badRequest ? failed('sameAsStart') : heldUp(reply);
}

export const staffSignInCallsVia = (gateway: Gateway) => ({
  checkPassword: fromPromise<CheckPasswordOutcome, { login: string; password: string }>(async ({ input, signal }) => {
    const asked = { login: input.login, password: await hashPassword(input.password) };
    const reply = await gateway.call(staffPassword, asked, { signal });
    if (reply.kind === 'done') return { ok: true, ...reply.data };
    const isWrong = reply.kind === 'refused' && (reply.code === CODES.loginRefused || reply.code === CODES.badRequest);
    return isWrong ? failed('refused') : heldUp(reply);
  }),
  showFactor: fromPromise<ShowFactorOutcome, ShowFactorInput>(async ({ input, signal }) => {
    const { step, ticket, code, recoveryCode, password } = input;
    const call = async () => {
      if (step === 'code') return gateway.call(staffCode, { ticket, code }, { signal });
      if (step === 'recovery') return gateway.call(staffRecovery, { ticket, recoveryCode }, { signal });
      return gateway.call(staffBegin, { ticket, code, password: await hashPassword(password) }, { signal });
    };
    const reply = await call();
    if (reply.kind !== 'done') return unshown(reply);
    return { ok: true, person: reply.data.person, recoveryCodes: reply.data.recoveryCodes };
  }),
});
