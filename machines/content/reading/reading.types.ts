import type { ClockTicked } from '../../support/clock';

/** The texts of the house that somebody agrees to. */
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
 * `isWithMail`: the modal that also says where to write to. `version`: that very edition, which is only looked up; without it
 * the one that holds.
 */
export type ReadingInput = { text: LegalText; isWithMail: boolean; version?: string | undefined };

export type ReadingFailureCode = 'unavailable' | 'network';

export type LoadTextOutcome =
  | { ok: true; loadedAt: number; document: LegalDocument }
  | { ok: false; failure: { code: ReadingFailureCode } };

/** How far the text has been moved: pixels left below, how much has been in view, the section at hand. */
export type TextScrolled = { distanceToEnd: number; percent: number; section: number };

export type ReadingEvent =
  | ({ type: 'text.scrolled' } & TextScrolled)
  | { type: 'text.retry' }
  | { type: 'text.confirm' }
  /** A press that says so: it closes at any time. */
  | { type: 'reading.close' }
  /** Esc: it closes whatever is not being read. */
  | { type: 'reading.dismiss' }
  | ClockTicked;

/** What the rest of the product calls a text that was read. */
export type CompletionCode = '1' | '2' | '3' | '4';

/** `version`: the edition that was read. */
export type ReadingOutcome =
  | { isConfirmed: true; completionCode: CompletionCode; version: string }
  | { isConfirmed: false };

export type ReadingContext = ReadingInput & {
  document: LegalDocument | null;
  mail: string | null;
  failure: { code: ReadingFailureCode } | null;
  percent: number;
  section: number;
  /** Epoch milliseconds, so that a tab that slept wakes up at the right second. */
  deadline: number;
  secondsLeft: number;
  outcome: ReadingOutcome;
};
