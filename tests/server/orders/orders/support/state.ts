import { cancelOrder } from '../../../../../contract/orders/orders';
import type { Money } from '../../../../../domain/values/money';
import { isGivenUp, type OrderState } from '../../../../../domain/order/life/lifecycle';
import { bearing } from '../../../people/identity/support/person';
import { returned } from '../../../support/books';
import type { TestGateway } from '../../../support/gateway';

export const FREE: Money = { amount: 0, currency: '1' };

export async function putInto(gateway: TestGateway, orderNo: string, state: OrderState): Promise<void> {
  await gateway.database.query('update orders set state = $2 where order_no = $1', [orderNo, state]);
  if (isGivenUp(state)) await returned(gateway.database, orderNo);
}

export const cancel = (gateway: TestGateway, token: string, orderNo: string, shownFee = FREE, reason = '1') =>
  gateway.post<{ state: OrderState; fee: Money }>(
    cancelOrder.path.replace(':orderNo', orderNo),
    { reason, shownFee },
    bearing(token),
  );

/** State, cancellation reason, held capacity and number of cancellations. */
export async function endOf(gateway: TestGateway, orderNo: string) {
  const [row] = await gateway.database.query<Record<string, unknown>>(
    `select o.state, o.cancel_reason as reason, q.order_no as "quotedFor",
            (select coalesce(sum(taken), 0)::bigint from takings where stock_id = o.offer_id) as boxes,
            (select count(*) from order_events e
              where e.order_no = o.order_no and to_state in ('CANCELLED', 'AUTO_CANCELLED')) as ends
       from orders o left join quotes q on q.quote_id = o.quote_id where o.order_no = $1`,
    [orderNo],
  );
  return row;
}
