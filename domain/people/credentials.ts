import { isMobileNumber, MOBILE_LENGTH } from './phone';

/** Each rule returns its fault, or null. Messages for the faults are in `src/copy`. */
export type PhoneFault = 'phoneRequired' | 'phoneLength' | 'phoneInvalid';
export type CodeFault = 'codeRequired' | 'codeLength' | 'codeTooShort';
export type PasswordFault = 'passwordRequired' | 'passwordTooShort';
export type RepeatFault = PasswordFault | 'passwordsDiffer';
export type ConsentFault = 'notAgreed';
export type CredentialFault = PhoneFault | CodeFault | PasswordFault | RepeatFault | ConsentFault;

export const CODE_LENGTH = { min: 4, max: 6, toSubmit: 5 } as const;
export const PASSWORD_MIN_LENGTH = 6;

/** A client prefixes the password with this, then sends the sha-256 instead of the password. */
export const PASSWORD_HASH_PREFIX = 'chemlane.password.v1:';

export function phoneFault(value: string): PhoneFault | null {
  if (value === '') return 'phoneRequired';
  if (value.length !== MOBILE_LENGTH) return 'phoneLength';
  return isMobileNumber(value) ? null : 'phoneInvalid';
}

export function codeFault(value: string): CodeFault | null {
  if (value === '') return 'codeRequired';
  if (value.length < CODE_LENGTH.min || value.length > CODE_LENGTH.max) return 'codeLength';
  return value.length < CODE_LENGTH.toSubmit ? 'codeTooShort' : null;
}

export function passwordFault(value: string): PasswordFault | null {
  if (value === '') return 'passwordRequired';
  return value.length < PASSWORD_MIN_LENGTH ? 'passwordTooShort' : null;
}

export const repeatFault = (password: string, again: string): RepeatFault | null =>
  passwordFault(again) ?? (password === again ? null : 'passwordsDiffer');

export const consentFault = (isAgree: boolean): ConsentFault | null => (isAgree ? null : 'notAgreed');
