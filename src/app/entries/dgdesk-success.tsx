import { dgdReceipt } from '../../../contract/modes/dgd/receipt';
import { dgdReceiptCopy } from '../../copy/modes/dgd/receipt';
import { orderReader } from '../../effects/after-order/order-in';
import { DgdSuccessPage } from '../../modes/dgd/dgd-success-page';
import { receiptEntry } from '../doors/receipt';

export default receiptEntry({
  mode: 'DGD',
  files: { result: dgdReceiptCopy.results.file },
  Page: DgdSuccessPage,
  read: orderReader(dgdReceipt),
  carriage: () => '',
});
