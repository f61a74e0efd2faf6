import type { ComponentProps } from 'react';

import { truckReceipt } from '../../../contract/modes/truck/receipt';
import { truckReceiptCopy } from '../../copy/modes/truck/receipt';
import { orderIn } from '../../effects/after-order/order-in';
import { TruckReceiptPage } from '../../modes/truck/truck-receipt-page';
import { receiptDoor, usePapersSeen } from '../doors/receipt';

/** With the papers of what its trucks have passed. */
const Page = (props: Omit<ComponentProps<typeof TruckReceiptPage>, 'seen'>) => (
  <TruckReceiptPage {...props} seen={usePapersSeen()} />
);

/** The receipt of trucks. */
export default receiptDoor({
  mode: 'TRUCK',
  read: orderIn(truckReceipt),
  carriage: () => '',
  files: truckReceiptCopy.files,
  Page,
});
