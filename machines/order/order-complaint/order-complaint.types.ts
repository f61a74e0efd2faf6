import type { Complaint, ComplaintAbout } from '../../../domain/order/changes/complaint';
import type { FileUploadReport } from '../file-upload';

/** As it is typed: text until it is read. */
export type ComplaintPart = 'kg' | 'words';
/** `lot`: empty before one is chosen. */
export type TypedComplaint = { about: string; lot: string } & Record<ComplaintPart, string>;

/** Chosen where nobody can tell the lot, or where it is more than one. */
export const NO_LOT = '*';

/** What has become of the photographs. */
export type ComplaintPhotos = Omit<FileUploadReport, 'type'>;

export type FileComplaintInput = Complaint & { orderNo: string };

/**
 * `late`: nothing can be complained of any more, or another complaint is looked into. `range`: more than there is.
 * `photos`: one of them is there no more, or shown by another complaint.
 */
export type ComplaintFailure = 'late' | 'range' | 'photos' | 'network' | 'unavailable';
export type FileComplaintOutcome = { ok: true } | { ok: false; code: ComplaintFailure };

export type ComplaintFailureCode = ComplaintFailure | 'unexpected';

export type OrderComplaintInput = { orderNo: string };
export type OrderComplaintEvent =
  | { type: 'complaint.open'; about: readonly ComplaintAbout[] }
  | { type: 'about.choose'; kind: string }
  | { type: 'lot.choose'; lot: string }
  | { type: 'complaint.type'; part: ComplaintPart; value: string }
  | { type: 'complaint.send' }
  | { type: 'complaint.close' }
  | FileUploadReport;

export type OrderComplaintContext = OrderComplaintInput & {
  /** What may be complained of, as the page has shown it. */
  about: readonly ComplaintAbout[];
  typed: TypedComplaint;
  photos: ComplaintPhotos;
  /** What is wrong is said once it was sent. */
  isJudged: boolean;
  failureCode: ComplaintFailureCode | null;
};
