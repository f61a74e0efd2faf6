import { addPapers, cancelOrder, listOrders, orderByKey, readOrder, submitOrder } from '../../contract/orders';
import type { Route } from '../http/route';
import { serveOwner } from '../http/serve';
import { readKey } from './keys';
import type { OrderService } from './service';

export const orderRoutes = (orders: OrderService): Route[] => [
  serveOwner(submitOrder, (submission, { userId }, { header }) =>
    orders.submit({ userId, key: readKey(header('idempotency-key')), submission }),
  ),
  serveOwner(orderByKey, ({ key }, { userId }) => orders.byKey(userId, key)),
  serveOwner(listOrders, ({ current }, { userId }) => orders.list(userId, Number(current))),
  serveOwner(readOrder, ({ orderNo }, { userId }) => orders.read(userId, orderNo)),
  serveOwner(cancelOrder, (cancel, { userId }) => orders.cancel(userId, cancel)),
  serveOwner(addPapers, (added, { userId }) => orders.addPapers(userId, added)),
];
