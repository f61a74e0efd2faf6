import { dgdReceiptCopy } from '../../copy/modes/dgd/receipt';
import { orderReader } from '../../effects/after-order/order-in';
import { DgdSuccessPage } from '../../modes/dgd/dgd-success-page';
import { receiptEntry } from '../page-actors/receipt';
import { dgdReceipt } from '../../../domain/modes/dgd/receipt-shape';

export default receiptEntry({
  mode: 'DGD',
  files: { result: dgdReceiptCopy.results.file },
  Page: DgdSuccessPage,
  read: orderReader(dgdReceipt),
  carriage: () => '',
});
