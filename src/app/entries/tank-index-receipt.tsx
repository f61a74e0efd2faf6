import { tankReceipt } from '../../../contract/modes/tank/receipt';
import { orderIn } from '../../effects/after-order/order-in';
import { TankReceiptPage } from '../../modes/tank/tank-receipt-page';
import { useReceipt } from '../doors/receipt';

const SHOWN = { read: orderIn(tankReceipt), carriage: () => '' };

/** The receipt of tanks. */
export default function TankReceipt() {
  const { actor, copying } = useReceipt('TANK', SHOWN);
  return <TankReceiptPage actor={actor} copying={copying} />;
}
