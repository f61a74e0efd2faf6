import { fromPromise } from 'xstate';

import { loginByPassword, loginBySms, register } from '../../../contract/people/auth';
import { legalText } from '../../../contract/content/content';
import type { Endpoint, ReplyOf, SentTo } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import { USER_SOURCE } from '../../../contract/wire/fields';
import { changePassword, resetPassword } from '../../../contract/people/user';
import type { AccountEditions } from '../../../domain/order/papers/protocol';
import type {
  RegisterAccountInput,
  ResetPasswordInput,
  ResetPasswordOutcome,
  SignInByPasswordInput,
  SignInBySmsInput,
  SignInFailureCode,
  SignInOutcome,
} from '../../../machines/identity/login';
import type {
  ChangePasswordInput,
  ChangePasswordOutcome,
  PasswordFailureCode,
} from '../../../machines/identity/password';
import type { Gateway } from '../gateway/gateway';
import { hashPassword } from './password-hash';
import { unansweredCode } from '../gateway/line-code';

const SIGN_IN_FAILURES: Record<string, SignInFailureCode> = {
  [CODES.loginRefused]: 'loginRefused',
  [CODES.captchaRequired]: 'captchaRequired',
  [CODES.codeRefused]: 'codeRefused',
  [CODES.accountUnknown]: 'accountUnknown',
  [CODES.accountExists]: 'accountExists',
  [CODES.agreementChanged]: 'agreementChanged',
  [CODES.tooMany]: 'tooMany',
};

const PASSWORD_FAILURES: Record<string, PasswordFailureCode> = {
  [CODES.oldPasswordRefused]: 'oldPasswordRefused',
  [CODES.tooMany]: 'tooMany',
};

type Failed<TCode> = { ok: false; failure: { code: TCode | 'unavailable' | 'network' } };

/** Calls of the sign-in forms; each form shows its own failures, so the corner shows none. */
export function signInCallsVia(gateway: Gateway) {
  async function ask<TEndpoint extends Endpoint, TCode extends string>(
    endpoint: TEndpoint,
    payload: SentTo<TEndpoint>,
    failures: Record<string, TCode>,
    signal: AbortSignal,
  ): Promise<{ ok: true; data: ReplyOf<TEndpoint> } | Failed<TCode>> {
    const reply = await gateway.call(endpoint, payload, { signal, isSilent: true });
    if (reply.kind === 'done') return { ok: true, data: reply.data };
    const code = reply.kind === 'refused' ? (failures[reply.code] ?? 'unavailable') : unansweredCode(reply);
    return { ok: false, failure: { code } };
  }

  const enter = async <TEndpoint extends typeof loginBySms | typeof loginByPassword | typeof register>(
    endpoint: TEndpoint,
    payload: SentTo<TEndpoint>,
    signal: AbortSignal,
  ): Promise<SignInOutcome> => {
    const answer = await ask(endpoint, payload, SIGN_IN_FAILURES, signal);
    return answer.ok ? { ok: true, ...answer.data } : answer;
  };

  return {
    signInBySms: fromPromise<SignInOutcome, SignInBySmsInput>(({ input, signal }) => enter(loginBySms, input, signal)),
    signInByPassword: fromPromise<SignInOutcome, SignInByPasswordInput>(async ({ input, signal }) => {
      const captcha = input.proof === null ? {} : { captchaVerification: input.proof };
      const password = await hashPassword(input.password);
      return enter(loginByPassword, { userName: input.phone, password, ...captcha }, signal);
    }),
    registerAccount: fromPromise<SignInOutcome, RegisterAccountInput>(async ({ input, signal }) => {
      const password = await hashPassword(input.password);
      return enter(register, { ...input, password, userSource: USER_SOURCE }, signal);
    }),
    learnEditions: fromPromise<AccountEditions | null, undefined>(async ({ signal }) => {
      const [agreement, privacy] = await Promise.all([
        gateway.call(legalText, { documentId: 'user-agreement' }, { signal }),
        gateway.call(legalText, { documentId: 'privacy-notice' }, { signal }),
      ]);
      if (agreement.kind !== 'done' || privacy.kind !== 'done') return null;
      return { agreement: agreement.data.version, privacy: privacy.data.version };
    }),
    resetPassword: fromPromise<ResetPasswordOutcome, ResetPasswordInput>(async ({ input, signal }) => {
      const { phone, code, password } = input;
      const payload = { phone, code, newPassword: await hashPassword(password) };
      const answer = await ask(resetPassword, payload, SIGN_IN_FAILURES, signal);
      return answer.ok ? { ok: true } : answer;
    }),
    changePassword: fromPromise<ChangePasswordOutcome, ChangePasswordInput>(async ({ input, signal }) => {
      const oldPassword = await hashPassword(input.oldPassword);
      const newPassword = await hashPassword(input.newPassword);
      const answer = await ask(changePassword, { oldPassword, newPassword }, PASSWORD_FAILURES, signal);
      return answer.ok ? { ok: true } : answer;
    }),
  };
}
