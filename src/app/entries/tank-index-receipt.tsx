import { tankReceipt } from '../../../contract/modes/tank/receipt';
import { tankReceiptCopy } from '../../copy/modes/tank/receipt';
import { orderIn } from '../../effects/after-order/order-in';
import { TankReceiptPage } from '../../modes/tank/tank-receipt-page';
import { receiptDoor } from '../doors/receipt';

/** The receipt of tanks. */
export default receiptDoor({
  mode: 'TANK',
  read: orderIn(tankReceipt),
  carriage: () => '',
  files: tankReceiptCopy.files,
  Page: TankReceiptPage,
});
