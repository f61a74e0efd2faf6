import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';

import { orderDocumentMachine } from '../../../machines/order/order-document';
import { useAppActor } from '../../actors/app-actor';
import { airReceiptCopy } from '../../copy/modes/air/receipt';
import { airCarriage } from '../../copy/modes/air/receipt-parts';
import { airOrderIn } from '../../effects/after-order/air-order-in';
import { loadDocumentVia, saveDocumentAs } from '../../effects/after-order/documents';
import { late } from '../../effects/late';
import { AirReceiptPage } from '../../modes/air/air-receipt-page';
import { useGateway } from '../gateway-context';
import { composeCopy, composeReceipt } from '../compose/compose-after-order';
import { receiptArrival } from './receipt-arrival';

const SHOWN = { read: airOrderIn, carriage: airCarriage };

/** The receipt of an air freight, and its charts, which come with its code. */
export default function AirLiftReceipt() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeReceipt(gateway, app, SHOWN), [gateway, app]);
  const copy = useMemo(() => composeCopy(gateway, app, 'AIR'), [gateway, app]);
  const documents = useMemo(
    () =>
      orderDocumentMachine.provide({
        actors: { loadDocument: late(async () => loadDocumentVia(await gateway())) },
        actions: { saveDocument: saveDocumentAs(airReceiptCopy.files) },
      }),
    [gateway],
  );
  const [input] = useState(receiptArrival);
  const order = { input: { orderNo: input.orderNo ?? '' } };
  return (
    <AirReceiptPage
      actor={useActorRef(chart, { input })}
      copying={useActorRef(copy, order)}
      documents={useActorRef(documents, order)}
    />
  );
}
