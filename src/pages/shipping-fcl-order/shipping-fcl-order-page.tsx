import { shippingFclOrderCopy } from '../../copy/pages/shipping-fcl-order';
import { OrderPage } from '../../features/page/order-page';

export default function ShippingFclOrderPage() {
  return <OrderPage name="shippingFclOrder" copy={shippingFclOrderCopy} />;
}
