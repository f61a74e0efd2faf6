import type { Quote } from '../../offer/offer';
import type { ServiceRates } from '../../offer/service-rates';
import { fault, type OrderFault } from '../../rules/fault';
import type { OrderForm } from '../form/form';
import type { OrderMode } from '../mode/mode';

type Sells<TForm extends OrderForm, TQuote extends { quoteId: string }> = Pick<OrderMode<TForm, TQuote>, 'terms'>;

/** Services with a rate, or priced individually by staff. */
export const ratedServices = (
  { services, inDangerFreight }: Pick<ServiceRates, 'services' | 'inDangerFreight'>,
  isDanger: 'Y' | 'N',
): string[] => [
  ...new Set([...Object.keys(services), ...(isDanger === 'Y' ? Object.keys(inDangerFreight) : []), 'INS']),
];

export function unsoldServices<TForm extends OrderForm, TQuote extends { quoteId: string }>(
  mode: Sells<TForm, TQuote>,
  form: TForm,
  quote: TQuote,
): string[] {
  const sold = mode.terms.services(form, quote);
  return form.services.filter((code) => !sold.includes(code));
}

/**
 * Removes services and currencies the mode does not sell, which old drafts or copied orders may hold. A single currency
 * is set automatically.
 */
export function soldForm<TForm extends OrderForm, TQuote extends { quoteId: string }>(
  mode: Sells<TForm, TQuote>,
  form: TForm,
  quote: TQuote,
): TForm {
  const unsold = unsoldServices(mode, form, quote);
  const [only, ...others] = mode.terms.currencies;
  const unchosen = others.length === 0 ? only : '';
  const currency = mode.terms.currencies.includes(form.currency) ? form.currency : unchosen;
  if (unsold.length === 0 && currency === form.currency) return form;
  return { ...form, currency, services: form.services.filter((code) => !unsold.includes(code)) };
}

/** The same check on the gateway, which never changes an agreed form. `nameOf`: name of a service. */
export function unsoldFaults(
  mode: Sells<OrderForm, Quote>,
  form: OrderForm,
  quote: Quote | null,
  nameOf: (service: string) => string,
): OrderFault[] {
  const unsold = quote ? unsoldServices(mode, form, quote) : [];
  const isPaidOtherwise = form.currency !== '' && !mode.terms.currencies.includes(form.currency);
  return [
    ...(unsold.length > 0 ? [fault('services', 'serviceUnsold', { names: unsold.map(nameOf).join('、') })] : []),
    ...(isPaidOtherwise ? [fault('currency', 'notListed')] : []),
  ];
}
