import { CODES } from '../../../contract/wire/envelope';
import type { ModeId } from '../../../domain/mode-ids';
import type { OtherOffer } from '../../../domain/order/mode/alternative';
import type { OrderForm } from '../../../domain/order/form/form';
import { buildNextOrder } from '../../../domain/order/form/split';
import type { Money } from '../../../domain/values/money';
import { holdToEditions } from '../../people/accounts/editions';
import { buildBeginnings } from '../after/rows';
import { couponStore } from '../coupons/store';
import type { Database, Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import { bookedMode } from '../../trade/modes';
import { protocolStore } from '../../world/protocol/store';
import type { QuoteForSubmit } from '../../trade/quotes/for-orders';
import { type BesideOrder, createBesideChoices, besideRefused, createBeside, toldBeside } from '../orders/beside';
import { type Buyer, holdBuyer, holdToVerification } from '../orders/buyer';
import { holdWithinDay } from '../orders/day-bound';
import { holdWithin } from '../orders/holdings';
import { keepOrder } from './keep-order';
import { contentDigest, keepAnswer, takeKey } from './keys';
import { ORDER_MESSAGES as messages } from '../orders/messages';
import type { Moment } from '../orders/moment';
import type { SubmitReceipt } from '../orders/order';
import type { OrdersOutside } from '../orders/outside';
import { placementRefusal, placedTogether } from '../orders/placing';
import { type OrderLookups, type PreparedOrder, createPrepare, buildSnapshot } from '../orders/prepared';
import { orderStore } from '../orders/store';
import { createOrderWays } from './ways';
import type { Placement } from '../../trade/modes/mode';

export type Submission = {
  form: OrderForm;
  shownTotal: Money;
  protocolVersion: string;
  isVerificationDue?: boolean | undefined;
  draftId?: string | undefined;
};
type SubmitDeps = OrdersOutside & { database: Database; moment: Moment };
type SubmitRequest = { mode: ModeId; userId: string; key: string; submission: Submission };

type SubmitLookups = OrderLookups & { alternative: OtherOffer | null; beside: BesideOrder | null };

type Making = { prepared: PreparedOrder; placed: Placement; buyer: Buyer; draftId: string | null };

export function createSubmit(deps: SubmitDeps) {
  const { database, moment, modes, quotes, notices, identityOf, drafts } = deps;
  const prepare = createPrepare(deps);
  const beside = createBeside(deps, prepare);

  const heldFor = (userId: string, { quoteId }: Pick<OrderForm, 'quoteId'>): Promise<QuoteForSubmit> =>
    database.tx((inside) => quotes.forSubmit(inside, quoteId, userId));

  async function otherOffer(userId: string, form: OrderForm): Promise<OtherOffer | null> {
    if (form.altOfferId === '') return null;
    const held = await heldFor(userId, form);
    return held.ok ? quotes.offerNow(held.quote.mode, held.quote.search, form.altOfferId) : null;
  }

  async function keep(inside: Queries, { prepared, placed, buyer, draftId }: Making): Promise<SubmitReceipt> {
    const { mode, asked, form, quote, charges, coupon } = prepared;
    const { mode: id, userId, protocolVersion, now } = asked;
    if (charges === null) throw new Refusal(CODES.noPrice, messages.noPrice);
    await holdWithin(inside, buyer, placed.takings, now);
    const snapshot = buildSnapshot(prepared, charges, placed);
    const begins = buildBeginnings(mode, snapshot);
    const { kept } = placed;
    const submitted = await keepOrder(inside, { mode: id, begins, buyer, kept, protocolVersion, snapshot, now });
    const { orderNo } = submitted;
    if (coupon) await couponStore(inside).spend(userId, coupon, orderNo);
    await protocolStore(inside).keep(userId, { documentId: mode.order.terms.protocol, version: protocolVersion }, now);
    const { quoteId } = quote;
    if (!(await quotes.use(inside, { quoteId, userId, orderNo }))) {
      throw new Refusal(CODES.quoteLapsed, messages.quoteLapsed);
    }
    await deps.ordered[id]?.(inside, userId, { orderNo, snapshot, now });
    await drafts.passInside(inside, { userId, mode: id, draftId, quoteId }, buildNextOrder(form), now);
    return submitted;
  }

  async function makeOrder(
    inside: Queries,
    { mode, userId, submission }: SubmitRequest,
    found: SubmitLookups,
    now: Date,
  ) {
    const { form, shownTotal: shown, protocolVersion, isVerificationDue, draftId = null } = submission;
    const { alternative } = found;
    const buyer = await holdBuyer(inside, userId);
    holdToVerification(buyer, isVerificationDue);
    await holdToEditions(inside, userId, now);
    await holdWithinDay(inside, buyer, now);
    const coupons = await couponStore(inside).ownedBy(userId, now);
    const asked = { mode, userId, form, shown, protocolVersion, coupons, alternative, now };
    const first = await prepare(inside, asked, found);
    const other = found.beside && (await beside.prepared(inside, { first, beside: found.beside, buyer }, found));
    if (other) beside.holdTogether(first, other);
    const all = other ? [first, other] : [first];
    const room = await placedTogether(inside, all);
    if ('refused' in room) {
      const { at, why } = room.refused;
      const refusal = placementRefusal(why, (all[at] ?? first).mode);
      throw at === 0 ? refusal : besideRefused(first, refusal);
    }
    const [own, others] = room.placed;
    if (!own) throw new Error('an order that is placed has no place');
    const submitted = await keep(inside, { prepared: first, placed: own, buyer, draftId });
    if (other && others && found.beside) {
      const making = { prepared: other, placed: others, buyer, draftId: found.beside.draftId };
      const made = await toldBeside(first, () => keep(inside, making));
      await orderStore(inside).join(submitted.orderNo, made.orderNo);
    }
    return submitted;
  }

  const ways = createOrderWays({ database, moment, quotes, identityOf, instead: deps.instead });

  async function withWays({ userId, submission: { form } }: SubmitRequest, refusal: Refusal): Promise<Refusal> {
    const held = await heldFor(userId, form);
    if (!held.ok) return refusal;
    const { quote } = held;
    return ways(refusal, { userId, mode: bookedMode(modes, quote.mode), quote, form });
  }

  async function submit(submitting: SubmitRequest): Promise<SubmitReceipt> {
    const { mode, userId, key, submission } = submitting;
    const { form } = submission;
    const named = { userId, key, digest: contentDigest(submission), quoteId: form.quoteId };
    const found: SubmitLookups = {
      alternative: await otherOffer(userId, form),
      told: await notices.current(),
      calendar: await deps.calendar.current(),
      beside: await beside.found({ mode, userId, form }, otherOffer),
    };
    const work = database.tx(async (inside) => {
      const now = await moment(inside);
      const answered = await takeKey(inside, named, now);
      if (answered) return answered;
      const submitted = await makeOrder(inside, submitting, found, now);
      await keepAnswer(inside, named, submitted);
      return submitted;
    });
    return work.finally(deps.sold.stale).catch(async (error: unknown) => {
      const isSoldOut = error instanceof Refusal && error.code === CODES.soldOut;
      throw isSoldOut ? await withWays(submitting, error) : error;
    });
  }

  return { submit, besideChoices: createBesideChoices(deps, prepare, otherOffer) };
}
