import { AIRCRAFT } from '../../goods/air/aircraft';
import type { PlacedOrder } from '../../order/receipt/placed';
import { listShape, maybe, num, choiceShape, shape, since, text, yes, type Is, type Shape } from '../../shape/shape';
import type { AirRowText } from './search';
import type { ChargeableWeight } from './weight';

const AIRPLANE = choiceShape(AIRCRAFT);
const WEIGHT: Shape<ChargeableWeight> = shape({
  kg: num,
  volumeKg: num,
  charged: num,
  by: choiceShape(['WEIGHT', 'VOLUME']),
});

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

export const RECEIPT = shape({
  flight: text,
  aircraft: AIRPLANE,
  landsAt: text,
  pieces: num,
  weight: WEIGHT,
  rung: text,
  waybillNo: text,
  isCargoOnly: yes,
  /** Q value of every outer package with more than one row. */
  outers: listShape(shape({ outer: text, q: num })),
  /** Prefill for searching the same goods again; null from older gateways. */
  packed: since(maybe(PACKED), null),
  alternative: since(maybe(shape({ airline: text, flight: text, aircraft: AIRPLANE, leavesAt: text })), null),
});
export interface AirReceipt extends Is<typeof RECEIPT> {}

export type AirOrder = PlacedOrder & AirReceipt;

export const isAirOrder = (order: PlacedOrder): order is AirOrder => 'waybillNo' in order;
