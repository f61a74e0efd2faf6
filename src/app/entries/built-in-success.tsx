import { useActorRef } from '@xstate/react';
import { useMemo, type ComponentProps } from 'react';

import { cfsReceipt } from '../../../contract/modes/cfs/receipt';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { orderIn } from '../../effects/after-order/order-in';
import { CfsSuccessPage } from '../../modes/cfs/cfs-success-page';
import { composePaperView } from '../compose/compose-upload';
import { truckReceiptDoor } from '../doors/receipt';
import { useGateway } from '../gateway-context';

/** With the photographs of its boxes, which are looked at one by one. */
function Page(props: Omit<ComponentProps<typeof CfsSuccessPage>, 'photos'>) {
  const gateway = useGateway();
  const photos = useMemo(() => composePaperView(gateway), [gateway]);
  return <CfsSuccessPage {...props} photos={useActorRef(photos)} />;
}

/** The receipt of boxes that are stuffed, and its charts, which come with its code. */
export default truckReceiptDoor({
  mode: 'CFS',
  read: orderIn(cfsReceipt),
  carriage: () => '',
  files: cfsReceiptCopy.files,
  hours: async () => (await import('../../effects/after-order/stuffing-hours')).stuffingHoursVia,
  Page,
});
