import type { AuditStatus, LicenceFault } from '../../../domain/people/enterprise';

export type VerificationFacts = {
  status: AuditStatus;
  enterpriseName: string;
  creditCode: string;
  licenceName: string | null;
  submittedAt: string | null;
  reason: string | null;
};

/** Chosen file: its bytes are read only when it is sent. */
export type ChosenFile = { name: string; size: number; type: string; arrayBuffer: () => Promise<ArrayBuffer> };

export type VerificationForm = { enterpriseName: string; creditCode: string };

/** `basedOn`: state of the facts that it was typed over. */
export type VerificationDraft = VerificationForm & { basedOn: string };

export type VerificationFaults = {
  enterpriseName?: 'nameInvalid';
  creditCode?: 'codeInvalid';
  licence?: LicenceFault;
};

export type VerificationField = keyof VerificationFaults;

export type VerificationFailureCode =
  | 'closed'
  | 'creditCodeTaken'
  | 'licenceRefused'
  | 'unavailable'
  | 'network'
  | 'unexpected';

export type LoadVerificationOutcome =
  | { ok: true; facts: VerificationFacts; typed: VerificationDraft | null }
  | { ok: false };

export type SubmitVerificationInput = VerificationForm & { licence: ChosenFile | null };
export type SubmitVerificationOutcome = { ok: true } | { ok: false; failure: { code: VerificationFailureCode } };

export type VerificationEvent =
  | { type: 'facts.refresh' }
  | { type: 'field.change'; change: Partial<VerificationForm> }
  | { type: 'licence.choose'; licence: ChosenFile }
  | { type: 'licence.remove' }
  | { type: 'form.submit' };

export type VerificationContext = {
  facts: VerificationFacts;
  form: VerificationForm;
  /** Newer facts from elsewhere have replaced what was typed. */
  isOverruled: boolean;
  licence: ChosenFile | null;
  faults: VerificationFaults;
  failureCode: VerificationFailureCode | null;
  focus: { field: VerificationField | null; turn: number };
};
