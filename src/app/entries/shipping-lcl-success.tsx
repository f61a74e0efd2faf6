import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { lclReceiptCopy } from '../../copy/modes/lcl/receipt';
import { orderReader } from '../../effects/after-order/order-in';
import { LclSuccessPage } from '../../modes/lcl/lcl-success-page';
import { composeAmend } from '../compose/compose-amend';
import { composeTrucks } from '../compose/compose-trucks';
import { composeAnswer } from '../compose/compose-answer';
import { useDocuments, useReceipt } from '../page-actors/receipt';
import { useGateway } from '../gateway-context';
import { lclReceipt } from '../../../domain/modes/lcl/receipt-shape';

const shedHours = async () => (await import('../../effects/after-order/shed-hours')).shedHoursVia;
const SHOWN = { read: orderReader(lclReceipt), carriage: () => '' };

export default function ShippingLclSuccess() {
  const gateway = useGateway();
  const { actor, copying, order } = useReceipt('LCL', SHOWN);
  const documents = useDocuments(order, lclReceiptCopy.files);
  const [answer, amend, trucks] = useMemo(() => {
    const showOrder = () => actor.send({ type: 'order.refresh' });
    return [
      composeAnswer(gateway, showOrder),
      composeAmend(gateway, actor),
      composeTrucks(gateway, shedHours, showOrder),
    ] as const;
  }, [gateway, actor]);
  return (
    <LclSuccessPage
      actor={actor}
      copying={copying}
      documents={documents}
      answering={useActorRef(answer, order)}
      amending={useActorRef(amend, order)}
      trucks={useActorRef(trucks, order)}
    />
  );
}
