import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';

import { orderDocumentMachine } from '../../../machines/order/order-document';
import { useAppActor } from '../../actors/app-actor';
import { lclReceiptCopy } from '../../copy/modes/lcl/receipt';
import { lclOrderIn } from '../../effects/after-order/lcl-order-in';
import { loadDocumentVia, saveDocumentAs } from '../../effects/after-order/documents';
import { late } from '../../effects/late';
import { LclSuccessPage } from '../../modes/lcl/lcl-success-page';
import { useGateway } from '../gateway-context';
import { composeCopy, composeReceipt } from '../compose/compose-after-order';
import { composeIntake } from '../compose/compose-intake';
import { receiptArrival } from './receipt-arrival';

const SHOWN = { read: lclOrderIn, carriage: () => '' };

/** The page after the order of a share of a box, and its charts, which come with its code. */
export default function ShippingLclSuccess() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeReceipt(gateway, app, SHOWN), [gateway, app]);
  const copy = useMemo(() => composeCopy(gateway, app, 'LCL'), [gateway, app]);
  const documents = useMemo(
    () =>
      orderDocumentMachine.provide({
        actors: { loadDocument: late(async () => loadDocumentVia(await gateway())) },
        actions: { saveDocument: saveDocumentAs(lclReceiptCopy.files) },
      }),
    [gateway],
  );
  const [input] = useState(receiptArrival);
  const receipt = useActorRef(chart, { input });
  const intake = useMemo(
    () => composeIntake(gateway, () => receipt.send({ type: 'order.refresh' })),
    [gateway, receipt],
  );
  const order = { input: { orderNo: input.orderNo ?? '' } };
  return (
    <LclSuccessPage
      actor={receipt}
      copying={useActorRef(copy, order)}
      documents={useActorRef(documents, order)}
      measuring={useActorRef(intake.measured, order)}
      amending={useActorRef(intake.amend, order)}
    />
  );
}
