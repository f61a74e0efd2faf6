import { isCreditCode, isEnterpriseName } from '../../../domain/people/enterprise';
import type { VerificationFacts, VerificationFaults, VerificationField, VerificationForm } from './verification.types';

export const NO_FACTS: VerificationFacts = {
  status: 'NONE',
  enterpriseName: '',
  creditCode: '',
  licenceName: null,
  submittedAt: null,
  reason: null,
};

/** Every rule of the form at once; empty when it may be sent. */
export const faultsOf = ({ enterpriseName, creditCode }: VerificationForm): VerificationFaults => ({
  ...(!isEnterpriseName(enterpriseName) && { enterpriseName: 'nameInvalid' }),
  ...(!isCreditCode(creditCode) && { creditCode: 'codeInvalid' }),
});

/** The faults an edit leaves standing. */
export const faultsAfter = (faults: VerificationFaults, edited: readonly string[]): VerificationFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !edited.includes(field)));

const FIELDS = ['enterpriseName', 'creditCode', 'licence'] as const;

/** In the order in which they stand. */
export const firstFaulted = (faults: VerificationFaults): VerificationField | null =>
  FIELDS.find((field) => faults[field] !== undefined) ?? null;

/** A code is typed as it is read: small letters and spaces are no fault of a person. */
export const tidied = ({ creditCode, ...change }: Partial<VerificationForm>): Partial<VerificationForm> => ({
  ...change,
  ...(creditCode !== undefined && { creditCode: creditCode.replaceAll(/\s/g, '').toUpperCase().slice(0, 18) }),
});
