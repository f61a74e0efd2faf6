import type { ClockTicked } from '../../support/clock';

export type LegalText =
  | 'agreement'
  | 'privacy'
  | 'protocol'
  | 'deskProtocol'
  | 'storageProtocol'
  | 'saleProtocol'
  | 'charges';

export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

export type LegalSection = { sectionId: string; heading: string; blocks: LegalBlock[] };

export type LegalDocument = {
  title: string;
  version: string;
  effectiveOn: string;
  summary: string;
  sections: LegalSection[];
};

/**
 * `isWithMail`: also shows the contact address. `version`: exactly this edition, for reference only; otherwise the one
 * in force.
 */
export type ReadingInput = { text: LegalText; isWithMail: boolean; version?: string | undefined };

export type ReadingFailureCode = 'unavailable' | 'network';

export type LoadTextOutcome =
  | { ok: true; loadedAt: number; document: LegalDocument }
  | { ok: false; failure: { code: ReadingFailureCode } };

export type TextScrolled = { distanceToEnd: number; percent: number; section: number };

export type ReadingEvent =
  | ({ type: 'text.scrolled' } & TextScrolled)
  | { type: 'text.retry' }
  | { type: 'text.confirm' }
  /** Close button: closes at any time. */
  | { type: 'reading.close' }
  /** Esc: closes except while the text must be read. */
  | { type: 'reading.dismiss' }
  | ClockTicked;

/** Codes of read texts in the rest of the product. */
export type CompletionCode = '1' | '2' | '3' | '4';

export type ReadingOutcome =
  | { isConfirmed: true; completionCode: CompletionCode; version: string }
  | { isConfirmed: false };

export type ReadingContext = ReadingInput & {
  document: LegalDocument | null;
  mail: string | null;
  failure: { code: ReadingFailureCode } | null;
  percent: number;
  section: number;
  /** Epoch milliseconds, so that a suspended tab resumes at the right second. */
  deadline: number;
  secondsLeft: number;
  outcome: ReadingOutcome;
};
