import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import type { amendOrder } from '../../../../contract/after/intake';
import { goodsLookup } from '../../../../domain/goods/identity';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import { notFoundFault, Refusal } from '../../../base/http/refusal';
import { carriesOtherwise } from '../../orders/beside-held';
import { checkShownCharges } from '../../orders/charges';
import { appendHistory } from '../../orders/history';
import { storeAmended, storeTakings } from '../../orders/keep-anew';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderSnapshot } from '../../orders/order';
import { placementRefusal } from '../../orders/placing';
import { readOrder } from '../../orders/snapshot';
import { orderStore } from '../../orders/store';
import { priceChangedOrder } from '../cost';
import type { AfterDeps } from '../deps';
import { amendUntil } from './amendable';
import { resizePlace } from './places';

const AMENDED: Happening = 'amounts.amended';

/** Changes an order's amounts within permitted bounds: price and room change in one transaction, or not at all. */
export const createAmend =
  ({ database, moment, modes, sold, identityOf }: AfterDeps) =>
  (userId: string, asked: RequestOf<typeof amendOrder>): Promise<ReplyOf<typeof amendOrder>> =>
    database
      .tx(async (inside) => {
        const { orderNo, rows, shownTotal } = asked;
        const order = await orderStore(inside).hold(userId, orderNo);
        if (!order) throw notFoundFault();
        const now = await moment(inside);
        const { mode, snapshot } = readOrder(modes, order);
        const measure = mode.after?.measure;
        if (!measure || amendUntil({ mode, snapshot }, order, now.getTime()) === null) {
          throw new Refusal(CODES.moveRefused, messages.moveRefused);
        }
        const form = measure.amended(snapshot, rows);
        if (!form) throw new Refusal(CODES.orderRefused, messages.amendRange);
        if (await carriesOtherwise(inside, modes, { order, form, now }))
          throw new Refusal(CODES.orderRefused, messages.amendBought, { data: { reason: 'bought' } });
        const cost = await priceChangedOrder(inside, modes, order, {
          form,
          quote: snapshot.quote,
          ...goodsLookup(identityOf),
        });
        const charges = checkShownCharges(cost, shownTotal);
        const booked = measure.rows(snapshot).map((row) => row.booked);
        const other = { ...(snapshot as OrderSnapshot), v: 2 as const, form, charges, booked };
        const placed = await resizePlace(inside, measure, orderNo, other, null);
        if (!placed) throw placementRefusal({ refused: 'soldOut' }, mode);
        await storeTakings(inside, orderNo, placed);
        await storeAmended(inside, orderNo, { ...other, takings: placed.takings });
        const step = { event: AMENDED, from: order.state, to: order.state };
        await appendHistory(inside, orderNo, [step], { now, byUser: userId });
        return { charges };
      })
      .finally(sold.stale);
