import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { MallLine } from '../../../../domain/modes/mall/search';
import { quantityFault } from '../../../../domain/mall/quantity';
import type { Quote } from '../../../../domain/offer/offer';
import { fault } from '../../../../domain/rules/fault';
import type { Queries } from '../../../base/database/database';
import type { OfTheMoment } from '../../orders/outside';
import type { Catalogue } from '../catalogue';
import { loadsByLine } from './group';
import { lineOf } from './look-up';
import { opened, type OpenLine } from './open-line';

/** Null where the shop sells it no more in that pack out of that store, for whatever reason. */
function openedNow(line: MallLine, city: string, shelf: Awaited<ReturnType<Catalogue>>): OpenLine | null {
  const { productId, pack, kg } = line;
  const open = opened({ productId, pack, kg, city, named: '' }, shelf);
  if (!open) return null;
  const { product } = open.shelved;
  const isSold = product.isPriced && product.stock.cities.includes(city) && quantityFault(open.sold, kg, kg) === null;
  return isSold ? open : null;
}

/** The price stays as it was quoted: its rates, and what the pack adds to a kilogram. */
function atQuoted(now: MallLine, { rates, sold: { adderYuanPerKg } }: MallLine): MallLine {
  return { ...now, rates, sold: { ...now.sold, adderYuanPerKg } };
}

/** A quote of goods with all that is not its price as the shop has it within the transaction of an order. */
export const momentWith =
  (catalogue: Catalogue) =>
  async (inside: Queries, quote: Quote): Promise<OfTheMoment> => {
    const { search, offer, ...rest } = quote as MallQuote;
    const shelf = await catalogue(inside);
    const open = search.lines.flatMap((line) => openedNow(line, search.city, shelf) ?? []);
    if (open.length < search.lines.length) return { quote, faults: [fault('goods', 'mallGone')] };
    const lines = open.flatMap((line, at) => {
      const quoted = search.lines[at];
      return quoted ? [atQuoted(lineOf(line, at, { rates: {} }), quoted)] : [];
    });
    const leadDays = Math.max(...lines.map((line) => line.leadDays));
    return {
      faults: [],
      quote: {
        ...rest,
        search: { ...search, lines, loads: loadsByLine(open) },
        offer: { ...offer, detail: { ...offer.detail, leadDays } },
      },
    };
  };
