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

/** What is kept of an enquiry that was not sent. */
export type EnquiryDraft = { form: EnquiryForm; org: Port | null; dst: Port | null };

/** What an earlier visit or the address has brought, what time it is, and the kinds of packing there are. */
export type RecallEnquiryOutcome = EnquiryDraft & { now: number; packKinds: readonly PackKind[] };

export type SentEnquiry = EnquiryHead;

export type { LoadGoodsInput, LoadGoodsOutcome } from '../order-form';

export type FindPersonOutcome = { isFound: boolean };

/** Why an enquiry was not taken. `unexpected` means a bug. */
export type EnquiryFailureCode =
  | 'tooMany'
  | 'tooManyToday'
  | 'faulty'
  | 'signedOut'
  | 'network'
  | 'unavailable'
  | 'unexpected';

/** `isMeant`: also where the same was asked for a moment ago. */
export type SendEnquiryInput = { form: EnquiryForm; isMeant: boolean };

/** `same`: the number of what was asked for a moment ago. */
export type SendEnquiryOutcome =
  | { ok: true; enquiry: SentEnquiry; now: number }
  | { ok: false; same: string }
  | { ok: false; failure: { code: Exclude<EnquiryFailureCode, 'unexpected'>; faults: readonly OrderFault[] } };

/** `isNobody`: nobody has signed in, so there is no history. */
export type LoadHistoryOutcome = { ok: true; enquiries: readonly SentEnquiry[] } | { ok: false };

export type EnquiryEvent =
  | { type: 'form.change'; change: Partial<EnquiryForm> }
  /** The next goods that are picked belong to this row. */
  | { type: 'lookup.begin'; key: string }
  | { type: 'field.leave'; path: FieldPath }
  | { type: 'fault.seek'; path: FieldPath }
  | { type: 'form.submit' }
  /** Back to the form while papers are still on their way, or because the same is there already. */
  | { type: 'submit.cancel' }
  /** It is meant, though the same is there already. */
  | { type: 'submit.confirm' }
  | { type: 'enquiry.again' }
  | { type: 'history.retry' }
  /** Somebody has signed in, or left. */
  | { type: 'person.changed' }
  | PickerReport
  | FileUploadReport
  | MinuteTicked;

export type EnquiryContext = EnquiryDraft & {
  /** What was picked among places of the other kind, for whoever goes back to them. */
  beside: Pick<EnquiryDraft, 'org' | 'dst'>;
  now: number;
  calendar: Calendar;
  packKinds: readonly PackKind[];
  lookupKey: string;
  library: GoodsLibrary;
  sought: readonly SoughtGoods[];
  /** What the library has answered, also that it knows nobody. */
  told: LibraryAnswer;
  /** Fields somebody has been in; what is wrong with the others is not said before they submit. */
  left: readonly FieldPath[];
  isJudged: boolean;
  gatewayFaults: readonly OrderFault[];
  failureCode: EnquiryFailureCode | null;
  focus: { path: FieldPath; turn: number };
  pending: number;
  /** The number of what was asked for a moment ago, while somebody is asked about it. */
  same: string | null;
  sent: SentEnquiry | null;
  history: readonly SentEnquiry[];
};
