import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { MallLine } from '../../../../domain/modes/mall/search';
import { quantityFault } from '../../../../domain/mall/quantity';
import type { Quote } from '../../../../domain/offer/offer';
import { fault } from '../../../../domain/rules/fault';
import type { Queries } from '../../../base/database/database';
import type { OfTheMoment } from '../../orders/outside';
import type { Catalogue } from '../catalogue';
import { loadsByLine } from './group';
import { buildMallLine } from './look-up';
import { openLine, type OpenLine } from './open-line';

/** Null if this pack is no longer sold from that store. */
function openedNow(line: MallLine, city: string, shelf: Awaited<ReturnType<Catalogue>>): OpenLine | null {
  const { productId, pack, kg } = line;
  const open = openLine({ productId, pack, kg, city, named: '' }, shelf);
  if (!open) return null;
  const { product } = open.shelved;
  const isSold = product.isPriced && product.stock.cities.includes(city) && quantityFault(open.sold, kg, kg) === null;
  return isSold ? open : null;
}

function atQuoted(now: MallLine, { rates, sold: { adderYuanPerKg } }: MallLine): MallLine {
  return { ...now, rates, sold: { ...now.sold, adderYuanPerKg } };
}

export const createQuoteRefresh =
  (catalogue: Catalogue) =>
  async (inside: Queries, quote: Quote): Promise<OfTheMoment> => {
    const { search, offer, ...rest } = quote as MallQuote;
    const shelf = await catalogue(inside);
    const open = search.lines.flatMap((line) => openedNow(line, search.city, shelf) ?? []);
    if (open.length < search.lines.length) return { quote, faults: [fault('goods', 'mallGone')] };
    const lines = open.flatMap((line, at) => {
      const quoted = search.lines[at];
      return quoted ? [atQuoted(buildMallLine(line, at, { rates: {} }), quoted)] : [];
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
