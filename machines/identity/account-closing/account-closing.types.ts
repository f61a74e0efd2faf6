/** What stands in the way, by number, how many enquiries would be withdrawn, and where a code would go. */
export type ClosingFacts = { living: readonly string[]; enquiries: number; phone: string };

/** Why an account was not closed. `kept`: everybody shares it; `unexpected` means a bug. */
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
/** `isBusy`: an order has come in between. */
export type CloseAccountOutcome = { ok: true } | { ok: false; isBusy: true } | Failed;

/** How somebody says once more who they are: who always came in by code has no password. */
export const PROOFS = ['password', 'code'] as const;
export type ClosingProof = (typeof PROOFS)[number];

export type ClosingFields = { proof: ClosingProof; password: string; code: string; isUnderstood: boolean };
export type ClosingField = ClosingProof | 'isUnderstood';
export type CloseAccountInput = Pick<ClosingFields, ClosingProof | 'proof'>;

/** Where the focus belongs, once for every turn; nowhere before somebody has pressed anything. */
export type ClosingFocus = { on: ClosingField | 'begin' | 'again' | null; turn: number };

export type AccountClosingEvent =
  | { type: 'closing.begin' }
  | { type: 'closing.drop' }
  | { type: 'field.change'; change: Partial<ClosingFields> }
  | { type: 'code.request' }
  | { type: 'closing.confirm' };

/** What its parent is told. */
export type ClosingReport = { type: 'account.closed' };

export type AccountClosingContext = {
  facts: ClosingFacts;
  typed: ClosingFields;
  wrong: readonly ClosingField[];
  failureCode: ClosingFailureCode | null;
  focus: ClosingFocus;
};
