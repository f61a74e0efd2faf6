import { cfsReceipt } from '../../../contract/modes/cfs/receipt';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { orderIn } from '../../effects/after-order/order-in';
import { CfsSuccessPage } from '../../modes/cfs/cfs-success-page';
import { receiptDoor } from '../doors/receipt';

/** The receipt of boxes that are stuffed. */
export default receiptDoor({
  mode: 'CFS',
  read: orderIn(cfsReceipt),
  carriage: () => '',
  files: cfsReceiptCopy.files,
  Page: CfsSuccessPage,
});
