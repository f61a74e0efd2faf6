import type { ComponentProps } from 'react';

import { tankReceipt } from '../../../contract/modes/tank/receipt';
import { tankReceiptCopy } from '../../copy/modes/tank/receipt';
import { orderReader } from '../../effects/after-order/order-in';
import { TankReceiptPage } from '../../modes/tank/tank-receipt-page';
import { receiptEntry, usePaperView } from '../page-actors/receipt';

const Page = (props: Omit<ComponentProps<typeof TankReceiptPage>, 'seen'>) => (
  <TankReceiptPage {...props} seen={usePaperView()} />
);

export default receiptEntry({
  mode: 'TANK',
  read: orderReader(tankReceipt),
  carriage: () => '',
  files: tankReceiptCopy.files,
  Page,
});
