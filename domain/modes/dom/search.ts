import { DRY_BOXES } from '../../mode-ids';
import type { RowPart, TypedRow } from '../../offer/load';
import type { Day } from '../../values/days';

export type HomeBox = (typeof DRY_BOXES)[number];
export const isHomeBox = (type: string): type is HomeBox => DRY_BOXES.some((one) => one === type);

/** Nine per cent where all of the way is on one bill, six for an agent's. */
export const TAX_RATES = ['9', '6'] as const;
export type TaxRate = (typeof TAX_RATES)[number];

/** Boxes of one type that weigh the same. */
export type HomeLoad = { type: HomeBox; count: number; kg: number };

/** A question of the gateway. */
export type DomSearch = {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'Y' | 'N';
  /** What the goods are said to be; null where nobody has said. */
  unNo: string | null;
  goods: string | null;
  boxType: HomeBox;
  boxes: number;
  /** What lies in each box. */
  kg: number;
  /** Nobody has said what it weighs: an example, that no order takes over. */
  isTrial: boolean;
  /** Cities that trucks come from and go to; null where the port is the end of the way. */
  from: string | null;
  to: string | null;
  tax: TaxRate;
  /** The first day wanted; null for any. */
  etd: Day | null;
};

/** What a box is counted with while nobody has said what it weighs. */
export const TRIAL_KG = 18_000;

/** As it is typed above the voyages. */
export type DomRowText = TypedRow & {
  /** Empty until the person has said whether the goods are dangerous: no answer stands for one. */
  nature: string;
  goods: string;
  from: string;
  to: string;
  tax: string;
};
export type DomRowPart = RowPart<DomRowText>;
