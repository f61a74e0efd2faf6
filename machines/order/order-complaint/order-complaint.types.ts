import type { Complaint, ComplaintAbout } from '../../../domain/order/complaint';

/** As it is typed: text until it is read. */
export type ComplaintPart = 'kg' | 'words';
export type TypedComplaint = { about: string } & Record<ComplaintPart, string>;

export type FileComplaintInput = Complaint & { orderNo: string };

/** `late`: nothing can be complained of any more, or another complaint is looked into. `range`: more than there is. */
export type ComplaintFailure = 'late' | 'range' | 'network' | 'unavailable';
export type FileComplaintOutcome = { ok: true } | { ok: false; code: ComplaintFailure };

export type ComplaintFailureCode = ComplaintFailure | 'unexpected';

export type OrderComplaintInput = { orderNo: string };
export type OrderComplaintEvent =
  | { type: 'complaint.open'; about: readonly ComplaintAbout[] }
  | { type: 'about.choose'; kind: string }
  | { type: 'complaint.type'; part: ComplaintPart; value: string }
  | { type: 'complaint.send' }
  | { type: 'complaint.close' };

export type OrderComplaintContext = OrderComplaintInput & {
  /** What may be complained of, as the page has shown it. */
  about: readonly ComplaintAbout[];
  typed: TypedComplaint;
  /** What is wrong is said once it was sent. */
  isJudged: boolean;
  failureCode: ComplaintFailureCode | null;
};
