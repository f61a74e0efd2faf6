import { DRY_BOXES } from '../../mode-ids';
import type { RowPart, TypedRow } from '../../offer/load';
import type { IsOf, Is } from '../../shape/is';
import type { domEntries } from './search-shape';
import type { homeLoad } from './receipt-shape';

export type HomeBox = (typeof DRY_BOXES)[number];
export const isHomeBox = (type: string): type is HomeBox => DRY_BOXES.some((one) => one === type);

/** 9 % for one through bill, 6 % for an agent's. */
export const TAX_RATES = ['9', '6'] as const;
export type TaxRate = (typeof TAX_RATES)[number];

export type HomeLoad = Is<typeof homeLoad>;

export type DomSearch = IsOf<typeof domEntries>;

/** Example weight per box while none is given. */
export const TRIAL_KG = 18_000;

export type DomRowText = TypedRow & {
  /** Empty until the user says if the goods are dangerous; there is no default. */
  nature: string;
  goods: string;
  from: string;
  to: string;
  tax: string;
};
export type DomRowPart = RowPart<DomRowText>;
