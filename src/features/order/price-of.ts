import type { SailingQuote } from '../../../domain/modes/fcl/quote';
import type { Money } from '../../../domain/values/money';
import type { OrderServicesView } from '../../../machines/order/order-services';
import type { PriceParts } from '../../trade/price/charge-table';

/** The offer that was locked and the services that were added to it, as one price. */
export function priceOf({ sailing }: SailingQuote, { price }: OrderServicesView, total: Money): PriceParts {
  const charges = sailing.price?.charges;
  const services = price?.totalYuan.amount ?? 0;
  return {
    lines: [...(charges?.lines ?? []), ...(price?.lines ?? [])],
    total,
    inYuan: charges ? { ...charges.totalYuan, amount: charges.totalYuan.amount + services } : null,
    notIncluded: charges?.notIncluded ?? [],
  };
}
