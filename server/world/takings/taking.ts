import type { Measure } from '../../../domain/offer/measure';
import type { Parameter } from '../../base/database/database';

/** Taking of a stock sold only once. `market`: where it is searched; `most`: its total. */
export type Taking = {
  stockId: string;
  measure: Measure;
  market: string;
  amount: number;
  most: number;
  /** ISO; `infinity` for stock without an end. */
  untilAt: string;
};

export type Holding = Pick<Taking, 'stockId' | 'measure' | 'amount'>;

const holdingKey = ({ stockId, measure }: Holding) => `${stockId} ${measure}`;

/** Sums by stock and measure: a statement may touch a row only once. */
export function sumTakings<THeld extends Holding>(all: readonly THeld[]): THeld[] {
  const sums = new Map<string, THeld>();
  for (const one of all) {
    const amount = (sums.get(holdingKey(one))?.amount ?? 0) + one.amount;
    sums.set(holdingKey(one), { ...one, amount });
  }
  return [...sums.values()];
}

export const parameterColumns = <TRow>(rows: readonly TRow[], ...columns: ((row: TRow) => Parameter)[]): Parameter[] =>
  columns.map((column) => rows.map(column));
