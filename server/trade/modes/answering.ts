import { readUnNo, type HazardClass } from '../../../domain/goods/dangerous-goods';
import type { PieceSize } from '../../../domain/offer/piece-sizes';
import type { BoxesBlock, OrderForm } from '../../../domain/order/form/form';
import { parseNumber, parseWholeNumber } from '../../../domain/values/typed-number';
import type { Tariffs } from '../tariffs/sheet';

/** An enquiry as the desired mode's search input. Missing data is null. */
export type Wished = Pick<OrderForm, 'isDanger' | 'goods'> &
  BoxesBlock & {
    orgPortCode: string;
    dstPortCode: string;
    etd: string;
    /** Filling temperature and density of a liquid. */
    loadC: number | null;
    density: number | null;
    /** Reefer set point, as typed. */
    setC: string;
    isStackable: boolean;
    sizes: PieceSize[];
  };

/** Prices named by staff per unit, in minor units of the mode's currency, and the classes they cover. */
export type NamedPrices = {
  freight: Readonly<Record<string, number>>;
  danger: Readonly<Record<string, number>>;
  classes: readonly HazardClass[];
};

export type ModeAnswers<TSearch = unknown, TForm = OrderForm, TRates = unknown, TDetail = unknown> = {
  currency: string;
  /** Search for an enquiry; null if one order cannot hold it. */
  search(wished: Wished): TSearch | null;
  /** Priced units, each once. */
  units(wished: Wished): string[];
  begun(wished: Wished): Partial<TForm>;
  /** Rates of an answer: named prices, the rest from the offer. Null if that makes no price. */
  rates(search: TSearch, prices: NamedPrices, offered: TRates | null, tariffs: Tariffs): TRates | null;
  which?(detail: TDetail): string;
  told?(detail: TDetail, rates: TRates, search: TSearch): TDetail;
};

/** Total weight in kg; null if zero. */
export function totalKg({ goods }: Pick<Wished, 'goods'>, read: (typed: string) => number | null): number | null {
  const all = goods.reduce((sum, { grossKg }) => sum + (read(grossKg) ?? 0), 0);
  return all > 0 ? all : null;
}

/** Goods by weight and volume; harmless ones have no number. */
type MeasuredRow = { unNo: string | null; pieces: number; kg: number; m3: number };

/** Rows as search input; null if one lacks weight, size or name. */
export function readMeasuredRows({ goods, isDanger }: Pick<Wished, 'goods' | 'isDanger'>): MeasuredRow[] | null {
  const rows = goods.flatMap(({ unNo: typed, pieces: count, grossKg, volume }): MeasuredRow[] => {
    const [pieces, kg, m3] = [parseWholeNumber(count), parseNumber(grossKg, 2), parseNumber(volume, 3)];
    const unNo = isDanger === 'Y' ? readUnNo(typed.trim()) : null;
    return pieces && kg && m3 && (isDanger === 'N' || unNo !== null) ? [{ unNo, pieces, kg, m3 }] : [];
  });
  return rows.length < goods.length || rows.length === 0 ? null : rows;
}
