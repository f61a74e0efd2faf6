import { AIRCRAFT } from '../../goods/air/aircraft';
import type { PlacedOrder } from '../../order/receipt/placed';
import { list, maybe, num, oneOf, shape, since, text, yes, type Is, type Shape } from '../../shape/shape';
import type { AirRowText } from './search';
import type { Chargeable } from './weight';

const AIRPLANE = oneOf(AIRCRAFT);
const WEIGHT: Shape<Chargeable> = shape({ kg: num, volumeKg: num, charged: num, by: oneOf(['WEIGHT', 'VOLUME']) });

/** A row as it was typed above the offers. */
const PACKED: Shape<AirRowText> = shape({
  unNo: text,
  pieces: text,
  kg: text,
  m3: text,
  size: text,
  net: text,
  group: text,
  percent: text,
  soc: text,
  wh: text,
  also: since(text, ''),
});

/** What the receipt of an air freight shows beyond what all orders have. */
export const RECEIPT = shape({
  flight: text,
  aircraft: AIRPLANE,
  landsAt: text,
  pieces: num,
  weight: WEIGHT,
  /** What it is charged by: `M`, `N` or the weight a rung begins at. */
  rung: text,
  /** The number its waybill is drafted under. */
  waybillNo: text,
  isCargoOnly: yes,
  /** The Q value of every outer package that more than one of the goods share. */
  outers: list(shape({ outer: text, q: num })),
  /** What is asked for the same goods once more; null from a gateway that does not say it yet. */
  packed: since(maybe(PACKED), null),
  /** The flight to fall back on, where one was named. */
  alternative: since(maybe(shape({ airline: text, flight: text, aircraft: AIRPLANE, leavesAt: text })), null),
});
export interface AirReceipt extends Is<typeof RECEIPT> {}

/** An order of an air freight as it is shown. */
export type AirOrder = PlacedOrder & AirReceipt;

/** What its own page has read as one. */
export const isAirOrder = (order: PlacedOrder): order is AirOrder => 'waybillNo' in order;
