import { unNoIn, type HazardClass } from '../../../domain/goods/dangerous-goods';
import type { PieceSize } from '../../../domain/offer/piece-sizes';
import type { BoxesBlock, OrderForm } from '../../../domain/order/form/form';
import { numberIn, wholeNumberIn } from '../../../domain/values/typed-number';

/** An enquiry as the mode is searched by it that was wished for. What nobody has said is null. */
export type Wished = Pick<OrderForm, 'isDanger' | 'goods'> &
  BoxesBlock & {
    orgPortCode: string;
    dstPortCode: string;
    etd: string;
    /** At which a liquid is filled in, and how dense it is. */
    loadC: number | null;
    density: number | null;
    /** At which a box that cools is set, as it was typed. */
    setC: string;
    /** May others stand on it? And every piece of it, where that was asked. */
    isStackable: boolean;
    sizes: PieceSize[];
  };

/** What a person of the house asks for one of each unit, in minor units of the currency of the mode, and for which classes. */
export type NamedPrices = {
  freight: Readonly<Record<string, number>>;
  danger: Readonly<Record<string, number>>;
  classes: readonly HazardClass[];
};

/** For a mode whose prices a person may name. */
export type Answering<TSearch = unknown, TForm = OrderForm, TRates = unknown, TDetail = unknown> = {
  currency: string;
  /** How an enquiry is searched for; null where the mode takes no such thing in one order. */
  search(wished: Wished): TSearch | null;
  /** What a price is named for, each once. */
  units(wished: Wished): string[];
  /** What the form of the mode takes over besides goods and people, and besides what it takes from its quote. */
  begun(wished: Wished): Partial<TForm>;
  /** The rates of an answer: what was named, and of everything else what the offer has. Null where that is no price. */
  rates(search: TSearch, prices: NamedPrices, offered: TRates | null): TRates | null;
  /** What of several at one departure an offer is, where there are several. */
  which?(detail: TDetail): string;
  /** What an offer tells of its own price, as it is told at the rates of an answer. */
  told?(detail: TDetail, rates: TRates, search: TSearch): TDetail;
};

/** All that is asked about weighs so much, in kilograms; null where it is nothing. */
export function kilosOf({ goods }: Pick<Wished, 'goods'>, read: (typed: string) => number | null): number | null {
  const all = goods.reduce((sum, { grossKg }) => sum + (read(grossKg) ?? 0), 0);
  return all > 0 ? all : null;
}

/** Goods that are told by weight and room; what is not dangerous has no number. */
type MeasuredRow = { unNo: string | null; pieces: number; kg: number; m3: number };

/** Every row as a search knows it; null where one of them cannot be weighed, measured or named. */
export function measuredIn({ goods, isDanger }: Pick<Wished, 'goods' | 'isDanger'>): MeasuredRow[] | null {
  const rows = goods.flatMap(({ unNo: typed, pieces: count, grossKg, volume }): MeasuredRow[] => {
    const [pieces, kg, m3] = [wholeNumberIn(count), numberIn(grossKg, 2), numberIn(volume, 3)];
    const unNo = isDanger === 'Y' ? unNoIn(typed.trim()) : null;
    return pieces && kg && m3 && (isDanger === 'N' || unNo !== null) ? [{ unNo, pieces, kg, m3 }] : [];
  });
  return rows.length < goods.length || rows.length === 0 ? null : rows;
}
