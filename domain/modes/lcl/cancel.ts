import { roundedUp, YUAN, type Money } from '../../values/money';
import { isUnconfirmed, type OrderState } from '../../order/life/lifecycle';
import type { Charges } from '../../offer/charges';
import { YUAN_FOR_DOLLAR } from '../../offer/charge-lines';
import { closingOf } from '../../offer/cutoffs';
import type { LclForm } from './form';
import type { LclQuote } from './quote';
import type { LclRates } from './rates';
import { tonsOf } from './reading';
import { HOUR_MS } from '../../values/spans';

/** What a reserved place in a box costs whoever gives it up, in minor units of yuan. */
const PER_BILL = 30_000;
/** So long before the shed closes the place can still be sold. */
export const EARLY_HOURS = 24;
const OCEAN_SHARE = 0.5;

type Leaving = {
  state: OrderState;
  now: number;
  /** When the shed closes. */
  closes: number;
  tons: number;
  /** The ocean freight of the order, in minor units of yuan. */
  oceanYuan: number;
  rates: Pick<LclRates, 'deadFreight'>;
};

function amountOf({ state, now, closes, tons, oceanYuan, rates: { deadFreight } }: Leaving): number | null {
  if (isUnconfirmed(state)) return 0;
  if (state === 'CONFIRMED') return PER_BILL;
  if (state !== 'BOOKED') return null;
  if (closes - now >= EARLY_HOURS * HOUR_MS) return PER_BILL + roundedUp(oceanYuan * OCEAN_SHARE);
  return roundedUp((deadFreight.perBox / deadFreight.boxM3) * tons);
}

/** What cancelling costs; null once the goods are in the shed, from where only the desk gives them back. */
export function lclCancelFee(leaving: Leaving): Money | null {
  const amount = amountOf(leaving);
  return amount === null ? null : { amount, currency: YUAN };
}

type LclCancelInput = { form: LclForm; quote: LclQuote; charges: Pick<Charges, 'lines'> };

/** And for an order as it stands: by what it is charged for, and by when its goods have to be in. */
export function lclFeeOf({ form, quote, charges }: LclCancelInput, state: OrderState, now: number): Money | null {
  const ocean = charges.lines.find(({ item }) => item === 'OF')?.total.amount ?? 0;
  return lclCancelFee({
    state,
    now,
    closes: closingOf(quote.offer.cutoffs) ?? now,
    tons: tonsOf({ form, quote }).charged,
    oceanYuan: ocean * YUAN_FOR_DOLLAR,
    rates: quote.rates,
  });
}
