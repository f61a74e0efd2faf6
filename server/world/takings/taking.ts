import type { Measure } from '../../../domain/offer/measure';
import type { Parameter } from '../../base/database/database';

/** A part of something that can be sold only once. `market` is where it is searched for, `most` all there is of it. */
export type Taking = {
  stockId: string;
  measure: Measure;
  market: string;
  amount: number;
  most: number;
  /** ISO; `infinity` for what does not end by itself. */
  untilAt: string;
};

/** What an order holds, and what is given back when it ends. */
export type Holding = Pick<Taking, 'stockId' | 'measure' | 'amount'>;

const nameOf = ({ stockId, measure }: Holding) => `${stockId} ${measure}`;

/** One for each stock and measure: a statement may touch a row once only. */
export function summed<THeld extends Holding>(all: readonly THeld[]): THeld[] {
  const sums = new Map<string, THeld>();
  for (const one of all) {
    const amount = (sums.get(nameOf(one))?.amount ?? 0) + one.amount;
    sums.set(nameOf(one), { ...one, amount });
  }
  return [...sums.values()];
}

/** The rows as the arrays that `unnest` makes rows of. */
export const columnsOf = <TRow>(rows: readonly TRow[], ...columns: ((row: TRow) => Parameter)[]): Parameter[] =>
  columns.map((column) => rows.map(column));
