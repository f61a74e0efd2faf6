import type { ComponentProps } from 'react';

import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { orderReader } from '../../effects/after-order/order-in';
import { CfsSuccessPage } from '../../modes/cfs/cfs-success-page';
import { truckReceiptEntry, usePaperView } from '../page-actors/receipt';
import { cfsReceipt } from '../../../domain/modes/cfs/receipt-shape';

const Page = (props: Omit<ComponentProps<typeof CfsSuccessPage>, 'photos'>) => (
  <CfsSuccessPage {...props} photos={usePaperView()} />
);

export default truckReceiptEntry({
  mode: 'CFS',
  read: orderReader(cfsReceipt),
  carriage: () => '',
  files: cfsReceiptCopy.files,
  hours: async () => (await import('../../effects/after-order/stuffing-hours')).stuffingHoursVia,
  Page,
});
