import { domesticTradeOrderCopy } from '../../copy/pages/domestic-trade-order';
import { OrderPage } from '../../features/page/order-page';

export default function DomesticTradeOrderPage() {
  return <OrderPage name="domesticTradeOrder" copy={domesticTradeOrderCopy} />;
}
