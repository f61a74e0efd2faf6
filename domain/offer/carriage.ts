import { chargeLine } from './charge-lines';
import type { ChargeLine } from './charges';

/** What one box costs on its way, at sea and ashore, line by line: for itself, or once for the bill of lading. */
export type Carriage = readonly Pick<ChargeLine, 'item' | 'name' | 'unit' | 'unitPrice' | 'part'>[];

export const carriageLines = (carriage: Carriage, boxes: number): ChargeLine[] =>
  carriage.map((line) => chargeLine({ ...line, quantity: line.unit === 'BL' ? 1 : boxes }));
