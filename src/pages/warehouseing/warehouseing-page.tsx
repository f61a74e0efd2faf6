import { warehouseingCopy } from '../../copy/pages/warehouseing';
import { OrderPage } from '../../features/page/order-page';

export default function WarehouseingPage() {
  return <OrderPage name="warehouseing" copy={warehouseingCopy} />;
}
