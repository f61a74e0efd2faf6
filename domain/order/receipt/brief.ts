import type { ModeId } from '../../mode-ids';
import type { Charges } from '../../offer/charges';
import type { Cutoff, End } from '../../offer/sailing';
import type { Calendar } from '../../values/days-off';
import type { Money } from '../../values/money';
import type { AskedPapers } from '../papers/asked';
import type { BumpedOrder } from '../changes/bumped';
import type { ComplaintWindow } from '../changes/complaint';
import type { OrderContents } from './contents';
import type { FileRow } from '../form/form';
import type { MadeWith } from '../drafts/beside';
import type { OnwardTruck } from '../trucks/onward-truck';
import type { AmendableRow, Measured } from '../on-site/measured';
import type { OrderState } from '../life/lifecycle';
import type { ProtocolId } from '../papers/protocol';
import type { ReceivingState } from '../on-site/receiving';

export type Paper = {
  docType: string;
  name: string;
  /** Null when not due before departure. */
  dueAt: string | null;
  isHere: boolean;
};

export type PastEvent = { event: string; state: OrderState; at: string; note: string | null };

/** Order facts of lists, common to all modes. Times are ISO. */
export type OrderHead = {
  org: End | null;
  dst: End | null;
  supplier: End | null;
  leavesAt: string | null;
  arrivesAt: string | null;
  goods: { nameCn: string; unNo: string | null; hazardClass: string | null }[];
};

export type NamedGoods = OrderHead['goods'][number] & {
  subRisks: string[];
  packingGroup: string | null;
  /** True if staff must compare the name with the library. */
  needsCheck?: true | undefined;
};

export type OrderBrief<TDetail = Readonly<Record<string, unknown>>> = Omit<OrderHead, 'goods'> & {
  goods: NamedGoods[];
  orderNo: string;
  mode: ModeId;
  state: OrderState;
  path: OrderState[];
  /** State names, when they differ from those of boxes. */
  stands?: Readonly<Partial<Record<OrderState, string>>> | undefined;
  submittedAt: string;
  /** Verification deadline; null when none is pending. */
  verifyBy: string | null;
  /** Closing time of the offer; null when no verification is pending or it never closes. */
  closesAt: string | null;
  /** Time the offer closed before confirmation: the reservation is gone, and another offer must be chosen. */
  offerLapsedAt: string | null;
  /** Originally planned arrival; missing while unchanged. */
  plannedArrival?: string | undefined;
  cutoffs: Cutoff[];
  isDanger: 'Y' | 'N';
  charges: Charges;
  papers: Paper[];
  asked: AskedPapers | null;
  files: FileRow[];
  mayTakeBack: boolean;
  history: PastEvent[];
  cancelFee: Money | null;
  measured: Measured | null;
  bumped: BumpedOrder | null;
  /** Deadline and limits of amendments; null when not allowed. */
  amend: { until: string; rows: AmendableRow[] } | null;
  /** Receipt confirmation; missing before delivery, after confirmation, and in modes without it. */
  receiving?: ReceivingState | undefined;
  complaining?: ComplaintWindow | undefined;
  haul?: OnwardTruck | undefined;
  beside?: MadeWith | undefined;
  protocolVersion: string;
  /** Terms of that edition; missing from older gateways. */
  protocol?: ProtocolId | undefined;
  /** Agreed edition of the charge terms; missing in modes without them and from older gateways. */
  chargesEdition?: string | undefined;
  /** Working-day calendar; missing when it is the built-in one. */
  calendar?: Calendar | undefined;
  /** Form contents; only when a single order is read. */
  contents?: OrderContents | undefined;
  detail: TDetail;
};
