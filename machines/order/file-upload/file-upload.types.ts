import type { FileRow } from '../../../domain/order/form/form';
import type { UploadKind } from '../../../domain/order/papers/upload';

/** A file as a person has chosen it: its bytes are read only when it is sent. */
export type ChosenFile = {
  name: string;
  size: number;
  slice: (from: number, to: number) => { arrayBuffer: () => Promise<ArrayBuffer> };
};

/** Why a file is not at the gateway. `unexpected` means a bug. */
export type UploadFaultCode =
  | 'tooMany'
  | 'tooLarge'
  | 'empty'
  | 'wrongKind'
  /** A photograph that no page can open. */
  | 'unreadable'
  | 'refused'
  | 'signedOut'
  | 'network'
  | 'unavailable'
  | 'unexpected';

/** `drawing`: a photograph of which a small picture is made. */
export type UploadState = 'drawing' | 'waiting' | 'sending' | 'done' | 'failed';

/** A line of the list, from the moment it is chosen. */
export type UploadRow = FileRow & {
  key: string;
  state: UploadState;
  /** How much of it has been sent. */
  percent: number;
  faultCode: UploadFaultCode | null;
  /** Null for what an earlier visit had uploaded. */
  file: ChosenFile | null;
  /** What a photograph looks like from afar, a JPEG in base64; null of a paper, and before it is drawn. */
  small: string | null;
  /** The name at the gateway of the paper whose place it takes; empty where it takes none. */
  replaces: string;
};

/** `orderNo`: the order the files are for; null where there is none yet. `mayTakeBack`: what it holds may be undone. */
export type FileUploadInput = {
  kind: UploadKind;
  files: readonly FileRow[];
  orderNo: string | null;
  mayTakeBack: boolean;
};

/** Papers of what is not an order yet. */
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

/** Why an order does not give a paper back. `closed`: the house has answered for it by now. */
export type WithdrawFailureCode = 'closed' | 'network' | 'unavailable' | 'unexpected';
export type WithdrawInput = { orderNo: string; fileId: string };
export type WithdrawOutcome =
  | { ok: true }
  | { ok: false; failure: { code: Exclude<WithdrawFailureCode, 'unexpected'> } };

/** What a running upload says. */
export type UploadNews =
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.ended'; outcome: UploadFileOutcome };

/** Of each of these photographs a small picture is wanted. */
export type DrawPhotos = { type: 'photos.draw'; files: readonly ChosenFile[] };
/** `small`: null where it could not be opened. */
export type PhotoEvent = { type: 'photo.drawn'; file: ChosenFile; small: string | null };

export type FileUploadEvent =
  | { type: 'files.choose'; docType: string; files: readonly ChosenFile[] }
  /** Takes it off the list; one that is being sent is broken off. */
  | { type: 'file.remove'; key: string }
  /** Another takes the place of one that is at the gateway, once it has come. */
  | { type: 'file.replace'; key: string; file: ChosenFile }
  | { type: 'file.retry'; key: string }
  /** Its owner wants to see what is at the gateway. */
  | { type: 'file.open'; key: string }
  /** What could not be sent for this reason may now be sent: somebody has signed in, or the line is back. */
  | { type: 'uploads.resume'; after: 'signedOut' | 'network' }
  | PhotoEvent
  | UploadNews;

/** What an upload tells its parent: what is there, how many are on their way, and how many will not come as they are. */
export type FileUploadReport = { type: 'files.changed'; files: readonly FileRow[]; pending: number; failed: number };

export type FileUploadContext = {
  kind: UploadKind;
  orderNo: string | null;
  mayTakeBack: boolean;
  rows: readonly UploadRow[];
  /** Which is being taken back, or could not be; `code` says why. */
  withdrawn: { key: string; code: WithdrawFailureCode | null };
};
