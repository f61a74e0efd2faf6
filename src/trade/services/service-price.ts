import type { CountedRow, OrderForm } from '../../../domain/order/form/form';
import type { BoxType } from '../../../domain/offer/search';
import type { ServiceRates } from '../../../domain/offer/service-rates';
import { servicePrice } from '../../../domain/order/money/service-lines';
import { formatMoney } from '../../../domain/values/money';
import { orderPartsCopy } from '../../copy/trade';

const { services: copy } = orderPartsCopy;

type ServiceFields = Pick<OrderForm, 'isDanger' | 'insuredValue'> & { boxes?: readonly CountedRow<BoxType>[] };

/** Price of a service for this order; empty while it cannot be calculated. */
export function servicePriceWords(form: ServiceFields, rates: ServiceRates, code: string): string {
  if (code === 'INS') return copy.insured(rates.insurance.perMille[form.isDanger], rates.insurance.leastYuan);
  if (form.isDanger === 'Y' && Object.hasOwn(rates.inDangerFreight, code)) return copy.included;
  const rate = Object.hasOwn(rates.services, code) ? rates.services[code] : undefined;
  if (rate?.yuan === 0) return copy.onRequest;
  const price = servicePrice(form, rates, code);
  return rate && price && price.amount > 0 ? copy.price(rate.unit, formatMoney(price)) : '';
}
