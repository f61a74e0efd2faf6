import { fault, type OrderFault } from '../../order/blocks/fault';
import type { WhForm } from './form';
import { leftAt } from './gate';
import type { WhQuote } from './quote';

type Due = Pick<WhForm, 'isDanger' | 'inDate' | 'inbound'>;

export const TRUCK_CODES = { plateTwice: 'whPlateTwice', differ: 'whPiecesDiffer' } as const;

/** What is left of an hour for the trucks of a form; null where the gate was asked for goods of another kind. */
export const leftFor = ({ isDanger, inDate }: Due, { search, offer }: WhQuote, hour: string): number | null =>
  isDanger === search.isDanger ? leftAt(offer.detail.gate, inDate, hour) : null;

/** No hour takes more trucks than are left of it. */
export const gateFaults = (form: Due, quote: WhQuote | null): OrderFault[] =>
  form.inbound.flatMap(({ slot }, at) => {
    const left = quote && leftFor(form, quote, slot);
    const before = form.inbound.slice(0, at).filter((other) => other.slot === slot).length;
    return left !== null && before >= left ? [fault(`inbound.${at}.slot`, 'whHourFull', { left })] : [];
  });
