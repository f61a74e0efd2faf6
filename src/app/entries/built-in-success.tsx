import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { cfsReceipt } from '../../../contract/modes/cfs/receipt';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { orderIn } from '../../effects/after-order/order-in';
import { CfsSuccessPage } from '../../modes/cfs/cfs-success-page';
import { composeTrucks } from '../compose/compose-trucks';
import { useDocuments, useReceipt } from '../doors/receipt';
import { useGateway } from '../gateway-context';

const SHOWN = { read: orderIn(cfsReceipt), carriage: () => '' };

/** The receipt of boxes that are stuffed, and its charts, which come with its code. */
export default function BuiltInSuccess() {
  const gateway = useGateway();
  const { actor, copying, order } = useReceipt('CFS', SHOWN);
  const documents = useDocuments(order, cfsReceiptCopy.files);
  const trucks = useMemo(() => composeTrucks(gateway, () => actor.send({ type: 'order.refresh' })), [gateway, actor]);
  return <CfsSuccessPage actor={actor} copying={copying} documents={documents} trucks={useActorRef(trucks, order)} />;
}
