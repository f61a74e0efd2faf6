import type { Verdict } from '../../goods/verdict';
import type { Charges } from '../../offer/charges';
import type { Cutoff } from '../../offer/cutoffs';
import type { Measure } from '../../offer/measure';
import type { End, SailingState } from '../../offer/sailing';
import type { Money } from '../../values/money';
import type { LclDetail } from './detail';

/** A departure as it stands for those who asked. Moments are ISO. */
export type LclOffer = {
  offerId: string;
  mode: 'LCL';
  supplier: End;
  org: End;
  dst: End;
  leavesAt: string;
  arrivesAt: string;
  cutoffs: Cutoff[];
  /** The first of its deadlines. */
  closesAt: string;
  state: SailingState;
  left: { measure: Measure; amount: number }[];
  /** May these goods go, in a box with those that are in it? */
  acceptance: Verdict;
  /** Null where there is none to be had. */
  price: { charges: Charges; units: { unit: string; total: Money }[] } | null;
  detail: LclDetail;
};
