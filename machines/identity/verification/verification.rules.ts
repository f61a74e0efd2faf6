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

export const faultsOf = ({ enterpriseName, creditCode }: VerificationForm): VerificationFaults => ({
  ...(!isEnterpriseName(enterpriseName) && { enterpriseName: 'nameInvalid' }),
  ...(!isCreditCode(creditCode) && { creditCode: 'codeInvalid' }),
});

export const faultsAfter = (faults: VerificationFaults, edited: readonly string[]): VerificationFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !edited.includes(field)));

const FIELDS = ['enterpriseName', 'creditCode', 'licence'] as const;

export const firstFaulted = (faults: VerificationFaults): VerificationField | null =>
  FIELDS.find((field) => faults[field] !== undefined) ?? null;

/** Accepts lower case and spaces in a typed code. */
export const tidied = ({ creditCode, ...change }: Partial<VerificationForm>): Partial<VerificationForm> => ({
  ...change,
  ...(creditCode !== undefined && { creditCode: creditCode.replaceAll(/\s/g, '').toUpperCase().slice(0, 18) }),
});
