import { airAddress, readAirQuery } from '../../../../domain/modes/air/address';
import { isAirOrder } from '../../../../domain/modes/air/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { parseMoment } from '../../../../domain/values/moments';
import { routePath } from '../../../../domain/routes';
import { momentWords } from '../../words/moment-words';
import { airReceiptCopy as copy } from './receipt';
import { HOUR_MS } from '../../../../domain/values/spans';

/** Repeats lane and goods as packed; only the flight is left to choose. */
function airReorderAddress(order: PlacedOrder): string {
  const asked = readAirQuery('');
  const row = { ...asked.row, unNo: order.goods[0]?.unNo ?? '' };
  return airAddress(routePath('airLift'), {
    ...asked,
    org: order.org.code,
    dst: order.dst.code,
    isDanger: order.isDanger,
    row: (isAirOrder(order) ? order.packed : null) ?? row,
  });
}

/** Hours, to one decimal. */
const flightHours = ({ etd, eta }: PlacedOrder): number =>
  Math.round((((parseMoment(eta) ?? 0) - (parseMoment(etd) ?? 0)) / HOUR_MS) * 10) / 10;

export const airCarriage = (order: PlacedOrder): string =>
  isAirOrder(order) ? copy.carriage(order.flight, copy.aircraft[order.aircraft]) : '';

function airAlternative(order: PlacedOrder): string | null {
  if (!isAirOrder(order) || order.alternative === null) return null;
  const { leavesAt, airline, flight, aircraft } = order.alternative;
  const { date, time } = momentWords(leavesAt);
  return `${date} ${time} ${airline} ${copy.carriage(flight, copy.aircraft[aircraft])}`;
}

export const airReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.airline,
  carriage: airCarriage(order),
  alternative: airAlternative(order),
  alternativeName: copy.alternative,
  leaving: copy.leaving,
  journey: copy.journey(flightHours(order)),
  amountName: copy.amount,
  amount: isAirOrder(order) ? copy.kg(order.weight.charged, order.pieces, order.weight.kg) : '',
  again: airReorderAddress(order),
});
