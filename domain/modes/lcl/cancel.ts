import { roundedUp, YUAN, type Money } from '../../values/money';
import { isUnconfirmed, type OrderState } from '../../order/life/lifecycle';
import type { Charges } from '../../offer/charges';
import { yuanForDollar } from '../../offer/charge-lines';
import { closingTime } from '../../offer/cutoffs';
import type { LclForm } from './form';
import type { LclQuote } from './quote';
import type { LclRates } from './rates';
import { quoteRevenueTons } from './reading';
import { HOUR_MS } from '../../values/spans';

/** Minor units of yuan: fee per bill for giving up a reserved place. */
const PER_BILL = 30_000;
/** Up to 24 hours before the CFS closes the place can be resold. */
export const EARLY_HOURS = 24;
const OCEAN_SHARE = 0.5;

type Leaving = {
  state: OrderState;
  now: number;
  closes: number;
  tons: number;
  /** Ocean freight of the order, in minor units of yuan. */
  oceanYuan: number;
  rates: Pick<LclRates, 'deadFreight'>;
};

function cancelAmount({ state, now, closes, tons, oceanYuan, rates: { deadFreight } }: Leaving): number | null {
  if (isUnconfirmed(state)) return 0;
  if (state === 'CONFIRMED') return PER_BILL;
  if (state !== 'BOOKED') return null;
  if (closes - now >= EARLY_HOURS * HOUR_MS) return PER_BILL + roundedUp(oceanYuan * OCEAN_SHARE);
  return roundedUp((deadFreight.perBox / deadFreight.boxM3) * tons);
}

/** Cancellation fee; null once the goods are in the CFS: from then on only staff can release them. */
export function lclCancelFee(leaving: Leaving): Money | null {
  const amount = cancelAmount(leaving);
  return amount === null ? null : { amount, currency: YUAN };
}

type LclCancelInput = { form: LclForm; quote: LclQuote; charges: Pick<Charges, 'lines'> };

export function lclFeeInState({ form, quote, charges }: LclCancelInput, state: OrderState, now: number): Money | null {
  const ocean = charges.lines.find(({ item }) => item === 'OF')?.total.amount ?? 0;
  return lclCancelFee({
    state,
    now,
    closes: closingTime(quote.offer.cutoffs) ?? now,
    tons: quoteRevenueTons({ form, quote }).charged,
    oceanYuan: ocean * yuanForDollar(quote.rates),
    rates: quote.rates,
  });
}
