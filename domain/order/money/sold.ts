import type { Quote } from '../../offer/offer';
import type { ServiceRates } from '../../offer/service-rates';
import { fault, type OrderFault } from '../../rules/fault';
import type { OrderForm } from '../form/form';
import type { OrderMode } from '../mode/mode';

type Sells<TForm extends OrderForm, TQuote extends { quoteId: string }> = Pick<OrderMode<TForm, TQuote>, 'terms'>;

/** The services that the rates of a quote have a price for, or of which they say that a person names it. */
export const ratedServices = (
  { services, inDangerFreight }: Pick<ServiceRates, 'services' | 'inDangerFreight'>,
  isDanger: 'Y' | 'N',
): string[] => [
  ...new Set([...Object.keys(services), ...(isDanger === 'Y' ? Object.keys(inDangerFreight) : []), 'INS']),
];

/** What a form orders on top that its mode does not sell at this price. */
export function unsoldIn<TForm extends OrderForm, TQuote extends { quoteId: string }>(
  mode: Sells<TForm, TQuote>,
  form: TForm,
  quote: TQuote,
): string[] {
  const sold = mode.terms.services(form, quote);
  return form.services.filter((code) => !sold.includes(code));
}

/**
 * The form with nothing in it that its mode does not sell: an old draft or a copied order may hold a service of another
 * mode, or a currency that no price is in. Where there is one currency it is nobody's choice.
 */
export function soldForm<TForm extends OrderForm, TQuote extends { quoteId: string }>(
  mode: Sells<TForm, TQuote>,
  form: TForm,
  quote: TQuote,
): TForm {
  const unsold = unsoldIn(mode, form, quote);
  const [only, ...others] = mode.terms.currencies;
  const unchosen = others.length === 0 ? only : '';
  const currency = mode.terms.currencies.includes(form.currency) ? form.currency : unchosen;
  if (unsold.length === 0 && currency === form.currency) return form;
  return { ...form, currency, services: form.services.filter((code) => !unsold.includes(code)) };
}

/** The same for the gateway, which changes no form that somebody has agreed to. `nameOf`: what a service is called. */
export function unsoldFaults(
  mode: Sells<OrderForm, Quote>,
  form: OrderForm,
  quote: Quote | null,
  nameOf: (service: string) => string,
): OrderFault[] {
  const unsold = quote ? unsoldIn(mode, form, quote) : [];
  const isPaidOtherwise = form.currency !== '' && !mode.terms.currencies.includes(form.currency);
  return [
    ...(unsold.length > 0 ? [fault('services', 'serviceUnsold', { names: unsold.map(nameOf).join('、') })] : []),
    ...(isPaidOtherwise ? [fault('currency', 'notListed')] : []),
  ];
}
