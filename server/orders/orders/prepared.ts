import { CODES } from '../../../contract/wire/envelope';
import { goodsLookup } from '../../../domain/goods/identity';
import type { ModeId } from '../../../domain/mode-ids';
import type { NoticeLookup } from '../../../domain/offer/notice';
import type { Charges } from '../../../domain/offer/charges';
import type { Quote } from '../../../domain/offer/offer';
import type { OtherOffer } from '../../../domain/order/mode/alternative';
import type { OwnCoupon } from '../../../domain/offer/coupon';
import type { OrderForm } from '../../../domain/order/form/form';
import { blankUnaskedFigures } from '../../../domain/order/form/figures';
import { payablePrice } from '../../../domain/order/money/priced';
import type { TextsInForce } from '../../../domain/order/papers/protocol';
import { BUILT_IN, type Calendar } from '../../../domain/values/days-off';
import type { Money } from '../../../domain/values/money';
import { withCalendar } from '../../world/calendar/beside';
import { findClosures, withClosures } from '../../trade/closures/passed';
import { shipClosures } from '../../trade/closures/ships';
import type { Queries } from '../../base/database/database';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import { bookedMode } from '../../trade/modes';
import type { BookedMode } from '../../trade/modes/mode';
import { MARKETS } from '../../trade/modes/markets';
import type { QuoteForSubmit, QuoteTrouble } from '../../trade/quotes/for-orders';
import type { Taking } from '../../world/takings/taking';
import { checkShownPrice } from './charges';
import { judgeOrder, withFindings } from './judge';
import { ORDER_MESSAGES as messages, quoteUsed } from './messages';
import type { OrderSnapshot } from './order';
import type { OrdersOutside } from './outside';
import type { Placement } from '../../trade/modes/mode';
import { type SaleOutcome, checkSale } from './sold-to';
import { textsInForce } from './texts-in-force';
import type { OrderFault } from '../../../domain/rules/fault';
import { isOrderNo } from '../../../domain/order/life/number';
import { orderStore } from './store';

type OrderLookup = { orderNo: string; unless: OrderFault };

/** Faults of a form that names other orders. Another user's order is reported like a missing one. */
async function foreignFaults(inside: Queries, userId: string, named: readonly OrderLookup[]): Promise<OrderFault[]> {
  const faults: OrderFault[] = [];
  for (const { orderNo, unless } of named) {
    const isMine = isOrderNo(orderNo) && (await orderStore(inside).find(userId, orderNo)) !== undefined;
    if (!isMine) faults.push(unless);
  }
  return faults;
}

export type OrderRequest = {
  mode: ModeId;
  userId: string;
  form: OrderForm;
  shown: Money | null;
  protocolVersion: string;
  coupons: readonly OwnCoupon[];
  alternative: OtherOffer | null;
  now: Date;
};

export type OrderLookups = { told: NoticeLookup; calendar: Calendar };

/** Judged and priced order that has taken no stock yet. */
export type PreparedOrder = {
  mode: BookedMode;
  asked: OrderRequest;
  form: OrderForm;
  quote: Quote;
  /** Null if no price was shown and none can be computed. */
  charges: Charges | null;
  coupon: OwnCoupon | null;
  inForce: TextsInForce;
  judged: ReturnType<typeof judgeOrder>;
  ofBuyer: readonly Taking[];
  sold: Pick<SaleOutcome, 'papers' | 'buyer'>;
};

function troubled(held: QuoteTrouble): Refusal {
  if (held.trouble === 'used') {
    const { orderNo } = held;
    return new Refusal(CODES.quoteLapsed, quoteUsed(orderNo), { data: { orderNo } });
  }
  return held.trouble === 'unknown' ? notFoundFault() : new Refusal(CODES.quoteLapsed, messages.quoteLapsed);
}

function checkQuote(held: QuoteForSubmit, { order: { id }, words }: BookedMode, offerId: string): Quote {
  if (!held.ok) throw troubled(held);
  if (held.quote.mode !== id) throw notFoundFault();
  if (held.quote.offer.offerId !== offerId) throw new Refusal(CODES.quoteLapsed, messages.otherOffer(words));
  return held.quote;
}

type Deps = Pick<
  OrdersOutside,
  | 'modes'
  | 'quotes'
  | 'closures'
  | 'tariffs'
  | 'files'
  | 'identityOf'
  | 'isListed'
  | 'isPlaceText'
  | 'isDistrict'
  | 'ofTheMoment'
>;

/** Judges and prices an order. The buyer must be locked; takes no stock. */
export const createPrepare =
  ({ modes, quotes, closures, tariffs, files, identityOf, ofTheMoment, ...lists }: Deps) =>
  async (inside: Queries, asked: OrderRequest, { told, calendar }: OrderLookups): Promise<PreparedOrder> => {
    const { mode: id, userId, shown, protocolVersion, alternative, coupons, now } = asked;
    const mode = bookedMode(modes, id);
    const form = blankUnaskedFigures(mode.order, asked.form);
    const held = checkQuote(await quotes.forSubmit(inside, form.quoteId, userId), mode, form.offerId);
    const moment = await ofTheMoment[id]?.(inside, held);
    const standing = moment?.quote ?? held;
    const heeded = MARKETS[id]?.heeding?.heeded(standing, told) ?? standing;
    // Days come from the form, not from the search the price was locked with.
    const { offer: ordered } = mode.order.fit.offered(form, heeded);
    const closed = [
      ...findClosures(await closures.heldInside(inside), ordered, now.getTime(), form),
      ...shipClosures(ordered, await tariffs.heldInside(inside), now.getTime()),
    ];
    const beside = { ...heeded, offer: withCalendar(withClosures(heeded.offer, closed), calendar) };
    const quote = mode.order.fit.offered(form, beside);
    const fileIds = form.files.map(({ fileId }) => fileId);
    if (!(await files.areOf(inside, userId, fileIds))) throw notFoundFault();
    const facts = { now: now.getTime(), quote, ...goodsLookup(identityOf), ...lists, alternative };
    const sold = await checkSale(inside, { mode: id, form, quote, userId, now });
    const foreign = [
      ...(moment?.faults ?? []),
      ...sold.faults,
      ...(await foreignFaults(inside, userId, MARKETS[id]?.names?.(form, quote) ?? [])),
    ];
    const inForce = await textsInForce(inside, mode.order.terms, now);
    const judged = judgeOrder({ mode: mode.order, form, facts, protocolVersion, inForce, foreign });
    const pricing = { mode: mode.order, form, quote, goodsOf: facts.goodsOf };
    const counted = payablePrice(pricing, coupons, now.getTime());
    const { charges = null, coupon = null } = shown ? checkShownPrice(counted, shown) : (counted ?? {});
    return { mode, asked, form, quote, charges, coupon, inForce, judged, ofBuyer: sold.takings, sold };
  };

export function buildSnapshot(
  { asked: { alternative }, form, quote, inForce, judged, sold: { papers, buyer } }: PreparedOrder,
  charges: Charges,
  { takings, findings }: Pick<Placement, 'takings' | 'findings'>,
): OrderSnapshot {
  return {
    v: 2,
    form: { ...form, later: [] },
    quote: { ...quote, offer: withCalendar(withClosures(quote.offer, []), BUILT_IN) },
    charges,
    takings,
    alternative: alternative ? withClosures(alternative.offer, []) : null,
    agreements: inForce.charges === null ? undefined : { charges: inForce.charges },
    ...(papers.length > 0 && { papers }),
    ...(buyer && { buyer }),
    verdict: withFindings(judged, findings),
  };
}
