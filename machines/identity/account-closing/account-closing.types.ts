/** Open orders that block closing, number of enquiries to withdraw, and phone for a code. */
export type ClosingFacts = { living: readonly string[]; enquiries: number; phone: string };

/** Reasons against closing. `kept`: a shared demo account; `unexpected` means a bug. */
export type ClosingFailureCode =
  | 'passwordRefused'
  | 'codeRefused'
  | 'kept'
  | 'expired'
  | 'network'
  | 'unavailable'
  | 'unexpected';

type Failed = { ok: false; failure: { code: Exclude<ClosingFailureCode, 'unexpected'> } };

export type LookClosingOutcome = { ok: true; facts: ClosingFacts } | Failed;
/** `isBusy`: an order was placed in the meantime. */
export type CloseAccountOutcome = { ok: true } | { ok: false; isBusy: true } | Failed;

/** Re-authentication; users who always signed in by code have no password. */
export const PROOFS = ['password', 'code'] as const;
export type ClosingProof = (typeof PROOFS)[number];

export type ClosingFields = { proof: ClosingProof; password: string; code: string; isUnderstood: boolean };
export type ClosingField = ClosingProof | 'isUnderstood';
export type CloseAccountInput = Pick<ClosingFields, ClosingProof | 'proof'>;

/** Focus target, once per turn; null before the first action. */
export type ClosingFocus = { on: ClosingField | 'begin' | 'again' | null; turn: number };

export type AccountClosingEvent =
  | { type: 'closing.begin' }
  | { type: 'closing.drop' }
  | { type: 'field.change'; change: Partial<ClosingFields> }
  | { type: 'code.request' }
  | { type: 'closing.confirm' };

export type ClosingReport = { type: 'account.closed' };

export type AccountClosingContext = {
  facts: ClosingFacts;
  typed: ClosingFields;
  wrong: readonly ClosingField[];
  failureCode: ClosingFailureCode | null;
  focus: ClosingFocus;
};
