import type { answerBump } from '../../../../contract/after/bumped';
import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { BUMPABLE, type BumpedOrder, isOpenBump } from '../../../../domain/order/changes/bumped';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import { notFoundFault, Refusal } from '../../../base/http/refusal';
import { releaseTakings } from '../../orders/cancel';
import { appendHistory } from '../../orders/history';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import { walkStates } from '../../orders/moves';
import { orderStore } from '../../orders/store';
import type { AfterDeps } from '../deps';
import { noteBumped } from './store';

/** Code of the constants `cancelReason`: the carrier did not carry the goods. */
const CARRIER_REFUSED = '4';

const ACCEPTED: Happening = 'bump.accepted';

/** Accepts or declines the replacement for bumped goods, in time and once; declining cancels free of charge. */
export const createAnswerBump =
  ({ database, moment, sold, quotes }: AfterDeps) =>
  (
    userId: string,
    { orderNo, offerId, isAccepted }: RequestOf<typeof answerBump>,
  ): Promise<ReplyOf<typeof answerBump>> =>
    database
      .tx(async (inside) => {
        const order = await orderStore(inside).hold(userId, orderNo);
        if (!order) throw notFoundFault();
        const now = await moment(inside);
        const { bumped, state } = order;
        const isAsked = bumped !== null && BUMPABLE.includes(state) && isOpenBump(bumped, now.getTime());
        // The answer must name the offer that was shown, not a later one.
        if (!isAsked || bumped.to.offerId !== offerId) throw new Refusal(CODES.moveRefused, messages.moveRefused);
        const settled: BumpedOrder = { ...bumped, stands: isAccepted ? 'ACCEPTED' : 'DECLINED', answerBy: null };
        await noteBumped(inside, orderNo, settled);
        if (isAccepted) {
          await appendHistory(inside, orderNo, [{ event: ACCEPTED, from: state, to: state }], { now, byUser: userId });
          return { bumped: settled };
        }
        const steps = walkStates(state, ['bump.declined']);
        const to = steps.at(-1)?.to ?? state;
        await orderStore(inside).cancel(orderNo, state, { to, reason: CARRIER_REFUSED, fee: 0 });
        await appendHistory(inside, orderNo, steps, { now, byUser: userId });
        await releaseTakings(inside, quotes, [orderNo]);
        return { bumped: settled };
      })
      .finally(sold.stale);
