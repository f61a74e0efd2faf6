import {
  FACTOR_CODE,
  RECOVERY_CODE,
  readRecoveryCode,
  STAFF_PASSWORD_MIN_LENGTH,
} from '../../../domain/house/credentials';
import type { FactorStep, StaffFault, StaffField, StaffForm } from './staff-sign-in.types';

export type Faults = Partial<Record<StaffField, StaffFault>>;

export const NO_FORM: StaffForm = { login: '', password: '', code: '', recoveryCode: '', newPassword: '', again: '' };

/** Spaces between digits are allowed. */
export const stripSpaces = (typed: string): string => typed.replaceAll(/\s/g, '');

export const signInFaults = ({ login, password }: StaffForm): Faults => ({
  ...(login.trim() === '' && { login: 'loginNeeded' }),
  ...(password === '' && { password: 'passwordNeeded' }),
});

const codeFaults = ({ code }: StaffForm): Faults => (FACTOR_CODE.test(stripSpaces(code)) ? {} : { code: 'codeNeeded' });

const FAULTS: Readonly<Record<FactorStep, (form: StaffForm) => Faults>> = {
  code: codeFaults,
  recovery: ({ recoveryCode }) =>
    RECOVERY_CODE.test(readRecoveryCode(recoveryCode)) ? {} : { recoveryCode: 'recoveryNeeded' },
  begin: (form) => ({
    ...codeFaults(form),
    ...(form.newPassword.length < STAFF_PASSWORD_MIN_LENGTH && { newPassword: 'passwordTooShort' }),
    ...(form.newPassword !== form.again && { again: 'passwordsDiffer' }),
  }),
};

export const factorFaults = (step: FactorStep, form: StaffForm): Faults => FAULTS[step](form);

export const isFaultless = (faults: Faults): boolean => Object.keys(faults).length === 0;
