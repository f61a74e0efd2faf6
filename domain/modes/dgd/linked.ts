import { fault, type OrderFault } from '../../rules/fault';
import type { DgdForm } from './form';
import { OWN } from './own';
import type { DgdQuote } from './quote';

/** The order whose goods the service is about, and what is wrong with the form where it is not of the same buyer. */
export const linkedTo = (form: DgdForm, quote: DgdQuote): { orderNo: string; unless: OrderFault }[] =>
  OWN.asks('linkedOrder', form, { quote, now: 0 }) && form.linkedOrder.trim() !== ''
    ? [{ orderNo: form.linkedOrder.trim().toUpperCase(), unless: fault('linkedOrder', 'dgdForeignOrder') }]
    : [];
