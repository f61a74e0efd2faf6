import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import type { answerMeasured } from '../../../../contract/after/intake';
import { isAnswerable } from '../../../../domain/order/on-site/measured';
import { notFoundFault, Refusal } from '../../../base/http/refusal';
import { totalInCurrency } from '../../orders/charges';
import { appendHistory } from '../../orders/history';
import { storeAmended } from '../../orders/keep-anew';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderSnapshot } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import { orderStore } from '../../orders/store';
import type { AfterDeps } from '../deps';
import { waitLater } from './later';
import { noteMeasured } from './store';

const refused = () => new Refusal(CODES.moveRefused, messages.moveRefused);

/** Accepts or declines the new price of oversized goods, before the deadline and once. */
export const createAnswerMeasured =
  ({ database, moment, modes, sold, closures }: AfterDeps) =>
  (userId: string, answer: RequestOf<typeof answerMeasured>): Promise<ReplyOf<typeof answerMeasured>> =>
    database
      .tx(async (inside) => {
        const { orderNo, isAccepted, shownTotal } = answer;
        const order = await orderStore(inside).hold(userId, orderNo);
        if (!order) throw notFoundFault();
        const now = await moment(inside);
        const { measured, state } = order;
        if (!measured || state !== 'CARGO_IN' || !isAnswerable(measured, now.getTime())) throw refused();
        // Goods already waiting cannot be sent to wait again.
        if (!isAccepted && measured.stands === 'WAITING') throw refused();
        const total = totalInCurrency(measured.now, shownTotal.currency);
        if (total.amount !== shownTotal.amount || total.currency !== shownTotal.currency) {
          throw new Refusal(CODES.priceChanged, messages.priceChanged, { data: { before: shownTotal, now: total } });
        }
        const event = isAccepted ? 'surcharge.accepted' : 'surcharge.declined';
        await appendHistory(inside, orderNo, [{ event, from: state, to: state }], { now, byUser: userId });
        if (!isAccepted) return { measured: await waitLater(inside, { modes, closures }, order, measured) };
        const { snapshot } = readOrder(modes, order);
        const kept = { ...(snapshot as OrderSnapshot), v: 2 as const };
        await storeAmended(inside, orderNo, { ...kept, charges: measured.now });
        const accepted = { ...measured, stands: 'ACCEPTED' as const, answerBy: null };
        await noteMeasured(inside, orderNo, accepted);
        return { measured: accepted };
      })
      .finally(sold.stale);
