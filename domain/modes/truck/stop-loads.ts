import { fault, type OrderFault } from '../../rules/fault';
import type { GoodsRow } from '../../goods/row';
import { nameOf } from '../../order/findings/segregation';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
import { ROWS, STOP_AMOUNTS, type RowContext, type TruckForm } from './form';
import type { TruckQuote } from './quote';
import { rowKnown } from './reading';

/** Goods of a row at one stop, per truck; null while not entered. Tanks have no pieces. */
export type StopLoad = { name: string; pieces: number | null; kg: number | null };

export type TruckStop = { isPickup: boolean; loads: StopLoad[] };

const tenths = (kg: number): number => Math.round(kg * 10) / 10;

const less = (all: number | null, parts: readonly (number | null)[]): number | null =>
  parts.reduce((left, one) => (left === null || one === null || one > left ? null : left - one), all);

function amountsOf(all: number | null, typed: readonly (number | null)[], { further }: RowContext): (number | null)[] {
  const at = (isPickup: boolean) => typed.filter((_, stop) => further[stop]?.isPickup === isPickup);
  return [less(all, at(true)), ...typed, less(all, at(false))];
}

function loadsOf(form: TruckForm, row: GoodsRow, known: RowContext): StopLoad[] {
  const said = ROWS.of(form.places, row);
  const fields = STOP_AMOUNTS.slice(0, known.further.length);
  const name = nameOf(row);
  if (known.isTank) {
    const typed = fields.map(({ kg }) => numberIn(said[kg], 1));
    return amountsOf(numberIn(form.loadKg, 1), typed, known).map((kg) => ({
      name,
      pieces: null,
      kg: kg === null ? null : tenths(kg),
    }));
  }
  const [all, weight] = [wholeNumberIn(row.pieces), numberIn(row.grossKg, 2)];
  const typed = fields.map(({ pieces }) => wholeNumberIn(said[pieces]));
  // Packages of a row weigh the same.
  return amountsOf(all, typed, known).map((pieces) => ({
    name,
    pieces,
    kg: pieces === null || !all || weight === null ? null : tenths((weight * pieces) / all),
  }));
}

export function stopLoads(form: TruckForm, quote: TruckQuote): TruckStop[] {
  const known = rowKnown(quote);
  const rows = form.goods.map((row) => loadsOf(form, row, known));
  return [true, ...known.further.map(({ isPickup }) => isPickup), false].map((isPickup, at) => ({
    isPickup,
    loads: rows.flatMap((stops) => stops[at] ?? []),
  }));
}

const isNothing = ({ pieces, kg }: StopLoad): boolean => (pieces ?? kg) === 0;

export function stopLoadFaults(form: TruckForm, quote: TruckQuote | null): OrderFault[] {
  const known = rowKnown(quote);
  if (quote === null || known.further.length === 0) return [];
  const empty = stopLoads(form, quote).findIndex(({ loads }) => loads.length > 0 && loads.every(isNothing));
  if (empty === -1) return [];
  // First and last stop take the remainder of their neighbour, so the fault goes there.
  const beside = Math.min(Math.max(empty - 1, 0), known.further.length - 1);
  const field = STOP_AMOUNTS[beside]?.[known.isTank ? 'kg' : 'pieces'] ?? '';
  return [fault(`goods.0.${field}`, 'truckStopNothing')];
}
