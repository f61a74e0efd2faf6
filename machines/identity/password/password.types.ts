import type { PasswordFault, RepeatFault } from '../../../domain/people/credentials';

export type PasswordForm = { oldPassword: string; newPassword: string; passwordAgain: string };

export type PasswordFaults = { oldPassword?: PasswordFault; newPassword?: PasswordFault; passwordAgain?: RepeatFault };

export type PasswordField = keyof PasswordForm;

export type PasswordFailureCode = 'oldPasswordRefused' | 'tooMany' | 'unavailable' | 'network' | 'unexpected';

export type ChangePasswordInput = { oldPassword: string; newPassword: string };

/** Known refusals are values; only bugs are thrown. */
export type ChangePasswordOutcome = { ok: true } | { ok: false; failure: { code: PasswordFailureCode } };

export type PasswordEvent =
  | { type: 'password.show' }
  | { type: 'password.hide' }
  | { type: 'field.change'; change: Partial<PasswordForm> }
  | { type: 'form.submit' };

export type PasswordReport = { type: 'password.changed' };

export type PasswordContext = {
  form: PasswordForm;
  faults: PasswordFaults;
  failureCode: PasswordFailureCode | null;
  focus: { field: PasswordField; turn: number };
};
