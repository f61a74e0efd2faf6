import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';

import { useAppActor } from '../../actors/app-actor';
import { carriageOf } from '../../copy/modes/fcl/receipt-parts';
import { fclOrderIn } from '../../effects/after-order/fcl-order-in';
import { FclSuccessPage } from '../../modes/fcl/fcl-success-page';
import { useGateway } from '../gateway-context';
import { composeCopy, composeReceipt } from '../compose/compose-after-order';
import { receiptArrival } from './receipt-arrival';

const SHOWN = { read: fclOrderIn, carriage: carriageOf };

/** The page after an order and its chart, which comes with its code. The address alone says which order it is. */
export default function ShippingFclSuccess() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeReceipt(gateway, app, SHOWN), [gateway, app]);
  const copy = useMemo(() => composeCopy(gateway, app, 'FCL'), [gateway, app]);
  const [input] = useState(receiptArrival);
  const order = { input: { orderNo: input.orderNo ?? '' } };
  return <FclSuccessPage actor={useActorRef(chart, { input })} copying={useActorRef(copy, order)} />;
}
