import type { RequestOf } from '../../contract/endpoint';
import { CODES } from '../../contract/envelope';
import type { submitOrder } from '../../contract/orders';
import type { Charges } from '../../domain/offer/charges';
import { nextOrderOf } from '../../domain/order/split';
import type { Sailing } from '../../domain/offer/sailing';
import { wholeNumberIn } from '../../domain/values/typed-number';
import type { Database, Queries } from '../database/database';
import { notFound, Refusal } from '../http/refusal';
import type { QuoteForSubmit, QuoteSnapshot } from '../quotes/for-orders';
import { take } from '../takings/take';
import { holdBuyer } from './buyer';
import { judge } from './judge';
import { digestOf, keepAnswer, takeKey } from './keys';
import { ORDER_MESSAGES as messages } from './messages';
import { keepOrder } from './keep-order';
import type { Moment } from './moment';
import type { CountedBox, Submitted } from './order';
import type { OrdersOutside } from './outside';
import { holdToPrice, priceOf } from './price';

export type Submission = RequestOf<typeof submitOrder>;
export type SubmitDeps = OrdersOutside & { database: Database; moment: Moment };
export type Submitting = { userId: string; key: string; submission: Submission };

/** What the market said before the transaction began. */
type Asked = { priced: Charges | Refusal; alternative: Sailing | null };

const countedBoxes = ({ boxes }: Submission['form']): CountedBox[] =>
  boxes.map(({ type, count }) => ({ type, count: wholeNumberIn(count) ?? 0 }));

const boxesIn = (boxes: readonly CountedBox[]) => boxes.reduce((all, { count }) => all + count, 0);

function quoteIn(held: QuoteForSubmit, sailingId: string): QuoteSnapshot {
  if (!held.ok && held.trouble === 'unknown') throw notFound();
  if (!held.ok) {
    throw new Refusal(CODES.quoteLapsed, held.trouble === 'used' ? messages.quoteUsed : messages.quoteLapsed);
  }
  if (held.quote.sailing.sailingId !== sailingId) throw new Refusal(CODES.quoteLapsed, messages.otherSailing);
  return held.quote;
}

export function submitWith(deps: SubmitDeps) {
  const { database, moment, quotes, goodsOf, isListed, isDistrict, drafts, files } = deps;
  /**
   * The price and the other sailing are found before the transaction begins, which may touch nothing but itself. A refusal waits for it, too:
   * the key may have an answer already, and what the form itself has wrong is said first.
   */
  async function askMarket({ userId, submission: { form } }: Submitting): Promise<Asked> {
    const held = await database.tx((inside) => quotes.forSubmit(inside, form.quoteId, userId));
    const alternative =
      held.ok && form.altOfferId !== '' ? ((await quotes.priceNow(held.quote.search, form.altOfferId)) ?? null) : null;
    try {
      const quote = quoteIn(held, form.offerId);
      return { alternative, priced: await priceOf(quotes, { quote, form, boxes: countedBoxes(form) }) };
    } catch (error) {
      if (error instanceof Refusal) return { alternative, priced: error };
      throw error;
    }
  }

  async function makeOrder(inside: Queries, { userId, submission }: Submitting, asked: Asked, now: Date) {
    const { priced, alternative } = asked;
    const { form, shownTotal, protocolVersion, draftId } = submission;
    const buyer = await holdBuyer(inside, userId);
    const quote = quoteIn(await quotes.forSubmit(inside, form.quoteId, userId), form.offerId);
    const { quoteId, sailing } = quote;
    const fileIds = form.files.map(({ fileId }) => fileId);
    if (!(await files.areOf(inside, userId, fileIds))) throw notFound();
    const verdict = judge(
      form,
      { now: now.getTime(), quote, goodsOf, isListed, isDistrict, alternative },
      protocolVersion,
    );
    if (priced instanceof Refusal) throw priced;
    holdToPrice(priced, shownTotal);
    const boxes = countedBoxes(form);
    const takings = quotes.takingsOf(sailing.sailingId, boxesIn(boxes));
    if (!(await take(inside, takings))) throw new Refusal(CODES.soldOut, messages.soldOut);
    const snapshot = { form: { ...form, later: [] }, sailing, alternative, charges: priced, verdict };
    const submitted = await keepOrder(inside, { buyer, quoteId, boxes, takings, protocolVersion, snapshot, now });
    if (!(await quotes.use(inside, { quoteId, userId, orderNo: submitted.orderNo }))) {
      throw new Refusal(CODES.quoteLapsed, messages.quoteLapsed);
    }
    await drafts.passInside(inside, { userId, draftId: draftId ?? null, quoteId }, nextOrderOf(form), now);
    return submitted;
  }

  /** What else could be booked, for whoever came too late. */
  async function withAlternatives({ userId, submission: { form } }: Submitting, refusal: Refusal): Promise<Refusal> {
    const held = await database.tx((inside) => quotes.forSubmit(inside, form.quoteId, userId));
    if (!held.ok) return refusal;
    const alternatives = await quotes.alternatives(held.quote.search, form.offerId);
    return new Refusal(refusal.code, refusal.message, { data: { alternatives } });
  }

  return async (submitting: Submitting): Promise<Submitted> => {
    const { userId, key, submission } = submitting;
    const named = { userId, key, digest: digestOf(submission) };
    const asked = await askMarket(submitting);
    const work = database.tx(async (inside) => {
      const now = await moment(inside);
      const answered = await takeKey(inside, named, now);
      if (answered) return answered;
      const submitted = await makeOrder(inside, submitting, asked, now);
      await keepAnswer(inside, named, submitted);
      return submitted;
    });
    return work.finally(deps.sold.stale).catch(async (error: unknown) => {
      const isSoldOut = error instanceof Refusal && error.code === CODES.soldOut;
      throw isSoldOut ? await withAlternatives(submitting, error) : error;
    });
  };
}
