import type { ModeId } from '../../mode-ids';
import type { Charges } from '../../offer/charges';
import type { End } from '../../offer/sailing';

/** Price an enquiry would have as an order now: the lowest of the departures at its date. */
export type InstantPrice = {
  mode: ModeId;
  /** Names of both ends; empty when unknown. */
  orgName: string;
  dstName: string;
  supplier: End;
  leavesAt: string;
  charges: Charges;
};

const FREIGHT = 'OF';

export const countFreightUnits = ({ lines }: Pick<Charges, 'lines'>): number =>
  lines.reduce((all, { item, quantity }) => all + (item === FREIGHT ? quantity : 0), 0);
