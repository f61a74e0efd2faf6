/** `other`: a format browsers do not display. */
export type PaperFormat = 'pdf' | 'picture' | 'other';

export type WantedFile = { fileId: string; name: string };

/** Loaded paper; `address`: its object URL until released. */
export type FetchedPaper = { name: string; format: PaperFormat; address: string };

export type PaperFailureCode = 'gone' | 'network' | 'unavailable' | 'unexpected';

export type FetchPaperOutcome =
  | { ok: true; paper: FetchedPaper }
  | { ok: false; failure: { code: Exclude<PaperFailureCode, 'unexpected'> } };

export type PaperViewEvent = ({ type: 'paper.open' } & WantedFile) | { type: 'paper.save' } | { type: 'paper.close' };

export type PaperViewContext = {
  wanted: WantedFile;
  paper: FetchedPaper | null;
  failureCode: PaperFailureCode | null;
};
