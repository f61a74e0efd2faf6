import { airReceipt } from '../../../contract/modes/air/receipt';
import { airReceiptCopy } from '../../copy/modes/air/receipt';
import { airCarriage } from '../../copy/modes/air/receipt-parts';
import { orderIn } from '../../effects/after-order/order-in';
import { AirReceiptPage } from '../../modes/air/air-receipt-page';
import { receiptDoor } from '../doors/receipt';

/** The receipt of an air freight. */
export default receiptDoor({
  mode: 'AIR',
  read: orderIn(airReceipt),
  carriage: airCarriage,
  files: airReceiptCopy.files,
  Page: AirReceiptPage,
});
