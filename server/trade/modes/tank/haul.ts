import { isLease } from '../../../../domain/modes/tank/lease';
import type { TankForm } from '../../../../domain/modes/tank/form';
import type { TankQuote } from '../../../../domain/modes/tank/quote';
import { kgIn, tankOf, tanksIn } from '../../../../domain/modes/tank/reading';
import { gateOf } from '../../../../domain/offer/cutoffs';
import type { HaulWords } from '../../../../domain/order/trucks/haul';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';

/** A chassis per tank to the port; leased tanks go anywhere. */
export function tankHaul({ form, quote }: Snapshot<TankForm, TankQuote>): HaulWords | null {
  const { tareKg } = tankOf(quote);
  const gate = gateOf(quote.offer.cutoffs);
  if (!gate || isLease(form)) return null;
  return {
    way: 'TO',
    at: gate.closes,
    opens: gate.opens,
    ...sharedOut(kgIn(form) ?? 0, tanksIn(form) ?? 1),
    box: { type: 'TK', tareKg },
  };
}
