import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';

import { orderDocumentMachine } from '../../../machines/order/order-document';
import { useAppActor } from '../../actors/app-actor';
import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import { loadDocumentVia, saveDocumentAs } from '../../effects/after-order/documents';
import { whOrderIn } from '../../effects/after-order/wh-order-in';
import { late } from '../../effects/late';
import { WhSuccessPage } from '../../modes/wh/wh-success-page';
import { composeCopy, composeReceipt } from '../compose/compose-after-order';
import { useGateway } from '../gateway-context';
import { receiptArrival } from './receipt-arrival';

const SHOWN = { read: whOrderIn, carriage: () => '' };

/** After the order of a place in a store, and its charts, which come with its code. */
export default function WhReceipt() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeReceipt(gateway, app, SHOWN), [gateway, app]);
  const copy = useMemo(() => composeCopy(gateway, app, 'WH'), [gateway, app]);
  const documents = useMemo(
    () =>
      orderDocumentMachine.provide({
        actors: { loadDocument: late(async () => loadDocumentVia(await gateway())) },
        actions: { saveDocument: saveDocumentAs(whReceiptCopy.files) },
      }),
    [gateway],
  );
  const [input] = useState(receiptArrival);
  const order = { input: { orderNo: input.orderNo ?? '' } };
  return (
    <WhSuccessPage
      actor={useActorRef(chart, { input })}
      copying={useActorRef(copy, order)}
      documents={useActorRef(documents, order)}
    />
  );
}
