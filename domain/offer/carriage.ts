import { chargeLine } from './charge-lines';
import type { ChargeLine } from './charges';

type Carriage = readonly Pick<ChargeLine, 'item' | 'name' | 'unit' | 'unitPrice' | 'part'>[];

export const carriageLines = (carriage: Carriage, boxes: number): ChargeLine[] =>
  carriage.map((line) => chargeLine({ ...line, quantity: line.unit === 'BL' ? 1 : boxes }));
