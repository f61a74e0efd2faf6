import { isLease } from '../../../../domain/modes/tank/lease';
import type { TankForm } from '../../../../domain/modes/tank/form';
import type { TankQuote } from '../../../../domain/modes/tank/quote';
import { readKg, quotedTank, readTankCount } from '../../../../domain/modes/tank/reading';
import { gateHours } from '../../../../domain/offer/cutoffs';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';

/** A chassis per tank to the port; leased tanks go anywhere. */
export function tankOnwardTruck({ form, quote }: Snapshot<TankForm, TankQuote>): OnwardTruckFacts | null {
  const { tareKg } = quotedTank(quote);
  const gate = gateHours(quote.offer.cutoffs);
  if (!gate || isLease(form)) return null;
  return {
    way: 'TO',
    at: gate.closes,
    opens: gate.opens,
    ...sharedOut(readKg(form) ?? 0, readTankCount(form) ?? 1),
    box: { type: 'TK', tareKg },
  };
}
