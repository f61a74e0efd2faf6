import { fault, type OrderFault } from '../../rules/fault';
import type { DgdForm } from './form';
import { OWN } from './own';
import type { DgdQuote } from './quote';

/** The order the service refers to, and the fault when it belongs to another buyer. */
export const linkedOrderChecks = (form: DgdForm, quote: DgdQuote): { orderNo: string; unless: OrderFault }[] =>
  OWN.asks('linkedOrder', form, { quote, now: 0 }) && form.linkedOrder.trim() !== ''
    ? [{ orderNo: form.linkedOrder.trim().toUpperCase(), unless: fault('linkedOrder', 'dgdForeignOrder') }]
    : [];
