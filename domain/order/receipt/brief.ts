import type { ModeId } from '../../mode-ids';
import type { Charges } from '../../offer/charges';
import type { Cutoff, End } from '../../offer/sailing';
import type { Calendar } from '../../values/days-off';
import type { Money } from '../../values/money';
import type { AskedPapers } from '../papers/asked';
import type { Bumped } from '../changes/bumped';
import type { Complaining } from '../changes/complaint';
import type { OrderContents } from './contents';
import type { FileRow } from '../form/form';
import type { MadeWith } from '../drafts/beside';
import type { Haul } from '../trucks/haul';
import type { AmendableRow, Measured } from '../on-site/measured';
import type { OrderState } from '../life/lifecycle';
import type { ProtocolId } from '../papers/protocol';
import type { Receiving } from '../on-site/receiving';

/** A document an order needs. */
export type Paper = {
  docType: string;
  name: string;
  /** Null where nothing is due before departure. */
  dueAt: string | null;
  isHere: boolean;
};

/** What happened to an order, by its name in the chart of orders; `state` is where that left it. */
export type Past = { event: string; state: OrderState; at: string; note: string | null };

/** What all orders have, whatever their mode: what lists show. Moments are ISO. */
export type OrderHead = {
  org: End | null;
  dst: End | null;
  supplier: End | null;
  leavesAt: string | null;
  arrivesAt: string | null;
  goods: { nameCn: string; unNo: string | null; hazardClass: string | null }[];
};

/** Goods by their whole name: what they are besides their class belongs to it. */
export type NamedGoods = OrderHead['goods'][number] & {
  subRisks: string[];
  packingGroup: string | null;
  /** A person has to compare the name with the library. */
  needsCheck?: true | undefined;
};

/** What its owner sees of an order. */
export type OrderBrief<TDetail = Readonly<Record<string, unknown>>> = Omit<OrderHead, 'goods'> & {
  goods: NamedGoods[];
  orderNo: string;
  mode: ModeId;
  state: OrderState;
  /** The states it passes through from its confirmation on. */
  path: OrderState[];
  /** What its mode calls them, where that is not as for a box. */
  stands?: Readonly<Partial<Record<OrderState, string>>> | undefined;
  submittedAt: string;
  /** Until when the enterprise must have passed; null where nobody waits for that. */
  verifyBy: string | null;
  /** When its offer closes; null where nobody waits for a verification, or it never does. */
  closesAt: string | null;
  /** When its offer closed before it could be carried out: what it held is given back, and another has to be chosen. */
  offerLapsedAt: string | null;
  /** Arrival of the plan beside the new one; left out while the plan holds. */
  plannedArrival?: string | undefined;
  cutoffs: Cutoff[];
  isDanger: 'Y' | 'N';
  charges: Charges;
  papers: Paper[];
  /** What the house waits for, why and until when; null where it waits for nothing. */
  asked: AskedPapers | null;
  /** What has been handed in, each to be seen again. */
  files: FileRow[];
  /** Whether a paper may be taken back, or another put in its place. */
  mayTakeBack: boolean;
  /** What has happened so far, the first thing first, each with where it left the order. */
  history: Past[];
  /** What cancelling costs in this state; null where it is no longer possible. */
  cancelFee: Money | null;
  /** How its goods came, once they did. */
  measured: Measured | null;
  /** The departure that bumped its cargo and the one that takes it instead; null where none did. */
  bumped: Bumped | null;
  /** Until when its amounts may be amended, and how far; null where they may not. */
  amend: { until: string; rows: AmendableRow[] } | null;
  /** Its owner may confirm receipt; left out before delivery, after the confirmation, and in modes without one. */
  receiving?: Receiving | undefined;
  /** How its owner may complain of what was delivered; left out where they may not. */
  complaining?: Complaining | undefined;
  /** The truck that may go on with it, where one does. */
  haul?: Haul | undefined;
  /** The order it was made with, where it was made with one. */
  beside?: MadeWith | undefined;
  protocolVersion: string;
  /** The text it was agreed to in that edition; an older gateway does not say. */
  protocol?: ProtocolId | undefined;
  /** The edition of what is charged that it was agreed to; left out in modes without that text, and by an older gateway. */
  chargesEdition?: string | undefined;
  /** By which working days are counted; left out where that is as it came with the code. */
  calendar?: Calendar | undefined;
  /** Its form by name; of one order that is read by itself. */
  contents?: OrderContents | undefined;
  /** What only its mode has. */
  detail: TDetail;
};
