import { carriageOf } from '../../copy/modes/fcl/receipt-parts';
import { readFclOrder } from '../../effects/after-order/fcl-order-in';
import { FclSuccessPage } from '../../modes/fcl/fcl-success-page';
import { useReceipt } from '../page-actors/receipt';

const SHOWN = { read: readFclOrder, carriage: carriageOf };

export default function ShippingFclSuccess() {
  const { actor, copying } = useReceipt('FCL', SHOWN);
  return <FclSuccessPage actor={actor} copying={copying} />;
}
