import type { Measure } from '../../../domain/offer/measure';
import type { Queries } from '../../base/database/database';

type Row = { stockId: string; measure: Measure; taken: number };

/** Amounts taken, as the transaction sees them. The turns must be held. */
export async function readTaken(inside: Queries, stockIds: readonly string[]) {
  const rows = await inside.query<Row>(
    'select stock_id as "stockId", measure, taken from takings where stock_id = any($1)',
    [stockIds],
  );
  return (stockId: string, measure: Measure): number =>
    rows.find((row) => row.stockId === stockId && row.measure === measure)?.taken ?? 0;
}
