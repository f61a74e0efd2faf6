import { CODES } from '../../contract/envelope';
import { knowing } from '../../domain/goods/identity';
import type { ModeId } from '../../domain/modes';
import type { Told } from '../../domain/offer/notice';
import type { Quote } from '../../domain/offer/offer';
import type { OtherOffer } from '../../domain/order/blocks/alternative';
import type { OrderForm } from '../../domain/order/form';
import { asAsked } from '../../domain/order/figures';
import { pricedFor } from '../../domain/order/priced';
import { nextOrderOf } from '../../domain/order/split';
import { BUILT_IN, type Calendar } from '../../domain/values/days-off';
import type { Money } from '../../domain/values/money';
import { beginningsOf } from '../after/rows';
import { withCalendar } from '../calendar/beside';
import { closuresOn, withClosures } from '../closures/passed';
import { couponStore } from '../coupons/store';
import type { Database, Queries } from '../database/database';
import { notFound, Refusal } from '../http/refusal';
import { bookedMode } from '../modes';
import type { BookedMode } from '../modes/mode';
import { protocolStore } from '../protocol/store';
import type { QuoteForSubmit, QuoteTrouble } from '../quotes/for-orders';
import { holdBuyer } from './buyer';
import { holdWithinDay } from './day-bound';
import { pricedHeldTo } from './charges';
import { holdWithin } from './holdings';
import { judge, withFindings } from './judge';
import { keepOrder } from './keep-order';
import { digestOf, keepAnswer, takeKey } from './keys';
import { ORDER_MESSAGES as messages, quoteUsed } from './messages';
import { AGREEMENTS } from '../modes/tables/agreements';
import { HEEDING } from '../modes/tables/heeding';
import { LINKS } from '../modes/tables/links';
import { foreignFaults } from './named';
import type { Moment } from './moment';
import type { OrderSnapshot, Submitted } from './order';
import type { OrdersOutside } from './outside';
import { waysWith } from './ways';
import { placed } from './placing';
import { soldTo } from './sold-to';

export type Submission = { form: OrderForm; shownTotal: Money; protocolVersion: string; draftId?: string | undefined };
export type SubmitDeps = OrdersOutside & { database: Database; moment: Moment };
export type Submitting = { mode: ModeId; userId: string; key: string; submission: Submission };

/** What is looked up before the transaction begins. */
type Looked = { alternative: OtherOffer | null; told: Told; calendar: Calendar };

function troubled(held: QuoteTrouble): Refusal {
  if (held.trouble === 'used') {
    const { orderNo } = held;
    return new Refusal(CODES.quoteLapsed, quoteUsed(orderNo), { data: { orderNo } });
  }
  return held.trouble === 'unknown' ? notFound() : new Refusal(CODES.quoteLapsed, messages.quoteLapsed);
}

function quoteIn(held: QuoteForSubmit, { order: { id }, words }: BookedMode, offerId: string): Quote {
  if (!held.ok) throw troubled(held);
  if (held.quote.mode !== id) throw notFound();
  if (held.quote.offer.offerId !== offerId) throw new Refusal(CODES.quoteLapsed, messages.otherOffer(words));
  return held.quote;
}

export function submitWith(deps: SubmitDeps) {
  const { database, moment, modes, quotes, notices, identityOf, isListed, isPlaceText, isDistrict, drafts, files } =
    deps;

  const heldFor = ({ userId, submission: { form } }: Submitting): Promise<QuoteForSubmit> =>
    database.tx((inside) => quotes.forSubmit(inside, form.quoteId, userId));

  /** The other offer is looked up before the transaction begins, which may touch nothing but itself. */
  async function otherOffer(submitting: Submitting): Promise<OtherOffer | null> {
    const { altOfferId } = submitting.submission.form;
    if (altOfferId === '') return null;
    const held = await heldFor(submitting);
    return held.ok ? quotes.offerNow(held.quote.mode, held.quote.search, altOfferId) : null;
  }

  async function makeOrder(
    inside: Queries,
    submitting: Submitting,
    { alternative, told, calendar }: Looked,
    now: Date,
  ) {
    const { mode: id, userId, submission } = submitting;
    const { shownTotal, protocolVersion, draftId } = submission;
    const mode = bookedMode(modes, id);
    const form = asAsked(mode.order, submission.form);
    const buyer = await holdBuyer(inside, userId);
    await holdWithinDay(inside, buyer, now);
    const held = quoteIn(await quotes.forSubmit(inside, form.quoteId, userId), mode, form.offerId);
    const heeded = HEEDING[id]?.heeded(held, told) ?? held;
    const closures = await deps.closures.heldInside(inside);
    const open = withClosures(heeded.offer, closuresOn(closures, heeded.offer, now.getTime()));
    const beside = { ...heeded, offer: withCalendar(open, calendar) };
    const quote = mode.order.fit.offered(form, beside);
    const fileIds = form.files.map(({ fileId }) => fileId);
    if (!(await files.areOf(inside, userId, fileIds))) throw notFound();
    const facts = { now: now.getTime(), quote, ...knowing(identityOf), isListed, isPlaceText, isDistrict, alternative };
    const sold = await soldTo(inside, { mode: id, quote, userId, now });
    const foreign = [...sold.faults, ...(await foreignFaults(inside, userId, LINKS[id]?.names?.(form, quote) ?? []))];
    const judged = judge({ mode: mode.order, form, facts, protocolVersion, foreign });
    const coupons = await couponStore(inside).ownedBy(userId, now);
    const pricing = { mode: mode.order, form, quote, goodsOf: facts.goodsOf };
    const { charges, coupon } = pricedHeldTo(pricedFor(pricing, coupons, now.getTime()), shownTotal);
    const { takings, kept, findings } = await placed(inside, mode, form, quote, sold.takings);
    const verdict = withFindings(judged, findings);
    await holdWithin(inside, buyer, takings, now);
    const own = { ...form, later: [] };
    const snapshot: OrderSnapshot = {
      v: 2,
      form: own,
      quote: { ...quote, offer: withCalendar(withClosures(quote.offer, []), BUILT_IN) },
      charges,
      takings,
      alternative: alternative ? withClosures(alternative.offer, []) : null,
      agreements: AGREEMENTS[id],
      verdict,
    };
    const submitted = await keepOrder(inside, {
      mode: id,
      begins: beginningsOf(mode, snapshot),
      buyer,
      kept,
      protocolVersion,
      snapshot,
      now,
    });
    if (coupon) await couponStore(inside).spend(userId, coupon, submitted.orderNo);
    await protocolStore(inside).keep(userId, protocolVersion, now);
    const { quoteId } = quote;
    if (!(await quotes.use(inside, { quoteId, userId, orderNo: submitted.orderNo }))) {
      throw new Refusal(CODES.quoteLapsed, messages.quoteLapsed);
    }
    const draft = { userId, mode: id, draftId: draftId ?? null, quoteId };
    await deps.ordered[id]?.(inside, userId, { orderNo: submitted.orderNo, snapshot, now });
    await drafts.passInside(inside, draft, nextOrderOf(form), now);
    return submitted;
  }

  const ways = waysWith({ database, moment, quotes, identityOf });

  /** What else could be booked, for whoever came too late. */
  async function withWays(submitting: Submitting, refusal: Refusal): Promise<Refusal> {
    const held = await heldFor(submitting);
    if (!held.ok) return refusal;
    const { quote } = held;
    const { userId, submission } = submitting;
    return ways(refusal, { userId, mode: bookedMode(modes, quote.mode), quote, form: submission.form });
  }

  return async (submitting: Submitting): Promise<Submitted> => {
    const { userId, key, submission } = submitting;
    const named = { userId, key, digest: digestOf(submission), quoteId: submission.form.quoteId };
    const looked = {
      alternative: await otherOffer(submitting),
      told: await notices.told(),
      calendar: await deps.calendar.told(),
    };
    const work = database.tx(async (inside) => {
      const now = await moment(inside);
      const answered = await takeKey(inside, named, now);
      if (answered) return answered;
      const submitted = await makeOrder(inside, submitting, looked, now);
      await keepAnswer(inside, named, submitted);
      return submitted;
    });
    return work.finally(deps.sold.stale).catch(async (error: unknown) => {
      const isSoldOut = error instanceof Refusal && error.code === CODES.soldOut;
      throw isSoldOut ? await withWays(submitting, error) : error;
    });
  };
}
