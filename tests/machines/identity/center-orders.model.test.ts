import { selectOrderQuery } from '../../../machines/identity/center-orders';
import { describeModel } from '../../support/model/describe-model';
import { centerOrdersPlan } from '../../support/plans/identity/center-orders.plan';
import { orderCancelPlan } from '../../support/plans/order/order-cancel.plan';

describeModel(centerOrdersPlan, {
  children: { cancellation: orderCancelPlan },
  invariants: {
    'what failed says why, and nothing else does': ({ context, ...now }) =>
      now.hasTag('failed') === (context.failureCode !== null),
    'a list once shown stays': (now, before) => !before?.hasTag('listed') || now.hasTag('listed'),
    'the order-query flag stands exactly while the gateway is asked': (now) =>
      selectOrderQuery(now) === (now.children['loadOrders'] !== undefined),
    'only what has a price is given up': ({ context, ...now }) =>
      !now.matches('cancelling') ||
      context.orders.some((order) => order.orderNo === context.cancelNo && order.cancelFee),
  },
});
