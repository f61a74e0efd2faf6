import { railReceipt } from '../../../contract/modes/rail/receipt';
import { railReceiptCopy } from '../../copy/modes/rail/receipt';
import { railCarriage } from '../../copy/modes/rail/receipt-parts';
import { orderIn } from '../../effects/after-order/order-in';
import { RailSuccessPage } from '../../modes/rail/rail-success-page';
import { receiptDoor } from '../doors/receipt';

/** The receipt of a train. */
export default receiptDoor({
  mode: 'RAIL',
  read: orderIn(railReceipt),
  carriage: railCarriage,
  files: railReceiptCopy.files,
  Page: RailSuccessPage,
});
