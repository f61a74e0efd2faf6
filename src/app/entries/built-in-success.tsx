import { cfsReceipt } from '../../../contract/modes/cfs/receipt';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { orderIn } from '../../effects/after-order/order-in';
import { CfsSuccessPage } from '../../modes/cfs/cfs-success-page';
import { truckReceiptDoor } from '../doors/receipt';

/** The receipt of boxes that are stuffed, and its charts, which come with its code. */
export default truckReceiptDoor({
  mode: 'CFS',
  read: orderIn(cfsReceipt),
  carriage: () => '',
  files: cfsReceiptCopy.files,
  hours: async () => (await import('../../effects/after-order/stuffing-hours')).stuffingHoursVia,
  Page: CfsSuccessPage,
});
