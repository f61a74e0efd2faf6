import { fault, type OrderFault } from '../../rules/fault';
import { countBoxes } from '../../order/blocks/load';
import { truckFaults } from '../../order/trucks/truck-fields';
import type { OrderFacts } from '../../order/form/facts';
import { dayAt } from '../../values/days';
import type { RailForm } from './form';
import type { RailQuote } from './quote';
import { isOver } from '../../values/slots';
import { receivingHours, receivingPeriod } from './station';

type Facts = Pick<OrderFacts<RailQuote>, 'quote' | 'now'>;
type Coming = Pick<RailForm, 'isDanger' | 'inbound' | 'boxes'>;

const CODES = { plateTwice: 'railPlateTwice', differ: 'railBoxesDiffer' } as const;

function hourFaults({ inbound }: Coming, { quote, now }: Facts): OrderFault[] {
  const open = quote && receivingPeriod(quote.offer.cutoffs);
  if (!quote || !open) return [];
  const hours = receivingHours(quote.offer.cutoffs);
  const given = { from: dayAt(open.from), until: dayAt(open.until) };
  return inbound.flatMap(({ slot }, at) => {
    if (slot === '') return [];
    const path = `inbound.${at}.slot`;
    if (!hours.includes(slot)) return [fault(path, 'railHourShut', given)];
    return isOver(slot, now) ? [fault(path, 'railHourPast')] : [];
  });
}

export const railTruckFaults = (form: Coming & Pick<RailForm, 'services'>, facts: Facts): OrderFault[] => {
  if (isFetched(form)) return [];
  const boxes = countBoxes(form.boxes).map(({ count }) => ({ pieces: String(count) }));
  return [...hourFaults(form, facts), ...truckFaults({ ...form, goods: boxes }, CODES)];
};

/** True if pickup is ordered, so the shipper names no trucks. */
export const isFetched = ({ services }: Pick<RailForm, 'services'>): boolean => services.includes('TRK');

export const readTrucks = (form: Pick<RailForm, 'services' | 'inbound'>): RailForm['inbound'] =>
  isFetched(form) ? [] : form.inbound;
