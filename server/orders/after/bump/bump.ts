import { CODES } from '../../../../contract/wire/envelope';
import type { Offer } from '../../../../domain/offer/offer';
import type { BumpedOrder } from '../../../../domain/order/changes/bumped';
import type { Happening, OrderState } from '../../../../domain/order/life/lifecycle';
import { ANSWER_WITHIN_MS } from '../../../../domain/order/on-site/measured';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import type { Queries } from '../../../base/database/database';
import { Refusal } from '../../../base/http/refusal';
import { holdOrder } from '../../orders/held';
import { appendHistory } from '../../orders/history';
import { storeAmended, storeTakings } from '../../orders/keep-anew';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderSnapshot } from '../../orders/order';
import { readOrder, type ReadOrder } from '../../orders/snapshot';
import { keepSurcharges } from '../../../trade/surcharges/charging';
import { giveBack } from '../../../world/takings/give-back';
import { holdStocks } from '../../../world/takings/hold-stocks';
import { takeStock } from '../../../world/takings/take';
import type { AfterDeps } from '../deps';
import { bumpedText, bumpText } from './messages';
import { findBumpOffers, describeStage } from './onto';
import { noteBumped } from './store';

const BUMPED: Happening = 'offer.bumped';

type DeskBump = { orderNo: string; from: OrderState; offerId: string; reason: string };

/** Moves all takings to another offer, or none. The agreed price stays. */
async function moveOnto(inside: Queries, { mode, snapshot }: ReadOrder, orderNo: string, offer: Offer): Promise<void> {
  if (!('takes' in mode.stock)) throw new Error(`${mode.order.id} is not counted`);
  const quote = { ...snapshot.quote, offer: keepSurcharges(offer, snapshot.quote.offer) };
  const takings = mode.stock.takes(snapshot.form, quote);
  const stocks = [...takings, ...snapshot.takings].map(({ stockId }) => stockId);
  await holdStocks(inside, stocks);
  await giveBack(inside, [orderNo]);
  if (!(await takeStock(inside, takings))) throw new Refusal(CODES.soldOut, messages.soldOut(mode.words));
  await storeAmended(inside, orderNo, { ...(snapshot as OrderSnapshot), v: 2, quote, takings });
  await storeTakings(inside, orderNo, { takings, kept: [], findings: [] });
}

/** Fixed hours to decide, but no later than departure. */
const bumpAnswerDeadline = (offer: Offer, now: Date): string => {
  const most = now.getTime() + ANSWER_WITHIN_MS;
  return toIso(Math.min(most, parseMoment(offer.leavesAt ?? '') ?? most));
};

/** Bumps an order to another offer; its owner is notified and may cancel free of charge. */
export const createBump =
  ({ database, moment, modes, sold, closures, notify }: AfterDeps) =>
  async ({ orderNo, from, offerId, reason }: DeskBump): Promise<BumpedOrder> => {
    const said = await database.tx(async (inside) => {
      const order = await holdOrder(inside, orderNo);
      const now = await moment(inside);
      const read = readOrder(modes, order);
      const offer = findBumpOffers(read, order, now, await closures.closedNow(inside)).find(
        (one) => one.offerId === offerId,
      );
      if (order.state !== from || !offer) throw new Refusal(CODES.moveRefused, messages.moveRefused);
      const { quote, alternative } = read.snapshot;
      const bumped: BumpedOrder = {
        stands: alternative?.offerId === offerId ? 'AGREED' : 'ASKED',
        reason,
        from: describeStage(read, quote.offer),
        to: describeStage(read, offer),
        bumpedAt: now.toISOString(),
        answerBy: bumpAnswerDeadline(offer, now),
      };
      await moveOnto(inside, read, orderNo, offer);
      await noteBumped(inside, orderNo, bumped);
      await appendHistory(inside, orderNo, [{ event: BUMPED, from, to: from }], {
        now,
        byUser: null,
        note: bumpText(bumped),
      });
      return { bumped, phone: order.phone, now };
    });
    sold.stale();
    await notify({ phone: said.phone, text: bumpedText(orderNo, said.bumped), sentAt: said.now });
    return said.bumped;
  };
