import { CODES } from '../../contract/envelope';
import type { Charges } from '../../domain/offer/charges';
import { unNoIn } from '../../domain/goods/dangerous-goods';
import type { FclForm } from '../../domain/modes/fcl/form';
import type { Money } from '../../domain/values/money';
import type { Sailing, SailingSearch } from '../../domain/offer/sailing';
import { minorUnitsIn } from '../../domain/values/typed-number';
import { Refusal } from '../http/refusal';
import type { QuoteSnapshot, QuotesForOrders } from '../quotes/for-orders';
import { totalIn, withServices } from './charges';
import { ORDER_MESSAGES as messages } from './messages';
import type { CountedBox } from './order';

export type Ordered = { quote: QuoteSnapshot; form: FclForm; boxes: CountedBox[] };

const isSame = (one: readonly CountedBox[], other: readonly CountedBox[]) =>
  one.length === other.length &&
  one.every(({ type, count }) => other.some((box) => box.type === type && box.count === count));

/** What the goods of the form would be searched for as: a search for each substance there is. */
function searchesFor({ quote, form, boxes }: Ordered): SailingSearch[] {
  const { orgPortCode, dstPortCode } = quote.search;
  const plain = { orgPortCode, dstPortCode, isDanger: form.isDanger, boxes };
  if (form.isDanger === 'N') return [plain];
  const numbers = new Set(form.goods.map(({ unNo }) => unNoIn(unNo)));
  return [...numbers].map((unNo) => (unNo === null ? plain : { ...plain, unNo }));
}

const isQuoted = ({ quote: { search } }: Ordered, asked: SailingSearch) =>
  search.isDanger === asked.isDanger && search.unNo === asked.unNo && isSame(search.boxes, asked.boxes);

function chargesOn(today: Sailing | undefined): Charges {
  if (today?.acceptance.level === 'BLOCK') {
    const { level, reason } = today.acceptance;
    throw new Refusal(CODES.cargoRefused, reason, { data: { level, findings: [] } });
  }
  if (!today?.price) throw new Refusal(CODES.noPrice, messages.noPrice);
  return today.price.charges;
}

/**
 * The locked price holds for what was quoted. Other boxes or other goods are priced as of today, the dearest of them
 * for all; never below the quote while the boxes are the same.
 */
async function voyage(quotes: QuotesForOrders, ordered: Ordered): Promise<Charges> {
  const { quote, boxes } = ordered;
  const others = searchesFor(ordered).filter((search) => !isQuoted(ordered, search));
  const todays = await Promise.all(others.map((search) => quotes.priceNow(search, quote.sailing.sailingId)));
  const found = todays.map(chargesOn);
  const locked = quote.sailing.price.charges;
  const [first = locked, ...rest] = isSame(quote.search.boxes, boxes) ? [locked, ...found] : found;
  return rest.reduce((dearest, one) => (one.totalUsd.amount > dearest.totalUsd.amount ? one : dearest), first);
}

/** The whole price as the gateway makes it. */
export async function priceOf(quotes: QuotesForOrders, ordered: Ordered): Promise<Charges> {
  const { quote, form, boxes } = ordered;
  const ordering = { ...quote.search, boxes, isDanger: form.isDanger };
  const insured = minorUnitsIn(form.insuredValue) ?? 0;
  return withServices(await voyage(quotes, ordered), quotes.serviceLines(ordering, form.services, insured));
}

/** The form's total is compared, never believed. */
export function holdToPrice(charges: Charges, shown: Money): void {
  const now = totalIn(charges, shown.currency);
  if (now.amount === shown.amount && now.currency === shown.currency) return;
  throw new Refusal(CODES.priceChanged, messages.priceChanged, { data: { before: shown, now } });
}
