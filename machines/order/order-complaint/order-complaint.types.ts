import type { Complaint, ComplaintAbout } from '../../../domain/order/changes/complaint';
import type { FileUploadReport } from '../file-upload';

export type ComplaintPart = 'kg' | 'words';
export type TypedComplaint = { about: string; lot: string } & Record<ComplaintPart, string>;

/** Lot unknown, or several lots. */
export const NO_LOT = '*';

export type ComplaintPhotos = Omit<FileUploadReport, 'type'>;

export type FileComplaintInput = Complaint & { orderNo: string };

/**
 * `late`: complaints are closed, or another one is in progress. `range`: more than delivered. `photos`: a photograph is
 * missing or used by another complaint.
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
  about: readonly ComplaintAbout[];
  typed: TypedComplaint;
  photos: ComplaintPhotos;
  isJudged: boolean;
  failureCode: ComplaintFailureCode | null;
};
