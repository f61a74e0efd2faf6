import { LOGIN_FIELDS, type LoginField, type LoginIntents, type LoginView } from '../../../machines/identity/login';
import type { SmsCountdownView } from '../../../machines/identity/sms-countdown';
import { credentialFaultCopy } from '../../copy/people/credentials';
import { loginCopy } from '../../copy/people/login';

/** What every part of the dialog is drawn from, and what it may ask for. */
export type LoginParts = {
  view: LoginView;
  countdown: SmsCountdownView;
  /** A captcha stands between the person and the answer. */
  isProving: boolean;
  on: LoginIntents;
};

/** The sentence under a field: the rule it breaks, or what the gateway holds against it. */
export function complaint({ faults, failureCode, failureField }: LoginView, field: LoginField): string | undefined {
  const fault = faults[field];
  if (fault) return credentialFaultCopy[fault];
  return failureCode && failureField === field ? loginCopy.failure[failureCode] : undefined;
}

/** What stands under the fields, in their order. */
export const complaintsOf = (view: LoginView): string[] =>
  LOGIN_FIELDS[view.mode].flatMap((field) => complaint(view, field) ?? []);

/** The sentence above the button: what concerns no single field. */
export const overallComplaint = ({ failureCode, failureField }: LoginView): string | undefined =>
  failureCode && failureField === null ? loginCopy.failure[failureCode] : undefined;

export const focusTurnOf = ({ focus }: LoginView, field: LoginField): number | undefined =>
  focus.field === field ? focus.turn : undefined;
