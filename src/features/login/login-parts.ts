import { LOGIN_FIELDS, type LoginField, type LoginIntents, type LoginView } from '../../../machines/identity/login';
import type { SmsCountdownView } from '../../../machines/identity/sms-countdown';
import { credentialFaultCopy } from '../../copy/people/credentials';
import { loginCopy } from '../../copy/people/login';

export type LoginParts = {
  view: LoginView;
  countdown: SmsCountdownView;
  /** True while a captcha is open. */
  isProving: boolean;
  on: LoginIntents;
};

export function fieldComplaint(
  { faults, failureCode, failureField }: LoginView,
  field: LoginField,
): string | undefined {
  const fault = faults[field];
  if (fault) return credentialFaultCopy[fault];
  return failureCode && failureField === field ? loginCopy.failure[failureCode] : undefined;
}

export const loginComplaints = (view: LoginView): string[] =>
  LOGIN_FIELDS[view.mode].flatMap((field) => fieldComplaint(view, field) ?? []);

/** Error above the button that concerns no single field. */
export const overallComplaint = ({ failureCode, failureField }: LoginView): string | undefined =>
  failureCode && failureField === null ? loginCopy.failure[failureCode] : undefined;

export const loginFocusTurn = ({ focus }: LoginView, field: LoginField): number | undefined =>
  focus.field === field ? focus.turn : undefined;
