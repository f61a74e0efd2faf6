import type { Charges } from '../offer/charges';
import type { OrderState } from './lifecycle';
import type { Cutoff, End } from '../offer/sailing';
import type { Money } from '../values/money';

/** A document an order needs. */
export type Paper = {
  docType: string;
  name: string;
  /** Null where nothing is due before departure. */
  dueAt: string | null;
  isHere: boolean;
};

/** What its owner sees of an order. Moments are ISO. */
export type OrderBrief = {
  orderNo: string;
  mode: 'FCL';
  state: OrderState;
  submittedAt: string;
  /** Until when the enterprise must have passed; null where nobody waits for that. */
  verifyBy: string | null;
  org: End;
  dst: End;
  carrier: string;
  vessel: string;
  voyage: string;
  etd: string;
  eta: string;
  cutoffs: Cutoff[];
  /** The sailing to fall back on, where one was named. */
  alternative: { carrier: string; vessel: string; voyage: string; etd: string } | null;
  boxes: { type: string; count: number }[];
  goods: { nameCn: string; unNo: string | null; hazardClass: string | null }[];
  isDanger: 'Y' | 'N';
  charges: Charges;
  papers: Paper[];
  /** What cancelling costs in this state; null where it is no longer possible. */
  cancelFee: Money | null;
  protocolVersion: string;
};
