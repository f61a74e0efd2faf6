import { railWayOrderCopy } from '../../copy/pages/rail-way-order';
import art from '../../features/page/art/container.svg';
import { OrderPage } from '../../features/page/order-page';

export default function RailWayOrderPage() {
  return <OrderPage name="railWayOrder" copy={railWayOrderCopy} art={art} />;
}
