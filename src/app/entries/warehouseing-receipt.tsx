import { whReceipt } from '../../../contract/modes/wh/receipt';
import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import { orderIn } from '../../effects/after-order/order-in';
import { WhSuccessPage } from '../../modes/wh/wh-success-page';
import { receiptDoor } from '../doors/receipt';

/** The receipt of a place in a store. */
export default receiptDoor({
  mode: 'WH',
  read: orderIn(whReceipt),
  carriage: () => '',
  files: whReceiptCopy.files,
  Page: WhSuccessPage,
});
