import { useActorRef } from '@xstate/react';
import { lazy, useMemo } from 'react';

import { truckOrder } from '../../../contract/modes/truck/order';
import { truckQuote } from '../../../contract/modes/truck/quote';
import { TRUCK } from '../../../domain/modes/truck/mode';
import { orderDocumentMachine } from '../../../machines/order/order-document';
import { selectOrderFormActor, type OrderPageActor } from '../../../machines/order/order-page';
import { truckOrderCopy } from '../../copy/modes/truck/order';
import { loadDocumentVia, saveDocumentAs } from '../../effects/after-order/documents';
import { lazyActor } from '../../effects/late';
import { ConsignmentPreview } from '../../modes/truck/consignment-preview';
import { TruckOrderPage } from '../../modes/truck/truck-order-view';
import { orderEntry } from '../page-actors/order';
import { useGateway } from '../gateway-context';

const NOWHERE = { input: { orderNo: '' } };

function TruckOrderWithPreview({ actor }: { actor: OrderPageActor }) {
  const gateway = useGateway();
  const chart = useMemo(() => {
    const formNow = () => selectOrderFormActor(actor.getSnapshot()).getSnapshot().context.form;
    const loadDocument = lazyActor(async () => {
      const [{ printTruck }, known] = await Promise.all([import('../../../contract/modes/truck/order'), gateway()]);
      return loadDocumentVia(known, { wire: printTruck, formNow });
    });
    const saveDocument = saveDocumentAs(truckOrderCopy.preview.files);
    return orderDocumentMachine.provide({ actors: { loadDocument }, actions: { saveDocument } });
  }, [gateway, actor]);
  const preview = useActorRef(chart, NOWHERE);
  return <TruckOrderPage actor={actor} renderAbove={() => <ConsignmentPreview actor={preview} />} />;
}

export default orderEntry({
  mode: TRUCK,
  wire: truckOrder,
  quote: truckQuote,
  title: truckOrderCopy.title,
  Page: TruckOrderWithPreview,
  Receipt: lazy(() => import('./truck-receipt')),
});
