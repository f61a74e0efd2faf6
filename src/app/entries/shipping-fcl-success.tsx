import { carriageOf } from '../../copy/modes/fcl/receipt-parts';
import { fclOrderIn } from '../../effects/after-order/fcl-order-in';
import { FclSuccessPage } from '../../modes/fcl/fcl-success-page';
import { useReceipt } from '../doors/receipt';

const SHOWN = { read: fclOrderIn, carriage: carriageOf };

export default function ShippingFclSuccess() {
  const { actor, copying } = useReceipt('FCL', SHOWN);
  return <FclSuccessPage actor={actor} copying={copying} />;
}
