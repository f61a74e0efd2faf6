import type { FileRow } from '../../../domain/order/form/form';
import type { UploadKind } from '../../../domain/order/papers/upload';

export type ChosenFile = {
  name: string;
  size: number;
  slice: (from: number, to: number) => { arrayBuffer: () => Promise<ArrayBuffer> };
};

export type UploadFaultCode =
  | 'tooMany'
  | 'tooLarge'
  | 'empty'
  | 'wrongKind'
  /** A photograph that no browser can open. */
  | 'unreadable'
  | 'refused'
  | 'signedOut'
  | 'network'
  | 'unavailable'
  | 'unexpected';

/** `drawing`: the thumbnail of a photograph is in progress. */
export type UploadState = 'drawing' | 'waiting' | 'sending' | 'done' | 'failed';

export type UploadRow = FileRow & {
  key: string;
  state: UploadState;
  percent: number;
  faultCode: UploadFaultCode | null;
  /** Null for a file uploaded earlier. */
  file: ChosenFile | null;
  /** Thumbnail, a JPEG in base64; null for papers, and before it is drawn. */
  small: string | null;
  /** File id of the paper to replace; empty when none. */
  replaces: string;
};

/** `orderNo`: null before the order exists. `mayTakeBack`: submitted files may be withdrawn. */
export type FileUploadInput = {
  kind: UploadKind;
  files: readonly FileRow[];
  orderNo: string | null;
  mayTakeBack: boolean;
};

export const papersOfForm = (files: readonly FileRow[]): FileUploadInput => ({
  kind: 'papers',
  files,
  orderNo: null,
  mayTakeBack: false,
});

export type UploadFileInput = {
  orderNo: string | null;
  docType: string;
  file: ChosenFile | null;
  small: string | null;
  replaces: string;
};
export type UploadFileOutcome = { ok: true; fileId: string } | { ok: false; failure: { code: UploadFaultCode } };

/** Reason of a refused withdrawal. `closed`: staff have already processed the paper. */
export type WithdrawFailureCode = 'closed' | 'network' | 'unavailable' | 'unexpected';
export type WithdrawInput = { orderNo: string; fileId: string };
export type WithdrawOutcome =
  | { ok: true }
  | { ok: false; failure: { code: Exclude<WithdrawFailureCode, 'unexpected'> } };

export type UploadNews =
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.ended'; outcome: UploadFileOutcome };

export type DrawPhotos = { type: 'photos.draw'; files: readonly ChosenFile[] };
export type PhotoEvent = { type: 'photo.drawn'; file: ChosenFile; small: string | null };

export type FileUploadEvent =
  | { type: 'files.choose'; docType: string; files: readonly ChosenFile[] }
  | { type: 'file.remove'; key: string }
  | { type: 'file.replace'; key: string; file: ChosenFile }
  | { type: 'file.retry'; key: string }
  | { type: 'file.open'; key: string }
  /** Retries uploads that failed for this reason, after a sign-in or when the network is back. */
  | { type: 'uploads.resume'; after: 'signedOut' | 'network' }
  | PhotoEvent
  | UploadNews;

export type FileUploadReport = { type: 'files.changed'; files: readonly FileRow[]; pending: number; failed: number };

export type FileUploadContext = {
  kind: UploadKind;
  orderNo: string | null;
  mayTakeBack: boolean;
  rows: readonly UploadRow[];
  /** File being withdrawn, or the reason of a refusal in `code`. */
  withdrawn: { key: string; code: WithdrawFailureCode | null };
};
