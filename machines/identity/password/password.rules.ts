import { passwordFault, repeatFault } from '../../../domain/people/credentials';
import type { PasswordFaults, PasswordField, PasswordForm } from './password.types';

export const emptyForm: PasswordForm = { oldPassword: '', newPassword: '', passwordAgain: '' };

const FIELDS = ['oldPassword', 'newPassword', 'passwordAgain'] as const;

const RULES: { [F in PasswordField]: (form: PasswordForm) => PasswordFaults[F] | null } = {
  oldPassword: ({ oldPassword }) => passwordFault(oldPassword),
  newPassword: ({ newPassword }) => passwordFault(newPassword),
  passwordAgain: ({ newPassword, passwordAgain }) => repeatFault(newPassword, passwordAgain),
};

export const faultsOf = (form: PasswordForm): PasswordFaults =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const fault = RULES[field](form);
      return fault ? [[field, fault]] : [];
    }),
  );

export function faultsAfter(faults: PasswordFaults, change: Partial<PasswordForm>): PasswordFaults {
  const edited = new Set([...Object.keys(change), ...('newPassword' in change ? ['passwordAgain'] : [])]);
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !edited.has(field)));
}

export const firstFaulted = (faults: PasswordFaults): PasswordField =>
  FIELDS.find((field) => faults[field] !== undefined) ?? 'oldPassword';
