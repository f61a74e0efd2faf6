import type { OrderQuery } from '../../../domain/order/life/order-query';
import { selectCenterOrders } from '../../../machines/identity/center-orders';
import { describeModel } from '../../support/model/describe-model';
import { centerOrdersPlan } from '../../support/plans/identity/center-orders.plan';
import { orderCancelPlan } from '../../support/plans/order/order-cancel.plan';

const queryKey = (query: OrderQuery) => JSON.stringify({ ...query, page: 1 });

describeModel(centerOrdersPlan, {
  children: { cancellation: orderCancelPlan },
  invariants: {
    'what failed says why, and nothing else does': ({ context, ...now }) =>
      now.hasTag('failed') === (context.failureCode !== null),
    'a list once shown stays until something else is asked for': (now, before) =>
      !before?.hasTag('listed') || now.hasTag('listed') || now.context.query !== before.context.query,
    'no list of another question stands on the screen': (now, before) =>
      !before || before.context.query === now.context.query || selectCenterOrders(now).stage === 'loading',
    'another question begins at the first page': ({ context: { query } }, before) =>
      !before || queryKey(before.context.query) === queryKey(query) || query.page === 1,
    'only what has a price is given up': ({ context, ...now }) =>
      !now.matches('cancelling') ||
      context.orders.some((order) => order.orderNo === context.cancelNo && order.cancelFee),
  },
});
