import type { StaffPerson } from '../../../domain/house/roles';

export type SignInReason = 'first' | 'ended' | 'signedOut' | 'lapsed';

export type StaffSignInInput = { reason: SignInReason };

export type StaffField = 'login' | 'password' | 'code' | 'recoveryCode' | 'newPassword' | 'again';

export type StaffFault =
  | 'loginNeeded'
  | 'passwordNeeded'
  | 'codeNeeded'
  | 'recoveryNeeded'
  | 'passwordTooShort'
  | 'passwordsDiffer';

export type StaffFailureCode = 'refused' | 'codeRefused' | 'sameAsStart' | 'network' | 'unavailable' | 'unexpected';

type Refused = { ok: false; failure: { code: Exclude<StaffFailureCode, 'unexpected'> } };
type Locked = { ok: false; failure: { code: 'locked'; seconds: number } };
type Lapsed = { ok: false; failure: { code: 'lapsed' } };

export type CheckPasswordOutcome = { ok: true; ticket: string; isFirst: boolean } | Refused | Locked;
export type ShowFactorOutcome =
  | { ok: true; person: StaffPerson; recoveryCodes: readonly string[] }
  | Refused
  | Locked
  | Lapsed;

export type FactorStep = 'code' | 'recovery' | 'begin';

export type ShowFactorInput = {
  step: FactorStep;
  ticket: string;
  code: string;
  recoveryCode: string;
  password: string;
};

export type StaffSignInEvent =
  | { type: 'field.change'; field: StaffField; value: string }
  | { type: 'password.submit' }
  | { type: 'factor.submit' }
  | { type: 'recovery.choose' }
  | { type: 'code.choose' }
  | { type: 'door.return' }
  | { type: 'codes.note' };

export type StaffForm = Record<StaffField, string>;

export type StaffSignInContext = {
  form: StaffForm;
  reason: SignInReason;
  step: FactorStep;
  ticket: string;
  faults: Partial<Record<StaffField, StaffFault>>;
  failureCode: StaffFailureCode | null;
  /** Lock-out in seconds. */
  seconds: number;
  person: StaffPerson | null;
  recoveryCodes: readonly string[];
};

export type StaffSignInOutput = { person: StaffPerson | null };
