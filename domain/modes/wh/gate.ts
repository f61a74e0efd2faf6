import { fault, type OrderFault } from '../../order/blocks/fault';
import { daysBetween, type Day } from '../../values/days';
import type { WhForm } from './form';
import type { WhQuote } from './quote';
import { GATE_HOURS } from './stay';

/** How many trucks a gate still takes: a row for each day from the first on, in it each of its hours. */
export type GateLeft = { from: Day; hours: number[][] };

/** Null for a day that nobody has looked at. */
export function leftAt({ from, hours }: GateLeft, day: Day, hour: string): number | null {
  const at = GATE_HOURS.findIndex((one) => String(one) === hour);
  return hours[daysBetween(from, day)]?.[at] ?? null;
}

/** The days that have been looked at once more take the place of what was known of them. */
export const gateRenewed = (known: GateLeft, { from, hours }: GateLeft): GateLeft => ({
  ...known,
  hours: known.hours.map((row, at) => hours[at - daysBetween(known.from, from)] ?? row),
});

type Coming = Pick<WhForm, 'isDanger' | 'inDate' | 'inbound'>;

/** What is left of an hour for the trucks of a form; null where the gate was asked for goods of another kind. */
export const leftFor = ({ isDanger, inDate }: Coming, { search, offer }: WhQuote, hour: string): number | null =>
  isDanger === search.isDanger ? leftAt(offer.detail.gate, inDate, hour) : null;

/** No hour takes more trucks than are left of it. */
export const gateFaults = (form: Coming, quote: WhQuote | null): OrderFault[] =>
  form.inbound.flatMap(({ slot }, at) => {
    const left = quote && leftFor(form, quote, slot);
    const before = form.inbound.slice(0, at).filter((other) => other.slot === slot).length;
    return left !== null && before >= left ? [fault(`inbound.${at}.slot`, 'whHourFull', { left })] : [];
  });
