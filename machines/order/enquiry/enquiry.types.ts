import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import type { SoughtGoods, LibraryAnswer } from '../../../domain/goods/identity';
import type { GoodsLibrary } from '../../../domain/goods/library';
import type { EnquiryHead } from '../../../domain/order/enquiry/enquiry-life';
import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import type { Calendar } from '../../../domain/values/days-off';
import type { Port } from '../../../domain/places/ports';
import type { FileUploadReport } from '../file-upload';
import type { PickerReport } from '../../booking/picker';
import type { MinuteTicked } from '../../support/clock';

export type PackKind = { code: string; name: string };

export type EnquiryDraft = { form: EnquiryForm; org: Port | null; dst: Port | null };

/** Data of an earlier visit or the address, the current time and the packaging kinds. */
export type RecallEnquiryOutcome = EnquiryDraft & { now: number; packKinds: readonly PackKind[] };

export type SentEnquiry = EnquiryHead;

export type { LoadGoodsInput, LoadGoodsOutcome } from '../order-form';

export type FindPersonOutcome = { isFound: boolean };

export type EnquiryFailureCode =
  | 'tooMany'
  | 'tooManyToday'
  | 'faulty'
  | 'signedOut'
  | 'network'
  | 'unavailable'
  | 'unexpected';

/** `isMeant`: send even if it repeats a recent enquiry. */
export type SendEnquiryInput = { form: EnquiryForm; isMeant: boolean };

/** `same`: number of the recent equal enquiry. */
export type SendEnquiryOutcome =
  | { ok: true; enquiry: SentEnquiry; now: number }
  | { ok: false; same: string }
  | { ok: false; failure: { code: Exclude<EnquiryFailureCode, 'unexpected'>; faults: readonly OrderFault[] } };

export type LoadHistoryOutcome = { ok: true; enquiries: readonly SentEnquiry[] } | { ok: false };

export type EnquiryEvent =
  | { type: 'form.change'; change: Partial<EnquiryForm> }
  /** The next goods that are picked belong to this row. */
  | { type: 'lookup.begin'; key: string }
  | { type: 'field.leave'; path: FieldPath }
  | { type: 'fault.seek'; path: FieldPath }
  | { type: 'form.submit' }
  /** Back to the form while papers still upload, or after the warning about a repeat. */
  | { type: 'submit.cancel' }
  /** Sends a repeat on purpose. */
  | { type: 'submit.confirm' }
  | { type: 'enquiry.again' }
  | { type: 'history.retry' }
  | { type: 'person.changed' }
  | PickerReport
  | FileUploadReport
  | MinuteTicked;

export type EnquiryContext = EnquiryDraft & {
  /** Picked places of the other kind, kept for a return to that mode. */
  beside: Pick<EnquiryDraft, 'org' | 'dst'>;
  now: number;
  calendar: Calendar;
  packKinds: readonly PackKind[];
  lookupKey: string;
  library: GoodsLibrary;
  sought: readonly SoughtGoods[];
  told: LibraryAnswer;
  /** Visited fields; faults of other fields are shown only after a submit. */
  left: readonly FieldPath[];
  isJudged: boolean;
  gatewayFaults: readonly OrderFault[];
  failureCode: EnquiryFailureCode | null;
  focus: { path: FieldPath; turn: number };
  pending: number;
  /** Number of the recent equal enquiry, while the user is asked. */
  same: string | null;
  sent: SentEnquiry | null;
  history: readonly SentEnquiry[];
};
