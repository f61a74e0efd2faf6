import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { airReceipt } from '../../../contract/modes/air/receipt';
import { airReceiptCopy } from '../../copy/modes/air/receipt';
import { airCarriage } from '../../copy/modes/air/receipt-parts';
import { orderIn } from '../../effects/after-order/order-in';
import { AirReceiptPage } from '../../modes/air/air-receipt-page';
import { composeAnswer } from '../compose/compose-answer';
import { useDocuments, useReceipt } from '../doors/receipt';
import { useGateway } from '../gateway-context';

const SHOWN = { read: orderIn(airReceipt), carriage: airCarriage };

/** The receipt of an air freight, and its charts, which come with its code. */
export default function AirLiftReceipt() {
  const gateway = useGateway();
  const { actor, copying, order } = useReceipt('AIR', SHOWN);
  const documents = useDocuments(order, airReceiptCopy.files);
  const answer = useMemo(() => composeAnswer(gateway, () => actor.send({ type: 'order.refresh' })), [gateway, actor]);
  return (
    <AirReceiptPage actor={actor} copying={copying} documents={documents} answering={useActorRef(answer, order)} />
  );
}
