/** `other`: nothing a browser shows by itself. */
export type PaperFormat = 'pdf' | 'picture' | 'other';

/** A paper at the gateway, as its owner knows it. */
export type WantedFile = { fileId: string; name: string };

/** One that has come: `address` is where this page keeps it until it is let go. */
export type FetchedPaper = { name: string; format: PaperFormat; address: string };

export type PaperFailureCode = 'gone' | 'network' | 'unavailable' | 'unexpected';

export type FetchPaperOutcome =
  | { ok: true; paper: FetchedPaper }
  | { ok: false; failure: { code: Exclude<PaperFailureCode, 'unexpected'> } };

export type PaperViewEvent = ({ type: 'paper.open' } & WantedFile) | { type: 'paper.save' } | { type: 'paper.close' };

export type PaperViewContext = {
  /** What is wanted, or was wanted last. */
  wanted: WantedFile;
  paper: FetchedPaper | null;
  failureCode: PaperFailureCode | null;
};
