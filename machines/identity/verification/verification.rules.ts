import { isCreditCode, isEnterpriseName } from '../../../domain/people/enterprise';
import type {
  VerificationDraft,
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

const stateOf = ({ submittedAt, enterpriseName, creditCode }: VerificationFacts): string =>
  [submittedAt ?? '', enterpriseName, creditCode].join('|');

export const draftOf = (form: VerificationForm, facts: VerificationFacts): VerificationDraft => ({
  ...form,
  basedOn: stateOf(facts),
});

const isSame = (one: VerificationForm, other: VerificationForm): boolean =>
  one.enterpriseName.trim() === other.enterpriseName.trim() && one.creditCode === other.creditCode;

/** The newer one wins: a draft stands over the facts it was typed over, and over none. */
export function formOver(
  facts: VerificationFacts,
  draft: VerificationDraft | null,
): { form: VerificationForm; isOverruled: boolean } {
  const { enterpriseName, creditCode } = facts;
  const handedIn = { enterpriseName, creditCode };
  if (draft === null) return { form: handedIn, isOverruled: false };
  const { basedOn, ...typed } = draft;
  const isNewest = basedOn === stateOf(facts) || (enterpriseName === '' && creditCode === '');
  return isNewest ? { form: typed, isOverruled: false } : { form: handedIn, isOverruled: !isSame(typed, handedIn) };
}

export const verificationFaults = ({ enterpriseName, creditCode }: VerificationForm): VerificationFaults => ({
  ...(!isEnterpriseName(enterpriseName) && { enterpriseName: 'nameInvalid' }),
  ...(!isCreditCode(creditCode) && { creditCode: 'codeInvalid' }),
});

export const remainingFaults = (faults: VerificationFaults, edited: readonly string[]): VerificationFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !edited.includes(field)));

const FIELDS = ['enterpriseName', 'creditCode', 'licence'] as const;

export const firstFaulted = (faults: VerificationFaults): VerificationField | null =>
  FIELDS.find((field) => faults[field] !== undefined) ?? null;

/** Accepts lower case and spaces in a typed code. */
export const tidyVerificationChange = ({
  creditCode,
  ...change
}: Partial<VerificationForm>): Partial<VerificationForm> => ({
  ...change,
  ...(creditCode !== undefined && { creditCode: creditCode.replaceAll(/\s/g, '').toUpperCase().slice(0, 18) }),
});
