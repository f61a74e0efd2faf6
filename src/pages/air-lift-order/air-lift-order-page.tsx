import { airLiftOrderCopy } from '../../copy/pages/air-lift-order';
import { OrderPage } from '../../features/page/order-page';

export default function AirLiftOrderPage() {
  return <OrderPage name="airLiftOrder" copy={airLiftOrderCopy} />;
}
