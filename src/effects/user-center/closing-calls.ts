import { fromPromise } from 'xstate';

import { closeAccount, lookClosing } from '../../../contract/people/closing';
import { CODES } from '../../../contract/wire/envelope';
import type {
  CloseAccountInput,
  CloseAccountOutcome,
  ClosingFailureCode,
  LookClosingOutcome,
} from '../../../machines/identity/account-closing';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import type { GatewayReply } from '../gateway/reply';
import { hashPassword } from '../sign-in/password-hash';

type Code = Exclude<ClosingFailureCode, 'unexpected'>;

type Codes = Readonly<Record<string, Code>>;

const LOOKING: Codes = { [CODES.expired]: 'expired', [CODES.sessionExpired]: 'expired' };
const CLOSING: Codes = {
  ...LOOKING,
  [CODES.oldPasswordRefused]: 'passwordRefused',
  [CODES.codeRefused]: 'codeRefused',
  [CODES.accountKept]: 'kept',
};

const failed = (reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>, codes: Codes) => ({
  ok: false as const,
  failure: { code: (reply.kind === 'refused' ? codes[reply.code] : undefined) ?? unansweredCode(reply) },
});

const APART = { cookieless: true } as const;

export const closingCallsVia = (gateway: Gateway) => ({
  lookClosing: fromPromise<LookClosingOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(lookClosing, {}, { ...APART, signal });
    return reply.kind === 'done' ? { ok: true, facts: reply.data } : failed(reply, LOOKING);
  }),
  closeAccount: fromPromise<CloseAccountOutcome, CloseAccountInput>(async ({ input, signal }) => {
    // A code is valid only in the browser that requested it, identified by cookie.
    const { proof, code, password } = input;
    const given = proof === 'code' ? { code } : { password: await hashPassword(password) };
    const reply = await gateway.call(closeAccount, given, { ...APART, cookieless: proof !== 'code', signal });
    if (reply.kind === 'done') return { ok: true };
    if (reply.kind === 'refused' && reply.code === CODES.accountBusy) return { ok: false, isBusy: true };
    return failed(reply, CLOSING);
  }),
});
