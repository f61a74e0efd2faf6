import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import { orderReader } from '../../effects/after-order/order-in';
import { WhSuccessPage } from '../../modes/wh/wh-success-page';
import { composeTrucks } from '../compose/compose-trucks';
import { useDocuments, useReceipt } from '../page-actors/receipt';
import { useGateway } from '../gateway-context';
import { whReceipt } from '../../../domain/modes/wh/receipt-shape';
import { orderLeavingMachine } from '../../../machines/order/order-leaving';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { orderProlongMachine } from '../../../machines/order/order-prolong';

const composeStaying = (gateway: () => Promise<Gateway>, showOrder: () => void) =>
  orderProlongMachine.provide({
    actors: {
      prolongStay: lazyActor(async () => {
        const [open, { prolongStayVia }] = await Promise.all([
          gateway(),
          import('../../effects/after-order/prolong-stay'),
        ]);
        return prolongStayVia(open);
      }),
    },
    actions: { showOrder },
  });

function composeLeaving(gateway: () => Promise<Gateway>, showOrder: () => void) {
  const effects = () => Promise.all([gateway(), import('../../effects/after-order/collect-goods')]);
  return orderLeavingMachine.provide({
    actors: {
      bookLeaving: lazyActor(async () => {
        const [open, { bookLeavingVia }] = await effects();
        return bookLeavingVia(open);
      }),
      dropLeaving: lazyActor(async () => {
        const [open, { dropLeavingVia }] = await effects();
        return dropLeavingVia(open);
      }),
    },
    actions: { showOrder },
  });
}

const SHOWN = { read: orderReader(whReceipt), carriage: () => '' };

export default function WarehouseingReceipt() {
  const gateway = useGateway();
  const { actor, copying, order } = useReceipt('WH', SHOWN);
  const documents = useDocuments(order, whReceiptCopy.files);
  const [staying, leaving, trucks] = useMemo(() => {
    const showOrder = () => actor.send({ type: 'order.refresh' });
    const hours = async () => (await import('../../effects/after-order/store-hours')).storeHoursVia;
    return [
      composeStaying(gateway, showOrder),
      composeLeaving(gateway, showOrder),
      composeTrucks(gateway, hours, showOrder),
    ];
  }, [gateway, actor]);
  return (
    <WhSuccessPage
      actor={actor}
      copying={copying}
      documents={documents}
      prolonging={useActorRef(staying, order)}
      collecting={useActorRef(leaving, order)}
      trucks={useActorRef(trucks, order)}
    />
  );
}
