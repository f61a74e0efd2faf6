import { amendOrder, answerMeasured } from '../../contract/intake';
import { ORDER_WIRES, wiresIn } from '../../contract/modes';
import {
  addPapers,
  cancelOrder,
  copyOrder,
  listOrders,
  orderByKey,
  orderDocument,
  readOrder,
} from '../../contract/orders';
import type { Route } from '../http/route';
import { serveOwner } from '../http/serve';
import { readKey } from './keys';
import type { OrderService } from './service';

/** Each mode has a submission of its own, as its form is its own. */
const submitRoutes = (orders: OrderService): Route[] =>
  wiresIn(ORDER_WIRES).map(([mode, { submit }]) =>
    serveOwner(submit, (submission, { userId }, { header }) =>
      orders.submit({ mode, userId, key: readKey(header('idempotency-key')), submission }),
    ),
  );

export const orderRoutes = (orders: OrderService): Route[] => [
  ...submitRoutes(orders),
  serveOwner(orderByKey, ({ key }, { userId }) => orders.byKey(userId, key)),
  serveOwner(listOrders, ({ current }, { userId }) => orders.list(userId, Number(current))),
  serveOwner(readOrder, ({ orderNo }, { userId }) => orders.read(userId, orderNo)),
  serveOwner(copyOrder, ({ orderNo }, { userId }) => orders.copy(userId, orderNo)),
  serveOwner(orderDocument, ({ orderNo, kind }, { userId }) => orders.document(userId, orderNo, kind)),
  serveOwner(cancelOrder, (cancel, { userId }) => orders.cancel(userId, cancel)),
  serveOwner(amendOrder, (amended, { userId }) => orders.amend(userId, amended)),
  serveOwner(answerMeasured, (answer, { userId }) => orders.answerMeasured(userId, answer)),
  serveOwner(addPapers, (added, { userId }) => orders.addPapers(userId, added)),
];
