import { isCreditCode, isEnterpriseName, LICENCE_BYTES, LICENCE_TYPES } from '../../../domain/people/enterprise';
import type {
  ChosenFile,
  VerificationFacts,
  VerificationFaults,
  VerificationField,
  VerificationForm,
} from './verification.types';

export const NO_FACTS: VerificationFacts = {
  status: 'NONE',
  enterpriseName: '',
  creditCode: '',
  licenceName: null,
  submittedAt: null,
  reason: null,
};

export function licenceFault({ size, type }: ChosenFile): NonNullable<VerificationFaults['licence']> | null {
  if (!LICENCE_TYPES.some((known) => known === type)) return 'licenceKind';
  return size > LICENCE_BYTES ? 'licenceTooLarge' : null;
}

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
