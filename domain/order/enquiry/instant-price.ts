import type { ModeId } from '../../mode-ids';
import type { Charges } from '../../offer/charges';
import type { End } from '../../offer/sailing';

/** What an enquiry would cost if it were ordered now: the lowest of what leaves when it was asked for, and of which departure. */
export type InstantPrice = {
  mode: ModeId;
  /** What people call both ends; empty where the house does not know them. */
  orgName: string;
  dstName: string;
  supplier: End;
  leavesAt: string;
  charges: Charges;
};

const FREIGHT = 'OF';

/** How many units (tanks, bags) the freight of a price is counted for. */
export const unitsPriced = ({ lines }: Pick<Charges, 'lines'>): number =>
  lines.reduce((all, { item, quantity }) => all + (item === FREIGHT ? quantity : 0), 0);
