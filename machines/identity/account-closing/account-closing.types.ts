/** What stands in the way, by number, and how many enquiries would be withdrawn. */
export type ClosingFacts = { living: readonly string[]; enquiries: number };

/** Why an account was not closed. `kept`: everybody shares it; `unexpected` means a bug. */
export type ClosingFailureCode = 'passwordRefused' | 'kept' | 'expired' | 'network' | 'unavailable' | 'unexpected';

type Failed = { ok: false; failure: { code: Exclude<ClosingFailureCode, 'unexpected'> } };

export type LookClosingOutcome = { ok: true; facts: ClosingFacts } | Failed;
/** `isBusy`: an order has come in between. */
export type CloseAccountOutcome = { ok: true } | { ok: false; isBusy: true } | Failed;

export type ClosingTyped = { password: string; isUnderstood: boolean };
export type ClosingField = keyof ClosingTyped;

export type AccountClosingEvent =
  | { type: 'closing.begin' }
  | { type: 'closing.drop' }
  | { type: 'field.change'; change: Partial<ClosingTyped> }
  | { type: 'closing.confirm' };

/** What its parent is told. */
export type ClosingReport = { type: 'account.closed' };

export type AccountClosingContext = {
  facts: ClosingFacts;
  typed: ClosingTyped;
  wrong: readonly ClosingField[];
  failureCode: ClosingFailureCode | null;
};
