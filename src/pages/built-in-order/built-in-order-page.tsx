import { builtInOrderCopy } from '../../copy/pages/built-in-order';
import { OrderPage } from '../../features/page/order-page';

export default function BuiltInOrderPage() {
  return <OrderPage name="builtInOrder" copy={builtInOrderCopy} />;
}
